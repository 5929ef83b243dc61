package croupier.engine.classic.choice;

import croupier.engine.Bits;
import croupier.engine.Group;
import croupier.engine.Randomness;
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

/**
 * A legal move at random, drawn without listing them all. Every legal move can come; those that
 * lead on come more often than they would among hundreds of possible deals.
 */
public final class RandomMove {
  /** What can be done between rolls. */
  private enum Business {
    CLAIM,
    BUILD,
    REDEEM,
    /** From here on open to debtors and buyers too. */
    SELL,
    SELL_DOWN,
    MORTGAGE,
    OFFER;

    static final Business[] ALL = values();

    /** As often as they come. */
    static final Business[] WEIGHTED = {
      CLAIM, BUILD, REDEEM, REDEEM, REDEEM, REDEEM, SELL, SELL_DOWN, MORTGAGE, OFFER, OFFER, OFFER,
      OFFER, OFFER, OFFER, OFFER
    };
  }

  private static final long NO_MOVE = -1;

  /** Most bids raise by less than this. */
  private static final int SMALL_RAISE = 40;

  private RandomMove() {}

  public static long of(ClassicTable table, int seat, Randomness source) {
    return switch (table.frame()) {
      case TURN -> turn(table, seat, source);
      case BUY -> buy(table, seat, source);
      case DEBT -> debt(table, seat, source);
      case AUCTION, BUILDING_AUCTION -> auction(table, seat, source);
      case OFFER -> offer(table, seat, source);
      case INSTEAD -> instead(table, seat, source);
      case SHORTAGE ->
          seat != Word.one(table.top()) && source.below(2) == 0
              ? ClassicMoves.waive()
              : ClassicMoves.want(1 + source.below(Shortages.mostWanted(table, seat)));
      case PLACE -> one(ActionKind.PLACE, Shortages.places(table), source);
      case CLOSING ->
          source.below(4) == 0
              ? ClassicMoves.waive()
              : one(ActionKind.CLAIM_RENT, Rents.claimable(table, seat), source);
      case TRANSFER -> transfer(table, source);
      case TAX -> ClassicMoves.chooseTax(source.below(2) == 0);
      default -> throw new IllegalStateException("nobody decides in " + table.frame());
    };
  }

  private static long one(ActionKind kind, int things, Randomness source) {
    return things == 0 ? NO_MOVE : kind.move(Bits.oneOf(things, source));
  }

  // --- between rolls

  private static long turn(ClassicTable table, int seat, Randomness source) {
    if (seat != table.player) {
      return business(table, seat, Business.CLAIM, source);
    }
    if (source.below(4) > 0) {
      return onTurn(table, seat, source);
    }
    long move = business(table, seat, Business.CLAIM, source);
    return move == NO_MOVE ? onTurn(table, seat, source) : move;
  }

  private static long onTurn(ClassicTable table, int seat, Randomness source) {
    if (table.jail[seat] != 0) {
      int way = source.below(3);
      if (way == 0 && Legal.mayPayFine(table, seat)) {
        return ClassicMoves.payFine();
      }
      int cards = table.holdings[seat] >>> ClassicTable.DEEDS;
      if (way == 1 && cards != 0) {
        return one(ActionKind.USE_JAIL_CARD, cards, source);
      }
    }
    return ClassicMoves.roll();
  }

  /**
   * Some business that is open: often what wins games, else of a kind at random, or of the next
   * that is possible.
   */
  private static long business(ClassicTable table, int seat, Business first, Randomness source) {
    if (first == Business.CLAIM && source.below(2) == 0) {
      Business wins = table.claimCount > 0 ? Business.CLAIM : Business.BUILD;
      long move = ofKind(wins, table, seat, source);
      if (move != NO_MOVE) {
        return move;
      }
    }
    Business kind = Business.WEIGHTED[source.below(Business.WEIGHTED.length)];
    if (kind.ordinal() < first.ordinal()) {
      kind = first;
    }
    for (int tries = first.ordinal(); tries < Business.ALL.length; tries++) {
      long move = ofKind(kind, table, seat, source);
      if (move != NO_MOVE) {
        return move;
      }
      kind = kind == Business.OFFER ? first : Business.ALL[kind.ordinal() + 1];
    }
    return NO_MOVE;
  }

  private static long ofKind(Business kind, ClassicTable table, int seat, Randomness source) {
    return switch (kind) {
      case CLAIM ->
          table.claimCount == 0
              ? NO_MOVE
              : one(ActionKind.CLAIM_RENT, Rents.claimable(table, seat), source);
      case BUILD -> one(ActionKind.BUILD, Buildings.buildable(table, seat), source);
      case REDEEM -> one(ActionKind.REDEEM, Mortgages.redeemable(table, seat), source);
      case SELL -> one(ActionKind.SELL, Buildings.sellable(table, seat), source);
      case SELL_DOWN -> sellDown(table, seat, source);
      case MORTGAGE -> one(ActionKind.MORTGAGE, Mortgages.mortgageable(table, seat), source);
      case OFFER -> offerAnything(table, seat, source);
    };
  }

  private static long sellDown(ClassicTable table, int seat, Randomness source) {
    int groups = Buildings.sellableDown(table, seat);
    if (groups == 0) {
      return NO_MOVE;
    }
    int group = Bits.oneOf(groups, source);
    int left = source.below(Buildings.mostLeft(table, group) + 1);
    return ClassicMoves.sellDown(Group.of(group), Buildings.fits(table, group, left) ? left : 0);
  }

  // --- deals

  private static long offerAnything(ClassicTable table, int seat, Randomness source) {
    if (table.offersLeft(seat) == 0) {
      return NO_MOVE;
    }
    int others = table.solvent & ~(1 << seat);
    int to = Bits.oneOf(others, source);
    long contents = deal(table, seat, to, source);
    if (contents != NO_MOVE) {
      return ClassicMoves.offer(to, Word.things(contents), Word.amount(contents));
    }
    for (int left = others; left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      int things = Trades.tradeable(table, seat) | Trades.tradeable(table, other);
      for (; things != 0; things &= things - 1) {
        int pays = Trades.usual(table, seat, other, Integer.numberOfTrailingZeros(things));
        if (pays != Trades.IMPOSSIBLE) {
          return ClassicMoves.offer(other, things & -things, pays);
        }
      }
    }
    return NO_MOVE;
  }

  /** Anything that two seats could agree on: its things and its amount. */
  private static long deal(ClassicTable table, int from, int to, Randomness source) {
    int pool = Trades.tradeable(table, from) | Trades.tradeable(table, to);
    if (!table.rules.swaps && pool != 0) {
      // sold, so all of one side, drawn by one of its things
      int side = table.owner[Bits.oneOf(pool, source)];
      pool &= table.holdings[side];
    }
    if (pool == 0) {
      return NO_MOVE;
    }
    int things = some(pool, source);
    int given = things & table.holdings[from];
    int most = Trades.mostPaid(table, from, things ^ given, given);
    int least = -Trades.mostPaid(table, to, given, things ^ given);
    return least > most
        ? NO_MOVE
        : Word.of(0, things, least + source.below(most - least + 1), 0, 0);
  }

  /** One thing, two, or any number of them. */
  private static int some(int pool, Randomness source) {
    int things = 1 << Bits.oneOf(pool, source);
    return switch (source.below(3)) {
      case 0 -> things;
      case 1 -> things | 1 << Bits.oneOf(pool, source);
      default -> {
        int any = pool & source.below(ClassicTable.ALL_THINGS + 1);
        yield any == 0 ? things : any;
      }
    };
  }

  private static long offer(ClassicTable table, int seat, Randomness source) {
    long offer = table.top();
    if (seat == Word.one(offer)) {
      return ClassicMoves.withdraw();
    }
    int answer = source.below(3);
    if (answer == 2 && table.offersLeft(seat) > 0) {
      long contents = deal(table, seat, Word.one(offer), source);
      if (contents != NO_MOVE) {
        return ClassicMoves.counter(Word.things(contents), Word.amount(contents));
      }
    }
    return answer == 0 ? ClassicMoves.accept() : ClassicMoves.refuse();
  }

  // --- the rest

  private static long buy(ClassicTable table, int seat, Randomness source) {
    int way = source.below(8);
    if (way >= 2 && Legal.mayBuy(table, seat)) {
      return ClassicMoves.buy();
    }
    long move = way == 0 ? business(table, seat, Business.SELL, source) : NO_MOVE;
    return move == NO_MOVE ? ClassicMoves.decline() : move;
  }

  private static long debt(ClassicTable table, int seat, Randomness source) {
    int way = source.below(4);
    if (way == 1 && Debts.hopeless(table)) {
      return ClassicMoves.goBankrupt();
    }
    long move = way == 0 ? offerInstead(table, seat, source) : NO_MOVE;
    if (move == NO_MOVE) {
      move = business(table, seat, Business.SELL, source);
    }
    return move == NO_MOVE ? ClassicMoves.goBankrupt() : move;
  }

  private static long offerInstead(ClassicTable table, int seat, Randomness source) {
    long debt = table.top();
    int pool = Trades.tradeable(table, seat);
    if (pool == 0 || !Debts.mayOffer(table, debt)) {
      return NO_MOVE;
    }
    int things = some(pool, source);
    int value = 1 + source.below(Word.amount(debt));
    return Debts.fits(table, things, value) ? ClassicMoves.offerInstead(things, value) : NO_MOVE;
  }

  private static long auction(ClassicTable table, int seat, Randomness source) {
    int way = source.below(8);
    if (way < 4) {
      return ClassicMoves.pass();
    }
    int least = Word.amount(table.top()) + 1;
    int choices = Auctions.limit(table, seat) - least + 1;
    return ClassicMoves.bid(
        least + source.below(way == 4 ? choices : Math.min(choices, SMALL_RAISE)));
  }

  private static long instead(ClassicTable table, int seat, Randomness source) {
    if (seat == Word.one(table.top())) {
      return ClassicMoves.withdraw();
    }
    return source.below(2) == 0 ? ClassicMoves.accept() : ClassicMoves.refuse();
  }

  private static long transfer(ClassicTable table, Randomness source) {
    int redeemable = Mortgages.redeemableNow(table);
    if (redeemable != 0 && source.below(2) == 0) {
      return one(ActionKind.REDEEM, redeemable, source);
    }
    return one(ActionKind.KEEP_MORTGAGE, Word.things(table.top()), source);
  }
}
