package croupier.app.table.face.deal;

import croupier.app.table.face.Telling;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Outcome;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.DealOutcome;
import croupier.engine.deal.Laid;
import java.util.List;
import java.util.Optional;

/** A game of deal, told to people: what happened, what was decided, what was drawn. */
final class DealTelling extends Telling {

  DealTelling(Words words, List<String> names) {
    super(words, names);
  }

  @Override
  public String decided(int seat, Action action) {
    return say(decision(seat, (DealAction) action));
  }

  @Override
  public String answered(Outcome outcome) {
    return say(
        switch ((DealOutcome) outcome) {
          case DealOutcome.First(int seat) -> news(new DealEvent.FirstChosen(seat));
          case DealOutcome.Drawn(var cards) ->
              Message.of("deal.drawn").all("drawn", cards.stream().map(DealWords::of).toList());
        });
  }

  @Override
  public Message message(Event event) {
    return news((DealEvent) event);
  }

  @Override
  public List<Message> news(List<? extends Event> events) {
    return told(events).stream().map(DealTelling::news).toList();
  }

  /** These without what another of them says too. */
  static List<DealEvent> told(List<? extends Event> events) {
    return events.stream()
        .map(DealEvent.class::cast)
        .filter(event -> !isSaidByAnother(event, events))
        .toList();
  }

  /** A set that changes hands is broken for the one and complete for the other. */
  private static boolean isSaidByAnother(DealEvent event, List<? extends Event> events) {
    return switch (event) {
      case DealEvent.SetBroken(int seat, Group colour) ->
          events.stream()
              .anyMatch(
                  other ->
                      other instanceof DealEvent.SetTaken(_, int from, Group taken, _)
                          && from == seat
                          && taken == colour);
      case DealEvent.SetCompleted(int seat, Group colour) ->
          events.stream()
              .anyMatch(
                  other ->
                      other instanceof DealEvent.SetTaken(int taker, _, Group taken, _)
                          && taker == seat
                          && taken == colour);
      case DealEvent.TurnEnded _ -> events.stream().anyMatch(DealEvent.TurnBegan.class::isInstance);
      default -> false;
    };
  }

  /** Whether it is shown at the table, and not only told afterwards. */
  static boolean isShown(DealEvent event) {
    return switch (event) {
      case DealEvent.Accepted _,
          DealEvent.NotAsked _,
          DealEvent.TurnEnded _,
          DealEvent.GameOver _ ->
          false;
      default -> true;
    };
  }

  /** What lies on the table again, or is in the hand again, has a name. */
  @Override
  protected Optional<Message> takesBack(int seat, List<? extends Event> undone) {
    return undone.stream()
        .map(event -> played((DealEvent) event))
        .flatMap(Optional::stream)
        .findFirst()
        .map(card -> of("deal.takes-back", seat).with("thing", card));
  }

  /** The card that was played. */
  private static Optional<Message> played(DealEvent event) {
    return Optional.ofNullable(
        switch (event) {
          case DealEvent.Banked(_, Card card) -> DealWords.of(card);
          case DealEvent.PropertyLaid(_, Laid card) -> DealWords.of(card);
          case DealEvent.Built(_, Laid building, _) -> DealWords.of(building);
          case DealEvent.RentCharged(_, Card card, _, _, _, _) -> DealWords.of(card);
          case DealEvent.DebtCalledIn _ -> DealWords.of(Card.DEBT_COLLECTOR);
          case DealEvent.BirthdayCelebrated _ -> DealWords.of(Card.BIRTHDAY);
          case DealEvent.SlyDealPlayed _ -> DealWords.of(Card.SLY_DEAL);
          case DealEvent.ForcedDealPlayed _ -> DealWords.of(Card.FORCED_DEAL);
          case DealEvent.DealBreakerPlayed _ -> DealWords.of(Card.DEAL_BREAKER);
          case DealEvent.SaidNo _, DealEvent.SaidNoToDoubling _ -> DealWords.of(Card.JUST_SAY_NO);
          case DealEvent.PlayedForNothing(_, Card card) -> DealWords.of(card);
          case DealEvent.Discarded(_, Card card) -> DealWords.of(card);
          default -> null;
        });
  }

  /** What happened; on the LCD, who gets something from whom takes two lines. */
  static Message news(DealEvent event) {
    return switch (event) {
      case DealEvent.FirstChosen(int seat) -> of("deal.news-begins", seat);
      case DealEvent.HandDealt(int seat, int count) ->
          of("deal.news-dealt", seat).with("count", count);
      case DealEvent.TurnBegan(int seat) -> of("deal.news-turn", seat);
      case DealEvent.PileReshuffled(int count) ->
          Message.of("deal.news-reshuffled").with("count", count);
      case DealEvent.CardsDrawn(int seat, int count) ->
          of("deal.news-draws", seat).with("count", count);
      case DealEvent.NothingToDraw(int seat) -> of("deal.news-nothing-to-draw", seat);
      case DealEvent.Banked(int seat, Card card) ->
          of(card.kind() == Card.Kind.MONEY ? "deal.news-banks-money" : "deal.news-banks", seat)
              .with("card", DealWords.of(card))
              .with("amount", card.value());
      case DealEvent.PropertyLaid(int seat, Laid card) -> laid("deal.news-lays", seat, card);
      case DealEvent.Built(int seat, Laid building, _) -> laid("deal.news-builds", seat, building);
      case DealEvent.WentPastGo(int seat) -> of("deal.news-pass-go", seat);
      case DealEvent.RentCharged(int seat, _, var colour, int doublers, int amount, var targets) ->
          of(doublers == 0 ? "deal.news-rent" : "deal.news-rent-times", seat)
              .players("all", targets)
              .with("count", targets.size())
              .with("times", 1 << doublers)
              .with("colour", DealWords.of(colour))
              .with("amount", amount);
      case DealEvent.DebtCalledIn(int seat, int target, int amount) ->
          of("deal.news-debt", seat, target).with("amount", amount);
      case DealEvent.BirthdayCelebrated(int seat, int amount) ->
          of("deal.news-birthday", seat).with("amount", amount);
      case DealEvent.SlyDealPlayed(int seat, int target, Laid card) ->
          of("deal.news-sly", seat, target).with("laid", DealWords.of(card));
      case DealEvent.ForcedDealPlayed(int seat, int target, Laid card, Laid own) ->
          of("deal.news-forced", seat, target)
              .with("laid", DealWords.of(card))
              .with("own", DealWords.of(own));
      case DealEvent.DealBreakerPlayed(int seat, int target, var colour, _) ->
          of("deal.news-breaker", seat, target).with("colour", DealWords.of(colour));
      case DealEvent.PlayedForNothing(int seat, Card card) ->
          of("deal.news-for-nothing", seat).with("card", DealWords.of(card));
      case DealEvent.SaidNo(int seat, int against, Card card) ->
          of("deal.news-no", seat, against).with("what", DealWords.denied(card));
      case DealEvent.SaidNoToDoubling(int seat, int against) ->
          of("deal.news-no-doubling", seat, against);
      case DealEvent.Accepted(int seat) -> of("deal.news-accepts", seat);
      case DealEvent.NotAsked(int seat) -> of("deal.news-not-asked", seat);
      case DealEvent.Spared(int seat) -> of("deal.news-spared", seat);
      case DealEvent.SparedDoubling(int seat, int amount) ->
          of("deal.news-spared-doubling", seat).with("amount", amount);
      case DealEvent.Paid(int seat, int to, int total, var bank, var cards, _)
          when bank.size() == 1 && cards.isEmpty() ->
          of("deal.news-pays-money", seat, to).with("amount", total);
      case DealEvent.Paid(int seat, int to, int total, var bank, var cards, _) ->
          of("deal.news-pays", seat, to)
              .with("amount", total)
              .all("cards", DealWords.cards(bank.stream().map(Card::value).toList(), cards));
      case DealEvent.NothingToPay(int seat) -> of("deal.news-nothing-to-pay", seat);
      case DealEvent.PropertyTaken(int seat, int from, Laid card, boolean inReturn) ->
          of(inReturn ? "deal.news-gets" : "deal.news-takes", seat, from)
              .with("laid", DealWords.of(card));
      case DealEvent.SetTaken(int seat, int from, var colour, _) ->
          of("deal.news-takes-set", seat, from).with("colour", DealWords.of(colour));
      case DealEvent.Placed(int seat, Laid card) -> laid("deal.news-lays", seat, card);
      case DealEvent.WildTurned(int seat, _, Laid to) -> turnsWild(seat, to);
      case DealEvent.Exchanged(int seat, Laid card, Laid with) -> exchanges(seat, card, with);
      case DealEvent.BuildingMoved(int seat, _, Laid to) -> movesBuilding(seat, to);
      case DealEvent.BuildingBanked(int seat, Laid building) ->
          of("deal.news-building-banked", seat).with("building", DealWords.of(building.card()));
      case DealEvent.BuildingDiscarded(int seat, Laid building) ->
          of("deal.news-building-discarded", seat).with("building", DealWords.of(building.card()));
      case DealEvent.SetCompleted(int seat, var colour) ->
          of("deal.news-set-complete", seat).with("colour", DealWords.of(colour));
      case DealEvent.SetBroken(int seat, var colour) ->
          of("deal.news-set-broken", seat).with("colour", DealWords.of(colour));
      case DealEvent.Discarded(int seat, Card card) -> discards(seat, card);
      case DealEvent.PutUnderPile(int seat) -> of("deal.news-under-pile", seat);
      case DealEvent.TurnEnded(int seat) -> of("deal.news-turn-over", seat);
      case DealEvent.Stalemate(int rounds) ->
          Message.of("deal.news-stalemate").with("number", rounds);
      case DealEvent.GameOver(var winners) ->
          Message.of(winners.size() == 1 ? "deal.news-won" : "deal.news-drew")
              .players("all", winners);
    };
  }

  /** What a seat decided; mostly in the words of what comes of it. */
  private static Message decision(int seat, DealAction action) {
    return switch (action) {
      case DealAction.Bank(Card card) -> news(new DealEvent.Banked(seat, card));
      case DealAction.LayProperty(Laid card) -> laid("deal.news-lays", seat, card);
      case DealAction.Build(Laid building, _) -> laid("deal.news-builds", seat, building);
      case DealAction.PassGo() -> of("deal.news-pass-go", seat);
      case DealAction.ChargeRent(_, var colour, int doublers) ->
          of("deal.did-charge-all", seat)
              .with("times", 1 << doublers)
              .with("colour", DealWords.of(colour));
      case DealAction.ChargeOneRent(var colour, int doublers, int target) ->
          of("deal.did-charge-one", seat, target)
              .with("times", 1 << doublers)
              .with("colour", DealWords.of(colour));
      case DealAction.CollectDebt(int target) -> of("deal.did-debt", seat, target);
      case DealAction.CelebrateBirthday() -> of("deal.did-birthday", seat);
      case DealAction.SlyDeal(int target, Laid card) ->
          news(new DealEvent.SlyDealPlayed(seat, target, card));
      case DealAction.ForcedDeal(int target, Laid card, Laid own) ->
          news(new DealEvent.ForcedDealPlayed(seat, target, card, own));
      case DealAction.DealBreaker(int target, var colour, int set) ->
          news(new DealEvent.DealBreakerPlayed(seat, target, colour, set));
      case DealAction.PlayForNothing(Card card) -> news(new DealEvent.PlayedForNothing(seat, card));
      case DealAction.TurnWild(Laid card, var to) -> turnsWild(seat, Laid.of(card.card(), to));
      case DealAction.Exchange(Laid card, _, Laid with, _) -> exchanges(seat, card, with);
      case DealAction.MoveBuilding(Laid building, _, var to, _) ->
          movesBuilding(seat, Laid.of(building.card(), to));
      case DealAction.EndTurn() -> of("deal.did-end-turn", seat);
      case DealAction.Discard(Card card) -> discards(seat, card);
      case DealAction.Accept() -> of("deal.news-accepts", seat);
      case DealAction.JustSayNo() -> of("deal.did-no", seat);
      case DealAction.SayNoToDoubling() -> of("deal.did-no-doubling", seat);
      case DealAction.Pay(var money, var cards) ->
          of("deal.did-pay", seat).all("cards", DealWords.cards(money, cards));
      case DealAction.Place(Laid card) -> laid("deal.news-lays", seat, card);
    };
  }

  private static Message of(String name, int seat) {
    return Message.of(name).player("who", seat);
  }

  private static Message of(String name, int seat, int target) {
    return of(name, seat).player("target", target);
  }

  private static Message laid(String name, int seat, Laid laid) {
    return of(name, seat).with("laid", DealWords.of(laid));
  }

  private static Message turnsWild(int seat, Laid to) {
    return of("deal.news-turns-wild", seat)
        .with("card", DealWords.of(to.card()))
        .with("colour", DealWords.of(to.colour()));
  }

  private static Message exchanges(int seat, Laid card, Laid with) {
    return laid("deal.news-exchanges", seat, card).with("own", DealWords.of(with));
  }

  private static Message movesBuilding(int seat, Laid to) {
    return of("deal.news-moves-building", seat)
        .with("building", DealWords.of(to.card()))
        .with("colour", DealWords.of(to.colour()));
  }

  private static Message discards(int seat, Card card) {
    return of("deal.news-discards", seat).with("card", DealWords.of(card));
  }
}
