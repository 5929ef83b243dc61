package croupier.app.live;

import croupier.app.Limits;
import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Refusal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The decisions that can still be taken back: those of one seat, one after another, which neither
 * chance nor anybody else has answered and which showed nothing hidden. Who plays a game and who
 * reads its record keep the same, so the record holds exactly the take-backs that were allowed.
 */
final class SecondThoughts {
  private static final int NOBODY = -1;

  private record Decision(Action action, List<Event> events, Position before) {}

  private final Deque<Decision> decisions = new ArrayDeque<>();
  private int seat = NOBODY;
  private int taken;

  /** A seat decided. Where chance is asked now, its dice may already lie on the table. */
  void decided(int who, Action action, Position before, List<Event> events, Position after) {
    if (who != seat) {
      decisions.clear();
      seat = who;
    }
    if (after.waiting() != Position.Waiting.DECISIONS || events.stream().anyMatch(Event::shows)) {
      decisions.clear();
      return;
    }
    decisions.push(new Decision(action, List.copyOf(events), before));
    if (decisions.size() > Limits.TAKEN_BACK_IN_A_ROW) {
      decisions.removeLast();
    }
  }

  /** Chance answered. */
  void answered() {
    decisions.clear();
  }

  /** The seat whose last decision can be taken back, or -1. */
  int seat() {
    return decisions.isEmpty() || taken == Limits.TAKEN_BACK ? NOBODY : seat;
  }

  /** Refuses what may not be taken back. */
  void check(int who) {
    if (who == NOBODY || who != seat()) {
      throw new Refusal(Refusal.Code.NOTHING_TO_TAKE_BACK, whyNot(who));
    }
  }

  private Because whyNot(int who) {
    if (taken == Limits.TAKEN_BACK) {
      return RecordReason.ALL_TAKEN_BACK.with("most", Limits.TAKEN_BACK);
    }
    return seat() == NOBODY
        ? Because.of(RecordReason.NOTHING_TO_TAKE_BACK)
        : RecordReason.ANOTHER_SEAT_TAKES_BACK.with("seat", seat).with("other", who);
  }

  /** What would be taken back. */
  Action last() {
    return decisions.element().action();
  }

  /** What came of that. */
  List<Event> lastEvents() {
    return decisions.element().events();
  }

  /** Forgets the last decision; the position before it. */
  Position takeBack() {
    taken++;
    return decisions.pop().before();
  }
}
