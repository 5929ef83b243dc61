package croupier.bots.express;

import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.Face;
import java.util.Arrays;
import java.util.List;

/** What can be placed after a roll: one die, some of them, or none. */
final class Placings {
  /** No roll allows more boards: five dice or none of each, and two chances on ten groups. */
  static final int MOST = 32 * 11 * 11;

  private Placings() {}

  /** What comes of a roll. */
  interface Roll {
    /**
     * @param boards that can be made, the first with nothing placed
     */
    void allows(long[] boards, double chance);
  }

  /** Goes through all rolls of the dice that are not placed. */
  static void eachRoll(long board, Roll sink) {
    roll(board, 0, new long[] {board}, 1, sink);
  }

  private static void roll(long board, int from, long[] boards, double chance, Roll sink) {
    int left = TurnBoard.dice(board) >> from << from;
    if (left == 0) {
      sink.allows(boards, chance);
      return;
    }
    int die = Integer.numberOfTrailingZeros(left);
    List<Face> faces = Express.GAME.faces(Die.values()[die]);
    for (Face face : faces.stream().distinct().toList()) {
      long same = faces.stream().filter(each -> each == face).count();
      roll(board, die + 1, with(boards, die, face), chance * same / faces.size(), sink);
    }
  }

  /** These boards, and what placing a die on each of them makes. */
  static long[] with(long[] boards, int die, Face face) {
    long[] more = Arrays.copyOf(boards, boards.length * (1 + TurnBoard.GROUPS));
    int count = boards.length;
    for (long board : boards) {
      for (long placed : of(board, die, face)) {
        more[count++] = placed;
      }
    }
    return Arrays.copyOf(more, count);
  }

  /** The boards that placing a die makes (EX-11, EX-12). */
  static long[] of(long board, int die, Face face) {
    long[] placed = new long[TurnBoard.GROUPS];
    int count = 0;
    for (int group = 0; group < TurnBoard.GROUPS; group++) {
      boolean fits =
          face == Face.CHANCE ? !TurnBoard.holdsChance(board, group) : face.ordinal() == group;
      if (fits && !TurnBoard.isComplete(board, group)) {
        placed[count++] = TurnBoard.place(board, die, group, face == Face.CHANCE);
      }
    }
    return Arrays.copyOf(placed, count);
  }
}
