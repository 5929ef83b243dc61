package croupier.engine.deal;

import croupier.engine.Action;
import croupier.engine.Group;
import java.util.List;

/**
 * What a seat can decide. The sets of a colour at a seat are numbered from 0; a card that lies in
 * several of them is taken from the last.
 */
public sealed interface DealAction extends Action {
  // --- plays: each takes one of the plays of a turn (DL-08)

  /** Puts a money, action, rent or building card into the bank, where it is money. */
  record Bank(Card card) implements DealAction {}

  /** Lays a property; a wild card with the colour that it is to show. */
  record LayProperty(Laid card) implements DealAction {}

  /** Puts a House or Hotel on a complete set. */
  record Build(Laid building, int set) implements DealAction {}

  record PassGo() implements DealAction {}

  /**
   * Charges every opponent rent, with a card of two colours.
   *
   * @param doublers how many Double The Rent cards go with it; each takes a play
   */
  record ChargeRent(Card card, Group colour, int doublers) implements DealAction {}

  /** Charges one opponent rent, with a rent card of all ten colours. */
  record ChargeOneRent(Group colour, int doublers, int target) implements DealAction {}

  record CollectDebt(int target) implements DealAction {}

  record CelebrateBirthday() implements DealAction {}

  /** Takes a property of the target that is in no complete set. */
  record SlyDeal(int target, Laid card) implements DealAction {}

  /** Takes a property of the target for an own one; neither is in a complete set. */
  record ForcedDeal(int target, Laid card, Laid own) implements DealAction {}

  /** Takes a complete set of the target, buildings included. */
  record DealBreaker(int target, Group colour, int set) implements DealAction {}

  /** Plays an action card that can do nothing now; only as an option (DL-30). */
  record PlayForNothing(Card card) implements DealAction {}

  // --- the own turn, free of plays (DL-09)

  /** Turns a laid wild card to another colour. */
  record TurnWild(Laid card, Group to) implements DealAction {}

  /** Lets two own properties in different sets change places. */
  record Exchange(Laid card, int set, Laid with, int withSet) implements DealAction {}

  /** Moves a building to another own complete set; only as an option (DL-24). */
  record MoveBuilding(Laid building, int set, Group to, int toSet) implements DealAction {}

  /** Ends the turn; while discarding, keeps what is left. */
  record EndTurn() implements DealAction {}

  /** Puts away a card that is too many at the end of the turn. */
  record Discard(Card card) implements DealAction {}

  // --- answers

  /** Lets happen what is played against this seat, a Just Say No included. */
  record Accept() implements DealAction {}

  record JustSayNo() implements DealAction {}

  /** Says no to the doubling of a rent only; as an option (DL-12). */
  record SayNoToDoubling() implements DealAction {}

  /**
   * Pays a debt.
   *
   * @param money the values of the cards from the bank, smallest first
   * @param cards properties and buildings, in the order of {@link Laid}
   */
  record Pay(List<Integer> money, List<Laid> cards) implements DealAction {
    public Pay {
      money = List.copyOf(money);
      cards = List.copyOf(cards);
    }
  }

  /** Chooses the colour that a received wild card shows. */
  record Place(Laid card) implements DealAction {}
}
