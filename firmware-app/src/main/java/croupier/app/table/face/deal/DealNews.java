package croupier.app.table.face.deal;

import croupier.app.table.lcd.Lines;
import croupier.app.table.lcd.Typesetter;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.Laid;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What happened in deal, in words.
 *
 * @param brief lines for the LCD
 * @param full a sentence for the pages
 */
record DealNews(List<String> brief, String full) {
  /** The news of an event; null when it needs no words. */
  static DealNews of(DealEvent event, DealWords brief, DealWords full) {
    String said = brief(event, brief);
    return said == null
        ? null
        : new DealNews(said.lines().toList(), Lines.sentence(full(event, full)));
  }

  /** Who gets something from whom takes two lines. */
  private static String brief(DealEvent event, DealWords words) {
    return switch (event) {
      case DealEvent.FirstChosen(int seat) -> words.name(seat) + " begins";
      case DealEvent.HandDealt(int seat, int count) -> words.name(seat) + ": " + count + " cards";
      case DealEvent.TurnBegan(int seat) -> words.name(seat) + "'s turn";
      case DealEvent.PileReshuffled(int count) -> "Reshuffled: " + count;
      case DealEvent.CardsDrawn(int seat, int count) -> words.name(seat) + " draws " + count;
      case DealEvent.NothingToDraw _ -> "No card to draw";
      case DealEvent.Banked(int seat, Card card) ->
          words.name(seat)
              + " banks $"
              + card.value()
              + (card.kind() == Card.Kind.MONEY ? "" : "\n" + words.of(card));
      case DealEvent.PropertyLaid(int seat, Laid card) ->
          words.name(seat) + " lays " + words.of(card);
      case DealEvent.Built(int seat, Laid building, _) ->
          words.name(seat) + ": " + words.of(building);
      case DealEvent.WentPastGo(int seat) -> words.name(seat) + ": Pass Go";
      case DealEvent.RentCharged(int seat, _, var colour, int doublers, int amount, _) ->
          words.name(seat)
              + " charges rent\n"
              + words.of(colour)
              + (doublers == 0 ? "" : " x" + (1 << doublers))
              + ": $"
              + amount;
      case DealEvent.DebtCalledIn(int seat, int target, int amount) ->
          Lines.or(
              words.name(seat) + " asks " + words.name(target) + " for $" + amount,
              words.name(seat) + " asks " + words.name(target) + ": $" + amount);
      case DealEvent.BirthdayCelebrated(int seat, int amount) ->
          words.name(seat) + "'s birthday: $" + amount;
      case DealEvent.SlyDealPlayed(int seat, int target, Laid card) ->
          words.name(seat) + ": Sly Deal\n" + words.of(target, card);
      case DealEvent.ForcedDealPlayed(int seat, int target, Laid card, Laid own) ->
          words.name(seat) + ": Forced Deal\n" + words.of(target, card) + "\nfor " + words.of(own);
      case DealEvent.DealBreakerPlayed(int seat, int target, var colour, _) ->
          words.name(seat)
              + ": Deal Breaker\n"
              + words.name(target)
              + "'s "
              + words.of(colour)
              + " set";
      case DealEvent.PlayedForNothing(int seat, _) -> words.name(seat) + ": for nothing";
      case DealEvent.SaidNo(int seat, _) -> words.name(seat) + ": Just Say No";
      case DealEvent.SaidNoToDoubling(int seat, _) -> words.name(seat) + ": not doubled";
      case DealEvent.Spared(int seat) -> words.name(seat) + " is spared";
      case DealEvent.SparedDoubling(int seat, int amount) -> words.name(seat) + " owes $" + amount;
      case DealEvent.Paid(int seat, int to, int total, _, _) ->
          words.name(seat) + " pays " + words.name(to) + " $" + total;
      case DealEvent.NothingToPay(int seat) -> words.name(seat) + " has nothing";
      case DealEvent.PropertyTaken(int seat, int from, Laid card) ->
          words.name(seat) + " takes\n" + words.of(from, card);
      case DealEvent.SetTaken(int seat, int from, var colour, _) ->
          words.name(seat) + " takes\n" + words.name(from) + "'s " + words.of(colour) + " set";
      case DealEvent.Placed(int seat, Laid card) -> words.name(seat) + " lays " + words.of(card);
      case DealEvent.WildTurned(int seat, _, Laid to) ->
          words.name(seat) + " turns a wild\nto " + words.of(to.colour());
      case DealEvent.Exchanged(int seat, _, _) -> words.name(seat) + " rearranges";
      case DealEvent.BuildingMoved(int seat, _, Laid to) -> words.name(seat) + ": " + words.of(to);
      case DealEvent.BuildingBanked(int seat, Laid building) ->
          words.name(seat) + " banks " + words.of(building.card());
      case DealEvent.BuildingDiscarded(int seat, Laid building) ->
          words.name(seat) + " loses " + words.of(building.card());
      case DealEvent.SetCompleted(int seat, var colour) ->
          words.name(seat) + ": " + words.of(colour) + " set!";
      case DealEvent.SetBroken(int seat, var colour) ->
          words.name(seat) + ": " + words.of(colour) + " broken";
      case DealEvent.Discarded(int seat, Card card) ->
          words.name(seat) + " discards\n" + words.of(card);
      case DealEvent.PutUnderPile(int seat) -> words.name(seat) + ": card under pile";
      case DealEvent.Stalemate _ -> "Nobody plays: over";
      case DealEvent.Accepted _, DealEvent.TurnEnded _, DealEvent.GameOver _ -> null;
    };
  }

  static String full(DealEvent event, DealWords words) {
    return switch (event) {
      case DealEvent.PileReshuffled(int count) ->
          "The discards are shuffled: the pile has " + count + " cards again";
      case DealEvent.CardsDrawn(int seat, int count) ->
          words.name(seat) + " draws " + DealWords.count(count, "card");
      case DealEvent.NothingToDraw(int seat) -> "There is no card for " + words.name(seat);
      case DealEvent.Banked(int seat, Card card) ->
          words.name(seat)
              + " banks "
              + (card.kind() == Card.Kind.MONEY
                  ? words.of(card)
                  : words.of(card) + " as $" + card.value());
      case DealEvent.PropertyLaid(int seat, Laid card) ->
          words.name(seat) + " lays " + words.one(card);
      case DealEvent.Built(int seat, Laid building, _) ->
          words.name(seat) + " builds a " + words.of(building);
      case DealEvent.WentPastGo(int seat) -> words.name(seat) + " plays Pass Go";
      case DealEvent.RentCharged(int seat, _, var colour, int doublers, int amount, var targets) ->
          words.name(seat)
              + " charges "
              + names(targets, words)
              + (doublers == 0 ? "" : doublers == 1 ? " double" : " four times the")
              + " rent for "
              + words.of(colour)
              + ": $"
              + amount
              + (targets.size() > 1 ? " each" : "");
      case DealEvent.DebtCalledIn(int seat, int target, int amount) ->
          words.name(seat) + "'s Debt Collector asks " + words.name(target) + " for $" + amount;
      case DealEvent.BirthdayCelebrated(int seat, int amount) ->
          "It is " + words.name(seat) + "'s birthday: $" + amount + " from everybody";
      case DealEvent.SlyDealPlayed(int seat, int target, Laid card) ->
          words.name(seat) + " plays Sly Deal for " + words.name(target) + "'s " + words.of(card);
      case DealEvent.ForcedDealPlayed(int seat, int target, Laid card, Laid own) ->
          words.name(seat)
              + " plays Forced Deal: "
              + words.name(target)
              + "'s "
              + words.of(card)
              + " for "
              + words.of(own);
      case DealEvent.DealBreakerPlayed(int seat, int target, var colour, _) ->
          words.name(seat)
              + " plays Deal Breaker for "
              + words.name(target)
              + "'s "
              + words.of(colour)
              + " set";
      case DealEvent.PlayedForNothing(int seat, Card card) ->
          words.name(seat) + " plays " + words.of(card) + ", and nothing happens";
      case DealEvent.SaidNo(int seat, int against) ->
          words.name(seat) + " says No to " + words.name(against) + "!";
      case DealEvent.SaidNoToDoubling(int seat, int against) ->
          words.name(seat) + " says No to " + words.name(against) + "'s doubling!";
      case DealEvent.SparedDoubling(int seat, int amount) ->
          words.name(seat) + " owes $" + amount + " only";
      case DealEvent.Paid(int seat, int to, int total, var bank, var cards) ->
          words.name(seat)
              + " pays "
              + words.name(to)
              + " $"
              + total
              + Stream.concat(bank.stream().map(DealWords::money), cards.stream().map(words::of))
                  .collect(Collectors.joining(", ", ": ", ""));
      case DealEvent.NothingToPay(int seat) -> words.name(seat) + " has nothing to pay with";
      case DealEvent.PropertyTaken(int seat, int from, Laid card) ->
          words.name(seat) + " takes " + words.name(from) + "'s " + words.of(card);
      case DealEvent.SetTaken(int seat, int from, var colour, _) ->
          words.name(seat) + " takes " + words.name(from) + "'s " + words.of(colour) + " set";
      case DealEvent.Placed(int seat, Laid card) -> words.name(seat) + " lays " + words.one(card);
      case DealEvent.WildTurned(int seat, _, Laid to) ->
          words.name(seat) + " turns a " + words.of(to.card()) + " to " + words.of(to.colour());
      case DealEvent.Exchanged(int seat, Laid card, Laid with) ->
          words.name(seat) + " exchanges " + words.of(card) + " and " + words.of(with);
      case DealEvent.BuildingMoved(int seat, _, Laid to) ->
          words.name(seat) + " moves a " + words.of(to);
      case DealEvent.BuildingBanked(int seat, Laid building) ->
          "A "
              + words.of(building.card())
              + " has lost its set and goes to "
              + words.name(seat)
              + "'s bank";
      case DealEvent.BuildingDiscarded(int seat, Laid building) ->
          words.name(seat)
              + "'s "
              + words.of(building.card())
              + " has lost its set and is discarded";
      case DealEvent.SetCompleted(int seat, var colour) ->
          words.name(seat) + "'s " + words.of(colour) + " set is complete!";
      case DealEvent.SetBroken(int seat, var colour) ->
          words.name(seat) + "'s " + words.of(colour) + " set is broken";
      case DealEvent.Discarded(int seat, Card card) ->
          words.name(seat) + " discards " + words.of(card);
      case DealEvent.PutUnderPile(int seat) -> words.name(seat) + " puts a card under the pile";
      case DealEvent.Stalemate(int rounds) ->
          "Nobody has played a card for " + DealWords.count(rounds, "round") + ": the game is over";
      default -> Typesetter.longest(brief(event, words));
    };
  }

  private static String names(List<Integer> seats, DealWords words) {
    List<String> names = seats.stream().map(words::name).toList();
    int last = names.size() - 1;
    return last == 0
        ? names.getFirst()
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
