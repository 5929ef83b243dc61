package croupier.engine.classic;

import croupier.engine.Action;
import croupier.engine.Group;
import croupier.engine.MayBeLeftOut;
import croupier.engine.classic.board.Deck;
import java.util.List;

/**
 * What a seat can decide. Deeds and sites are named by the number of their space on the board, 0 to
 * 39; a card that gets out of jail is named by its deck.
 */
public sealed interface ClassicAction extends Action {
  /** Rolls the dice, to move or to get out of jail. */
  record Roll() implements ClassicAction {}

  /** Pays to get out of jail. */
  record PayFine() implements ClassicAction {}

  record UseJailCard(Deck deck) implements ClassicAction {}

  /** Buys what it landed on, at the printed price. */
  record Buy() implements ClassicAction {}

  /** Does not buy: the deed is auctioned. */
  record Decline() implements ClassicAction {}

  record Bid(int amount) implements ClassicAction {}

  /** Bids no more in this auction. */
  record Pass() implements ClassicAction {}

  /** Asks for the rent of somebody who landed on this deed. */
  record ClaimRent(int deed) implements ClassicAction {}

  /** Buys the next house or hotel of a site. */
  record Build(int site) implements ClassicAction {}

  /** Sells one house, or breaks a hotel down into houses. */
  record Sell(int site) implements ClassicAction {}

  /**
   * Sells the hotels and houses of a group together, evenly, until so many steps of building are
   * left: a house is one step, a hotel one more than the most houses.
   */
  record SellDown(Group group, int left) implements ClassicAction {}

  record Mortgage(int deed) implements ClassicAction {}

  /** Pays a mortgage back with interest. */
  record Redeem(int deed) implements ClassicAction {}

  /** Pays only the interest on a mortgaged deed that was just received. */
  record KeepMortgage(int deed) implements ClassicAction {}

  /** Offers a deal to another seat. */
  record Offer(int to, Trade trade) implements ClassicAction {}

  /** Answers an offer with another, as the one who counters gives and takes. */
  record Counter(Trade trade) implements ClassicAction {}

  record Accept() implements ClassicAction {}

  record Refuse() implements ClassicAction {}

  /** Takes an offer back. */
  record Withdraw() implements ClassicAction {}

  /** Wants so many of the houses or hotels that are short. */
  record Want(int buildings) implements ClassicAction {}

  /** Wants none of the houses or hotels that are short; or no rent that is open at the end. */
  record Waive() implements ClassicAction {}

  /** Puts a house or hotel that was won in an auction on a site. */
  record Place(int site) implements ClassicAction {}

  /** Offers the creditor deeds and cards in place of so much of the debt. */
  record OfferInstead(@MayBeLeftOut List<Integer> deeds, @MayBeLeftOut List<Deck> cards, int value)
      implements ClassicAction {
    public OfferInstead {
      deeds = List.copyOf(deeds);
      cards = List.copyOf(cards);
    }
  }

  /** Gives up: the debt is more than can be raised. */
  record GoBankrupt() implements ClassicAction {}

  /** The income tax of old boards: a tenth of all that one has, or the printed sum. */
  record ChooseTax(boolean tenth) implements ClassicAction {}
}
