package croupier.app.table.face.deal;

import static croupier.engine.deal.Card.*;

import croupier.engine.Group;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealOutcome;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A game of deal that has been played up to a moment: every card that somebody got is chosen here.
 * Ann begins.
 */
public final class DealScene {
  /** What a seat draws at the start of a turn when nothing else is said. */
  private static final List<List<Card>> SMALL_CHANGE =
      List.of(
          List.of(MONEY_1, MONEY_1),
          List.of(MONEY_1, MONEY_1),
          List.of(MONEY_1, MONEY_1),
          List.of(MONEY_2, MONEY_2),
          List.of(MONEY_2, MONEY_2));

  private final DealPosition position;
  private int turns;

  private DealScene(Map<String, String> options, List<List<Card>> hands) {
    position = Deal.GAME.start(hands.size(), Deal.GAME.options(options));
    position.happen(new DealOutcome.First(0));
    hands.forEach(this::drawn);
  }

  /** Five cards for each seat. */
  public static DealScene dealt(List<Card> ann, List<Card> bo) {
    return dealt(Map.of(), ann, bo);
  }

  public static DealScene dealt(Map<String, String> options, List<Card> ann, List<Card> bo) {
    return new DealScene(options, List.of(ann, bo));
  }

  public static DealScene dealt(List<Card> ann, List<Card> bo, List<Card> cy) {
    return new DealScene(Map.of(), List.of(ann, bo, cy));
  }

  /** Ann has two red cards on the table, Bo a bank of 5, a green and a pink card; Ann plays. */
  public static DealScene boOwns(Card inBosHand) {
    return dealt(
            List.of(RED, RED, RENT_RED_YELLOW, SLY_DEAL, JUST_SAY_NO),
            List.of(GREEN, PINK, MONEY_5, inBosHand, PASS_GO))
        .draws()
        .lay(Laid.RED, Laid.RED)
        .ends()
        .draws()
        .bank(MONEY_5)
        .lay(Laid.GREEN, Laid.PINK)
        .ends()
        .draws();
  }

  public static DealScene boOwes(Card inBosHand) {
    return boOwns(inBosHand).act(new DealAction.ChargeRent(RENT_RED_YELLOW, Group.RED, 0));
  }

  private DealScene drawn(List<Card> cards) {
    position.happen(new DealOutcome.Drawn(cards.stream().sorted().toList()));
    return this;
  }

  /** Whoever is on turn draws these. */
  public DealScene draws(Card... cards) {
    turns++;
    return drawn(List.of(cards));
  }

  /** Whoever is on turn draws two cards of little worth. */
  public DealScene draws() {
    return draws(SMALL_CHANGE.get(turns).toArray(Card[]::new));
  }

  public DealScene bank(Card... cards) {
    Stream.of(cards).forEach(card -> act(new DealAction.Bank(card)));
    return this;
  }

  public DealScene lay(Laid... cards) {
    Stream.of(cards).forEach(card -> act(new DealAction.LayProperty(card)));
    return this;
  }

  /** Whoever may act does this. */
  public DealScene act(DealAction action) {
    position.act(Integer.numberOfTrailingZeros(position.deciders()), action);
    return this;
  }

  /**
   * The turn ends, where it has not ended by itself; what is too much is put away, the first cards
   * first.
   */
  public DealScene ends() {
    if (position.phase() == Phase.PLAY) {
      act(new DealAction.EndTurn());
    }
    while (position.phase() == Phase.DISCARD) {
      List<Card> hand = new ArrayList<>(position.hand(position.turn()));
      act(new DealAction.Discard(hand.getFirst()));
    }
    return this;
  }

  public DealPosition now() {
    return position;
  }
}
