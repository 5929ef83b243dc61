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
}
