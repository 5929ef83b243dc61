package croupier.engine.go;

import croupier.engine.Bits;
import croupier.engine.Event;
import java.util.List;

/**
 * The order of play: what follows from what. A round goes through the phases in their order, as far
 * as there is something to ask:
 *
 * <pre>
 * ROLL  everybody moves   DRAW...   TILES...   GO...
 * ( CLAIM... ( RACE | PLACE )... )...   a landmark ends the game
 * clockwise from the roller, each:   ATTACK ( DIALS STEAL PLACE | SHIELD )   BUTTON...
 * clockwise from the roller, each:   MEGA
 * </pre>
 *
 * <p>Each part has a class of its own, which begins the next part when it is done: {@link
 * Movement}, {@link ChanceTiles}, {@link OnGo}, {@link Claims}, {@link Blocks}, {@link Attacks},
 * {@link MegaShutDowns}.
 */
final class Rounds {
  private Rounds() {}

  static void rolledForFirst(GoTable table, long roll, List<Event> events) {
    int highest = 0;
    int tied = 0;
    int i = 0;
    for (int left = table.asked; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int face = Dice.face(roll, i++);
      table.places[seat].die = face;
      if (face >= highest) {
        tied = face > highest ? 1 << seat : tied | 1 << seat;
        highest = face;
      }
    }
    if (events != null) {
      events.add(new GoEvent.RolledForFirst(Bits.listed(table.asked), Dice.faces(roll, i)));
    }
    table.asked = tied;
    if (Integer.bitCount(tied) == 1) {
      int first = Integer.numberOfTrailingZeros(tied);
      if (events != null) {
        events.add(new GoEvent.FirstRoller(first));
      }
      begin(table, first, events);
    }
  }

  static void begin(GoTable table, int seat, List<Event> events) {
    table.roller = seat;
    table.round++;
    table.phase = Phase.ROLL;
    table.asked = 0;
    if (events != null) {
      events.add(new GoEvent.RoundBegan(table.round, table.roller));
    }
  }
}
