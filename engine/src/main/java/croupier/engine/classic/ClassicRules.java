package croupier.engine.classic;

import croupier.engine.DataFile;
import croupier.engine.Options;

/** The board, the cards and the chosen options of a game as the rules need them. */
final class ClassicRules {
  static final int START_CASH = 1_500;
  static final int SALARY = 200;
  static final int FINE = 50;
  static final int JAIL_TURNS = 3;
  static final int DOUBLES_TO_JAIL = 3;
  static final int HOUSES = 32;
  static final int HOTELS = 12;

  /** No game goes on for ever: after so many turns the richest wins in any case (CT-16). */
  static final int MOST_TURNS = 5_000;

  /** Deeds that each seat is dealt in the quicker game. */
  static final int DEALT = 2;

  static final Card[][] CARDS = cards();

  private final Edition edition;

  final Options options;
  final ClassicBoard board;
  final ClassicWords words;

  /** By deck. */
  final Card[][] cards = CARDS;

  final boolean claimed;
  final int deals;
  final int lastTurn;
  final int lastSecond;
  final boolean quicker;
  final boolean cashOnly;
  final boolean oldTaxes;
  final boolean swaps;
  final boolean salaryLast;
  final boolean fineFirstTurnOnly;
  final boolean fineEndsTurn;
  final boolean releasedRollAgain;
  final boolean doubledAlways;
  final boolean mortgagedCount;
  final boolean freshDice;
  final boolean straightHotel;
  final boolean looseHotel;
  final boolean shortageAtPrice;
  final boolean wholeHotels;
  final boolean instead;
  final boolean bankruptMortgages;
  final boolean creditorPays;
  final boolean mortgagesLifted;
  final boolean typedDice;

  /** The deals that every seat may offer between two rolls, four bits for each. */
  final int freshOffers;

  /** The card of each deck that gets out of jail. */
  final int[] jailCard = new int[Deck.COUNT];

  /** Houses before a hotel; a hotel is one step of building more. */
  final int mostHouses;

  ClassicRules(Edition edition, Options options) {
    this.edition = edition;
    this.options = options;
    board = edition.board();
    words = edition.words();
    claimed = is("rent", "claim");
    deals = options.number("deals");
    int turns = options.number("turns");
    lastTurn = turns == 0 ? MOST_TURNS : turns;
    lastSecond = options.number("minutes") * 60;
    quicker = is("quicker", "yes");
    cashOnly = is("richest", "cash");
    oldTaxes = is("tax", "tenth");
    swaps = is("swaps", "yes");
    salaryLast = is("salary", "after_action");
    fineFirstTurnOnly = is("jail_fine", "first_turn");
    fineEndsTurn = is("jail_fine", "next_turn");
    releasedRollAgain = is("doubles_after_fine", "rolls_again");
    doubledAlways = is("doubled_rent", "always");
    mortgagedCount = is("counted", "all");
    freshDice = is("utility_dice", "fresh");
    straightHotel = is("straight_hotel", "yes");
    looseHotel = is("hotel_needs", "site");
    shortageAtPrice = is("shortage", "price");
    wholeHotels = is("sell_whole", "always");
    instead = is("instead", "yes");
    bankruptMortgages = is("bankrupt_deeds", "mortgaged");
    creditorPays = is("creditor_interest", "pays");
    mortgagesLifted = is("bank_auction", "unmortgaged");
    typedDice = is("dice", "typed");
    mostHouses = quicker ? 3 : 4;
    freshOffers = deals * 0x111111;
    for (int deck = 0; deck < Deck.COUNT; deck++) {
      while (cards[deck][jailCard[deck]].kind() != Card.Kind.JAIL_CARD) {
        jailCard[deck]++;
      }
    }
  }

  private boolean is(String option, String value) {
    String fixed = edition.fixed(option);
    return fixed == null ? options.is(option, value) : fixed.equals(value);
  }

  private static Card[][] cards() {
    DataFile file = DataFile.of(ClassicRules.class, "cards.properties");
    Card[][] cards = {Card.deck(file, "chance"), Card.deck(file, "community_chest")};
    file.checkAllRead();
    return cards;
  }
}
