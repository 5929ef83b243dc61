package croupier.app.table.face.go;

import croupier.app.words.Message;
import croupier.engine.go.GoPosition;
import java.util.List;
import java.util.stream.Stream;

/** What a newcomer to go is told: about the game, and about each of its decisions. */
final class GoHints {
  /** What the game is about; each sentence fits on a page of the LCD. */
  static final List<Message> INTRO =
      messages("go.intro-stack", "go.intro-move", "go.intro-heist", "go.intro-shut-down");

  private GoHints() {}

  private static List<Message> messages(String... names) {
    return Stream.of(names).map(Message::of).toList();
  }

  /** About what is to be decided now; who holds which tile plays no part in it. */
  static List<Message> of(GoPosition position) {
    return switch (position.phase()) {
      case FIRST_ROLL -> messages("go.hint-first-roll", "go.hint-first-roll-again");
      case ROLL ->
          messages("go.hint-roll", "go.hint-roll-spaces", "go.hint-roll-attack", "go.hint-roll-go");
      case TILES ->
          messages(
              "go.hint-tiles",
              "go.hint-tiles-button",
              "go.hint-tiles-marker",
              "go.hint-tiles-hold");
      case GO -> messages("go.hint-go", "go.hint-go-heist", "go.hint-go-shut-down");
      case CLAIM -> messages("go.hint-claim", "go.hint-claim-win", "go.hint-claim-board");
      case RACE -> messages("go.hint-race", "go.hint-race-press");
      case PLACE -> messages("go.hint-place", "go.hint-place-win");
      case ATTACK -> messages("go.hint-attack", "go.hint-attack-heist", "go.hint-attack-shut-down");
      case DIALS ->
          messages(
              "go.hint-dials", "go.hint-dials-same", "go.hint-dials-differ", "go.hint-dials-hood");
      case STEAL -> messages("go.hint-steal", "go.hint-steal-tray");
      case SHIELD -> messages("go.hint-shield", "go.hint-tiles-hold", "go.hint-tiles-all");
      case BUTTON -> messages("go.hint-button", "go.hint-tiles-hold", "go.hint-tiles-all");
      case MEGA -> messages("go.hint-mega", "go.hint-mega-colour", "go.hint-mega-shield");
      case DRAW, OVER -> List.of();
    };
  }

  /** Why a heist came out as it did. */
  static Message ofHeist(boolean worked) {
    return Message.of(worked ? "go.hint-heist-worked" : "go.hint-heist-failed");
  }
}
