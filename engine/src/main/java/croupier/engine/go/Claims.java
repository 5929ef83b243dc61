package croupier.engine.go;

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
  static void show(GoTable table, List<Event> events) {
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
        table.places[seat].chosen = nth(colours, source.below(Integer.bitCount(colours)));
      }
    }
  }

  private static int nth(int bits, int n) {
    int left = bits;
    for (int i = 0; i < n; i++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }
}
