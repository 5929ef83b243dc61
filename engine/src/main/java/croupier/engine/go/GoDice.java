package croupier.engine.go;

import croupier.engine.Randomness;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.List;

/** The dice of a roll as one number: three bits for each. */
final class GoDice {
  private static final int FACES = 6;

  private GoDice() {}

  static long draw(Randomness source, int count) {
    long roll = 0;
    for (int i = 0; i < count; i++) {
      roll |= (long) (source.below(FACES) + 1) << 3 * i;
    }
    return roll;
  }

  static int face(long roll, int i) {
    return (int) (roll >>> 3 * i) & 7;
  }

  static List<Integer> faces(long roll, int count) {
    List<Integer> faces = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      faces.add(face(roll, i));
    }
    return faces;
  }

  static long roll(List<Integer> faces, int count) {
    if (faces.size() != count || !faces.stream().allMatch(face -> face >= 1 && face <= FACES)) {
      throw new Refusal(
          Refusal.Code.ILLEGAL_OUTCOME,
          GoReason.WRONG_DICE.with("dice", count).with("faces", FACES));
    }
    long roll = 0;
    for (int i = 0; i < count; i++) {
      roll |= (long) faces.get(i) << 3 * i;
    }
    return roll;
  }
}
