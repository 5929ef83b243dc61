package croupier.app.evenings;

import croupier.engine.Refusal;
import java.util.Arrays;

/** One answer of chance to a seat, with all that it could have been. */
public sealed interface Throw {
  /** No box has more cards. */
  int MOST = 1_000;

  int MOST_DICE = 20;
  int MOST_SIDES = 100;

  /** So many dice together, of which each shows 1 to so many, each as often. */
  record Dice(int dice, int sides) implements Throw {
    public Dice {
      check(dice >= 1 && dice <= MOST_DICE && sides >= 2 && sides <= MOST_SIDES);
    }
  }

  /** Something that comes in so many of so many cases: a policeman in 2 of 6. */
  record Hit(int in, int of) implements Throw {
    public Hit {
      check(in >= 0 && in <= of && of >= 1 && of <= MOST);
    }
  }

  /** So many cards drawn of a whole deck, in which some are marked. */
  record Hand(int drawn, int marked, int of) implements Throw {
    public Hand {
      check(drawn >= 0 && drawn <= of && marked >= 0 && marked <= of && of <= MOST);
    }
  }

  private static void check(boolean possible) {
    if (!possible) {
      throw Refusal.wrongData("chance cannot answer so.");
    }
  }

  /** The least that it can bring. */
  default int least() {
    return this instanceof Dice(int dice, int _) ? dice : 0;
  }

  /** How likely each result is, from the least on. */
  default double[] odds() {
    return switch (this) {
      case Dice(int dice, int sides) -> dice(dice, sides);
      case Hit(int in, int of) -> new double[] {1 - (double) in / of, (double) in / of};
      case Hand(int drawn, int marked, int of) -> hand(drawn, marked, of);
    };
  }

  private static double[] dice(int dice, int sides) {
    double[] one = new double[sides];
    Arrays.fill(one, 1.0 / sides);
    return Odds.sums(one, dice);
  }

  /**
   * The marked cards among so many, drawn one after the other: each time as many are left as there
   * were less what has come.
   */
  private static double[] hand(int drawn, int marked, int of) {
    double[] odds = new double[Math.min(drawn, marked) + 1];
    odds[0] = 1;
    for (int card = 0; card < drawn; card++) {
      double left = of - card;
      for (int have = Math.min(card, marked); have >= 0; have--) {
        double comes = (marked - have) / left;
        if (have + 1 < odds.length) {
          odds[have + 1] += odds[have] * comes;
        }
        odds[have] *= 1 - comes;
      }
    }
    return odds;
  }
}
