package croupier.bots.search;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.Randomness;
import java.util.Arrays;

/**
 * Tries moves in sampled worlds. In each round what is hidden is dealt anew, every move that is
 * still in the race is made in this world, and the game goes on from there with the same chance; so
 * a move is never better for having been luckier. Moves that have fallen clearly behind are tried
 * no more.
 */
public final class WorldSearch implements Bot {
  /** No move is dropped after fewer rounds. */
  private static final int FEWEST_ROUNDS = 8;

  /** How many standard errors behind the best is clearly behind. */
  private static final double BEHIND = 2.2;

  private final Candidates candidates;
  private final Ending ending;
  private final int mostMoves;
  private final int mostTrials;
  private final double trust;
  private final long[] moves = new long[Position.MOST_MOVES + 2];
  private final double[] gained = new double[moves.length];
  private final double[] behind = new double[moves.length];
  private final double[] behindSquared = new double[moves.length];
  private final double[] now = new double[moves.length];
  private Position played;
  private int count;
  private int rounds;
  private long first;

  /**
   * @param mostMoves how many of the candidates are looked at
   * @param mostTrials for one decision, however long it may think
   * @param trust by how many standard errors another move must be better than the first candidate
   */
  public WorldSearch(
      Candidates candidates, Ending ending, int mostMoves, int mostTrials, double trust) {
    this.candidates = candidates;
    this.ending = ending;
    this.mostMoves = Math.min(mostMoves, Math.max(2, mostTrials / 2));
    this.mostTrials = mostTrials;
    this.trust = trust;
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    count = Math.min(mostMoves, candidates.list(world, seat, chance, moves));
    if (count == 1) {
      return moves[0];
    }
    if (played == null) {
      played = world.copy();
    }
    Arrays.fill(gained, 0, count, 0);
    Arrays.fill(behind, 0, count, 0);
    Arrays.fill(behindSquared, 0, count, 0);
    first = moves[0];
    int trials = 0;
    for (rounds = 0; count > 1; ) {
      long seed = (long) chance.below(Integer.MAX_VALUE) << 31 | chance.below(Integer.MAX_VALUE);
      for (int i = 0; i < count; i++) {
        if (trials++ >= mostTrials || !thinking.goesOn()) {
          return chosen();
        }
        now[i] = tried(world, seat, moves[i], seed);
      }
      rounds++;
      compare();
    }
    return moves[0];
  }

  private double tried(Position world, int seat, long move, long seed) {
    FastRandom luck = new FastRandom(seed);
    played.set(world);
    played.redeal(seat, luck);
    if (move != NOTHING) {
      played.act(seat, move, null);
    }
    return ending.gain(played, seat, luck);
  }

  private long chosen() {
    boolean firstIsThere = count > 0 && moves[0] == first;
    if (firstIsThere && rounds > 0) {
      double mean = behind[0] / rounds;
      double variance = Math.max(0, behindSquared[0] / rounds - mean * mean);
      if (mean <= trust * Math.sqrt(variance / rounds)) {
        return first;
      }
    }
    return moves[best()];
  }

  private int best() {
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = gained[i] > gained[best] ? i : best;
    }
    return best;
  }

  /** Adds what this round brought, each against the one that was best before it. */
  private void compare() {
    int best = best();
    for (int i = 0; i < count; i++) {
      double less = now[best] - now[i];
      gained[i] += now[i];
      behind[i] += less;
      behindSquared[i] += less * less;
    }
    if (rounds < FEWEST_ROUNDS) {
      return;
    }
    best = best();
    int left = 0;
    for (int i = 0; i < count; i++) {
      if (i == best || !isBehind(i)) {
        moves[left] = moves[i];
        gained[left] = gained[i];
        behind[left] = behind[i];
        behindSquared[left] = behindSquared[i];
        left++;
      }
    }
    count = left;
  }

  private boolean isBehind(int i) {
    double mean = behind[i] / rounds;
    double variance = Math.max(0, behindSquared[i] / rounds - mean * mean);
    return mean > 0 && mean > BEHIND * Math.sqrt((variance + 1e-4) / rounds);
  }
}
