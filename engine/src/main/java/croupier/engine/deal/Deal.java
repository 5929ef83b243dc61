package croupier.engine.deal;

import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Vocabulary;
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

  @Override
  public DealPosition start(int seats, Options options) {
    checkSeats(seats, options);
    return new DealPosition(DealRules.of(options), seats);
  }

  @Override
  public DealPosition load(Map<String, ?> data) {
    return DealLoaded.read(Fields.of("", data));
  }

  @Override
  public Vocabulary vocabulary() {
    return new Vocabulary(
        DealAction.class, DealAsk.class, DealOutcome.class, DealEvent.class, DealShape.class);
  }
}
