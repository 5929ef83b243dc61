package croupier.engine.classic;

import croupier.engine.Event;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.Deck;
import java.util.List;

/** What can happen before the eyes of the table. The Bank is seat -1. */
public sealed interface ClassicEvent extends Event {
  int BANK = -1;

  record RolledForFirst(int seat, List<Integer> dice) implements ClassicEvent {}

  /** These rolled the same and roll again. */
  record TiedForFirst(List<Integer> seats) implements ClassicEvent {}

  record FirstPlayer(int seat) implements ClassicEvent {}

  record TurnBegan(int turn, int seat) implements ClassicEvent {}

  record DiceRolled(int seat, List<Integer> dice) implements ClassicEvent {}

  /** Two dice for the rent of a utility. */
  record UtilityRolled(int seat, int deed, List<Integer> dice) implements ClassicEvent {}

  /** The move is done, and it was a double. */
  record RollsAgain(int seat) implements ClassicEvent {}

  /** Moved to a space; backwards when a card says so. */
  record Moved(int seat, int from, int to) implements ClassicEvent {}

  record SentToJail(int seat) implements ClassicEvent {}

  record StayedInJail(int seat, int rollsLeft) implements ClassicEvent {}

  record LeftJail(int seat) implements ClassicEvent {}

  record CardDrawn(int seat, Deck deck, String card) implements ClassicEvent {}

  /** A card that gets out of jail stays with the seat. */
  record CardKept(int seat, Deck deck) implements ClassicEvent {}

  /** A card went to the bottom of its deck. */
  record CardReturned(Deck deck, String card) implements ClassicEvent {}

  /** A card that gets out of jail changed hands. */
  record CardGiven(Deck deck, int from, int to) implements ClassicEvent {}

  /** Every movement of money there is. */
  record Paid(int from, int to, int amount, Cause cause) implements ClassicEvent {}

  /** A deed changed hands. */
  record DeedGiven(int deed, int from, int to) implements ClassicEvent {}

  record DeedDealt(int seat, int deed) implements ClassicEvent {}

  record Declined(int seat, int deed) implements ClassicEvent {}

  record AuctionBegan(int deed) implements ClassicEvent {}

  /** A house or hotel that is short is auctioned among these. */
  record BuildingAuctionBegan(Building building, List<Integer> seats) implements ClassicEvent {}

  record BidMade(int seat, int amount) implements ClassicEvent {}

  record PassedBid(int seat) implements ClassicEvent {}

  /** Has not the money for a higher bid, and is not asked for one. */
  record CannotBid(int seat) implements ClassicEvent {}

  record AuctionWon(int seat, int amount) implements ClassicEvent {}

  /** Nobody bid: the deed stays with the Bank. */
  record AuctionUnsold(int deed) implements ClassicEvent {}

  /** Rent can be claimed from now on; with fresh dice the amount is what they are multiplied by. */
  record RentDue(int owner, int payer, int deed, int amount, boolean freshDice)
      implements ClassicEvent {}

  /** The owner asks; as it was when it was due. */
  record RentClaimed(int owner, int payer, int deed, int amount, boolean freshDice)
      implements ClassicEvent {}

  /** Nobody asked in time; as it was when it was due. */
  record RentLapsed(int owner, int payer, int deed, int amount, boolean freshDice)
      implements ClassicEvent {}

  /** How much stands on a site now, in steps of building. */
  record Built(int seat, int site, int buildings) implements ClassicEvent {}

  record SoldBuilding(int seat, int site, int buildings) implements ClassicEvent {}

  /** Others could use more than would be left: they are asked. */
  record ShortageBegan(int seat, Building building, List<Integer> asked) implements ClassicEvent {}

  record Wanted(int seat, int buildings) implements ClassicEvent {}

  record Waived(int seat) implements ClassicEvent {}

  record Mortgaged(int seat, int deed) implements ClassicEvent {}

  record Redeemed(int seat, int deed) implements ClassicEvent {}

  record MortgageKept(int seat, int deed) implements ClassicEvent {}

  record DealOffered(int from, int to, Trade trade) implements ClassicEvent {}

  record DealMade(int from, int to) implements ClassicEvent {}

  record DealRefused(int from, int to) implements ClassicEvent {}

  record DealWithdrawn(int from, int to) implements ClassicEvent {}

  /** Cash does not suffice: money must be raised first. */
  record DebtArose(int debtor, int creditor, int amount, Cause cause) implements ClassicEvent {}

  record DebtSettled(int debtor, int creditor) implements ClassicEvent {}

  record InsteadOffered(int debtor, int creditor, List<Integer> deeds, List<Deck> cards, int value)
      implements ClassicEvent {}

  record InsteadAccepted(int debtor, int creditor, int value) implements ClassicEvent {}

  record InsteadRefused(int debtor, int creditor) implements ClassicEvent {}

  record InsteadWithdrawn(int debtor, int creditor) implements ClassicEvent {}

  record WentBankrupt(int seat, int creditor) implements ClassicEvent {}

  record TurnsOver(int turns) implements ClassicEvent {}

  record TimeTold(int seconds) implements ClassicEvent {}

  record TimeOver(int seconds) implements ClassicEvent {}

  /** More than one winner is a tie. */
  record GameOver(List<Integer> winners) implements ClassicEvent {}
}
