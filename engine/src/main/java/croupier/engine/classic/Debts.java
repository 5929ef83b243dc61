package croupier.engine.classic;

import croupier.engine.Event;
import java.util.List;

/** What is owed and cannot be paid at once. */
final class Debts {
  /** How often property may be offered in place of one debt (CT-09). */
  static final int INSTEAD_OFFERS = 3;

  private static final int OFFERED_AT = 4;

  private Debts() {}

  // --- the DEBT frame: cause, and how often property was offered instead

  static Cause cause(long debt) {
    return Cause.of(Word.things(debt) & 15);
  }

  static int offered(long debt) {
    return Word.things(debt) >> OFFERED_AT;
  }

  static int things(Cause cause, int offered) {
    return cause.ordinal() | offered << OFFERED_AT;
  }

  // --- raising money

  /** Cash, half of what the buildings cost, and the mortgages of what is not mortgaged. */
  static int raisable(ClassicTable table, int seat) {
    ClassicBoard board = table.board;
    int sum = table.cash[seat];
    int deeds = table.holdings[seat] & ClassicTable.ALL_DEEDS & ~table.mortgaged;
    for (int left = deeds; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      sum += board.mortgage[deed] + table.steps[deed] * (board.building[deed] / 2);
    }
    return sum;
  }

  /** Whether the debt on top is more than can be raised (CT-11). */
  static boolean hopeless(ClassicTable table) {
    long debt = table.top();
    return raisable(table, Word.one(debt)) < Word.amount(debt);
  }

  /** Pays the debt on top as soon as the cash suffices. */
  static boolean settled(ClassicTable table, List<Event> events) {
    long debt = table.top();
    int debtor = Word.one(debt);
    int amount = Word.amount(debt);
    if (table.cash[debtor] < amount) {
      return false;
    }
    table.pop();
    int creditor = Word.other(debt);
    Payments.pay(table, debtor, creditor, amount, cause(debt), events);
    if (events != null) {
      events.add(new ClassicEvent.DebtSettled(debtor, ClassicTable.seat(creditor)));
    }
    return true;
  }

  // --- property in place of money (C8-31)

  /** Whether a debtor may offer these for so much of the debt on top. */
  static boolean fits(ClassicTable table, int things, int value) {
    long debt = table.top();
    int debtor = Word.one(debt);
    return mayOffer(table, debt)
        && things != 0
        && (things & ~Deals.tradeable(table, debtor)) == 0
        && value >= 1
        && value <= Word.amount(debt)
        && Deals.mostPaid(table, Word.other(debt), things) >= 0;
  }

  static boolean mayOffer(ClassicTable table, long debt) {
    return table.rules.instead
        && Word.other(debt) != ClassicTable.BANK
        && offered(debt) < INSTEAD_OFFERS;
  }

  static void offer(ClassicTable table, int things, int value, List<Event> events) {
    long debt = table.top();
    int debtor = Word.one(debt);
    int creditor = Word.other(debt);
    table.replaceTop(
        Frame.DEBT, things(cause(debt), offered(debt) + 1), Word.amount(debt), debtor, creditor);
    table.push(Frame.INSTEAD, things, value, debtor, creditor);
    if (events != null) {
      events.add(described(table));
    }
  }

  static void accept(ClassicTable table, List<Event> events) {
    long offer = table.top();
    table.pop();
    long debt = table.top();
    int debtor = Word.one(offer);
    int creditor = Word.other(offer);
    int value = Word.amount(offer);
    int left = Word.amount(debt) - value;
    if (events != null) {
      events.add(new ClassicEvent.InsteadAccepted(debtor, creditor, value));
    }
    if (left == 0) {
      table.pop();
    } else {
      table.replaceTop(Frame.DEBT, Word.things(debt), left, debtor, creditor);
    }
    Property.give(table, Word.things(offer), creditor, events);
    Mortgages.received(table, creditor, Word.things(offer));
    if (left == 0 && events != null) {
      events.add(new ClassicEvent.DebtSettled(debtor, creditor));
    }
  }

  static void end(ClassicTable table, boolean withdrawn, List<Event> events) {
    long offer = table.top();
    table.pop();
    if (events != null) {
      int debtor = Word.one(offer);
      int creditor = Word.other(offer);
      events.add(
          withdrawn
              ? new ClassicEvent.InsteadWithdrawn(debtor, creditor)
              : new ClassicEvent.InsteadRefused(debtor, creditor));
    }
  }

  static ClassicEvent.InsteadOffered described(ClassicTable table) {
    long offer = table.top();
    int things = Word.things(offer);
    return new ClassicEvent.InsteadOffered(
        Word.one(offer),
        Word.other(offer),
        Deals.deeds(table, things),
        Deals.cards(things),
        Word.amount(offer));
  }
}
