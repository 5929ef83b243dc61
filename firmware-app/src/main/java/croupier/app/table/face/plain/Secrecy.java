package croupier.app.table.face.plain;

import croupier.engine.Event;
import croupier.engine.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Whether a decision shows something when it is made in the open. */
final class Secrecy {
  /** So many alternatives are tried: games hide all of a kind or none. */
  private static final int TRIED = 8;

  /** What the table learns from a decision. */
  private record Learnt(Map<String, Object> view, List<Event> events) {}

  private Secrecy() {}

  /**
   * It is a secret when the seat knows more than the table, or when the table could not tell from
   * what follows which of two things was decided.
   */
  static boolean of(Position position, int seat) {
    if (!position.view(seat).equals(position.view(Position.TABLE))) {
      return true;
    }
    long[] moves = new long[Position.MOST_MOVES];
    int count = Math.min(TRIED, position.moves(seat, moves));
    Set<Learnt> learnt = new HashSet<>();
    for (int i = 0; i < count; i++) {
      Position after = position.copy();
      List<Event> events = new ArrayList<>();
      after.act(seat, moves[i], events);
      learnt.add(new Learnt(after.view(Position.TABLE), events));
    }
    return learnt.size() < count;
  }
}
