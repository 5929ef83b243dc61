package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What does not exist is not done, and deals that nobody can make are told why. */
class ClassicUnknownTest {
  @BothGames
  void spacesWithoutDeeds(Game game) {
    ClassicStory story = in(game, 2).owns(0, 39, 1);
    for (int space : new int[] {-1, 0, 40}) {
      story.mayNot(0, new ClassicAction.Mortgage(space), "Space " + space + " has no deed.");
    }
    story.mortgages(0, 39).mortgages(0, 1).has(0, 1730);
  }

  @Test
  void nothingIsBuiltElsewhere() {
    travel(2)
        .owns(0, 5, 12)
        .mayNot(0, new ClassicAction.Build(5), "Nothing can be built on Reading Railroad.")
        .mayNot(0, new ClassicAction.Sell(12), "Nothing can be built on Electric Company.")
        .mayNot(
            0,
            new ClassicAction.SellDown(Group.RAILROAD, 0),
            "Nothing can be built there: name a colour group.");
  }

  @BothGames
  void amountsHaveBounds(Game game) {
    ClassicStory bidding = in(game, 3).rolls(2, 4).declines();
    bidding
        .mayNot(0, new ClassicAction.Bid(-1), "A bid must be from 0 to 999999, not -1.")
        .mayNot(0, new ClassicAction.Bid(1000000), "A bid must be from 0 to 999999, not 1000000.")
        .mayNot(0, new ClassicAction.Bid(0), "Bid more than 0.")
        .mayNot(0, new ClassicAction.Bid(999999), "You can bid 1500 at most: bids are in cash.");
    ClassicStory built = in(game, 2).owns(0, 1, 3).buildings(5, 1, 3);
    built
        .mayNot(
            0,
            new ClassicAction.SellDown(Group.BROWN, -1),
            "What is left must be from 0 to 15 steps of building, not -1.")
        .mayNot(
            0,
            new ClassicAction.SellDown(Group.BROWN, 16),
            "What is left must be from 0 to 15 steps of building, not 16.");
    in(game, 2, "sell_whole=always")
        .owns(0, 1, 3)
        .buildings(5, 1, 3)
        .mayNot(
            0,
            new ClassicAction.SellDown(Group.BROWN, 15),
            "There are 10 steps of building: fewer must be left.");
  }

  @BothGames
  void dealsAreWithSomebodyElse(Game game) {
    in(game, 3)
        .owns(0, 5)
        .mayNot(0, new Terms().gives(5).offer(-1), "There is no seat -1; seats are 0 to 2.")
        .mayNot(0, new Terms().gives(5).offer(3), "There is no seat 3; seats are 0 to 2.")
        .mayNot(0, new Terms().takes(5).offer(0), "You cannot make a deal with yourself.")
        .mayNot(
            0,
            new Terms().takesCards(Deck.CHANCE).offer(1),
            "Seat 1 cannot give the "
                + (game == Travel.GAME ? "Get Out of Jail Free" : "Monkeys")
                + " card of chance: it is not theirs.")
        .mayNot(0, new Terms().gives(5, 5).offer(1), "Space 5 is named twice.")
        .mayNot(
            0,
            new Terms().gives(5).givesCards(Deck.CHANCE, Deck.CHANCE).offer(1),
            "A card is named twice.")
        .mayNot(
            0,
            new ClassicAction.Offer(
                1, new Trade(List.of(5), List.of(), 1, 1, List.of(), List.of())),
            "A deal pays or asks for cash, not both: name only the difference.");
  }

  @Test
  void nothingThatIsBuiltOnChangesHands() {
    travel(3)
        .owns(0, 39, 37, 1)
        .owns(1, 6, 8, 9)
        .buildings(1, 37)
        .mayNot(
            0,
            new Terms().gives(1, 39).asks(1).offer(1),
            "Sell the buildings of its group before Boardwalk changes hands.");
  }

  /** Seat 0 owes seat 1 a rent of 50, and has 0. */
  private static ClassicStory owes() {
    return travel(3)
        .cash(0, 0)
        .owns(0, 5, 6, 8, 9, 12)
        .buildings(1, 6)
        .owns(1, 39)
        .owns(2, 15)
        .on(0, 32)
        .rolls(3, 4)
        .claims(1, 39)
        .owes(0, 50, 1);
  }

  private static ClassicAction instead(int value, Integer... deeds) {
    return new ClassicAction.OfferInstead(List.of(deeds), List.of(), value);
  }

  @Test
  void whatIsOfferedInPlaceOfMoneyIsThereAndFree() {
    owes()
        .mayNot(0, instead(50, 15), "You do not have Pennsylvania Railroad.")
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(), List.of(Deck.CHANCE), 50),
            "You do not have the Get Out of Jail Free card of chance.")
        .mayNot(
            0,
            instead(50, 5, 8),
            "Sell the buildings of its group before you give Vermont Avenue away.")
        .mayNot(0, instead(50), "Offer at least one deed or card.")
        .mayNot(0, instead(0, 12), "The value must be from 1 to the 50 that you owe.")
        .mayNot(0, instead(51, 12), "The value must be from 1 to the 50 that you owe.")
        .may(0, instead(1, 12))
        .may(0, instead(50, 12));
  }

  @Test
  void whatCouldBeRaisedOnItIsItsLeastValue() {
    ClassicStory only =
        travel(3).cash(0, 0).owns(0, 5).owns(1, 39).on(0, 32).rolls(3, 4).claims(1, 39);
    only.owes(0, 50, 1)
        .mayNot(
            0,
            instead(49, 5),
            "You could raise more on that and need it: its value must be at least 50.")
        .may(0, instead(50, 5));
    // more than is owed, of which the rest is not needed
    travel(3)
        .cash(0, 0)
        .owns(0, 39)
        .owns(1, 5, 15)
        .rolls(2, 3)
        .claims(1, 5)
        .owes(0, 50, 1)
        .may(0, instead(50, 39))
        .mayNot(
            0,
            instead(49, 39),
            "You could raise more on that and need it: its value must be at least 50.");
  }

  @BothGames
  void aSecondSeatUsesItsOwnOffersUp(Game game) {
    ClassicStory story = in(game, 3, "deals=1").owns(1, 5).owns(2, 15);
    story.offers(1, 2, terms -> terms.gives(5)).does(2, new ClassicAction.Refuse());
    story
        .mayNot(
            1,
            new Terms().gives(5).offer(0),
            "You have made all 1 offers that you may between two rolls.")
        .may(2, new Terms().gives(15).offer(0))
        .may(0, new Terms().takes(15).offer(2));
  }
}
