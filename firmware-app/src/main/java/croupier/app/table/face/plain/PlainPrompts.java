package croupier.app.table.face.plain;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Choices;
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
  private String afterTheLast(String sentence) {
    return show.last().isEmpty() ? sentence : show.last() + " " + sentence;
  }

  /** The actions of a seat lie open. */
  void open(Canvas canvas, int seat, Choices<Action> choices, boolean rolls, String fact) {
    drawChoice(canvas, seat, choices, fact, rolls ? "OK:do ROLL" : "OK:do it");
    canvas.headline(
        afterTheLast("It is " + seating.name(seat) + "'s move: " + choices.label() + "?"));
    if (choices.size() > 1) {
      canvas.turn(Control.DIAL_A, "choose");
    }
    canvas.press(Control.OK, choices.label());
    if (rolls) {
      canvas.press(Control.ROLL, PlainFace.ROLL);
    }
    if (Integer.bitCount(position.deciders()) > 1) {
      canvas.press(Control.BACK, "let somebody else move");
    }
  }

  private static void drawChoice(
      Canvas canvas, int seat, Choices<Action> choices, String fact, String keys) {
    List<String> label = PlainWords.lines("< " + choices.label() + " >", 2);
    canvas.lcd(
        Lines.ends(Lines.name(seat), choices.place()),
        label.getFirst(),
        label.size() > 1 ? label.getLast() : fact,
        choices.size() > 1 ? "A:choose " + keys : keys);
  }

  /** Somebody looks and decides in secret. */
  void look(Canvas canvas, int seat, Choices<Action> choices, String fact) {
    canvas.eyesOnly();
    List<String> label = PlainWords.lines("< " + choices.label() + " >", 2);
    canvas.lcd(
        label.getFirst(),
        label.size() > 1 ? label.getLast() : Lines.ends("", choices.place()),
        fact,
        "A:choose OK:do it");
    canvas.headline(seating.name(seat) + " decides in secret. Everybody else looks away!");
    canvas.hold(seating.button(seat), "keep looking");
    canvas.turn(Control.DIAL_A, "next");
    canvas.turn(Control.DIAL_B, "read");
    canvas.press(Control.OK, "choose");
  }

  /**
   * Nobody's actions are open.
   *
   * @param secret who decides in secret, as bits
   * @param byHand whether people let chance happen
   */
  void closed(Canvas canvas, int secret, boolean byHand, String fact) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        seats.add(seat);
      }
    }
    if (seats.isEmpty()) {
      canvas.lcd("Chance is next", "", fact, byHand ? "ROLL: let it happen" : "");
      canvas.headline(afterTheLast("Chance is next" + (byHand ? ": press ROLL." : ".")));
      if (byHand) {
        canvas.press(Control.ROLL, "let it happen");
      }
      return;
    }
    boolean all = secret == position.deciders();
    boolean some = secret != 0;
    String how = all ? "Hold" : some ? "Press or hold" : "Press";
    canvas.lcd(
        seats.size() == 1 ? Lines.name(seats.getFirst()) + "'s move" : "Your move:",
        seats.size() == 1 ? "" : Lines.names(seats, ", "),
        fact,
        how + (all || !some ? " your button" : " yours"));
    canvas.headline(
        afterTheLast(
            how
                + " your own button to move: "
                + String.join(", ", seats.stream().map(seating::name).toList())
                + "."));
  }
}
