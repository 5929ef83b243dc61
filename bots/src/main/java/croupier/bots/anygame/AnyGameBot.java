package croupier.bots.anygame;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Position;
import croupier.engine.Randomness;

/**
 * Plays any game from the contract alone. Each trial deals what is hidden anew, makes one of the
 * moves, and lets everybody play on at random; the move with the best results is played. Which move
 * is tried next follows UCB1: the more promising, the more often. Where there are many moves, more
 * of them are looked at the longer it thinks.
 */
public final class AnyGameBot implements Bot {
  /** A move more comes to be tried for each so many trials. */
  private static final int TRIALS_A_MOVE = 4;

  private static final double CURIOSITY = 0.7;

  private final int mostTrials;
  private final long[] moves = new long[Position.MOST_MOVES + 1];
  private final int[] tried = new int[moves.length];
  private final double[] gained = new double[moves.length];
  private Position played;

  /**
   * @param mostTrials for each decision, however long it may think
   */
  public AnyGameBot(int mostTrials) {
    this.mostTrials = mostTrials;
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    int count = moves(world, seat, chance);
    if (count == 1) {
      return moves[0];
    }
    if (played == null) {
      played = world.copy();
    }
    RandomEnd end = new RandomEnd(chance);
    for (int trial = 0; trial < mostTrials && thinking.goesOn(); trial++) {
      int at = next(trial, Math.min(count, 2 + trial / TRIALS_A_MOVE));
      played.set(world);
      played.redeal(seat, chance);
      if (moves[at] != NOTHING) {
        played.act(seat, moves[at], null);
      }
      tried[at]++;
      gained[at] += end.gain(played, seat);
    }
    return moves[best(count)];
  }

  /** What can be done, in random order, for not all of it may be looked at. */
  private int moves(Position world, int seat, Randomness chance) {
    int count = world.moves(seat, moves);
    if ((world.awaited() >> seat & 1) == 0) {
      moves[count++] = NOTHING;
    }
    for (int i = count - 1; i >= 0; i--) {
      int other = i == 0 ? 0 : chance.below(i + 1);
      long move = moves[i];
      moves[i] = moves[other];
      moves[other] = move;
      tried[i] = 0;
      gained[i] = 0;
    }
    return count;
  }

  private int next(int trial, int count) {
    double log = Math.log(trial + 1.0);
    int next = 0;
    double highest = -1;
    for (int i = 0; i < count; i++) {
      if (tried[i] == 0) {
        return i;
      }
      double promise = gained[i] / tried[i] + CURIOSITY * Math.sqrt(log / tried[i]);
      if (promise > highest) {
        highest = promise;
        next = i;
      }
    }
    return next;
  }

  private int best(int count) {
    int best = 0;
    for (int i = 1; i < count; i++) {
      if (tried[i] > tried[best] || tried[i] == tried[best] && gained[i] > gained[best]) {
        best = i;
      }
    }
    return best;
  }
}
