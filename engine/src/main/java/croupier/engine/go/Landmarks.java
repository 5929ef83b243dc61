package croupier.engine.go;

import java.util.ArrayList;
import java.util.List;

/** Who has won when landmarks stand. */
final class Landmarks {
  private Landmarks() {}

  /** Of those who built a landmark, who has the most blocks; equal is a tie (GO-25, GO-28). */
  static List<Integer> winners(GoSeat[] places) {
    int most = 0;
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < places.length; seat++) {
      int blocks = places[seat].blocks();
      if (places[seat].landmark() != GoSeat.NONE && blocks >= most) {
        if (blocks > most) {
          winners.clear();
        }
        most = blocks;
        winners.add(seat);
      }
    }
    return winners;
  }
}
