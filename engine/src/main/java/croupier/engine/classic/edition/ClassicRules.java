package croupier.engine.classic.edition;

import croupier.engine.DataFile;
import croupier.engine.Options;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.ClassicWords;
import croupier.engine.classic.board.Deck;

/** The board, the cards and the chosen options of a game as the rules need them. */
public final class ClassicRules {
  public static final int START_CASH = 1_500;
  public static final int SALARY = 200;
  public static final int FINE = 50;
  public static final int JAIL_TURNS = 3;
  public static final int DOUBLES_TO_JAIL = 3;
  public static final int HOUSES = 32;
  public static final int HOTELS = 12;

  /** No game goes on for ever: after so many turns the richest wins in any case (CT-16). */
  public static final int MOST_TURNS = 5_000;

  /** Deeds that each seat is dealt in the quicker game. */
  public static final int DEALT = 2;

  public static final Card[][] CARDS = cards();

  private final Edition edition;

  public final Options options;
  public final ClassicBoard board;
  public final ClassicWords words;

  /** By deck. */
  public final Card[][] cards = CARDS;

  public final boolean claimed;
  public final int deals;
  public final int lastTurn;
  public final int lastSecond;
  public final boolean quicker;
  public final boolean cashOnly;
  public final boolean oldTaxes;
  public final boolean swaps;
  public final boolean salaryLast;
  public final boolean fineFirstTurnOnly;
  public final boolean fineEndsTurn;
  public final boolean releasedRollAgain;
  public final boolean doubledAlways;
  public final boolean mortgagedCount;
  public final boolean freshDice;
  public final boolean straightHotel;
  public final boolean looseHotel;
  public final boolean shortageAtPrice;
  public final boolean wholeHotels;
  public final boolean instead;
  public final boolean bankruptMortgages;
  public final boolean creditorPays;
  public final boolean mortgagesLifted;
  public final boolean typedDice;

  /** The deals that every seat may offer between two rolls, four bits for each. */
  public final int freshOffers;

  /** The card of each deck that gets out of jail. */
  public final int[] jailCard = new int[Deck.COUNT];

  /** Houses before a hotel; a hotel is one step of building more. */
  public final int mostHouses;

  public ClassicRules(Edition edition, Options options) {
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
    DataFile file = DataFile.of(Card.class, "cards.properties");
    Card[][] cards = {Card.deck(file, "chance"), Card.deck(file, "community_chest")};
    file.checkAllRead();
    return cards;
  }
}
