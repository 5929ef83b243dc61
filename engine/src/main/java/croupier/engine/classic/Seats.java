package croupier.engine.classic;

import java.util.ArrayList;
import java.util.List;

/** Seats as bits. */
final class Seats {
  private Seats() {}

  static List<Integer> list(int seats) {
    List<Integer> list = new ArrayList<>();
    for (int left = seats; left != 0; left &= left - 1) {
      list.add(Integer.numberOfTrailingZeros(left));
    }
    return list;
  }
}
