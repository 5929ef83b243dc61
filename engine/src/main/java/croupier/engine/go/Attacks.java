package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** Whose turn it is to attack, and with what: spaces, GO, GO Buttons. */
final class Attacks {
  private Attacks() {}

  static int list(GoTable table, int seat, long[] into) {
    int count = table.rules.mustAttack() ? 0 : GoMoves.listPass(into);
    int targets = table.targets(seat);
    return table.places[seat].attack == GoChoice.HEIST.ordinal()
        ? GoMoves.listEach(GoMoves.HEIST, targets, into, count)
        : ShutDowns.listTargets(table, targets, into, count);
  }

  static int listButton(GoTable table, int seat, long[] into) {
    int count = GoMoves.listPass(into);
    if (table.places[seat].holds(Tile.GO_BUTTON)) {
      into[count++] = GoMoves.move(GoMoves.USE_GO_BUTTON, GoChoice.HEIST.ordinal());
      into[count++] = GoMoves.move(GoMoves.USE_GO_BUTTON, GoChoice.SHUT_DOWN.ordinal());
    }
    return count;
  }

  /** Clockwise, each with everything that he is due or wants to press a GO Button for (GO-10). */
  static void goOn(GoTable table, int from, List<Event> events) {
    int seats = table.attackers() | table.keepers();
    int seat = table.firstFrom(from, seats);
    while (seat != GoTable.NONE) {
      if (isAsked(table, seat, events)) {
        return;
      }
      seat = table.firstFrom(table.after(seat), seats);
    }
    table.actor = GoTable.NONE;
    MegaShutDowns.goOn(table, table.roller, events);
  }

  private static boolean isAsked(GoTable table, int seat, List<Event> events) {
    GoSeat place = table.places[seat];
    if (place.attack != 0) {
      if (table.targets(seat) != 0) {
        table.phase = Phase.ATTACK;
        table.actor = seat;
        table.asked = 1 << seat;
        return true;
      }
      if (events != null) {
        events.add(new GoEvent.AttackLost(seat, GoChoice.of(place.attack)));
      }
      place.attack = 0;
    }
    if (Later.comesUp(table, seat, events)) {
      table.phase = Phase.BUTTON;
      table.actor = seat;
      table.asked = 1 << seat;
      return true;
    }
    return false;
  }

  static void done(GoTable table, List<Event> events) {
    table.places[table.actor].attack = 0;
    table.target = GoTable.NONE;
    goOn(table, table.actor, events);
  }

  static void keepButton(GoTable table, int seat, List<Event> events) {
    table.places[seat].later = Later.NO.ordinal();
    goOn(table, table.after(seat), events);
  }

  static void pressButton(GoTable table, int seat, int choice, List<Event> events) {
    ChanceTiles.discard(table, seat, Tile.GO_BUTTON, events);
    table.places[seat].attack = choice;
    table.phase = Phase.ATTACK;
  }
}
