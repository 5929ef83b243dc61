package croupier.engine.express;

import croupier.engine.Bits;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Randomness;
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

  /** Whether a chance lies there, which can go to several groups. */
  static boolean hasChance(ExpressTable table) {
    return dice(table, 1 << Face.CHANCE.ordinal()) != 0;
  }

  /**
   * A random move while the dice lie and none shows a chance: the one that a list of all would have
   * in this place.
   */
  static long any(ExpressTable table, Randomness source) {
    int dice = dice(table, table.open);
    int rolls = table.canRoll() ? 1 : 0;
    int count = rolls + 1 + Integer.bitCount(dice);
    int pick = (count == 1 ? 0 : source.below(count)) - rolls;
    if (pick <= 0) {
      return pick < 0 ? ExpressMoves.ROLL : ExpressMoves.STOP;
    }
    int die = Bits.nth(dice, pick - 1);
    return ExpressMoves.place(die, ((int) (table.showing >>> 5 * die) & 31) - 1);
  }

  /** The property dice that are not placed and show one of these faces, as bits. */
  private static int dice(ExpressTable table, int faces) {
    int dice = 0;
    for (int die = 0; die < Die.PROPERTY_DICE; die++) {
      // What a die shows counts from 1, and 0 is none.
      dice |= (faces << 1 >> (int) (table.showing >>> 5 * die) & 1) << die;
    }
    return dice;
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
