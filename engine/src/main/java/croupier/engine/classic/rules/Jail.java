package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.state.ClassicTable;
import java.util.List;

/** Into jail and out of it: by the dice, a fine or a card. */
public final class Jail {
  private Jail() {}

  /** No salary, and the turn is over when what goes on is done. */
  static void enter(ClassicTable table, int seat, List<Event> events) {
    table.space[seat] = ClassicBoard.JAIL;
    table.jail[seat] = 1;
    if (events != null) {
      events.add(new ClassicEvent.SentToJail(seat));
    }
  }

  static void rolled(ClassicTable table, int first, int second, List<Event> events) {
    int player = table.player;
    if (first == second) {
      // C8-05, HB-09: no extra roll
      table.push(Frame.MOVE, Movement.move(first, second, 0), 0, player, 0);
    } else if (table.jail[player] == ClassicRules.JAIL_TURNS) {
      // C8-07, HB-10: the fine comes before the move
      table.push(Frame.MOVE, Movement.move(first, second, 0), 0, player, 0);
      Payments.charge(table, player, ClassicTable.BANK, ClassicRules.FINE, Cause.FINE, events);
    } else {
      table.jail[player]++;
      if (events != null) {
        int left = ClassicRules.JAIL_TURNS + 1 - table.jail[player];
        events.add(new ClassicEvent.StayedInJail(player, left));
      }
      Turns.next(table, events);
    }
  }

  /** C8-04, HB-08: at the start of any turn in jail; then rolls, or waits for the next turn. */
  public static void payFine(ClassicTable table, List<Event> events) {
    Payments.pay(table, table.player, ClassicTable.BANK, ClassicRules.FINE, Cause.FINE, events);
    leave(table, table.player, events);
    table.released = true;
    if (table.rules.fineEndsTurn) {
      table.finePaid |= 1 << table.player;
      Turns.next(table, events);
    }
  }

  public static void useCard(ClassicTable table, int deck, List<Event> events) {
    Cards.giveBack(table, deck, events);
    leave(table, table.player, events);
    table.released = true;
  }

  static void leave(ClassicTable table, int seat, List<Event> events) {
    table.jail[seat] = 0;
    if (events != null) {
      events.add(new ClassicEvent.LeftJail(seat));
    }
  }
}
