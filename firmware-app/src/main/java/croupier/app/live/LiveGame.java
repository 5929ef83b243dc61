package croupier.app.live;

import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Nature;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Refusal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A game that is being played: its position, who answers for chance, and its record. Everything is
 * on the record before anybody learns of it, so pulling the plug never changes a roll.
 */
public final class LiveGame {
  private final List<String> names;
  private final Position position;
  private final Nature nature;
  private final Journal journal;

  /**
   * The nature's answer to what is asked now, until it is on the record: a full disk never draws
   * again.
   */
  private Long drawn;

  /**
   * @param nature answers for chance; null when every outcome comes from outside
   * @param journal where everything is written first
   */
  public LiveGame(List<String> names, Position position, Nature nature, Journal journal) {
    this.names = List.copyOf(names);
    this.position = position;
    this.nature = nature;
    this.journal = journal;
  }

  /** The live position: to look at, not to touch. */
  public Position position() {
    return position;
  }

  public List<String> names() {
    return names;
  }

  public boolean answersForChance() {
    return nature != null;
  }

  /** Plays a seat's action, or refuses it and nothing changes. */
  public List<Event> act(int seat, Action action) throws IOException {
    Position after = position.copy();
    List<Event> events = after.act(seat, action);
    return commit(after, Entry.act(seat, action), events);
  }

  /** Lets the nature answer what is asked. */
  public List<Event> chance() throws IOException {
    if (position.waiting() != Position.Waiting.CHANCE) {
      throw new Refusal(Refusal.Code.NO_CHANCE_ASKED, "Nothing is asked of chance now.");
    }
    Position after = position.copy();
    if (drawn == null) {
      drawn = nature.answer(position);
    }
    Outcome outcome = position.outcome(drawn);
    List<Event> events = new ArrayList<>();
    after.happen(drawn, events);
    commit(after, Entry.seeded(outcome), events);
    drawn = null;
    return events;
  }

  /** Lets an outcome from outside happen: hands at the unit, dice that were typed in, a script. */
  public List<Event> chance(Outcome outcome) throws IOException {
    if (nature != null && position.waiting() == Position.Waiting.CHANCE && !mayComeFromHands()) {
      throw new Refusal(Refusal.Code.ILLEGAL_OUTCOME, "Only the seed answers this.");
    }
    Position after = position.copy();
    List<Event> events = after.happen(outcome);
    return commit(after, Entry.byHand(outcome), events);
  }

  /** Not what the seed decides, and not what it has answered already, written or not. */
  private boolean mayComeFromHands() {
    return position.asks().byHand() && drawn == null;
  }

  private List<Event> commit(Position after, Entry entry, List<Event> events) throws IOException {
    journal.append(entry);
    position.set(after);
    if (after.waiting() == Position.Waiting.OVER) {
      journal.finish(after.result());
    }
    return events;
  }
}
