package croupier.app.table.face.deal;

import croupier.app.table.face.Telling;
import croupier.app.table.lcd.Lines;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.deal.Card;
import croupier.engine.deal.Colour;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.DealOutcome;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import java.util.List;

/** A game of deal, told to people. */
final class DealTelling extends Telling {
  private final DealWords words;

  DealTelling(List<String> names, DealPosition position) {
    super(names);
    words = DealWords.told(names::get, position);
  }

  @Override
  public String decided(int seat, Action action) {
    return action instanceof DealAction.Bank(Card card)
        ? happened(new DealEvent.Banked(seat, card))
        : name(seat) + " " + decision((DealAction) action) + ".";
  }

  private String decision(DealAction action) {
    return switch (action) {
      case DealAction.Bank(Card card) -> "banks " + words.of(card);
      case DealAction.LayProperty(Laid card) -> "lays " + words.of(card);
      case DealAction.Build(Laid building, _) -> "builds a " + words.of(building);
      case DealAction.PassGo() -> "plays Pass Go";
      case DealAction.ChargeRent(_, Colour colour, int doublers) ->
          "charges everybody rent" + doubled(doublers) + " for " + words.of(colour);
      case DealAction.ChargeOneRent(Colour colour, int doublers, int target) ->
          "charges " + name(target) + " rent" + doubled(doublers) + " for " + words.of(colour);
      case DealAction.CollectDebt(int target) -> "plays a Debt Collector against " + name(target);
      case DealAction.CelebrateBirthday() -> "plays a Birthday";
      case DealAction.SlyDeal(int target, Laid card) ->
          "plays Sly Deal for " + name(target) + "'s " + words.of(card);
      case DealAction.ForcedDeal(int target, Laid card, Laid own) ->
          "plays Forced Deal: %s's %s for %s"
              .formatted(name(target), words.of(card), words.of(own));
      case DealAction.DealBreaker(int target, Colour colour, _) ->
          "plays Deal Breaker for " + name(target) + "'s " + words.of(colour) + " set";
      case DealAction.PlayForNothing(Card card) -> "plays " + words.of(card) + " for nothing";
      case DealAction.TurnWild(Laid card, Colour to) ->
          "turns a " + words.of(card) + " to " + words.of(to);
      case DealAction.Exchange(Laid card, _, Laid with, _) ->
          "exchanges " + words.of(card) + " and " + words.of(with);
      case DealAction.MoveBuilding(Laid building, _, Colour to, _) ->
          "moves a " + words.of(building) + " to " + words.of(to);
      case DealAction.EndTurn() -> "ends the turn";
      case DealAction.Discard(Card card) -> "discards " + words.of(card);
      case DealAction.Accept() -> "accepts";
      case DealAction.JustSayNo() -> "plays Just Say No";
      case DealAction.SayNoToDoubling() -> "plays Just Say No to the doubling";
      case DealAction.Pay pay -> "pays " + words.of(pay);
      case DealAction.Place(Laid card) -> "lays " + words.of(card);
    };
  }

  private static String doubled(int doublers) {
    return doublers == 0 ? "" : doublers == 1 ? ", doubled," : ", four times,";
  }

  @Override
  public String answered(Outcome outcome) {
    return switch ((DealOutcome) outcome) {
      case DealOutcome.First(int seat) -> name(seat) + " begins.";
      case DealOutcome.Drawn(var cards) -> all(cards.stream().map(words::of).toList()) + ".";
    };
  }

  @Override
  public String happened(Event event) {
    return switch ((DealEvent) event) {
      case DealEvent.HandDealt(int seat, int count) ->
          name(seat) + " is dealt " + counted(count, "card") + ".";
      case DealEvent.TurnBegan(int seat) -> "It is " + name(seat) + "'s turn.";
      case DealEvent.Accepted(int seat) -> name(seat) + " accepts.";
      case DealEvent.TurnEnded(int seat) -> name(seat) + "'s turn is over.";
      case DealEvent.GameOver(var winners) -> won(winners);
      case DealEvent news -> Lines.sentence(DealNews.full(news, words));
    };
  }
}
