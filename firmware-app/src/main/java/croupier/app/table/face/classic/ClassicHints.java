package croupier.app.table.face.classic;

import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.table.face.classic.board.Matters;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a newcomer to travel and brands is told: about the game, and about each decision. */
final class ClassicHints {
  /** What can be done at a seat's own desk. */
  static final List<Message> DESK =
      messages(
          "classic.hint-desk-build",
          "classic.hint-desk-sell",
          "classic.hint-desk-mortgage",
          "classic.hint-desk-redeem",
          "classic.hint-desk-deal");

  private ClassicHints() {}

  /** What the game is about as it was agreed on; each sentence fits on a page of the LCD. */
  static List<Message> intro(Game game, Options options) {
    return List.of(
        Message.of("classic.intro-buy-" + game.id()),
        Message.of("classic.intro-build-" + game.id()),
        Message.of(
            options.is("rent", "auto") ? "classic.intro-rent-auto" : "classic.intro-rent-claim"),
        end(game, options));
  }

  /** How it ends: by what was agreed on, or when one is left. */
  private static Message end(Game game, Options options) {
    int turns = options.number("turns");
    int minutes = options.number("minutes");
    if (turns > 0) {
      return Message.of("classic.intro-end-turns").with("turns", turns);
    }
    if (minutes > 0) {
      return Message.of("classic.intro-end-minutes").with("minutes", minutes);
    }
    boolean quicker = game == Travel.GAME && options.is("quicker", "yes");
    return Message.of(quicker ? "classic.intro-end-quicker" : "classic.intro-end");
  }

  private static List<Message> messages(String... names) {
    return Stream.of(names).map(Message::of).toList();
  }

  /** About what is to be decided now. */
  static List<Message> of(ClassicPosition position) {
    return switch (position.frame()) {
      case FIRST_ROLL -> dice(position, "classic.hint-roll-start");
      case ROLL -> dice(position, "classic.hint-roll-move");
      case UTILITY_ROLL -> dice(position, "classic.hint-roll-rent");
      case TURN -> turn(position);
      case TAX -> messages("classic.hint-tax");
      case BUY -> buy(position);
      case AUCTION, BUILDING_AUCTION ->
          messages(
              "classic.hint-auction-bid", "classic.hint-auction-step", "classic.hint-auction-end");
      case SHORTAGE ->
          messages(
              "classic.hint-shortage-who",
              "classic.hint-shortage-tap",
              "classic.hint-shortage-many");
      case PLACE -> messages("classic.hint-place");
      case DEBT ->
          messages(
              "classic.hint-debt-raise",
              "classic.hint-debt-how",
              "classic.hint-debt-paid",
              "classic.hint-debt-end");
      case OFFER ->
          messages("classic.hint-offer-read", "classic.hint-offer-pick", "classic.hint-offer-say");
      case INSTEAD -> messages("classic.hint-instead", "classic.hint-instead-read");
      case TRANSFER -> messages("classic.hint-transfer", "classic.hint-transfer-how");
      case CLOSING -> messages("classic.hint-closing", "classic.hint-closing-how");
      case DEAL_DEEDS, CLOCK, MOVE, DRAW, CARD, ESTATE, BUILDING_SALE, OVER -> List.of();
    };
  }

  private static List<Message> buy(ClassicPosition position) {
    Matters matters = new Matters(position, new ClassicWords(position));
    boolean isShort = matters.lacking() > 0;
    return List.of(
        isShort
            ? Message.of("classic.hint-buy-short").with("amount", matters.lacking())
            : Message.of("classic.hint-buy-ok"),
        matters.ofGroup("classic.hint-buy-group"),
        Message.of("classic.hint-buy-back"),
        Message.of("classic.hint-buy-desk"));
  }

  private static List<Message> dice(ClassicPosition position, String what) {
    return messages(
        what, position.asks().byHand() ? "classic.hint-roll-typed" : "classic.hint-roll");
  }

  private static List<Message> turn(ClassicPosition position) {
    List<Message> hints = new ArrayList<>();
    hints.addAll(
        position.inJail(position.player())
            ? messages(
                "classic.hint-jail-double", "classic.hint-jail-desk", "classic.hint-jail-third")
            : messages("classic.hint-turn"));
    if (!position.rentsDue().isEmpty()) {
      hints.addAll(messages("classic.hint-rent", "classic.hint-rent-late"));
    }
    hints.addAll(
        messages(
            "classic.hint-turn-desk", "classic.hint-turn-business", "classic.hint-turn-dials"));
    return hints;
  }
}
