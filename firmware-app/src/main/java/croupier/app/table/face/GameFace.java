package croupier.app.table.face;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.hal.UnitEvent;
import java.util.List;

/**
 * How one game looks on the unit and what hands mean in it. Drawing and listening only; the rules
 * are the engine's.
 */
public interface GameFace {
  /** The position has changed: what was being chosen is forgotten. */
  void renew();

  /**
   * Whether the last {@link #renew} brought another question. Where several decide at once, what
   * one of them does makes nobody else's touch too old.
   */
  default boolean asksAnew() {
    return true;
  }

  /** Hands are not heard for a while: what is open only as long as a button is down is closed. */
  default void lookAway() {}

  /** Hands are heard again, after a show or a pause: time that runs out runs from now on. */
  default void lookBack() {}

  /** The game rests: this time is not played. {@link #lookAway} comes with it. */
  default void rest() {}

  /** The rest is over. */
  default void rise() {}

  /** Draws the table as it waits now, with what every control does. */
  void draw(Canvas canvas);

  Wish handle(UnitEvent event);

  /** The seats whose hand chance waits for, as bits: on ROLL, in a race. */
  default int hands() {
    return 0;
  }

  /** A seat lends its hand that is not at the unit. */
  default Wish pressed(int player) {
    return new Wish.Roll();
  }

  /** A seat has decided that is not at the unit; it may have to wait for others. */
  default Wish answered(int player, Action action) {
    return new Wish.Act(player, action);
  }

  /** What happens without anybody's hands: a draw, a move that is the only one and no secret. */
  Wish unprompted();

  default long nextDue() {
    return Mode.NEVER;
  }

  default Wish tick(long now) {
    return Wish.NOTHING;
  }

  /** Whether nobody can want to take this back, and somebody else might want it taken back. */
  default boolean stands(Action action) {
    return false;
  }

  /**
   * Whether a control of its own takes back what a seat has decided last, as an offer that waits:
   * then BACK, which does the same, is not told beside it.
   */
  default boolean takesBackOtherwise() {
    return false;
  }

  /** How a winner's points are said. */
  Message points(int points);

  /** How somebody with these points stands at the end. */
  default Message ended(int player, int points) {
    return Message.of("playing.points").with("points", points(points));
  }

  /** What somebody with these points has won with. */
  default Message won(int points) {
    return points(points);
  }

  /**
   * What the decision that waits is about, in short sentences for who has not played this before.
   * Everybody reads them: they tell of the kind of decision and of what the table knows, whatever
   * anybody holds.
   */
  List<Message> hint();

  /** How what happened is shown. {@code before} is the position that it happened to. */
  List<Beat> tell(Position before, List<Event> events);
}
