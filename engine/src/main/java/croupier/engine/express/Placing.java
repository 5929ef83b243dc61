package croupier.engine.express;

import croupier.engine.Event;
import croupier.engine.Group;
import java.util.List;

/** Putting a die on a square of its group. */
final class Placing {
  private Placing() {}

  /** Writes the moves that place a die after those that are there, and returns how many are. */
  static int list(ExpressTable table, long[] into, int before) {
    int count = before;
    for (int left = Die.PROPERTY_BITS & ~table.placed; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      int face = ((int) (table.showing >>> 5 * die) & 31) - 1;
      long place = ExpressMoves.PLACE + (die << 4);
      if (face < Group.COUNT) {
        into[count] = place + face;
        count += table.open >> face & 1; // EX-12
      } else {
        for (int free = table.open & ~table.chances; free != 0; free &= free - 1) { // EX-11
          into[count++] = place + Integer.numberOfTrailingZeros(free);
        }
      }
    }
    return count;
  }

  static void place(ExpressTable table, int die, int group, List<Event> events) {
    table.put(die, group, table.shows(die, Face.CHANCE));
    table.showing &= ~(31L << 5 * die);
    if (events != null) {
      events.add(new ExpressEvent.DiePlaced(table.turn, Die.at(die), Group.values()[group]));
      if (table.complete(Group.values()[group])) {
        events.add(
            new ExpressEvent.GroupCompleted(
                table.turn, Group.values()[group], table.data.complete[group]));
      }
    }
  }
}
