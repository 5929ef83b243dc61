package croupier.engine.classic.choice;

import croupier.engine.Because;
import croupier.engine.classic.ClassicReason;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;

/** Why a trade cannot be offered, or property in place of money. */
record TradeReasons(ClassicTable table, int seat) {
  /** What a seat cannot pay, said to itself or to its partner. */
  private record Purse(
      ClassicReason only, ClassicReason withInterest, ClassicReason deals, ClassicReason mayOwe) {
    Because shortOf(ClassicTable table, int seat, int received) {
      int interest = Mortgages.interest(table, received);
      return interest == 0
          ? only.with("seat", seat).with("cash", table.cash[seat])
          : withInterest
              .with("seat", seat)
              .with("cash", table.cash[seat])
              .with("interest", interest);
    }

    /** Why a seat must keep what it gives (CT-18). */
    Because owing(ClassicTable table, int seat) {
      return seat == Debts.dealing(table)
          ? deals
              .with("seat", seat)
              .with("owed", Word.amount(table.frameAt(table.find(Frame.DEBT))))
          : mayOwe.with("seat", seat).with("owed", Debts.owed(table, seat));
    }
  }

  private static final Purse YOURS =
      new Purse(
          ClassicReason.YOU_HAVE_ONLY,
          ClassicReason.YOU_HAVE_ONLY_WITH_INTEREST,
          ClassicReason.YOU_DEAL_TO_PAY,
          ClassicReason.YOU_MAY_OWE);

  private static final Purse THEIRS =
      new Purse(
          ClassicReason.SEAT_HAS_ONLY,
          ClassicReason.SEAT_HAS_ONLY_WITH_INTEREST,
          ClassicReason.SEAT_DEALS_TO_PAY,
          ClassicReason.SEAT_MAY_OWE);

  Because offer(int to, long move) {
    if (to == seat) {
      return Because.of(ClassicReason.TRADE_WITH_YOURSELF);
    }
    if (!table.isSolvent(to)) {
      return ClassicReason.SEAT_IS_BANKRUPT.with("seat", to);
    }
    return trade(to, Word.things(move), Word.amount(move));
  }

  Because counter(long move) {
    long offer = table.top();
    return seat == Word.one(offer)
        ? Because.of(ClassicReason.YOUR_OWN_OFFER)
        : trade(Word.one(offer), Word.things(move), Word.amount(move));
  }

  private Because trade(int partner, int things, int pays) {
    if (table.rules.deals == 0) {
      return Because.of(ClassicReason.NO_TRADES);
    }
    if (table.offersLeft(seat) == 0) {
      return ClassicReason.OFFERS_USED_UP.with("offers", table.rules.deals);
    }
    if (things == 0) {
      return Because.of(ClassicReason.MONEY_ALONE);
    }
    int foreign = things & ~(table.holdings[seat] | table.holdings[partner]);
    if (foreign != 0) {
      return about(table, foreign, ClassicReason.DEED_NOT_HELD, ClassicReason.CARD_NOT_HELD);
    }
    if ((things & table.built) != 0) {
      return ClassicReason.BUILT_ON_BEFORE_TRADE.with("deed", deed(table, things & table.built));
    }
    int undecided =
        things & (Mortgages.undecided(table, seat) | Mortgages.undecided(table, partner));
    if (undecided != 0) {
      return ClassicReason.UNDECIDED_MORTGAGE.with("deed", deed(table, undecided));
    }
    int taken = things & ~table.holdings[seat];
    if (!table.rules.swaps && taken != 0 && taken != things) {
      return Because.of(ClassicReason.NO_SWAPS);
    }
    if (pays > Trades.cashAfter(table, seat, taken)) {
      return YOURS.shortOf(table, seat, taken);
    }
    if (-pays > Trades.cashAfter(table, partner, things ^ taken)) {
      return THEIRS.shortOf(table, partner, things ^ taken);
    }
    return pays > Trades.mostPaid(table, seat, taken, things ^ taken)
        ? YOURS.owing(table, seat)
        : THEIRS.owing(table, partner);
  }

  Because instead(long move) {
    long debt = table.top();
    int creditor = Word.other(debt);
    if (!table.rules.instead) {
      return Because.of(ClassicReason.ONLY_MONEY);
    }
    if (creditor == ClassicTable.BANK) {
      return Because.of(ClassicReason.BANK_TAKES_MONEY);
    }
    if (Debts.offered(debt) == Debts.INSTEAD_OFFERS) {
      return Because.of(ClassicReason.OFFERED_OFTEN_ENOUGH);
    }
    int things = Word.things(move);
    int foreign = things & ~table.holdings[seat];
    if (foreign != 0) {
      return about(table, foreign, ClassicReason.DEED_NOT_HELD, ClassicReason.CARD_NOT_HELD);
    }
    if ((things & table.built) != 0) {
      return ClassicReason.BUILT_ON_BEFORE_GIVING.with("deed", deed(table, things & table.built));
    }
    if (things == 0) {
      return Because.of(ClassicReason.OFFER_SOMETHING);
    }
    int owed = Word.amount(debt);
    if (Word.amount(move) < 1 || Word.amount(move) > owed) {
      return ClassicReason.VALUE_BEYOND_DEBT.with("owed", owed);
    }
    int least = Debts.leastValue(table, seat, things);
    if (Word.amount(move) < least) {
      return least > owed
          ? Because.of(ClassicReason.WORTH_MORE_THAN_DEBT)
          : ClassicReason.VALUE_TOO_LOW.with("least", least);
    }
    return THEIRS.shortOf(table, creditor, things);
  }

  /** The name of the first of some deeds. */
  static String deed(ClassicTable table, int deeds) {
    return table.board.name(table.board.spaceOf[Integer.numberOfTrailingZeros(deeds)]);
  }

  /** A reason that is about the first of some deeds and cards. */
  static Because about(ClassicTable table, int things, ClassicReason ofDeed, ClassicReason ofCard) {
    int thing = Integer.numberOfTrailingZeros(things);
    return thing < ClassicTable.DEEDS
        ? ofDeed.with("deed", deed(table, things))
        : ofCard
            .with("card", table.rules.words.jailCard())
            .with("deck", Deck.of(thing - ClassicTable.DEEDS));
  }
}
