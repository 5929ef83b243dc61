package croupier.bots.express;

import croupier.engine.Group;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;

/**
 * The board of a turn as one number: the property dice that are still to roll, and for each group
 * how many dice lie there besides a chance, and whether a chance does.
 *
 * <p>Boards that are worth the same, whatever the dice will show, have one form ({@link
 * #worthTheSame}): of a complete group only that it is complete counts, of groups that can no
 * longer be completed only the dearest.
 */
final class TurnBoard {
  static final int DICE = 7;
  static final int GROUPS = Group.values().length;
  static final int ALL_DICE = (1 << DICE) - 1;

  /** Nothing placed yet. */
  static final long EMPTY = ALL_DICE;

  private static final int WIDTH = 4;
  private static final int CHANCE = 8;
  private static final int COMPLETE = 7;

  private static final int[] SQUARES = new int[GROUPS];
  private static final int[] VALUE = new int[GROUPS];
  private static final int[] EACH = new int[GROUPS];

  /** Which dice bear the face of a group, and which a chance, as bits. */
  private static final int[] BEARERS = new int[GROUPS];

  private static final int CHANCE_DICE;

  static {
    int chances = 0;
    for (Group group : Group.values()) {
      SQUARES[group.ordinal()] = Express.GAME.squares(group);
      VALUE[group.ordinal()] = Express.GAME.value(group);
      EACH[group.ordinal()] = Express.GAME.each(group);
    }
    for (int die = 0; die < DICE; die++) {
      for (Face face : Express.GAME.faces(Die.values()[die])) {
        if (face.isGroup()) {
          BEARERS[face.group().ordinal()] |= 1 << die;
        } else {
          chances |= 1 << die;
        }
      }
    }
    CHANCE_DICE = chances;
  }

  private TurnBoard() {}

  /** The board of a position, in any form. */
  static long of(ExpressPosition position) {
    long board = 0;
    for (int die = 0; die < DICE; die++) {
      board |= position.group(Die.values()[die]) == null ? 1L << die : 0;
    }
    for (int i = 0; i < GROUPS; i++) {
      Group group = Group.values()[i];
      int chance = position.holdsChance(group) ? 1 : 0;
      int field =
          position.complete(group) ? COMPLETE : position.filled(group) - chance | chance * CHANCE;
      board |= (long) field << shift(i);
    }
    return board;
  }

  private static int shift(int group) {
    return DICE + WIDTH * group;
  }

  static int dice(long board) {
    return (int) board & ALL_DICE;
  }

  static boolean isComplete(long board, int group) {
    return count(board, group) == COMPLETE;
  }

  static boolean holdsChance(long board, int group) {
    return (board >>> shift(group) & CHANCE) != 0;
  }

  private static int count(long board, int group) {
    return (int) (board >>> shift(group)) & 7;
  }

  /** Whether the house die is rolled (EX-03). */
  static boolean opensHouseDie(long board) {
    for (int group = 0; group < GROUPS; group++) {
      if (isComplete(board, group) && Group.values()[group].isColour()) {
        return true;
      }
    }
    return false;
  }

  /** What the groups bring when the turn stops. */
  static int worth(long board) {
    int sum = 0;
    int dearest = 0;
    for (int group = 0; group < GROUPS; group++) {
      int count = count(board, group);
      if (count == COMPLETE) {
        sum += VALUE[group];
      } else {
        dearest = Math.max(dearest, count * EACH[group]);
      }
    }
    return sum + dearest;
  }

  /** Places a die on a group that is not complete; as a chance only where there is none. */
  static long place(long board, int die, int group, boolean asChance) {
    long placed = board & ~(1L << die);
    int shift = shift(group);
    int filled = count(board, group) + 1 + (holdsChance(board, group) ? 1 : 0);
    return filled == SQUARES[group]
        ? placed & ~(15L << shift) | (long) COMPLETE << shift
        : placed + ((asChance ? (long) CHANCE : 1L) << shift);
  }

  /** The form of all boards that are worth the same as this. */
  static long worthTheSame(long board) {
    int dice = dice(board);
    long form = board;
    int dearest = -1;
    int money = 0;
    for (int group = 0; group < GROUPS; group++) {
      if (!canBeCompleted(board, group)) {
        form &= ~((long) CHANCE << shift(group));
        if ((BEARERS[group] & dice) == 0) {
          int worth = count(board, group) * EACH[group];
          if (worth > money) {
            money = worth;
            dearest = group;
          }
          form &= ~(15L << shift(group));
        }
      }
    }
    return dearest < 0 ? form : form | (long) count(board, dearest) << shift(dearest);
  }

  /** True of a complete group too. */
  private static boolean canBeCompleted(long board, int group) {
    int count = count(board, group);
    if (count == COMPLETE) {
      return true;
    }
    int dice = dice(board);
    int bearing = Integer.bitCount(BEARERS[group] & dice);
    if (holdsChance(board, group)) {
      return count + 1 + bearing >= SQUARES[group];
    }
    // A die that bears both fills one square either way.
    int more = (CHANCE_DICE & dice & ~BEARERS[group]) != 0 ? 1 : 0;
    return count + bearing + more >= SQUARES[group];
  }
}
