package croupier.app.table.face.classic;

import croupier.engine.classic.ClassicPosition;
import java.util.ArrayList;
import java.util.List;

/** What a newcomer to travel and brands is told: about the game, and about each decision. */
final class ClassicHints {
  /** What the game is about; each sentence fits on a page of the LCD. */
  static final List<String> INTRO =
      List.of(
          "Buy what you land on and charge rent for it.",
          "A whole colour lets you build, and rents soar.",
          "Your own button claims rent and opens your desk.",
          "Bankrupts are out. The last, or the richest, wins.");

  /** What can be done at a seat's own desk. */
  static final List<String> DESK =
      List.of(
          "Build on a whole colour, evenly. Rents grow fast.",
          "Buildings are sold back for half their price.",
          "A mortgage brings half the price, and no rent comes in.",
          "To lift it costs that sum and a tenth.",
          "Deal: swap deeds and money with another player.");

  private ClassicHints() {}

  /** About what is to be decided now. */
  static List<String> of(ClassicPosition position) {
    return switch (position.frame()) {
      case FIRST_ROLL -> dice(position, "Everybody rolls. The highest roll goes first.");
      case ROLL -> dice(position, "Two dice say how far you move.");
      case UTILITY_ROLL -> dice(position, "The dice decide this rent: their sum is multiplied.");
      case TURN -> turn(position);
      case TAX -> List.of("Pay the fixed sum, or a tenth of all you have.");
      case BUY ->
          List.of(
              "This is for sale: OK buys it at its price.",
              "BACK gives it to an auction, and you may bid too.",
              "Your own button opens your desk, to raise money.");
      case AUCTION, BUILDING_AUCTION ->
          List.of(
              "Your own button bids one step more than the last bid.",
              "Dial A sets the step. Hold your button to get out.",
              "When the time runs out, the highest bid pays.");
      case SHORTAGE ->
          List.of(
              "The Bank runs out of buildings: who wants how many?",
              "Tap your button for each that you want, hold it for none.",
              "If too many are wanted, each is auctioned.");
      case PLACE -> List.of("You won a building: choose where it stands.");
      case DEBT ->
          List.of(
              "You owe more than you have: raise money now.",
              "Sell buildings, mortgage deeds, or make a deal.",
              "It is paid as soon as you have enough.",
              "Whoever gives up, or cannot pay, is bankrupt.");
      case OFFER ->
          List.of(
              "A deal is offered: dial B reads all of it.",
              "Dial A picks accept, refuse or change.",
              "The asked player's own button says it.");
      case INSTEAD ->
          List.of(
              "Property is offered in place of money that is owed.",
              "Dial B reads it. Dial A picks, your button says it.");
      case TRANSFER ->
          List.of(
              "You received a deed with a mortgage on it.",
              "Keep it for a tenth now, or pay it off.");
      case CLOSING ->
          List.of(
              "The last turn is over, and this rent is still open.",
              "Its owner's button claims it, until the time runs out.");
      case DEAL_DEEDS, CLOCK, MOVE, DRAW, CARD, ESTATE, BUILDING_SALE, OVER -> List.of();
    };
  }

  private static List<String> dice(ClassicPosition position, String what) {
    return List.of(
        what,
        position.asks().byHand()
            ? "Roll your own dice, set dials A and B, press OK."
            : "Press ROLL.");
  }

  private static List<String> turn(ClassicPosition position) {
    List<String> hints = new ArrayList<>();
    if (position.inJail(position.player())) {
      hints.add("In jail: roll a double to get out.");
      hints.add("Or open your desk and pay, or use a card.");
      hints.add("After three turns you must pay and go.");
    } else {
      hints.add("Press ROLL to roll and move. A double rolls again.");
    }
    if (!position.rentsDue().isEmpty()) {
      hints.add("Rent is due: the owner's button claims it, now.");
      hints.add("After the next player's roll it is too late.");
    }
    hints.add("Between rolls your own button opens your desk.");
    hints.add("There you build, sell, mortgage and make deals.");
    hints.add("Dial A reads the deeds, dial B how everybody stands.");
    return hints;
  }
}
