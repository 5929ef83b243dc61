package croupier.engine.express;

import croupier.engine.Event;
import java.util.List;

/** Policemen come to the jail squares by themselves, and leave by a get out of jail. */
final class JailSquares {
  private JailSquares() {}

  static void catchPolicemen(ExpressTable table, List<Event> events) {
    for (int left = Die.POLICE_BITS & ~table.jailed; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (table.shows(die, Face.POLICEMAN)) {
        table.jailed |= 1 << die;
        table.showing &= ~(31L << 5 * die);
        if (events != null) {
          events.add(new ExpressEvent.PolicemanPlaced(table.turn, Die.at(die)));
        }
      }
    }
  }

  static void free(ExpressTable table, int die, List<Event> events) {
    table.jailed &= ~(1 << die);
    if (events != null) {
      events.add(new ExpressEvent.PolicemanFreed(table.turn, Die.at(die)));
    }
  }

  static void leaveJail(ExpressTable table, List<Event> events) {
    switch (Integer.bitCount(table.jailed)) {
      case 0 -> {}
      case 1 -> free(table, Integer.numberOfTrailingZeros(table.jailed), events);
      default -> table.phase = Phase.FREEING;
    }
  }
}
