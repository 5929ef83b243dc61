package croupier.app.table.face.deal;

import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Steps;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealPosition;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A player looks at the own cards while holding the own button, and plays them with the other hand.
 * Nothing but the words on the LCD depends on what the cards are.
 */
final class DealPeek {
  /** Nobody thinks for so long; the button is stuck, and the cards are not to lie open. */
  private static final long LONGEST = 30 * Clock.SECOND;

  private final Seating seating;
  private final int seat;
  private final List<Card> hand;
  private final Steps<Message, Action> steps;

  /** At the first step of the dial, each kind once. */
  private final List<Card> kinds;

  private long closes;

  DealPeek(Seating seating, DealPosition position, int seat, long now) {
    this.seating = seating;
    this.seat = seat;
    hand = position.hand(seat);
    steps = DealHand.of(position, seat);
    kinds = kinds(hand, steps.offered());
    touched(now);
  }

  /** The other hand did something. */
  private void touched(long now) {
    closes = now + LONGEST;
  }

  /** When it ends by itself. */
  long closes() {
    return closes;
  }

  void turn(int clicks, long now) {
    touched(now);
    steps.turn(clicks);
  }

  /** What is played with that; {@link Wish#NOTHING} while there is more to choose. */
  Wish pressed(Control control, long now) {
    touched(now);
    return switch (control) {
      case OK, DIAL_A -> take();
      case BACK -> {
        steps.back();
        yield Wish.NOTHING;
      }
      default -> Wish.NOTHING;
    };
  }

  private Wish take() {
    Action action = steps.take();
    return action == null ? Wish.NOTHING : new Wish.Act(seat, action);
  }

  /**
   * The hand on the LCD, for its owner's eyes.
   *
   * @param time what is left of it, where it runs out; or empty
   */
  void draw(Canvas canvas, String time) {
    seating.halos(canvas, 1 << seat, Effect.STEADY);
    canvas.eyesOnly();
    if (steps.atTheStart()) {
      drawCards(canvas, time);
    } else {
      canvas.lcd(
          Message.of("deal.step")
              .with("before", steps.before())
              .with("place", at(steps.place(), time)),
          chosen(steps.label()),
          Message.of("deal.let-go"),
          whatOkDoes("deal.ok-or-back"));
    }
    canvas.headline(Message.of("deal.looks").player("who", seat));
    canvas.hold(seating.button(seat), Message.of("deal.keep-looking"));
    canvas.turn(Control.DIAL_A, Message.of("deal.next"));
    canvas.press(Control.OK, Message.of("deal.choose"));
    canvas.press(Control.BACK, Message.of("deal.step-back"));
  }

  /** What a card does, and what it is worth as money, is told before anything is chosen. */
  private void drawCards(Canvas canvas, String time) {
    Card card = kinds.get(steps.at());
    int first = 1;
    for (Card before : kinds.subList(0, steps.at())) {
      first += Collections.frequency(hand, before);
    }
    int alike = Collections.frequency(hand, card);
    // Cards are counted, not kinds: the table says how many somebody holds.
    String which = alike == 1 ? "" + first : first + "-" + (first + alike - 1);
    canvas.lcd(
        Message.of("deal.hand")
            .player("who", seat)
            .with("place", at(which + "/" + hand.size(), time)),
        alike == 1
            ? chosen(steps.label())
            : Message.of("deal.choice-several").with("card", steps.label()).with("count", alike),
        DealWords.about(card),
        whatOkDoes("deal.ok"));
  }

  /** The kinds of cards as the dial walks through them. */
  private static List<Card> kinds(List<Card> hand, List<Message> offered) {
    List<Card> kinds = new ArrayList<>();
    for (Message label : offered) {
      hand.stream()
          .filter(card -> DealWords.of(card).equals(label))
          .findFirst()
          .ifPresent(kinds::add);
    }
    return kinds;
  }

  private static String at(String place, String time) {
    return time.isEmpty() ? place : place + " " + time;
  }

  private static Message chosen(Message label) {
    return Message.of("deal.choice").with("what", label);
  }

  private Message whatOkDoes(String name) {
    if (steps.deadEnd()) {
      return Message.of("deal.not-now");
    }
    Message does =
        steps.end() == null
            ? Message.of("deal.does-choose")
            : steps.last() == null ? Message.of("deal.does-it") : steps.last();
    return Message.of(name).with("does", does);
  }
}
