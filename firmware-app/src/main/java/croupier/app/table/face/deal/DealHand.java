package croupier.app.table.face.deal;

import croupier.app.table.widget.Steps;
import croupier.app.table.widget.Steps.Way;
import croupier.engine.Action;
import croupier.engine.Shape;
import croupier.engine.deal.Card;
import croupier.engine.deal.Colour;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealShape;
import croupier.engine.deal.Laid;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What can be done with the cards that a seat holds, as steps of one dial: the card, what it is
 * used for, whom it aims at. Every card is there; one that cannot be used now leads nowhere.
 */
final class DealHand {
  private final DealPosition position;
  private final DealWords words;
  private final int seat;
  private final Map<Card, List<Way<Action>>> uses = new EnumMap<>(Card.class);

  private DealHand(DealPosition position, DealWords words, int seat) {
    this.position = position;
    this.words = words;
    this.seat = seat;
  }

  static Steps<Action> of(DealPosition position, DealWords words, int seat) {
    DealHand hand = new DealHand(position, words, seat);
    hand.findUses();
    return hand.steps();
  }

  private Steps<Action> steps() {
    List<Way<Action>> ways = new ArrayList<>();
    List<Way<Action>> idle = new ArrayList<>();
    for (Card card : position.hand(seat).stream().distinct().toList()) {
      List<Way<Action>> those = uses.getOrDefault(card, List.of());
      if (those.isEmpty()) {
        idle.add(new Way<>(List.of(words.of(card)), null));
      } else if (those.size() == 1 && those.getFirst().end() instanceof DealAction.Bank) {
        ways.add(banked(card, those.getFirst().end()));
      } else {
        ways.addAll(those);
      }
    }
    // What can be used comes first: who may say no has little time.
    ways.addAll(idle);
    return new Steps<>(ways);
  }

  /** An action that can only be banked now takes a step more: it would be gone as an action. */
  private Way<Action> banked(Card card, Action bank) {
    return card.kind() == Card.Kind.MONEY
        ? new Way<>(List.of(words.of(card), "bank it"), bank)
        : new Way<>(List.of(words.of(card), "only to the bank", "bank $" + card.value()), bank);
  }

  private void findUses() {
    List<Shape> shapes = position.mayAct(seat) ? position.shapes(seat) : List.of();
    List<Action> actions = new ArrayList<>(position.actions(seat));
    for (Shape shape : shapes) {
      if (shape instanceof DealShape.ForcedDeal(int target, var cards, var own)) {
        // The shape has every card; what is listed may be only some of them.
        actions.removeIf(
            action -> action instanceof DealAction.ForcedDeal(int whom, _, _) && whom == target);
        for (Laid card : cards) {
          own.forEach(mine -> actions.add(new DealAction.ForcedDeal(target, card, mine)));
        }
      }
    }
    for (Action action : actions) {
      find((DealAction) action);
    }
  }

  private void find(DealAction action) {
    switch (action) {
      case DealAction.Bank(Card card) -> use(action, card, "bank $" + card.value());
      case DealAction.LayProperty(Laid laid) ->
          use(
              action,
              laid.card(),
              (laid.isWild() ? "as " : "lay ") + words.with(seat, laid.colour()));
      case DealAction.Build(Laid building, int set) ->
          use(action, building.card(), "on " + numbered(building.colour(), set));
      case DealAction.PassGo() -> use(action, Card.PASS_GO, "draw cards");
      case DealAction.ChargeRent(Card card, Colour colour, int doublers) ->
          use(action, card, rent(colour, doublers));
      case DealAction.ChargeOneRent(Colour colour, int doublers, int target) ->
          use(action, Card.RENT_TEN_COLOUR, rent(colour, doublers), "from " + words.name(target));
      case DealAction.CollectDebt(int target) ->
          use(action, Card.DEBT_COLLECTOR, "$5 from " + words.name(target));
      case DealAction.CelebrateBirthday() -> use(action, Card.BIRTHDAY, "$2 from all");
      case DealAction.SlyDeal(int target, Laid card) ->
          use(action, Card.SLY_DEAL, "from " + words.name(target), words.of(card));
      case DealAction.ForcedDeal(int target, Laid card, Laid own) ->
          use(
              action,
              Card.FORCED_DEAL,
              "from " + words.name(target),
              "get " + words.of(card),
              "give " + words.of(own));
      case DealAction.DealBreaker(int target, Colour colour, int set) ->
          use(
              action,
              Card.DEAL_BREAKER,
              "from " + words.name(target),
              numbered(colour, set) + " set");
      case DealAction.PlayForNothing(Card card) -> use(action, card, "play for nothing");
      case DealAction.Discard(Card card) -> use(action, card, "discard");
      case DealAction.JustSayNo() -> use(action, Card.JUST_SAY_NO, "say No!");
      case DealAction.SayNoToDoubling() -> use(action, Card.JUST_SAY_NO, "not doubled");
      case DealAction.TurnWild _,
          DealAction.Exchange _,
          DealAction.MoveBuilding _,
          DealAction.EndTurn _,
          DealAction.Accept _,
          DealAction.Pay _,
          DealAction.Place _ -> {}
    }
  }

  private void use(Action action, Card card, String... steps) {
    List<String> labels = new ArrayList<>();
    labels.add(words.of(card));
    labels.addAll(List.of(steps));
    uses.computeIfAbsent(card, _ -> new ArrayList<>()).add(new Way<>(labels, action));
  }

  private String numbered(Colour colour, int set) {
    return words.of(colour) + (set == 0 ? "" : " " + (set + 1));
  }

  private String rent(Colour colour, int doublers) {
    return words.of(colour)
        + (doublers == 0 ? "" : " x" + (1 << doublers))
        + " $"
        + (position.rent(seat, colour) << doublers);
  }
}
