package croupier.bots.anygame;

import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Randomness;
import croupier.engine.Result;
import java.util.List;

/** Plays a position on at random, and says what comes of it for a seat. */
final class RandomEnd {
  /** A game that is not over by then counts as nobody's. */
  private static final int MOST_STEPS = 10_000;

  /** What winning counts; the rest is for the points. */
  private static final double WINNING = 0.8;

  private final RandomPlay play;

  RandomEnd(Randomness chance) {
    play = new RandomPlay(chance);
  }

  /** From 0, the worst, to 1. */
  double gain(Position position, int seat) {
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      if (!play.step(position)) {
        return gain(position.result(), seat);
      }
    }
    return 1.0 / position.seats();
  }

  private static double gain(Result result, int seat) {
    List<Integer> winners = result.winners();
    double won = winners.contains(seat) ? 1.0 / winners.size() : 0;
    return WINNING * won + (1 - WINNING) * share(result.points(), seat);
  }

  /** Where the points of a seat are between the fewest and the most. */
  private static double share(List<Integer> points, int seat) {
    int fewest = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int each : points) {
      fewest = Math.min(fewest, each);
      most = Math.max(most, each);
    }
    return most == fewest ? 0.5 : (points.get(seat) - fewest) / (double) (most - fewest);
  }
}
