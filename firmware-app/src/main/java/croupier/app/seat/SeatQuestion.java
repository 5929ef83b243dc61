package croupier.app.seat;

import croupier.app.program.Mishap;
import croupier.bots.BotSeat;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Because;
import croupier.engine.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the table wants to know from whoever holds a seat: a decision, or its hand where chance
 * waits for one, on ROLL or in a race.
 */
public final class SeatQuestion {
  private final int seat;
  private final int entries;
  private final boolean awaited;
  private final Map<String, Object> view;
  private final List<Action> actions;
  private final List<Shape> shapes;
  private final Optional<Ask> ask;
  private final Asker asker;

  /** Who asks. */
  interface Asker {
    boolean hears(SeatAnswer answer);

    boolean waitsFor(SeatQuestion question);

    void shows(BotSeat seat);
  }

  SeatQuestion(
      int seat,
      int entries,
      boolean awaited,
      Map<String, Object> view,
      List<Action> actions,
      List<Shape> shapes,
      Optional<Ask> ask,
      Asker asker) {
    this.seat = seat;
    this.entries = entries;
    this.awaited = awaited;
    this.view = view;
    this.actions = List.copyOf(actions);
    this.shapes = List.copyOf(shapes);
    this.ask = ask;
    this.asker = asker;
  }

  public int seat() {
    return seat;
  }

  /** How many entries the record had when it was asked. */
  public int entries() {
    return entries;
  }

  /** Whether the game cannot go on without an answer; else this is a right that may be left. */
  public boolean awaited() {
    return awaited;
  }

  /** What the seat may know. */
  public Map<String, Object> view() {
    return view;
  }

  /** What it may do; of what has free parts a sensible few. Empty when its hand is wanted. */
  public List<Action> actions() {
    return actions;
  }

  /** The bounds of what {@link #actions} does not list one by one. */
  public List<Shape> shapes() {
    return shapes;
  }

  /** What chance waits for a hand for, when it does. */
  public Optional<Ask> ask() {
    return ask;
  }

  /** Whether it is still asked; for the table's thread. */
  public boolean isOpen() {
    return asker.waitsFor(this);
  }

  /**
   * Lets a bot at this seat look at a world that the seat cannot tell from the truth; for the
   * table's thread, while this {@link #isOpen}.
   */
  public void shows(BotSeat bot) {
    if (bot.seat() != seat) {
      throw new IllegalArgumentException("nobody looks from another seat");
    }
    asker.shows(bot);
  }

  /**
   * Decides; from any thread.
   *
   * @return false when more waits already than the table can take: try again later
   */
  public boolean answer(Action action) {
    return answer(action, null);
  }

  /**
   * Decides, with a word why.
   *
   * @param why for everybody at the table; null for none
   */
  public boolean answer(Action action, Because why) {
    return asker.hears(new SeatAnswer(this, Optional.of(action), why, null));
  }

  /** Rolls or grabs: does with a hand what {@link #ask} waits for. */
  public boolean press() {
    return asker.hears(new SeatAnswer(this, Optional.empty(), null, null));
  }

  /** Cannot go on: somebody else is to hold the seat. */
  public boolean giveUp(Mishap why) {
    return asker.hears(new SeatAnswer(this, Optional.empty(), null, why));
  }
}
