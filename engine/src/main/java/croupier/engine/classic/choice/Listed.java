package croupier.engine.classic.choice;

import croupier.engine.Group;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;

/** The moves of a seat, one by one; of those with free parts, a sensible few. */
public final class Listed {
  /** Raises that are listed, above the least that can be bid. */
  private static final int[] RAISES = {10, 50, 100};

  private Listed() {}

  public static int moves(ClassicTable table, int seat, long[] into) {
    return switch (table.frame()) {
      case TURN -> turn(table, seat, into);
      case BUY -> buy(table, seat, into);
      case DEBT -> debt(table, seat, into);
      case AUCTION, BUILDING_AUCTION -> auction(table, seat, into);
      case OFFER -> offer(table, seat, into);
      case INSTEAD -> instead(table, seat, into);
      case SHORTAGE -> {
        int count = 0;
        for (int most = Shortages.mostWanted(table, seat); count < most; count++) {
          into[count] = ClassicMoves.want(count + 1);
        }
        if (seat != Word.one(table.top())) {
          into[count++] = ClassicMoves.waive();
        }
        yield count;
      }
      case PLACE -> each(ActionKind.PLACE, Shortages.places(table), into, 0);
      case CLOSING -> {
        int count = each(ActionKind.CLAIM_RENT, Rents.claimable(table, seat), into, 0);
        into[count] = ClassicMoves.waive();
        yield count + 1;
      }
      case TRANSFER -> {
        int count = each(ActionKind.KEEP_MORTGAGE, Word.things(table.top()), into, 0);
        yield each(ActionKind.REDEEM, Mortgages.redeemableNow(table), into, count);
      }
      case TAX -> {
        into[0] = ClassicMoves.chooseTax(false);
        into[1] = ClassicMoves.chooseTax(true);
        yield 2;
      }
      default -> 0;
    };
  }

  private static int each(ActionKind kind, int things, long[] into, int count) {
    int written = count;
    for (int left = things; left != 0; left &= left - 1) {
      into[written++] = kind.move(Integer.numberOfTrailingZeros(left));
    }
    return written;
  }

  private static int turn(ClassicTable table, int seat, long[] into) {
    int count = 0;
    if (seat == table.player) {
      into[count++] = ClassicMoves.roll();
      if (Legal.mayPayFine(table, seat)) {
        into[count++] = ClassicMoves.payFine();
      }
      if (Legal.mayLeaveJail(table, seat)) {
        int cards = table.holdings[seat] >>> ClassicTable.DEEDS;
        count = each(ActionKind.USE_JAIL_CARD, cards, into, count);
      }
    }
    count = each(ActionKind.CLAIM_RENT, Rents.claimable(table, seat), into, count);
    count = each(ActionKind.BUILD, Buildings.buildable(table, seat), into, count);
    count = each(ActionKind.REDEEM, Mortgages.redeemable(table, seat), into, count);
    return raise(table, seat, into, count);
  }

  private static int buy(ClassicTable table, int seat, long[] into) {
    int count = 0;
    if (Legal.mayBuy(table, seat)) {
      into[count++] = ClassicMoves.buy();
    }
    into[count++] = ClassicMoves.decline();
    return raise(table, seat, into, count);
  }

  private static int debt(ClassicTable table, int seat, long[] into) {
    int count = raise(table, seat, into, 0);
    long debt = table.top();
    if (Debts.mayOffer(table, debt)) {
      for (int left = Trades.tradeable(table, seat); left != 0; left &= left - 1) {
        int thing = Integer.numberOfTrailingZeros(left);
        int value = Math.min(Trades.price(table, thing), Word.amount(debt));
        if (Debts.fits(table, left & -left, value)) {
          into[count++] = ClassicMoves.offerInstead(left & -left, value);
        }
      }
    }
    if (Debts.hopeless(table)) {
      into[count++] = ClassicMoves.goBankrupt();
    }
    return count;
  }

  /** All the ways to raise money that are open at any time. */
  private static int raise(ClassicTable table, int seat, long[] into, int from) {
    int count = each(ActionKind.SELL, Buildings.sellable(table, seat), into, from);
    for (int left = Buildings.sellableDown(table, seat); left != 0; left &= left - 1) {
      int group = Integer.numberOfTrailingZeros(left);
      int most = Buildings.mostLeft(table, group);
      if (most > 0) {
        into[count++] = ClassicMoves.sellDown(Group.of(group), most);
      }
      into[count++] = ClassicMoves.sellDown(Group.of(group), 0);
    }
    count = each(ActionKind.MORTGAGE, Mortgages.mortgageable(table, seat), into, count);
    return offers(table, seat, into, count);
  }

  /**
   * Single deeds at the usual price, to and from those who own another of the group; and a card for
   * whoever is in jail. When there are none such, the first that can be offered at all.
   */
  private static int offers(ClassicTable table, int seat, long[] into, int from) {
    if (table.offersLeft(seat) == 0) {
      return from;
    }
    int count = from;
    long first = -1;
    for (int left = table.solvent & ~(1 << seat); left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      int things = Trades.tradeable(table, seat) | Trades.tradeable(table, other);
      for (; things != 0; things &= things - 1) {
        int thing = Integer.numberOfTrailingZeros(things);
        int pays = Trades.usual(table, seat, other, thing);
        if (pays == Trades.IMPOSSIBLE) {
          continue;
        }
        long move = ClassicMoves.offer(other, 1 << thing, pays);
        first = first < 0 ? move : first;
        if (Trades.isWelcome(table, thing, table.owner[thing] == seat ? other : seat)) {
          into[count++] = move;
        }
      }
    }
    if (count == from && first >= 0) {
      into[count++] = first;
    }
    return count;
  }

  private static int auction(ClassicTable table, int seat, long[] into) {
    int limit = Auctions.limit(table, seat);
    int least = Word.amount(table.top()) + 1;
    into[0] = ClassicMoves.pass();
    into[1] = ClassicMoves.bid(least);
    int count = 2;
    for (int raise : RAISES) {
      int bid = least - 1 + raise;
      if (bid <= limit) {
        into[count++] = ClassicMoves.bid(bid);
      }
    }
    return count;
  }

  private static int offer(ClassicTable table, int seat, long[] into) {
    long offer = table.top();
    if (seat == Word.one(offer)) {
      into[0] = ClassicMoves.withdraw();
      return 1;
    }
    into[0] = ClassicMoves.accept();
    into[1] = ClassicMoves.refuse();
    int count = 2;
    // the same things for more cash
    int from = Word.one(offer);
    int things = Word.things(offer);
    for (int raise : RAISES) {
      int pays = -Word.amount(offer) - raise;
      if (Trades.fits(table, seat, from, things, pays)) {
        into[count++] = ClassicMoves.counter(things, pays);
      }
    }
    return count;
  }

  private static int instead(ClassicTable table, int seat, long[] into) {
    if (seat == Word.one(table.top())) {
      into[0] = ClassicMoves.withdraw();
      return 1;
    }
    into[0] = ClassicMoves.accept();
    into[1] = ClassicMoves.refuse();
    return 2;
  }
}
