package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** What those who stand on GO take for it. */
final class OnGo {
  private OnGo() {}

  static int list(GoTable table, int seat, long[] into) {
    int count = 0;
    if (table.mayChooseBlock(table.places[seat])) {
      into[count++] = GoMoves.move(GoMoves.CHOOSE_GO, GoChoice.BLOCK.ordinal());
    }
    into[count++] = GoMoves.move(GoMoves.CHOOSE_GO, GoChoice.HEIST.ordinal());
    into[count++] = GoMoves.move(GoMoves.CHOOSE_GO, GoChoice.SHUT_DOWN.ordinal());
    return count;
  }

  /** Those on GO say what for, clockwise, before any block is taken (GO-08). */
  static void ask(GoTable table, int from, List<Event> events) {
    int seat = table.firstFrom(from, table.onGo());
    if (seat != GoTable.NONE) {
      table.phase = Phase.GO;
      table.asked = 1 << seat;
    } else {
      Claims.collect(table, events);
    }
  }

  static void choose(GoTable table, int seat, int choice, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.GoChosen(seat, GoChoice.of(choice)));
    }
    if (choice == GoChoice.BLOCK.ordinal()) {
      table.places[seat].free++;
    } else {
      table.places[seat].attack = choice;
    }
    ask(table, table.after(seat), events);
  }
}
