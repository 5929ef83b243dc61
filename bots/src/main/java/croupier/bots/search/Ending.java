package croupier.bots.search;

import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Result;
import java.util.List;

/** How a trial goes on after the move that is tried, and what came of it. */
public interface Ending {
  /** Plays on as it likes and says how good that was for a seat, from 0, the worst, to 1. */
  double gain(Position position, int seat, Randomness chance);

  /** What winning counts; the rest is for the points. */
  double WINNING = 0.8;

  /** How good the end of a game is for a seat. */
  static double of(Result result, int seat) {
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
