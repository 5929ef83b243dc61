package croupier.app.live;

import croupier.app.Limits;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.GeneralReason;
import croupier.engine.Nature;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.engine.SeededNature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A game that is being played: its position, who answers for chance, and its record. This is the
 * one door to it: whatever a seat decides and chance answers, from wherever it comes, is checked,
 * written and told here. Everything is on the record before anybody learns of it, so pulling the
 * plug never changes a roll.
 */
public final class LiveGame {
  private final List<String> names;
  private final Position position;
  private Nature nature;
  private final Journal journal;
  private final SecondThoughts thoughts;
  private final List<Onlooker> onlookers = new ArrayList<>();
  private Position before;
  private int entries;

  /** What the seats added to the seed; null until that is on the record, and it may roll. */
  private Luck luck;

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
    this(names, position, nature, journal, new SecondThoughts(), 0, null);
  }

  /**
   * A game that goes on, with what can still be taken back of it.
   *
   * @param luck what the seats added to the seed; null when they still may
   */
  LiveGame(
      List<String> names,
      Position position,
      Nature nature,
      Journal journal,
      SecondThoughts thoughts,
      int entries,
      Luck luck) {
    this.names = List.copyOf(names);
    this.position = position;
    this.nature = nature;
    this.journal = journal;
    this.thoughts = thoughts;
    this.entries = entries;
    this.luck = nature instanceof SeededNature ? luck : Luck.none(names.size());
  }

  /** Whether somebody has added something to the seed. */
  public boolean hasOwnLuck() {
    return luck != null && luck.isAny();
  }

  /** Adds to the seed what the seats give; once, and before the first roll. */
  public void add(Luck added) throws IOException {
    if (luck != null) {
      throw new Refusal(Refusal.Code.ILLEGAL_OUTCOME, RecordReason.LUCK_TOO_LATE);
    }
    journal.luck(added);
    nature = ((SeededNature) nature).with(added.words());
    luck = added;
  }

  /** When the game begins to happen and nobody has added anything, the record says that. */
  private void stir() throws IOException {
    if (luck == null) {
      add(Luck.none(names.size()));
    }
  }

  /** The live position: to look at, not to touch. */
  public Position position() {
    return position;
  }

  /** How many entries its record has. */
  public int entries() {
    return entries;
  }

  /** Whether its record has as many entries as one can have, so that nothing more can happen. */
  public boolean isFull() {
    return entries >= Limits.RECORD_ENTRIES;
  }

  private void checkThatItMayGoOn() {
    if (isFull()) {
      throw new Refusal(
          Refusal.Code.TOO_LONG, RecordReason.FULL.with("entries", Limits.RECORD_ENTRIES));
    }
  }

  /**
   * Chance from the seed for what is no part of the game, but that nobody is to foresee. The same
   * words give the same again, whoever goes on with the game.
   */
  public Randomness apart(String words) {
    if (nature instanceof SeededNature seeded) {
      return seeded.apart(words);
    }
    throw new IllegalStateException("only a seed gives chance apart from the game");
  }

  public List<String> names() {
    return names;
  }

  public boolean answersForChance() {
    return nature != null;
  }

  /** One more who is told what happens, from now on. */
  public void tell(Onlooker onlooker) {
    onlookers.add(onlooker);
  }

  /** Tells everybody that the game is on the table. */
  public void begins() {
    onlookers.forEach(onlooker -> onlooker.begins(position.game(), names, entries));
  }

  /** Tells everybody that the game is not on the table any more. */
  public void leaves() {
    boolean over = position.waiting() == Position.Waiting.OVER;
    onlookers.forEach(onlooker -> onlooker.leaves(position.game(), over));
  }

  /** The position that the last thing happened to; null when nothing has happened yet. */
  public Position before() {
    return before;
  }

  /** Plays a seat's action, or refuses it and nothing changes. */
  public List<Event> act(int seat, Action action) throws IOException {
    List<Event> events = happen(Entry.act(seat, action), () -> position.act(seat, action));
    thoughts.decided(seat, action, before, events, position);
    told(seat, events);
    return events;
  }

  /**
   * The seat whose last decision can be taken back now, or -1. It can as long as decisions are
   * awaited, neither chance nor anybody else has answered it, and it showed nothing hidden.
   */
  public int takesBack() {
    return thoughts.seat();
  }

  /** The decision that can be taken back; only while {@link #takesBack} names a seat. */
  public Action lastDecision() {
    return thoughts.last();
  }

  /** What came of that decision. */
  public List<Event> lastEvents() {
    return thoughts.lastEvents();
  }

  /**
   * Takes the last decision of a seat back, or refuses that. The position is as it was before it,
   * and the decision before that one can be the next.
   *
   * @return what was decided, and now is not
   */
  public Action takeBack(int seat) throws IOException {
    checkThatItMayGoOn();
    thoughts.check(seat);
    Action taken = thoughts.last();
    List<Event> undone = thoughts.lastEvents();
    journal.append(Entry.takeBack(seat));
    entries++;
    before = position.copy();
    position.set(thoughts.takeBack());
    told(seat, true, List.of(), undone);
    return taken;
  }

  /** Lets the nature answer what is asked. */
  public List<Event> chance() throws IOException {
    if (position.waiting() != Position.Waiting.CHANCE) {
      throw new Refusal(Refusal.Code.NO_CHANCE_ASKED, GeneralReason.NO_CHANCE_ASKED);
    }
    stir();
    if (drawn == null) {
      drawn = nature.answer(position);
    }
    Entry entry = Entry.seeded(Asked.of(position), position.outcome(drawn));
    List<Event> events =
        happen(
            entry,
            () -> {
              List<Event> come = new ArrayList<>();
              position.happen(drawn, come);
              return come;
            });
    drawn = null;
    thoughts.answered();
    told(Happening.CHANCE, events);
    return events;
  }

  /** Lets an outcome from outside happen: hands at the unit, dice that were typed in, a script. */
  public List<Event> chance(Outcome outcome) throws IOException {
    if (nature != null && position.waiting() == Position.Waiting.CHANCE && !mayComeFromHands()) {
      throw new Refusal(Refusal.Code.ILLEGAL_OUTCOME, RecordReason.ONLY_THE_SEED_ANSWERS);
    }
    Asked asked = asked();
    List<Event> events = happen(Entry.byHand(asked, outcome), () -> position.happen(outcome));
    thoughts.answered();
    told(Happening.CHANCE, events);
    return events;
  }

  /** What chance is asked; where it is asked nothing, the outcome is going to be refused. */
  private Asked asked() {
    return position.waiting() == Position.Waiting.CHANCE ? Asked.of(position) : Asked.UNTOLD;
  }

  /** Not what the seed decides, and not what it has answered already, written or not. */
  private boolean mayComeFromHands() {
    return position.asks().byHand() && drawn == null;
  }

  /**
   * Lets something happen and writes it. What is refused, by the rules or by the disk, did not
   * happen; nobody has seen anything of it.
   */
  private List<Event> happen(Entry entry, Supplier<List<Event>> what) throws IOException {
    checkThatItMayGoOn();
    Position was = position.copy();
    boolean written = false;
    try {
      List<Event> events = what.get();
      stir();
      journal.append(entry);
      written = true;
      before = was;
      entries++;
      if (position.waiting() == Position.Waiting.OVER) {
        journal.finish(position.result());
      }
      return events;
    } finally {
      if (!written) {
        position.set(was);
      }
    }
  }

  private void told(int seat, List<Event> events) {
    told(seat, false, events, List.of());
  }

  private void told(int seat, boolean takenBack, List<Event> events, List<Event> undone) {
    Happening happening =
        new Happening(seat, takenBack, events, undone, () -> position.view(Position.TABLE));
    onlookers.forEach(onlooker -> onlooker.happened(happening));
  }
}
