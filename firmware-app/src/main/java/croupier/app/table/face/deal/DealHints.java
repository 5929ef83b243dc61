package croupier.app.table.face.deal;

import croupier.app.words.Message;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealPosition;
import java.util.List;
import java.util.stream.Stream;

/** What a newcomer to deal is told: about the game, and about each of its decisions. */
final class DealHints {
  private DealHints() {}

  /** What the game is about; each sentence fits on a page of the LCD. */
  static List<Message> intro() {
    return List.of(
        Message.of("deal.intro-goal").with("goal", Deal.GAME.setsToWin()),
        Message.of("deal.intro-turn")
            .with("count", Deal.GAME.draws())
            .with("left", Deal.GAME.plays()),
        Message.of("deal.intro-paying"),
        Message.of("deal.intro-hand"));
  }

  /** About what is to be decided now; what anybody holds plays no part in it. */
  static List<Message> of(DealPosition position) {
    return switch (position.phase()) {
      case PLAY ->
          List.of(
              Message.of("deal.hint-plays").with("left", Deal.GAME.plays()),
              Message.of("deal.hint-hold"),
              Message.of("deal.hint-where"),
              Message.of("deal.hint-actions"),
              Message.of("deal.hint-rearranging"),
              Message.of("deal.hint-end"));
      case ANSWER ->
          all("deal.hint-answer", "deal.hint-accept", "deal.hint-say-no", "deal.hint-no-to-no");
      case PAY ->
          all(
              "deal.hint-pay-from",
              "deal.hint-pay-ways",
              "deal.hint-pay-each",
              "deal.hint-pay-change",
              "deal.hint-pay-all");
      case PLACE -> all("deal.hint-colour", "deal.hint-move-later");
      case DISCARD ->
          List.of(
              Message.of("deal.hint-limit").with("count", Deal.GAME.handLimit()),
              Message.of("deal.hint-discard"));
      case FIRST, DEAL, DRAW, OVER -> List.of();
    };
  }

  private static List<Message> all(String... names) {
    return Stream.of(names).map(Message::of).toList();
  }
}
