package croupier.engine.deal;

import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Vocabulary;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The card game: collect sets of properties, charge rent, and make deals that nobody likes. */
public final class Deal implements Game {
  public static final Deal GAME = new Deal();

  static final int FEWEST_SEATS = 2;
  static final int MOST_SEATS = 5;

  private Deal() {}

  @Override
  public String id() {
    return "deal";
  }

  @Override
  public String title() {
    return "Deal";
  }

  @Override
  public String about() {
    return "Cards: collect three complete sets of different colours, with rent, swaps and Just Say"
        + " No.";
  }

  @Override
  public int fewestSeats(Options options) {
    return FEWEST_SEATS;
  }

  @Override
  public int mostSeats(Options options) {
    return MOST_SEATS;
  }

  @Override
  public List<Options.Spec> options() {
    return DealRules.SPECS;
  }

  // --- numbers of the rules, for whoever explains them

  /** How many complete sets of different colours win (DL-S05). */
  public int setsToWin() {
    return DealData.STANDARD.setsToWin;
  }

  /** How many cards make a set of a colour (DL-S29). */
  public int setSize(Group colour) {
    return DealData.STANDARD.setSize(colour);
  }

  /**
   * What a set of a colour brings with one card, with two and so on until it is complete (DL-S30).
   */
  public List<Integer> rents(Group colour) {
    return Arrays.stream(DealData.STANDARD.rents[colour.ordinal()]).boxed().toList();
  }

  /** How many cards are drawn when a turn begins (DL-S08). */
  public int draws() {
    return DealData.STANDARD.draw;
  }

  /** How many cards may be played in a turn (DL-S10). */
  public int plays() {
    return DealData.STANDARD.plays;
  }

  /** How many cards may be kept at the end of a turn (DL-S12). */
  public int handLimit() {
    return DealData.STANDARD.handLimit;
  }

  /**
   * The number that an action is about: cards that are drawn, money that is asked for, what a
   * building adds to the rent; 0 for an action without one.
   */
  public int gain(Card card) {
    return switch (card) {
      case PASS_GO -> DealData.STANDARD.passGoDraws;
      case DEBT_COLLECTOR -> DealData.STANDARD.debt;
      case BIRTHDAY -> DealData.STANDARD.birthday;
      case HOUSE -> DealData.STANDARD.house;
      case HOTEL -> DealData.STANDARD.hotel;
      default -> 0;
    };
  }

  @Override
  public DealPosition start(int seats, Options options) {
    checkSeats(seats, options);
    return new DealPosition(DealRules.of(options), seats);
  }

  @Override
  public DealPosition load(Map<String, ?> data) {
    return DealSaved.read(Fields.of("", data));
  }

  @Override
  public Map<String, Object> box() {
    return DealBox.data(DealData.STANDARD);
  }

  @Override
  public Vocabulary vocabulary() {
    return new Vocabulary(
        DealAction.class, DealAsk.class, DealOutcome.class, DealEvent.class, DealShape.class);
  }
}
