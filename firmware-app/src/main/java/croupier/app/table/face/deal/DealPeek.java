package croupier.app.table.face.deal;

import croupier.app.table.face.Wish;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Steps;
import croupier.engine.Action;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealPosition;
import croupier.hal.Clock;
import croupier.hal.UnitPicture.Prompt;
import java.util.List;

/**
 * A player looks at the own cards while holding the own button, and plays them with the other hand.
 * Nothing but the words on the LCD depends on what the cards are.
 */
final class DealPeek {
  /** Nobody thinks for so long; the button is stuck, and the cards are not to lie open. */
  private static final long LONGEST = 30 * Clock.SECOND;

  private static final String BACK = "BACK";

  private final DealPosition position;
  private final DealWords words;
  private final int seat;
  private final Steps<Action> steps;
  private long closes;

  DealPeek(DealPosition position, DealWords words, int seat, long now) {
    this.position = position;
    this.words = words;
    this.seat = seat;
    steps = DealHand.of(position, words, seat);
    touched(now);
  }

  int seat() {
    return seat;
  }

  /** The other hand did something. */
  void touched(long now) {
    closes = now + LONGEST;
  }

  /** When it ends by itself. */
  long closes() {
    return closes;
  }

  void turn(int clicks) {
    steps.turn(clicks);
  }

  void back() {
    steps.back();
  }

  /** What is played with that; {@link Wish#NOTHING} while there is more to choose. */
  Wish take() {
    Action action = steps.take();
    return action == null ? Wish.NOTHING : new Wish.Act(seat, action);
  }

  /**
   * The hand on the LCD.
   *
   * @param time what is left of it, where it runs out; or empty
   */
  void draw(Canvas canvas, String time) {
    // What it does, and what it is worth as money, is told before anything is chosen.
    List<Card> such = steps.atTheStart() ? such() : List.of();
    canvas.lcd(
        Lines.ends(
            steps.atTheStart() ? words.name(seat) + "'s hand" : steps.before(),
            time.isEmpty() ? steps.place() : steps.place() + " " + time),
        Lines.chosen(steps.label() + (such.size() > 1 ? " x" + such.size() : "")),
        steps.atTheStart() ? DealWords.about(such.getFirst()) : "let go: hide",
        whatOkDoes());
  }

  /** The cards of the kind that the dial points at. */
  private List<Card> such() {
    String label = steps.label();
    return position.hand(seat).stream().filter(card -> words.of(card).equals(label)).toList();
  }

  private String whatOkDoes() {
    String does =
        steps.deadEnd()
            ? "not now"
            : steps.end() == null
                ? "OK:choose"
                : "OK:" + (steps.last().isEmpty() ? "do it" : steps.last());
    boolean room = does.length() + BACK.length() < Prompt.COLUMNS;
    return steps.atTheStart() || !room ? does : Lines.ends(does, BACK);
  }
}
