package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** Shut Downs: one block goes back to the tray, unless a Shield stops it. */
final class ShutDowns {
  private ShutDowns() {}

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
