package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** Shut Downs: one block goes back to the tray, unless a Shield stops it. */
final class ShutDowns {
  private ShutDowns() {}

  static int listTargets(GoTable table, int targets, long[] into, int before) {
    int count = before;
    for (int left = targets; left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      for (int squares = table.places[other].occupied(); squares != 0; squares &= squares - 1) {
        int square = Integer.numberOfTrailingZeros(squares);
        into[count++] = GoMoves.move(GoMoves.SHUT_DOWN, other, square);
      }
    }
    return count;
  }

  static int list(GoTable table, int seat, long[] into) {
    int count = GoMoves.listPass(into);
    if (table.places[seat].holds(Tile.SHIELD)) {
      into[count++] = GoMoves.move(GoMoves.USE_SHIELD, 0);
    }
    return count;
  }

  static void begin(GoTable table, int seat, int square, List<Event> events) {
    table.target = seat;
    table.aim = square;
    if (events != null) {
      Colour colour = Colour.of(table.places[table.target].colour(table.aim));
      events.add(new GoEvent.ShutDownBegan(table.actor, table.target, colour, table.aim));
    }
    if (table.mayHold(table.places[table.target], Tile.SHIELD)) {
      table.phase = Phase.SHIELD;
      table.asked = 1 << table.target;
    } else {
      takeBlock(table, events);
    }
  }

  static void answer(GoTable table, boolean shield, List<Event> events) {
    if (shield) {
      ChanceTiles.discard(table, table.target, Tile.SHIELD, events);
      if (events != null) {
        events.add(new GoEvent.ShutDownStopped(table.actor, table.target));
      }
      table.aim = 0;
      Attacks.done(table, events);
    } else {
      takeBlock(table, events);
    }
  }

  private static void takeBlock(GoTable table, List<Event> events) {
    int colour = table.places[table.target].colour(table.aim);
    table.places[table.target].remove(table.aim);
    table.returnToTray(colour, 1);
    if (events != null) {
      events.add(new GoEvent.BlocksReturned(table.target, Colour.of(colour), 1));
    }
    table.aim = 0;
    Attacks.done(table, events);
  }
}
