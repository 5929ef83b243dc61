package croupier.engine.classic.rules;

import croupier.engine.Bits;
import croupier.engine.Event;
import croupier.engine.Result;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.ArrayList;
import java.util.List;

/** When a game is over, and who has won. */
public final class Endings {
  private Endings() {}

  /**
   * Money, deeds at their price, mortgaged ones at half, buildings at what they cost (sheet 001, A
   * Quicker Game; C8-35, C8-37, C8-38, HB-29).
   */
  public static int worth(ClassicTable table, int seat) {
    ClassicBoard board = table.board;
    int worth = table.cash[seat];
    for (int left = table.holdings[seat] & ClassicTable.ALL_DEEDS; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      boolean mortgaged = (table.mortgaged >> deed & 1) == 1;
      worth += mortgaged ? board.price[deed] / 2 : board.price[deed];
      worth += table.steps[deed] * board.building[deed];
    }
    return worth;
  }

  /** Whatever was going on is left; cards that were being read go back to their decks. */
  static void over(ClassicTable table, List<Event> events) {
    for (int at = table.depth() - 1; at >= 0; at--) {
      if (Word.kind(table.frameAt(at)) == Frame.CARD.ordinal()) {
        Cards.toBottom(table, table.frameAt(at), events);
      }
    }
    table.popAll();
    table.claimCount = 0;
    table.push(Frame.OVER, 0, 0, 0, 0);
    if (events != null) {
      events.add(new ClassicEvent.GameOver(Bits.listed(winners(table))));
    }
  }

  /** The only one left, or the richest; equally rich seats share it (C8-39). */
  static int winners(ClassicTable table) {
    int winners = 0;
    int most = Integer.MIN_VALUE;
    for (int left = table.solvent; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int points = points(table, seat);
      winners = points > most ? 1 << seat : points == most ? winners | 1 << seat : winners;
      most = Math.max(most, points);
    }
    return winners;
  }

  public static Result result(ClassicTable table) {
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      points.add(points(table, seat));
    }
    return new Result(Bits.listed(winners(table)), points);
  }

  /** The winners, the others by what they have, and the bankrupts, who fell last first (CT-21). */
  public static int rank(ClassicTable table, int seat) {
    int winners = winners(table);
    if ((winners >> seat & 1) == 1) {
      return 1;
    }
    int better = Integer.bitCount(winners);
    for (int other = 0; other < table.seats; other++) {
      better += (winners >> other & 1) == 0 && isBefore(table, other, seat) ? 1 : 0;
    }
    return better + 1;
  }

  private static boolean isBefore(ClassicTable table, int one, int other) {
    if (table.isSolvent(one) != table.isSolvent(other)) {
      return table.isSolvent(one);
    }
    return table.isSolvent(one)
        ? points(table, one) > points(table, other)
        : table.fell(one) > table.fell(other);
  }

  private static int points(ClassicTable table, int seat) {
    return table.rules.cashOnly ? table.cash[seat] : worth(table, seat);
  }
}
