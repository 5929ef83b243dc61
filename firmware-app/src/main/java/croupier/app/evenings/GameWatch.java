package croupier.app.evenings;

import croupier.app.live.Entry;
import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.live.RecordReader;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Watches one game for whoever tells of it: what the game itself writes down, and what can be said
 * of any. A decision counts when it cannot be taken back any more.
 */
public final class GameWatch implements Onlooker {
  private static final String WAIT = "evenings.wait";

  /** More is for those who read of the evening later. */
  private static final int MOST_FEATS = 3;

  private final Chronicle chronicle;
  private final Feats feats;
  private final long[] lastDecision;
  private final Deque<Decision> undecided = new ArrayDeque<>();
  private long decisions;

  private record Decision(int seat, List<Event> events) {}

  /**
   * @param position some position of the game
   */
  public GameWatch(Position position) {
    chronicle = Chroniclers.of(position.game().id()).chronicle(position);
    feats = new Feats(position.seats(), WAIT);
    lastDecision = new long[position.seats()];
  }

  /** Watches a game on the table; what happened before is told by {@link #past}. */
  @Override
  public void happened(Happening happening) {
    if (happening.takenBack()) {
      tookBack();
    } else if (happening.seat() == Happening.CHANCE) {
      chance(happening.events());
    } else {
      decided(happening.seat(), happening.events());
    }
  }

  /**
   * Watches a game that is played again from its record.
   *
   * @param over whether it is over, so that nothing of it is secret any more
   */
  public RecordReader.Listener past(boolean over) {
    return (_, entry, events, _) -> {
      switch (entry) {
        case Entry.Act(int seat, var _) -> decided(seat, events);
        case Entry.TakeBack _ -> tookBack();
        case Entry.Chance(_, var outcome, _) -> {
          if (over) {
            settle();
            chronicle.revealed(outcome, events);
          }
          chance(events);
        }
      }
    };
  }

  private void decided(int seat, List<Event> events) {
    if (!undecided.isEmpty() && undecided.element().seat() != seat) {
      settle();
    }
    undecided.addLast(new Decision(seat, events));
  }

  private void tookBack() {
    undecided.pollLast();
  }

  private void chance(List<Event> events) {
    settle();
    events.forEach(chronicle::happened);
  }

  private void settle() {
    for (Decision decision : undecided) {
      int seat = decision.seat();
      decisions++;
      long waited = decisions - lastDecision[seat] - 1;
      feats.note(
          WAIT,
          waited,
          List.of(seat),
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

  /** What is told at the table when the game is over: its best moments, and whom chance loved. */
  public List<Message> moments() {
    List<Message> moments = new ArrayList<>();
    for (Feat feat : feats().stream().limit(MOST_FEATS).toList()) {
      moments.add(
          Message.of("evenings.moment")
              .with("title", Message.of(feat.title()))
              .with("told", feat.told()));
    }
    Comparator<Luck> lucky = Comparator.comparing(each -> LuckTold.of(each).luckierThan());
    luck().stream().max(lucky).ifPresent(most -> moments.add(LuckTold.told(most, most.seat())));
    luck().stream().min(lucky).ifPresent(least -> moments.add(LuckTold.told(least, least.seat())));
    return moments.stream().distinct().toList();
  }

  /** How often each seat has brought home each group, in a game that tells. */
  public List<Map<Group, Integer>> groups() {
    settle();
    return chronicle.groups();
  }

  List<Feat> feats() {
    settle();
    List<Feat> all = new ArrayList<>(chronicle.feats());
    all.addAll(feats.all());
    return all;
  }

  List<Luck> luck() {
    settle();
    return chronicle.luck();
  }
}
