package croupier.engine;

import java.util.ArrayList;
import java.util.List;

/** Small sets packed into a number: of seats, dice, colours, squares. */
public final class Bits {
  private Bits() {}

  /** The members of a set, from the lowest. */
  public static List<Integer> listed(int bits) {
    List<Integer> list = new ArrayList<>(Integer.bitCount(bits));
    for (int left = bits; left != 0; left &= left - 1) {
      list.add(Integer.numberOfTrailingZeros(left));
    }
    return list;
  }

  /** The members of a set as they are written in JSON. */
  public static List<Object> data(int bits) {
    return listed(bits).stream().<Object>map(Integer::longValue).toList();
  }

  /** The member of a set that has so many below it. */
  public static int nth(int bits, int below) {
    return Integer.numberOfTrailingZeros(Integer.expand(1 << below, bits));
  }

  /** A member of a set at random. */
  public static int oneOf(int bits, Randomness source) {
    return nth(bits, source.below(Integer.bitCount(bits)));
  }
}
