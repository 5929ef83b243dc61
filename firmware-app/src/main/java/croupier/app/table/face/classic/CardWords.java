package croupier.app.table.face.classic;

import croupier.app.table.face.classic.board.ClassicPhrases;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.Card;

/** What a card says: why, in our own words, and what it does, from its numbers. */
final class CardWords {
  private CardWords() {}

  static String of(Card card, ClassicPhrases words) {
    String why = why(card.id());
    return why.isEmpty() ? effect(card, words) : why + " " + effect(card, words);
  }

  private static String why(String id) {
    return switch (id) {
      case "dividend" -> "Your shares do well.";
      case "speeding_or_poor_tax" -> "Caught on the radar.";
      case "chairman" -> "You chair the board and treat all.";
      case "building_loan" -> "Your savings plan is due.";
      case "general_repairs" -> "All roofs leak.";
      case "street_repairs" -> "The street is dug up.";
      case "bank_error" -> "The Bank counted wrong.";
      case "doctor" -> "A visit to the doctor.";
      case "sale_of_stock" -> "You sell some shares.";
      case "holiday_fund" -> "You saved for a holiday.";
      case "tax_refund" -> "Too much tax was taken.";
      case "birthday" -> "It is your birthday.";
      case "life_insurance" -> "An insurance pays out.";
      case "hospital" -> "A night in hospital.";
      case "school" -> "The school wants its fee.";
      case "consultancy" -> "Good advice is paid for.";
      case "beauty_contest" -> "Second in the beauty show.";
      case "inherit" -> "A great-aunt thought of you.";
      default -> "";
    };
  }

  private static String effect(Card card, ClassicPhrases words) {
    return switch (card.kind()) {
      case ADVANCE_TO -> "Go on to " + words.space(card.first()) + ".";
      case NEAREST_RAILROAD ->
          "Go on to the next " + words.railroad() + ". If owned, pay double rent.";
      case NEAREST_UTILITY -> "Go on to the next utility. If owned, roll and pay x10.";
      case MOVE_BACK -> "Go back " + card.first() + " spaces.";
      case GO_TO_JAIL -> "Go to jail, and not past GO.";
      case JAIL_CARD -> "Keep this: it lets you out of jail once.";
      case COLLECT -> "Get " + card.first() + ".";
      case PAY -> "Pay " + card.first() + ".";
      case COLLECT_EACH -> "Get " + card.first() + " from everybody.";
      case PAY_EACH -> "Pay " + card.first() + " to everybody.";
      case REPAIRS ->
          "Pay "
              + card.first()
              + " a "
              + words.building(Building.HOUSE)
              + ", "
              + card.second()
              + " a "
              + words.building(Building.HOTEL)
              + ".";
    };
  }
}
