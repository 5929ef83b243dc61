package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Result;
import java.util.ArrayList;
import java.util.List;

/** How a game ends: with three sets, or because nobody can or will go on. */
final class Endings {
  /** DE-03: rounds without a play that end a game even when there are cards to draw. */
  static final int LONGEST_QUIET = 10;

  private static final int TO_WIN = DealData.STANDARD.setsToWin;

  private Endings() {}

  static boolean hasWon(DealTable table, int seat) {
    return Integer.bitCount(table.completeOf(seat)) >= TO_WIN;
  }

  /**
   * The seat that has won by now, or -1: the one on turn before the others (DL-31). Sets of one
   * colour count once (DL-32).
   */
  static int winner(DealTable table) {
    if (hasWon(table, table.turn)) {
      return table.turn;
    }
    if (table.rules.winningOffTurn()) {
      for (int seat = 0; seat < table.seats; seat++) {
        if (hasWon(table, seat)) {
          return seat;
        }
      }
    }
    return DealTable.NONE;
  }

  /** Ends the game when somebody has won. */
  static boolean checkWin(DealTable table, List<Event> events) {
    int winner = winner(table);
    if (winner == DealTable.NONE) {
      return false;
    }
    table.phase = Phase.OVER;
    if (events != null) {
      events.add(new DealEvent.GameOver(List.of(winner)));
    }
    return true;
  }

  /** DL-05, DE-03: whether nobody has played for so long that it is over. */
  static boolean isStale(DealTable table) {
    int least = table.seats * table.rules.stalemateRounds();
    return table.quiet >= least
        && (table.quiet >= table.seats * LONGEST_QUIET || table.drawable() == 0);
  }

  static void stalemate(DealTable table, List<Event> events) {
    table.phase = Phase.OVER;
    if (events != null) {
      events.add(new DealEvent.Stalemate(table.quiet / table.seats));
      events.add(new DealEvent.GameOver(best(table)));
    }
  }

  static Result result(DealTable table) {
    int winner = winner(table);
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      points.add(Integer.bitCount(table.completeOf(seat)));
    }
    return new Result(winner == DealTable.NONE ? best(table) : List.of(winner), points);
  }

  /** DE-04: after a stalemate the most colours win, then the most worth; equal is a draw. */
  private static List<Integer> best(DealTable table) {
    List<Integer> best = new ArrayList<>();
    int most = DealTable.NONE;
    for (int seat = 0; seat < table.seats; seat++) {
      int standing = Integer.bitCount(table.completeOf(seat)) << 16 | table.worthOf(seat);
      if (standing > most) {
        best.clear();
        most = standing;
      }
      if (standing == most) {
        best.add(seat);
      }
    }
    return best;
  }
}
