package croupier.bots.classic;

import croupier.bots.Bot;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;

/** What to spend cash on, how much of it to keep, and how to raise it. */
final class Money {
  private static final int PERCENT = 100;

  private final Habits habits;

  Money(Habits habits) {
    this.habits = habits;
  }

  /** The dearest rent that an opponent could ask on a built site. */
  int dearestRent(ClassicPosition table, int seat) {
    ClassicBoard board = table.board();
    int dearest = 0;
    for (int left = table.built() & ~table.holdings(seat); left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      int steps = table.buildings(board.space(deed));
      boolean hotel = steps > table.mostHouses();
      dearest =
          Math.max(dearest, board.rent(board.space(deed), hotel ? ClassicBoard.HOTEL_RENT : steps));
    }
    return dearest;
  }

  /** The cash that is not needed for what others may ask. */
  int spare(ClassicPosition table, int seat) {
    return table.cash(seat) - habits.reserve() - dearestRent(table, seat) * habits.fear() / PERCENT;
  }

  /** The building or redemption that pays best and can be afforded, or {@link Bot#NOTHING}. */
  long build(ClassicPosition table, int seat) {
    if (table.cash(seat) <= habits.reserve()) {
      return Bot.NOTHING;
    }
    int sites = table.buildable(seat);
    int redeemable = table.holdings(seat) & table.mortgaged();
    if (sites == 0 && redeemable == 0) {
      return Bot.NOTHING;
    }
    int spare = spare(table, seat);
    ClassicBoard board = table.board();
    int best = -1;
    int most = 0;
    for (int left = sites; left != 0; left &= left - 1) {
      int site = Integer.numberOfTrailingZeros(left);
      if (board.building(board.space(site)) <= spare) {
        int gain = PERCENT * more(table, site) / board.building(board.space(site));
        if (gain > most) {
          most = gain;
          best = site;
        }
      }
    }
    return best >= 0 ? ClassicMoves.build(best) : redeem(table, seat, redeemable, spare);
  }

  /** The rent that one building more brings. */
  private static int more(ClassicPosition table, int site) {
    int space = table.board().space(site);
    int steps = table.buildings(space);
    int next = steps + 1 > table.mostHouses() ? ClassicBoard.HOTEL_RENT : steps + 1;
    return table.board().rent(space, next) - table.board().rent(space, steps);
  }

  private static long redeem(ClassicPosition table, int seat, int mortgaged, int spare) {
    ClassicBoard board = table.board();
    for (int left = mortgaged; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      int group = board.together(deed);
      boolean whole = (table.holdings(seat) & group) == group;
      int cost = board.redemption(board.space(deed));
      if (cost * (whole ? 1 : 3) <= spare && cost <= table.cash(seat)) {
        return ClassicMoves.redeem(deed);
      }
    }
    return Bot.NOTHING;
  }

  // --- to raise it

  /** Single deeds first, then buildings, then what is left. */
  long raise(ClassicPosition table, int seat, long[] room) {
    int deeds = table.mortgageable(seat);
    int single = cheapest(table, seat, deeds, false);
    if (single >= 0) {
      return ClassicMoves.mortgage(single);
    }
    int sites = table.sellable(seat);
    if (sites != 0) {
      return ClassicMoves.sell(leastRent(table, sites));
    }
    if (deeds != 0) {
      return ClassicMoves.mortgage(cheapest(table, seat, deeds, true));
    }
    int count = table.moves(seat, room);
    for (int i = 0; i < count; i++) {
      ActionKind kind = ActionKind.of(room[i]);
      if (kind == ActionKind.SELL_DOWN || kind == ActionKind.GO_BANKRUPT) {
        return room[i];
      }
    }
    return room[0];
  }

  private static int cheapest(ClassicPosition table, int seat, int deeds, boolean whole) {
    ClassicBoard board = table.board();
    int cheapest = -1;
    for (int left = deeds; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      int group = board.together(deed);
      boolean inWhole = (table.holdings(seat) & group) == group;
      if ((whole || !inWhole) && (cheapest < 0 || price(board, deed) < price(board, cheapest))) {
        cheapest = deed;
      }
    }
    return cheapest;
  }

  private static int price(ClassicBoard board, int deed) {
    return board.price(board.space(deed));
  }

  private static int leastRent(ClassicPosition table, int sites) {
    ClassicBoard board = table.board();
    int least = Integer.numberOfTrailingZeros(sites);
    for (int left = sites; left != 0; left &= left - 1) {
      int site = Integer.numberOfTrailingZeros(left);
      least = board.building(board.space(site)) < board.building(board.space(least)) ? site : least;
    }
    return least;
  }
}
