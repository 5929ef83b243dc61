package croupier.bots.tuning;

import croupier.bots.Bots;
import croupier.bots.Thinking;
import croupier.bots.Weights;
import croupier.bots.strength.Match;
import croupier.bots.strength.WinRate;
import java.io.PrintStream;
import java.util.Map;

/**
 * Makes the weights of a bot better, one at a time: each is tried a step up and a step down against
 * the weights so far, on each seat with the same deals, and a change stays that wins more than can
 * be luck. No weight falls below nothing. The steps become smaller from round to round.
 *
 * <pre>java -cp engine/target/classes:bots/target/classes croupier.bots.tuning.Tuning \
 *     GAME SEATS DEALS ROUNDS SEED &gt; weights</pre>
 *
 * The weights are written to the standard output, what was tried to the other. The file that lies
 * beside the bot says on its first line which call made it.
 */
public final class Tuning {
  /** The first step, as a share of the weight. */
  private static final double FIRST_STEP = 0.5;

  /** What is left of a step in the next round. */
  private static final double SMALLER = 0.6;

  private final Tunable tunable;
  private final Match match;
  private final int deals;
  private final PrintStream log;
  private final double even;
  private long seed;

  Tuning(Tunable tunable, int seats, int deals, long seed, PrintStream log) {
    this.tunable = tunable;
    this.deals = deals;
    this.seed = seed;
    this.log = log;
    match = new Match(tunable.game(), tunable.game().options(Map.of()), seats, Thinking.trials(0));
    even = 1.0 / seats;
  }

  public static void main(String[] arguments) {
    Tuning tuning =
        new Tuning(
            Bots.tunable(arguments[0]),
            Integer.parseInt(arguments[1]),
            Integer.parseInt(arguments[2]),
            Long.parseLong(arguments[4]),
            System.err);
    Weights tuned = tuning.tuned(Integer.parseInt(arguments[3]));
    System.out.println("# Made by Tuning " + String.join(" ", arguments));
    System.out.print(tuned);
  }

  /** The weights after so many rounds. */
  Weights tuned(int rounds) {
    Weights best = tunable.weights();
    double step = FIRST_STEP;
    for (int round = 0; round < rounds; round++) {
      for (String name : best.names()) {
        best = better(best, name, step);
      }
      step *= SMALLER;
    }
    return best;
  }

  private Weights better(Weights base, String name, double step) {
    int now = base.get(name);
    int by = Math.max(1, (int) Math.round(Math.abs(now) * step));
    for (int tried : new int[] {now + by, Math.max(0, now - by)}) {
      if (tried == now) {
        continue;
      }
      Weights other = base.with(name, tried);
      WinRate rate =
          match.play(
              () -> tunable.bot().apply(other), () -> tunable.bot().apply(base), deals, seed);
      seed += deals;
      boolean better = rate.low() > even;
      log.printf("%s %d -> %d: %s%s%n", name, now, tried, rate, better ? " stays" : "");
      if (better) {
        return other;
      }
    }
    return base;
  }
}
