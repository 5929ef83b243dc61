package croupier.engine.go;

import croupier.engine.Event;
import java.util.ArrayList;
import java.util.List;

/** When the game ends, and who has won then. */
final class Endings {
  private Endings() {}

  static void finish(GoTable table, List<Event> events) {
    table.phase = Phase.OVER;
    table.asked = 0;
    table.actor = GoTable.NONE;
    table.target = GoTable.NONE;
    for (GoSeat place : table.places) {
      place.attack = 0;
      place.later = Later.NO.ordinal();
    }
    if (events != null) {
      events.add(new GoEvent.GameOver(winners(table.places)));
    }
  }

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
