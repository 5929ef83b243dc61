package croupier.app.table.face.express;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.hal.Control;
import java.util.List;

/** What the unit says while it waits: whose move it is, and what each control does. */
final class ExpressPrompts {
  private static final Message ROLL = Message.of("express.roll-dice");

  private final Seating seating;
  private final ExpressPosition position;

  ExpressPrompts(Seating seating, ExpressPosition position) {
    this.seating = seating;
    this.position = position;
  }

  void ready(Canvas canvas) {
    canvas.lcd(
        player("express.who-plays"),
        Message.of("express.score")
            .with("score", position.score(position.turn()))
            .with("goal", position.goal()),
        null,
        ROLL);
    canvas.headline(player("express.now-ready"));
    canvas.press(Control.ROLL, ROLL);
  }

  void choosing(
      Canvas canvas, Choices<ExpressAction> choices, boolean mayRoll, List<Message> news) {
    int kept = position.turnScore();
    int seat = seating.place(position.turn()) + 1;
    boolean mayPlace = !choices.isEmpty();
    canvas.lcd(
        player("express.so-far")
            .with("kept", kept)
            .with("policemen", position.policemen())
            .with("count", Express.GAME.policemen()),
        mayPlace ? ExpressWords.choice(position, choices.value()) : lately(news),
        mayPlace ? Message.of("express.pick-and-put").with("place", choices.place()) : null,
        Message.of(mayRoll ? "express.roll-or-stop" : "express.only-stop").with("seat", seat));
    Message now = player(now(mayPlace, mayRoll)).with("kept", kept);
    canvas.headline(
        news.isEmpty() ? now : Message.of("express.after-news").all("news", news).with("now", now));
    if (mayPlace) {
      canvas.turn(Control.DIAL_A, Message.of("express.choose-die"));
      canvas.press(Control.OK, ExpressWords.put(position, (ExpressAction.Place) choices.value()));
    }
    if (mayRoll) {
      canvas.press(Control.ROLL, Message.of("express.roll-again"));
    }
    canvas.press(
        seating.button(position.turn()), Message.of("express.stop-and-keep").with("kept", kept));
  }

  private static String now(boolean mayPlace, boolean mayRoll) {
    if (mayPlace) {
      return mayRoll ? "express.now-place-roll-stop" : "express.now-place-stop";
    }
    return mayRoll ? "express.now-roll-stop" : "express.now-stop";
  }

  /** What came last, where there is nothing to choose. */
  private Message lately(List<Message> news) {
    if (!news.isEmpty()) {
      return news.getLast();
    }
    return seating.isHeld(position.turn()) ? null : Message.of("express.nothing-to-place");
  }

  void freeing(Canvas canvas, Choices<ExpressAction> choices) {
    Message now = player("express.now-freeing");
    canvas.lcd(
        now,
        choices.isEmpty() ? null : ExpressWords.choice(position, choices.value()),
        Message.of("express.choose-and-free"));
    canvas.headline(now);
    if (choices.isEmpty()) {
      return;
    }
    canvas.turn(Control.DIAL_A, Message.of("express.choose-policeman"));
    if (choices.value() instanceof ExpressAction.FreePoliceman(Die die)) {
      canvas.press(Control.OK, Message.of("express.free").with("number", ExpressWords.number(die)));
    }
  }

  private Message player(String name) {
    return Message.of(name).player("who", position.turn());
  }
}
