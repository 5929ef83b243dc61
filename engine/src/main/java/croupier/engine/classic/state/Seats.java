package croupier.engine.classic.state;

import java.util.ArrayList;
import java.util.List;

/** Seats as bits. */
public final class Seats {
  private Seats() {}

  public static List<Integer> list(int seats) {
    List<Integer> list = new ArrayList<>();
    for (int left = seats; left != 0; left &= left - 1) {
      list.add(Integer.numberOfTrailingZeros(left));
    }
    return list;
  }
}
