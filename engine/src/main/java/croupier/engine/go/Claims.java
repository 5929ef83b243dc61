package croupier.engine.go;

import croupier.engine.Bits;
import croupier.engine.Event;
import croupier.engine.Randomness;
import java.util.ArrayList;
import java.util.List;

/**
 * Claims for blocks of any colour: made in secret, and shown together when all have been made
 * (GE-02). What a colour space brings everybody knows.
 */
final class Claims {
  private Claims() {}

  static int list(GoTable table, int seat, long[] into) {
    return GoMoves.listEach(GoMoves.CLAIM_COLOUR, table.takeable(table.places[seat]), into, 0);
  }

  /**
   * Everybody who is due a block reaches for one, all at once. Who is due several, or has lost a
   * race for a block of any colour, reaches again afterwards.
   */
  static void collect(GoTable table, List<Event> events) {
    table.asked = 0;
    for (int due = table.due(); due != 0; ) {
      int seat = table.firstClockwise(due);
      due &= ~(1 << seat);
      GoSeat place = table.places[seat];
      if (place.landed) {
        reachForLanding(table, seat, events);
      }
      if (!place.landed && place.free > 0) {
        askForColour(table, seat, events);
      }
    }
    if (table.asked != 0) {
      table.phase = Phase.CLAIM;
    } else if (table.reaching() != 0) {
      Blocks.handOut(table, events);
    } else {
      Blocks.allPlaced(table, events);
    }
  }

  private static void reachForLanding(GoTable table, int seat, List<Event> events) {
    GoSeat place = table.places[seat];
    int colour = table.rules.board().colour(place.token).ordinal();
    if ((table.takeable(place) >> colour & 1) == 1) {
      place.chosen = colour;
      return;
    }
    place.landed = false;
    if (events != null) {
      Miss why = table.trayCount(colour) == 0 ? Miss.TRAY_EMPTY : Miss.NO_SQUARE;
      events.add(new GoEvent.BlockMissed(seat, Colour.of(colour), why));
    }
    MegaShutDowns.moveMarker(table, seat, events);
  }

  private static void askForColour(GoTable table, int seat, List<Event> events) {
    GoSeat place = table.places[seat];
    if (table.takeable(place) != 0) {
      table.asked |= 1 << seat;
      return;
    }
    for (; place.free > 0; place.free--) {
      if (events != null) {
        events.add(new GoEvent.NothingToTake(seat));
      }
      if (table.rules.unplacedMovesMarker()) {
        MegaShutDowns.moveMarker(table, seat, events);
      }
    }
  }

  static void claim(GoTable table, int seat, int colour, List<Event> events) {
    table.places[seat].chosen = colour;
    table.asked &= ~(1 << seat);
    if (events != null) {
      events.add(new GoEvent.ColourChosen(seat));
    }
    if (table.asked == 0) {
      if (events != null) {
        show(table, events);
      }
      Blocks.handOut(table, events);
    }
  }

  // --- what is secret

  /** Whether a seat has claimed a colour that only its owner knows. */
  static boolean isSecret(GoTable table, int seat) {
    GoSeat place = table.places[seat];
    return table.phase == Phase.CLAIM && place.chosen != GoTable.NONE && !place.landed;
  }

  /** Whether two or more have a colour to choose. Who alone chooses has nothing to hide. */
  static boolean compete(GoTable table) {
    int choosing = 0;
    for (int seat = 0; seat < table.places.length; seat++) {
      boolean claims =
          table.phase == Phase.CLAIM && (table.asked >> seat & 1) == 1 || isSecret(table, seat);
      choosing += claims && Integer.bitCount(table.takeable(table.places[seat])) > 1 ? 1 : 0;
    }
    return choosing > 1;
  }

  /** The last claim was made: all are shown, clockwise from the roller. */
  private static void show(GoTable table, List<Event> events) {
    List<Integer> seats = new ArrayList<>();
    List<Colour> colours = new ArrayList<>();
    for (int seat = table.roller; seat != GoTable.NONE; seat = table.after(seat)) {
      if (isSecret(table, seat)) {
        seats.add(seat);
        colours.add(Colour.of(table.places[seat].chosen));
      }
    }
    events.add(new GoEvent.ClaimsShown(seats, colours));
  }

  /** Others may have claimed anything that they could. */
  static void redeal(GoTable table, int viewer, Randomness source) {
    for (int seat = 0; seat < table.places.length; seat++) {
      if (seat != viewer && isSecret(table, seat)) {
        int colours = table.takeable(table.places[seat]);
        table.places[seat].chosen = Bits.oneOf(colours, source);
      }
    }
  }
}
