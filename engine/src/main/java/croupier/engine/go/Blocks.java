package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** Handing out the blocks that are reached for, and placing them. */
final class Blocks {
  private Blocks() {}

  static int list(GoTable table, int seat, long[] into) {
    int squares = table.places[seat].squaresFor(table.hand, table.rules.split());
    return GoMoves.listEach(GoMoves.PLACE_BLOCK, squares, into, 0);
  }

  /** Colour by colour; a race where the tray has too few (GO-04). */
  static void handOut(GoTable table, List<Event> events) {
    for (int colour = table.firstWanted(); colour != GoTable.NONE; colour = table.firstWanted()) {
      int reaching = table.reachingFor(colour);
      int left = table.trayCount(colour);
      if (left == 0) {
        outrun(table, Integer.numberOfTrailingZeros(reaching), colour, events);
      } else if (left < Integer.bitCount(reaching) && table.rules.race()) {
        table.phase = Phase.RACE;
        table.asked = reaching;
        return;
      } else if (take(table, table.firstClockwise(reaching), colour, events)) {
        return;
      }
    }
    Claims.collect(table, events);
  }

  static void winRace(GoTable table, int seat, List<Event> events) {
    int colour = table.places[seat].chosen;
    table.asked = 0;
    if (events != null) {
      events.add(new GoEvent.RaceWon(seat, Colour.of(colour)));
    }
    if (!take(table, seat, colour, events)) {
      handOut(table, events);
    }
  }

  private static void outrun(GoTable table, int seat, int colour, List<Event> events) {
    GoSeat place = table.places[seat];
    place.chosen = GoTable.NONE;
    if (events != null) {
      events.add(new GoEvent.BlockMissed(seat, Colour.of(colour), Miss.OUTRUN));
    }
    if (place.landed) {
      place.landed = false;
      if (table.rules.outrunMovesMarker()) {
        MegaShutDowns.moveMarker(table, seat, events);
      }
    }
  }

  /** True when the seat is asked where to put the block. */
  private static boolean take(GoTable table, int seat, int colour, List<Event> events) {
    GoSeat place = table.places[seat];
    table.takeFromTray(colour);
    place.chosen = GoTable.NONE;
    if (place.landed) {
      place.landed = false;
    } else {
      place.free--;
    }
    if (events != null) {
      events.add(new GoEvent.BlockTaken(seat, Colour.of(colour)));
    }
    return put(table, seat, colour, events);
  }

  /** True when the seat is asked where to put the block. */
  static boolean put(GoTable table, int seat, int colour, List<Event> events) {
    int squares = table.places[seat].squaresFor(colour, table.rules.split());
    if ((squares & squares - 1) != 0) {
      table.phase = Phase.PLACE;
      table.asked = 1 << seat;
      table.hand = colour;
      return true;
    }
    stack(table, seat, colour, Integer.numberOfTrailingZeros(squares), events);
    return false;
  }

  private static void stack(GoTable table, int seat, int colour, int square, List<Event> events) {
    table.places[seat].add(square, colour);
    if (events != null) {
      events.add(new GoEvent.BlockPlaced(seat, Colour.of(colour), square));
      if (table.places[seat].count(square) == GoSeat.LANDMARK) {
        events.add(new GoEvent.LandmarkBuilt(seat, Colour.of(colour)));
      }
    }
  }

  static void place(GoTable table, int seat, int square, List<Event> events) {
    int colour = table.hand;
    table.hand = GoTable.NONE;
    table.asked = 0;
    stack(table, seat, colour, square, events);
    if (table.actor == GoTable.NONE) {
      handOut(table, events);
    } else {
      Heists.done(table, events);
    }
  }

  /** All placements of a round are one moment (GO-25). */
  static void allPlaced(GoTable table, List<Event> events) {
    if (table.builders() != 0) {
      Endings.finish(table, events);
    } else {
      Attacks.goOn(table, table.roller, events);
    }
  }
}
