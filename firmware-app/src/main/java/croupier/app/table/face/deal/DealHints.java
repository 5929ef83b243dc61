package croupier.app.table.face.deal;

import croupier.engine.deal.DealPosition;
import java.util.List;

/** What a newcomer to deal is told: about the game, and about each of its decisions. */
final class DealHints {
  /** What the game is about; each sentence fits on a page of the LCD. */
  static final List<String> INTRO =
      List.of(
          "Three complete sets of different colours win.",
          "Each turn you draw two cards and play up to three.",
          "Cards in your bank pay debts. Nobody gives change.",
          "Hold your own button to see your hand. Others look away.");

  private DealHints() {}

  /** About what is to be decided now; what anybody holds plays no part in it. */
  static List<String> of(DealPosition position) {
    return switch (position.phase()) {
      case PLAY ->
          List.of(
              "You may play up to three cards, or none.",
              "Keep your button held, dial A to a card, press OK.",
              "Properties go on the table, money to your bank.",
              "Actions do what they say, or are money for the bank.",
              "Moving your wild cards is free: dial A and OK.",
              "ROLL ends your turn.");
      case ANSWER ->
          List.of(
              "Something is played against you: accept it, or say no.",
              "Tap your button to accept. No answer accepts too.",
              "Hold it to look; OK at a Just Say No stops it.",
              "A No can be answered with another No.");
      case PAY ->
          List.of(
              "Pay from your bank and your table, not your hand.",
              "Dial A walks through ways to pay, OK pays.",
              "The last one is card by card: OK marks, ROLL pays.",
              "What you overpay is lost: nobody gives change.",
              "If you have less, you pay all that you have.");
      case PLACE ->
          List.of(
              "You received a wild card: choose its colour.",
              "You can move it later, in a turn of your own.");
      case DISCARD ->
          List.of(
              "At the end of a turn you keep at most seven cards.",
              "Hold your button and dial A to a card: OK discards it.");
      case FIRST, DEAL, DRAW, OVER -> List.of();
    };
  }
}
