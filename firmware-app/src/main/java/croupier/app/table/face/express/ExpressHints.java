package croupier.app.table.face.express;

import croupier.app.words.Message;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a newcomer to express is told: about the game, and about each of its decisions. */
final class ExpressHints {
  private ExpressHints() {}

  /** What the game is about; each sentence fits on a page of the LCD. */
  static List<Message> intro() {
    return all(
        "express.intro-goal", "express.intro-dice", "express.intro-police", "express.intro-stop");
  }

  /** About what is to be decided now. */
  static List<Message> of(ExpressPosition position) {
    return switch (position.phase()) {
      case READY ->
          List.of(
              Message.of("express.hint-ready").with("count", Express.GAME.diceToBegin()),
              Message.of("express.hint-then"),
              Message.of("express.hint-policemen").with("policemen", Express.GAME.policemen()));
      case CHOOSING -> choosing(position);
      case FREEING -> all("express.hint-free", "express.hint-which");
      case STARTING, ROLLING, OVER -> List.of();
    };
  }

  private static List<Message> choosing(ExpressPosition position) {
    List<Message> hints = new ArrayList<>();
    if (position.actions(position.turn()).stream()
        .anyMatch(ExpressAction.Place.class::isInstance)) {
      hints.add(Message.of("express.hint-put"));
    }
    if (position.diceToRoll() != 0) {
      hints.addAll(all("express.hint-roll", "express.hint-third"));
    }
    hints.addAll(
        all(
            "express.hint-stop",
            "express.hint-full",
            "express.hint-best",
            "express.hint-chance",
            "express.hint-house-die"));
    hints.add(
        Message.of("express.hint-houses")
            .with("money", Express.GAME.house())
            .with("most", Express.GAME.houses())
            .with("hotel", Express.GAME.hotel()));
    return hints;
  }

  private static List<Message> all(String... names) {
    return Stream.of(names).map(Message::of).toList();
  }
}
