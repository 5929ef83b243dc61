package croupier.app.table.face.deal;

import croupier.app.table.widget.Steps;
import croupier.app.table.widget.Steps.Way;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Group;
import croupier.engine.Shape;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
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
  private final int seat;
  private final List<DealSet> sets;
  private final Map<Card, List<Way<Message, Action>>> uses = new EnumMap<>(Card.class);

  private DealHand(DealPosition position, int seat) {
    this.position = position;
    this.seat = seat;
    sets = position.sets(seat);
  }

  static Steps<Message, Action> of(DealPosition position, int seat) {
    DealHand hand = new DealHand(position, seat);
    hand.findUses();
    return hand.steps();
  }

  /** What something is called that can be done with a card: the card, and each step after it. */
  static List<Message> words(DealPosition position, int seat, DealAction action) {
    DealHand hand = new DealHand(position, seat);
    hand.find(action);
    return hand.uses.values().iterator().next().getFirst().labels();
  }

  private Steps<Message, Action> steps() {
    List<Way<Message, Action>> ways = new ArrayList<>();
    List<Way<Message, Action>> idle = new ArrayList<>();
    for (Card card : position.hand(seat).stream().distinct().toList()) {
      List<Way<Message, Action>> those = uses.getOrDefault(card, List.of());
      if (those.isEmpty()) {
        idle.add(new Way<>(List.of(DealWords.of(card)), null));
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
  private static Way<Message, Action> banked(Card card, Action bank) {
    return new Way<>(
        card.kind() == Card.Kind.MONEY
            ? List.of(DealWords.of(card), Message.of("deal.use-bank-it"))
            : List.of(DealWords.of(card), Message.of("deal.use-only-bank"), bank(card)),
        bank);
  }

  private static Message bank(Card card) {
    return Message.of("deal.use-bank").with("amount", card.value());
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
      case DealAction.Bank(Card card) -> use(action, card, bank(card));
      case DealAction.LayProperty(Laid laid) ->
          use(
              action,
              laid.card(),
              Message.of(laid.isWild() ? "deal.use-as" : "deal.use-lay")
                  .with("progress", DealWords.oneMore(sets, laid.colour())));
      case DealAction.Build(Laid building, int set) ->
          use(
              action,
              building.card(),
              Message.of("deal.use-build")
                  .with("where", DealWords.numbered(building.colour(), set)));
      case DealAction.PassGo() -> use(action, Card.PASS_GO, gain("deal.use-pass-go", Card.PASS_GO));
      case DealAction.ChargeRent(Card card, Group colour, int doublers) ->
          use(action, card, rent(colour, doublers));
      case DealAction.ChargeOneRent(Group colour, int doublers, int target) ->
          use(action, Card.RENT_TEN_COLOUR, rent(colour, doublers), from(target));
      case DealAction.CollectDebt(int target) ->
          use(
              action,
              Card.DEBT_COLLECTOR,
              gain("deal.use-debt", Card.DEBT_COLLECTOR).player("target", target));
      case DealAction.CelebrateBirthday() ->
          use(action, Card.BIRTHDAY, gain("deal.use-birthday", Card.BIRTHDAY));
      case DealAction.SlyDeal(int target, Laid card) ->
          use(action, Card.SLY_DEAL, from(target), DealWords.of(card));
      case DealAction.ForcedDeal(int target, Laid card, Laid own) ->
          use(
              action,
              Card.FORCED_DEAL,
              from(target),
              Message.of("deal.use-get").with("laid", DealWords.of(card)),
              Message.of("deal.use-give").with("own", DealWords.of(own)));
      case DealAction.DealBreaker(int target, Group colour, int set) ->
          use(
              action,
              Card.DEAL_BREAKER,
              from(target),
              Message.of("deal.use-set").with("where", DealWords.numbered(colour, set)));
      case DealAction.PlayForNothing(Card card) ->
          use(action, card, Message.of("deal.use-nothing"));
      case DealAction.Discard(Card card) -> use(action, card, Message.of("deal.use-discard"));
      case DealAction.JustSayNo() -> use(action, Card.JUST_SAY_NO, Message.of("deal.use-no"));
      case DealAction.SayNoToDoubling() ->
          use(action, Card.JUST_SAY_NO, Message.of("deal.use-no-doubling"));
      case DealAction.TurnWild _,
          DealAction.Exchange _,
          DealAction.MoveBuilding _,
          DealAction.EndTurn _,
          DealAction.Accept _,
          DealAction.Pay _,
          DealAction.Place _ -> {}
    }
  }

  private void use(Action action, Card card, Message... steps) {
    List<Message> labels = new ArrayList<>();
    labels.add(DealWords.of(card));
    labels.addAll(List.of(steps));
    uses.computeIfAbsent(card, _ -> new ArrayList<>()).add(new Way<>(labels, action));
  }

  private static Message from(int target) {
    return Message.of("deal.use-from").player("target", target);
  }

  private static Message gain(String name, Card card) {
    return Message.of(name).with("gain", Deal.GAME.gain(card));
  }

  private Message rent(Group colour, int doublers) {
    return Message.of(doublers == 0 ? "deal.use-rent" : "deal.use-rent-times")
        .with("colour", DealWords.of(colour))
        .with("times", 1 << doublers)
        .with("amount", position.rent(seat, colour) << doublers);
  }
}
