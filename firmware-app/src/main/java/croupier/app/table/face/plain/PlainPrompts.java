package croupier.app.table.face.plain;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Position;
import croupier.hal.Control;
import java.util.ArrayList;
import java.util.List;

/** What the unit says while it waits: whose move it is, and what each control does. */
final class PlainPrompts {
  private final Seating seating;
  private final Position position;
  private final PlainShow show;

  PlainPrompts(Seating seating, Position position, PlainShow show) {
    this.seating = seating;
    this.position = position;
    this.show = show;
  }

  /** What was told last, before a sentence on what is next. */
  private Message afterTheLast(Message now) {
    List<Message> all = new ArrayList<>(show.last());
    all.add(now);
    return Message.sentences(all);
  }

  /** The actions of a seat lie open. */
  void open(Canvas canvas, int seat, Choices<Action> choices, boolean rolls, Fact fact) {
    drawChoice(canvas, seat, choices, fact, controls(choices.size() > 1, rolls));
    canvas.headline(
        afterTheLast(
            Message.of("plain.now-move").player("who", seat).with("what", choices.label())));
    if (choices.size() > 1) {
      canvas.turn(Control.DIAL_A, Message.of("plain.choose"));
    }
    canvas.press(Control.OK, Message.of("plain.do").with("what", choices.label()));
    if (rolls) {
      canvas.press(Control.ROLL, Message.of("plain.roll"));
    }
    if (Integer.bitCount(position.deciders()) > 1) {
      canvas.press(Control.BACK, Message.of("plain.let-others"));
    }
  }

  private static Message controls(boolean several, boolean rolls) {
    if (several) {
      return Message.of(rolls ? "plain.choose-do-roll" : "plain.choose-do");
    }
    return Message.of(rolls ? "plain.do-roll" : "plain.do-it");
  }

  private static void drawChoice(
      Canvas canvas, int seat, Choices<Action> choices, Fact fact, Message controls) {
    canvas.lcd(
        Message.of("plain.mover").player("who", seat).with("place", choices.place()),
        null,
        null,
        controls);
    if (canvas.paragraph(1, 2, chosen(choices)) == 1) {
      fact.draw(canvas, 2);
    }
  }

  private static Message chosen(Choices<Action> choices) {
    return Message.of("plain.chosen").with("what", choices.label());
  }

  /** Somebody looks and decides in secret. */
  void look(Canvas canvas, int seat, Choices<Action> choices, Fact fact) {
    canvas.eyesOnly();
    canvas.lcd(
        null,
        Message.of("plain.number").with("place", choices.place()),
        null,
        controls(true, false));
    canvas.paragraph(0, 2, chosen(choices));
    fact.draw(canvas, 2);
    canvas.headline(Message.of("plain.now-looking").player("who", seat));
    canvas.hold(seating.button(seat), Message.of("plain.keep-looking"));
    canvas.turn(Control.DIAL_A, Message.of("plain.next"));
    canvas.turn(Control.DIAL_B, Message.of("plain.read"));
    canvas.press(Control.OK, Message.of("plain.choose"));
  }

  /**
   * Nobody's actions are open.
   *
   * @param secret who decides in secret, as bits
   * @param byHand whether people let chance happen
   */
  void closed(Canvas canvas, int secret, boolean byHand, Fact fact) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        seats.add(seat);
      }
    }
    if (seats.isEmpty()) {
      chance(canvas, byHand, fact);
      return;
    }
    boolean one = seats.size() == 1;
    Message now = Message.of(how(secret)).players("all", seats);
    canvas.lcd(
        one
            ? Message.of("plain.whose-move").player("who", seats.getFirst())
            : Message.of("plain.your-move"),
        one ? null : Message.of("plain.movers").players("all", seats),
        null,
        now);
    fact.draw(canvas, 2);
    canvas.headline(afterTheLast(now));
  }

  private String how(int secret) {
    if (secret == 0) {
      return "plain.now-press";
    }
    return secret == position.deciders() ? "plain.now-hold" : "plain.now-press-or-hold";
  }

  private void chance(Canvas canvas, boolean byHand, Fact fact) {
    Message now = Message.of(byHand ? "plain.now-chance-by-hand" : "plain.now-chance");
    Message go = Message.of("plain.let-it-happen");
    canvas.lcd(now, null, null, byHand ? go : null);
    fact.draw(canvas, 2);
    canvas.headline(afterTheLast(now));
    if (byHand) {
      canvas.press(Control.ROLL, go);
    }
  }
}
