package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.state.ClassicTable;
import java.util.List;

/** Money that goes from one to another. */
final class Payments {
  private Payments() {}

  /** Pays what is there. The Bank never runs out (HB-28, sheet 003). */
  static void pay(
      ClassicTable table, int from, int to, int amount, Cause cause, List<Event> events) {
    table.cash[from] -= amount;
    table.cash[to] += amount;
    if (events != null && amount > 0) {
      events.add(
          new ClassicEvent.Paid(ClassicTable.seat(from), ClassicTable.seat(to), amount, cause));
    }
  }

  /** Asks for money: it is paid at once, or a debt arises. */
  static void charge(
      ClassicTable table, int debtor, int creditor, int amount, Cause cause, List<Event> events) {
    if (table.cash[debtor] >= amount) {
      pay(table, debtor, creditor, amount, cause, events);
      return;
    }
    table.push(Frame.DEBT, cause.ordinal(), amount, debtor, creditor);
    if (events != null) {
      events.add(new ClassicEvent.DebtArose(debtor, ClassicTable.seat(creditor), amount, cause));
    }
  }
}
