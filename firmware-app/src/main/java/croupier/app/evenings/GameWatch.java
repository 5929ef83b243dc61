package croupier.app.evenings;

import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Outcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Watches one game for whoever tells of it: what the game itself writes down, and what can be said
 * of any. A decision counts when it cannot be taken back any more.
 */
public final class GameWatch {
  private static final String WAIT = "evenings.wait";

  private final Chronicle chronicle;
  private final Feats feats;
  private final long[] lastDecision;
  private final Deque<Decision> undecided = new ArrayDeque<>();
  private long decisions;

  private record Decision(int seat, List<Event> events) {}

  public GameWatch(Game game, int seats) {
    chronicle = Chroniclers.of(game.id()).chronicle(game, seats);
    feats = new Feats(seats, WAIT);
    lastDecision = new long[seats];
  }

  public void decided(int seat, List<Event> events) {
    if (!undecided.isEmpty() && undecided.element().seat() != seat) {
      settle();
    }
    undecided.addLast(new Decision(seat, events));
  }

  public void tookBack() {
    undecided.pollLast();
  }

  public void chance(List<Event> events) {
    settle();
    events.forEach(chronicle::happened);
  }

  /** What chance answered, of a game that is over; it is told to {@link #chance} next. */
  void revealed(Outcome outcome, List<Event> events) {
    settle();
    chronicle.revealed(outcome, events);
  }

  private void settle() {
    for (Decision decision : undecided) {
      int seat = decision.seat();
      decisions++;
      long waited = decisions - lastDecision[seat] - 1;
      feats.note(
          WAIT,
          waited,
          () -> Message.of("evenings.waited").player("who", seat).with("count", waited));
      lastDecision[seat] = decisions;
      decision.events().forEach(chronicle::happened);
    }
    undecided.clear();
  }

  /** Decisions that stand. */
  long decisions() {
    settle();
    return decisions;
  }

  public List<Feat> feats() {
    settle();
    List<Feat> all = new ArrayList<>(chronicle.feats());
    all.addAll(feats.all());
    return all;
  }

  public List<Luck> luck() {
    settle();
    return chronicle.luck();
  }
}
