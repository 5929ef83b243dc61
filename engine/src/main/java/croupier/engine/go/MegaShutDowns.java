package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** The marker on its tracker, and the Mega Shut Down at the end of it. */
final class MegaShutDowns {
  private MegaShutDowns() {}

  static int list(GoTable table, long[] into) {
    int count = table.rules.mustFire() ? 0 : GoMoves.listPass(into);
    return GoMoves.listEach(GoMoves.MEGA_SHUT_DOWN, Colour.ALL, into, count);
  }

  /** One step to the right; at the end it stays (GO-21). */
  static void moveMarker(GoTable table, int seat, List<Event> events) {
    if (table.places[seat].marker < table.rules.trackerLength()) {
      table.places[seat].marker++;
      if (events != null) {
        events.add(new GoEvent.MarkerMoved(seat, table.places[seat].marker));
      }
    }
  }

  /** After everything else, clockwise again (GO-10). */
  static void goOn(GoTable table, int from, List<Event> events) {
    int seat = table.firstFrom(from, table.mayFire());
    if (seat != GoTable.NONE) {
      table.phase = Phase.MEGA;
      table.asked = 1 << seat;
    } else {
      Rounds.begin(table, table.roller + 1 == table.places.length ? 0 : table.roller + 1, events);
    }
  }

  static void fire(GoTable table, int seat, int colour, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.MegaShutDownBegan(seat, Colour.of(colour)));
    }
    for (int other = 0; other < table.places.length; other++) {
      int count = other == seat ? 0 : table.places[other].clear(colour);
      if (count > 0) {
        table.returnToTray(colour, count);
        if (events != null) {
          events.add(new GoEvent.BlocksReturned(other, Colour.of(colour), count));
        }
      }
    }
    if (table.rules.oneMega()) {
      table.places[seat].spent = true;
      return;
    }
    table.places[seat].marker = 0;
    if (events != null) {
      events.add(new GoEvent.MarkerMoved(seat, 0));
    }
  }
}
