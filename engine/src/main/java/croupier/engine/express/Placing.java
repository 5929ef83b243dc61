package croupier.engine.express;

import croupier.engine.Event;
import java.util.List;

/** Putting a die on a square of its group. */
final class Placing {
  private Placing() {}

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
