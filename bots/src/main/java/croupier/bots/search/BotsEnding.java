package croupier.bots.search;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Position;
import croupier.engine.Position.Waiting;
import croupier.engine.Randomness;
import java.util.function.IntToDoubleFunction;

/**
 * Everybody plays on by the same quick rules. They are told the world as it is in the trial, so
 * this is for bots that look at nothing but what their own seat knows.
 */
public final class BotsEnding implements Ending {
  /** Says how good a position is for a seat that was not played to its end. */
  public interface Prospect {
    double of(Position position, int seat);

    /** Of seats that are as likely to win as they are strong: the chance of one. */
    static double share(int seats, int seat, IntToDoubleFunction strength) {
      double all = 0;
      double own = 0;
      for (int other = 0; other < seats; other++) {
        double its = strength.applyAsDouble(other);
        all += its;
        own = other == seat ? its : own;
      }
      return own / all;
    }
  }

  private static final Thinking NONE = Thinking.trials(0);

  private final Bot rules;
  private final int mostSteps;
  private final Prospect prospect;

  /**
   * @param mostSteps after which it is guessed who will win
   */
  public BotsEnding(Bot rules, int mostSteps, Prospect prospect) {
    this.rules = rules;
    this.mostSteps = mostSteps;
    this.prospect = prospect;
  }

  @Override
  public double gain(Position position, int seat, Randomness chance) {
    for (int steps = 0; steps < mostSteps; steps++) {
      Waiting waiting = position.waiting();
      if (waiting == Waiting.OVER) {
        return Ending.of(position.result(), seat);
      }
      if (waiting == Waiting.CHANCE) {
        position.happen(position.draw(chance), null);
      } else {
        decide(position, chance);
      }
    }
    return position.waiting() == Waiting.OVER
        ? Ending.of(position.result(), seat)
        : prospect.of(position, seat);
  }

  private void decide(Position position, Randomness chance) {
    int awaited = position.awaited();
    for (int left = position.deciders() & ~awaited; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      long move = rules.choose(position, seat, chance, NONE);
      if (move != Bot.NOTHING) {
        position.act(seat, move, null);
        return;
      }
    }
    int seat = Integer.numberOfTrailingZeros(awaited);
    position.act(seat, rules.choose(position, seat, chance, NONE), null);
  }
}
