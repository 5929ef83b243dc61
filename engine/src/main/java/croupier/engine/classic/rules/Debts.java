package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** What is owed and cannot be paid at once. */
public final class Debts {
  /** How often property may be offered in place of one debt (CT-09). */
  public static final int INSTEAD_OFFERS = 3;

  private static final int OFFERED_AT = 4;

  private Debts() {}

  // --- the DEBT frame: cause, and how often property was offered instead

  public static Cause cause(long debt) {
    return Cause.of(Word.things(debt) & 15);
  }

  public static int offered(long debt) {
    return Word.things(debt) >> OFFERED_AT;
  }

  public static int things(Cause cause, int offered) {
    return cause.ordinal() | offered << OFFERED_AT;
  }

  // --- raising money

  /** Cash, half of what the buildings cost, and the mortgages of what is not mortgaged. */
  public static int raisable(ClassicTable table, int seat) {
    return table.cash[seat] + raisedBy(table, table.holdings[seat]);
  }

  /** What these bring when everything on them is sold and they are mortgaged. */
  static int raisedBy(ClassicTable table, int things) {
    ClassicBoard board = table.board;
    int sum = 0;
    int deeds = things & ClassicTable.ALL_DEEDS & ~table.mortgaged;
    for (int left = deeds; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      sum += board.mortgage[deed] + table.steps[deed] * (board.building[deed] / 2);
    }
    return sum;
  }

  /** Whether the debt on top is more than can be raised (CT-11). */
  public static boolean hopeless(ClassicTable table) {
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

  // --- nobody gives away what is owed (CT-18)

  /** Whether any seat may owe something, so that not every deal is free. */
  static boolean mayBeOwed(ClassicTable table) {
    return table.claimCount > 0 || table.depth() > 1;
  }

  /** All that a seat owes, or may still be asked for by cards and rents that are open. */
  public static int owed(ClassicTable table, int seat) {
    int sum = 0;
    for (int at = 1; at < table.depth(); at++) {
      long frame = table.frameAt(at);
      switch (Frame.of(Word.kind(frame))) {
        case DEBT -> sum += Word.one(frame) == seat ? Word.amount(frame) : 0;
        case CARD -> sum += Cards.toCome(table, frame, seat);
        case TRANSFER ->
            sum += Word.one(frame) == seat ? Mortgages.interest(table, Word.things(frame)) : 0;
        default -> {}
      }
    }
    for (int i = 0; i < table.claimCount; i++) {
      int claim = table.claims[i];
      sum += Rents.payer(claim) == seat ? Rents.most(claim) : 0;
    }
    return sum;
  }

  /** Whose debt is on top, or about to be dealt for; NONE when nobody deals to pay a debt. */
  public static int dealing(ClassicTable table) {
    int at = table.depth() - (table.frame() == Frame.OFFER ? 2 : 1);
    long frame = table.frameAt(at);
    return Word.kind(frame) == Frame.DEBT.ordinal() ? Word.one(frame) : ClassicTable.NONE;
  }

  /**
   * What a seat can pay, or must be paid when it is below 0, for what it receives and gives. A
   * debtor deals for no other purpose than to pay: the deal brings cash, and as much of it as could
   * be raised on what is given. Who may still be asked for money keeps enough to raise it.
   */
  static int mostPaid(ClassicTable table, int seat, int received, int given) {
    int gained = raisedBy(table, received) - raisedBy(table, given);
    int interest = Mortgages.interest(table, received);
    if (seat == dealing(table)) {
      return Math.min(gained, -1) - interest;
    }
    int owed = owed(table, seat);
    return owed == 0 ? Word.MOST_AMOUNT : gained - interest + spare(table, seat, owed);
  }

  private static int spare(ClassicTable table, int seat, int owed) {
    return Math.max(0, raisable(table, seat) - owed);
  }

  // --- property in place of money (C8-31)

  /** Whether a debtor may offer these for so much of the debt on top. */
  public static boolean fits(ClassicTable table, int things, int value) {
    long debt = table.top();
    int debtor = Word.one(debt);
    return mayOffer(table, debt)
        && things != 0
        && (things & ~Trades.tradeable(table, debtor)) == 0
        && value >= Math.max(1, leastValue(table, debtor, things))
        && value <= Word.amount(debt)
        && Trades.cashAfter(table, Word.other(debt), things) >= 0;
  }

  /** What is given in place of money must not leave more owed than can be raised (CT-18). */
  public static int leastValue(ClassicTable table, int debtor, int things) {
    return raisedBy(table, things) - spare(table, debtor, owed(table, debtor));
  }

  public static boolean mayOffer(ClassicTable table, long debt) {
    return table.rules.instead
        && Word.other(debt) != ClassicTable.BANK
        && offered(debt) < INSTEAD_OFFERS;
  }

  public static void offer(ClassicTable table, int things, int value, List<Event> events) {
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

  public static void accept(ClassicTable table, List<Event> events) {
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

  public static void end(ClassicTable table, boolean withdrawn, List<Event> events) {
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

  public static ClassicEvent.InsteadOffered described(ClassicTable table) {
    long offer = table.top();
    int things = Word.things(offer);
    return new ClassicEvent.InsteadOffered(
        Word.one(offer),
        Word.other(offer),
        Trades.deeds(table, things),
        Trades.cards(things),
        Word.amount(offer));
  }
}
