package croupier.app.table.face.express;

import croupier.app.table.face.express.ExpressTelling.News;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Choices;
import croupier.engine.Action;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Group;
import croupier.hal.Control;
import java.util.List;
import java.util.stream.Collectors;

/** What the unit says while it waits: whose move it is, and what each control does. */
final class ExpressPrompts {
  private final Seating seating;
  private final ExpressPosition position;

  ExpressPrompts(Seating seating, ExpressPosition position) {
    this.seating = seating;
    this.position = position;
  }

  void ready(Canvas canvas) {
    canvas.lcd(
        player() + " plays",
        Lines.ends(
            "Score",
            Lines.money(position.score(position.turn())) + "/" + Lines.money(position.goal())),
        "",
        "ROLL: roll the dice");
    canvas.headline(player() + ": press ROLL to roll the dice.");
    canvas.press(Control.ROLL, "roll the dice");
  }

  void choosing(Canvas canvas, Choices<Action> choices, boolean mayRoll, List<News> news) {
    int kept = position.turnScore();
    String policemen = position.policemen() + "/3";
    String police = Lines.or("Police " + policemen, "Pol." + policemen);
    canvas.lcd(
        Lines.ends(player() + " +" + Lines.money(kept), police),
        choices.isEmpty()
            ? (news.isEmpty() ? nothingToPlace() : news.getLast().brief())
            : Lines.chosen(choices.label()),
        choices.isEmpty() ? "" : Lines.ends("A:pick OK:put", choices.place()),
        (mayRoll ? "ROLL:more " : "") + "Seat" + (seating.place(position.turn()) + 1) + ":stop");
    canvas.headline(
        news.stream().map(told -> told.sentence() + " ").collect(Collectors.joining())
            + player()
            + ": "
            + (choices.isEmpty() ? "" : "place dice, ")
            + (mayRoll ? "roll again, or stop and keep " : "stop and keep ")
            + Lines.money(kept)
            + ".");
    if (!choices.isEmpty()) {
      canvas.turn(Control.DIAL_A, "choose a die");
      canvas.press(Control.OK, put(choices) + worth(choices));
    }
    if (mayRoll) {
      canvas.press(Control.ROLL, "roll again");
    }
    canvas.press(seating.button(position.turn()), "stop, keep " + Lines.money(kept));
  }

  private String nothingToPlace() {
    return seating.isHeld(position.turn()) ? "" : "Nothing to place";
  }

  private static String put(Choices<Action> choices) {
    return choices.label().contains("?")
        ? "put the chance on " + choices.label().replace("?", "")
        : "put on " + choices.label();
  }

  /**
   * What the group that is chosen brings when it is complete, for people who do not know the board.
   */
  private String worth(Choices<Action> choices) {
    return choices.value() instanceof ExpressAction.Place(Die _, Group group)
        ? ", " + Lines.money(position.value(group)) + " when full"
        : "";
  }

  void freeing(Canvas canvas, Choices<Action> choices) {
    canvas.lcd(
        player() + ": get out",
        "of jail! Which one?",
        choices.isEmpty() ? "" : Lines.chosen(choices.label()),
        "A:choose OK:free");
    if (choices.isEmpty()) {
      return;
    }
    canvas.headline(player() + ": get out of jail! Choose the policeman who leaves.");
    canvas.turn(Control.DIAL_A, "choose");
    canvas.press(Control.OK, "free " + choices.label());
  }

  private String player() {
    return Lines.name(position.turn());
  }
}
