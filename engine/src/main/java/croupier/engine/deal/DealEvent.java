package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Group;
import java.util.List;

/** What can happen before the eyes of the table. */
public sealed interface DealEvent extends Event {
  record FirstChosen(int seat) implements DealEvent {}

  record HandDealt(int seat, int count) implements DealEvent {}

  record TurnBegan(int seat) implements DealEvent {}

  /** The discards are the pile again. */
  record PileReshuffled(int count) implements DealEvent {}

  /** Which cards they are, only the seat knows. */
  record CardsDrawn(int seat, int count) implements DealEvent {}

  /** Neither pile nor discards have a card. */
  record NothingToDraw(int seat) implements DealEvent {}

  record Banked(int seat, Card card) implements DealEvent {}

  record PropertyLaid(int seat, Laid card) implements DealEvent {}

  record Built(int seat, Laid building, int set) implements DealEvent {}

  record WentPastGo(int seat) implements DealEvent {}

  /** Rent is due: from every opponent, or from one. */
  record RentCharged(
      int seat, Card card, Group colour, int doublers, int amount, List<Integer> targets)
      implements DealEvent {}

  record DebtCalledIn(int seat, int target, int amount) implements DealEvent {}

  record BirthdayCelebrated(int seat, int amount) implements DealEvent {}

  /** A Sly Deal was played; nothing is taken yet. */
  record SlyDealPlayed(int seat, int target, Laid card) implements DealEvent {}

  /** A Forced Deal was played; nothing changes hands yet. */
  record ForcedDealPlayed(int seat, int target, Laid card, Laid own) implements DealEvent {}

  /** A Deal Breaker was played; nothing is taken yet. */
  record DealBreakerPlayed(int seat, int target, Group colour, int set) implements DealEvent {}

  record PlayedForNothing(int seat, Card card) implements DealEvent {}

  /** A Just Say No was played against this card of another seat, which can be such a No itself. */
  record SaidNo(int seat, int against, Card card) implements DealEvent {}

  /** The same, against the doubling of a rent only. */
  record SaidNoToDoubling(int seat, int against) implements DealEvent {}

  record Accepted(int seat) implements DealEvent {}

  /** What was played does not touch this seat. */
  record Spared(int seat) implements DealEvent {}

  /** This seat owes the rent without the doubling. */
  record SparedDoubling(int seat, int amount) implements DealEvent {}

  /** Everybody knows that this seat can have no Just Say No, so it is not asked. */
  record NotAsked(int seat) implements DealEvent {}

  /**
   * A debt is paid.
   *
   * @param bank the cards from the bank
   * @param cards those from the table
   * @param forced whether it was all that could pay, and the seat was not asked
   */
  record Paid(int seat, int to, int total, List<Card> bank, List<Laid> cards, boolean forced)
      implements DealEvent {}

  /** This seat owes, but has nothing that pays. */
  record NothingToPay(int seat) implements DealEvent {}

  /**
   * A property went from one seat to another.
   *
   * @param inReturn whether it is what a swap gives for the property that it took
   */
  record PropertyTaken(int seat, int from, Laid card, boolean inReturn) implements DealEvent {}

  /** A complete set went from one seat to another, with its buildings. */
  record SetTaken(int seat, int from, Group colour, List<Laid> cards) implements DealEvent {}

  /** A received wild card shows its colour. */
  record Placed(int seat, Laid card) implements DealEvent {}

  record WildTurned(int seat, Laid from, Laid to) implements DealEvent {}

  /** Two own properties changed places; as they lie now. */
  record Exchanged(int seat, Laid card, Laid with) implements DealEvent {}

  record BuildingMoved(int seat, Laid from, Laid to) implements DealEvent {}

  /** A building lost its set, and is money in the owner's bank now. */
  record BuildingBanked(int seat, Laid building) implements DealEvent {}

  /** A building lost its set, and was discarded. */
  record BuildingDiscarded(int seat, Laid building) implements DealEvent {}

  record SetCompleted(int seat, Group colour) implements DealEvent {}

  record SetBroken(int seat, Group colour) implements DealEvent {}

  record Discarded(int seat, Card card) implements DealEvent {}

  /** A card went under the pile; which one, only the seat knows. */
  record PutUnderPile(int seat) implements DealEvent {}

  record TurnEnded(int seat) implements DealEvent {}

  /** Nobody has played a card for so many rounds. */
  record Stalemate(int rounds) implements DealEvent {}

  /** More than one winner is a draw. */
  record GameOver(List<Integer> winners) implements DealEvent {}
}
