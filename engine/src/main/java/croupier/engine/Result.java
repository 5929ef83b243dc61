package croupier.engine;

import java.util.List;

/**
 * How a game ended.
 *
 * @param winners the winning seats; more than one is a draw between them
 * @param points per seat, what the game counts: money, blocks
 */
public record Result(List<Integer> winners, List<Integer> points) {
  public Result {
    winners = List.copyOf(winners);
    points = List.copyOf(points);
  }

  /** Which place a seat came in; equals share the better one. */
  public int rank(int seat) {
    if (winners.contains(seat)) {
      return 1;
    }
    int before = winners.size();
    for (int other = 0; other < points.size(); other++) {
      before += !winners.contains(other) && points.get(other) > points.get(seat) ? 1 : 0;
    }
    return before + 1;
  }
}
