package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** Bank Heists: two dials, and a stolen block when they show the same. */
final class Heists {
  private Heists() {}

  static int listSymbols(long[] into) {
    return GoMoves.listEach(GoMoves.LOCK_DIAL, (1 << Symbol.COUNT) - 1, into, 0);
  }

  static int listBlocks(GoTable table, long[] into) {
    return GoMoves.listEach(GoMoves.STEAL_BLOCK, table.places[table.target].occupied(), into, 0);
  }

  static void begin(GoTable table, int seat, List<Event> events) {
    table.target = seat;
    table.asked = 1 << table.actor | 1 << table.target;
    table.phase = Phase.DIALS;
    if (events != null) {
      events.add(new GoEvent.HeistBegan(table.actor, table.target));
    }
  }

  static void lockDial(GoTable table, int seat, int symbol, List<Event> events) {
    if (seat == table.actor) {
      table.actorDial = symbol;
    } else {
      table.targetDial = symbol;
    }
    table.asked &= ~(1 << seat);
    if (events != null) {
      events.add(new GoEvent.DialLocked(seat));
    }
    if (table.asked == 0) {
      revealDials(table, events);
    }
  }

  private static void revealDials(GoTable table, List<Event> events) {
    if (events != null) {
      events.add(
          new GoEvent.DialsRevealed(
              table.actor, Symbol.of(table.actorDial), table.target, Symbol.of(table.targetDial)));
    }
    boolean same = table.actorDial == table.targetDial;
    table.actorDial = GoTable.NONE;
    table.targetDial = GoTable.NONE;
    if (same) {
      table.phase = Phase.STEAL;
      table.asked = 1 << table.actor;
    } else {
      Attacks.done(table, events);
    }
  }

  static void steal(GoTable table, int square, List<Event> events) {
    int colour = table.places[table.target].colour(square);
    table.places[table.target].remove(square);
    if (events != null) {
      events.add(new GoEvent.BlockStolen(table.actor, table.target, Colour.of(colour)));
    }
    if (!table.places[table.actor].canPlace(colour, table.rules.split())) {
      // GO-16
      table.returnToTray(colour, 1);
      if (events != null) {
        events.add(new GoEvent.BlocksReturned(table.actor, Colour.of(colour), 1));
      }
      Attacks.done(table, events);
    } else if (!Blocks.put(table, table.actor, colour, events)) {
      done(table, events);
    }
  }

  /** A stolen block can complete a landmark (GO-27). */
  static void done(GoTable table, List<Event> events) {
    if (table.builders() != 0) {
      Endings.finish(table, events);
    } else {
      Attacks.done(table, events);
    }
  }
}
