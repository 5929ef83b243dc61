package croupier.bots.classic;

import croupier.engine.Group;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;

/** What deeds and cards are worth to whoever has them together. */
final class DeedWorth {
  private static final int PERCENT = 100;
  private static final int JAIL_CARD = 40;
  private static final Group[] GROUPS = Group.values();

  private final Habits habits;

  DeedWorth(Habits habits) {
    this.habits = habits;
  }

  /** All that is in a mask of deeds and cards. */
  int of(ClassicPosition table, int things) {
    ClassicBoard board = table.board();
    int sum = JAIL_CARD * Integer.bitCount(things >>> ClassicBoard.DEEDS);
    for (Group group : GROUPS) {
      int own = things & board.deeds(group);
      if (own != 0) {
        sum += group(board, group, own, own & table.mortgaged());
      }
    }
    return sum;
  }

  /** The deeds of one group; what was lent on them is not worth anything. */
  private int group(ClassicBoard board, Group group, int own, int mortgaged) {
    int prices = 0;
    int loans = 0;
    int lent = 0;
    for (int left = own; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      prices += board.price(board.space(deed));
      loans += board.mortgage(board.space(deed));
      lent += (mortgaged >> deed & 1) * board.mortgage(board.space(deed));
    }
    int count = Integer.bitCount(own);
    int share =
        group == Group.RAILROAD
            ? PERCENT + habits.railroad() * (count - 1)
            : group == Group.UTILITY ? PERCENT : share(board, group, count);
    // Nothing is worth less than what the Bank lends on it.
    return Math.max(prices * share / PERCENT, loans) - lent;
  }

  private int share(ClassicBoard board, Group group, int count) {
    int all = Integer.bitCount(board.deeds(group));
    // A deed more is never worth less than nothing, or it would be given away.
    int share = habits.one() + (count > 1 ? habits.two() : 0);
    return count == all ? share + habits.complete() : share;
  }

  /** What some things more are worth to a seat. */
  int more(ClassicPosition table, int seat, int things) {
    int own = table.holdings(seat);
    return of(table, own | things) - of(table, own & ~things);
  }

  /** What a deed is worth to a seat, or keeping it from the opponent who wants it most. */
  int wanted(ClassicPosition table, int seat, int deed) {
    int own = more(table, seat, 1 << deed);
    int others = 0;
    for (int other = 0; other < table.seats(); other++) {
      if (other != seat && !table.isBankrupt(other)) {
        others = Math.max(others, more(table, other, 1 << deed));
      }
    }
    return Math.max(own, others * habits.envy() / PERCENT + own / 2);
  }
}
