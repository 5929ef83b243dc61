package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Action;
import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deals between any two seats: offered, countered, accepted, refused, withdrawn. */
class ClassicDealTest {
  private static final ClassicAction ACCEPT = new ClassicAction.Accept();
  private static final ClassicAction REFUSE = new ClassicAction.Refuse();
  private static final ClassicAction WITHDRAW = new ClassicAction.Withdraw();

  @BothGames
  @Rule({"TR-S48", "TR-S49", "BR-S62", "BR-S64", "C8-32", "HB-23"})
  void propertyIsSoldForAnAgreedSum(Game game) {
    in(game, 2)
        .owns(0, 5)
        .offers(0, 1, deal -> deal.gives(5).asks(321))
        .accepts(1)
        .owner(5, 1)
        .has(0, 1821)
        .has(1, 1179)
        .frame(Frame.TURN);
  }

  @Test
  @Rule({"TR-S49", "C8-32"})
  void deedsMayBeSoldForMoneyOnlyAsAnOption() {
    travel(2, "swaps=no")
        .owns(0, 5)
        .owns(1, 12)
        .mayNot(
            0,
            new Terms().gives(5).takes(12).offer(1),
            "Deeds and cards are only sold for money in this game, not swapped.")
        .offers(0, 1, deal -> deal.takes(12).pays(100))
        .accepts(1)
        .owner(12, 0)
        .has(1, 1600);
  }

  @BothGames
  @Rule({"TR-S49", "BR-S64", "C8-32", "HB-23"})
  void cashDeedsAndJailCardsChangeHandsInAnyMix(Game game) {
    in(game, 2)
        .owns(0, 5, 39)
        .owns(1, 12, 6)
        .card(0, Deck.CHANCE)
        .card(1, Deck.COMMUNITY_CHEST)
        .offers(
            0,
            1,
            deal ->
                deal.gives(5, 39)
                    .givesCards(Deck.CHANCE)
                    .takes(12, 6)
                    .takesCards(Deck.COMMUNITY_CHEST)
                    .pays(50))
        .accepts(1)
        .owner(5, 1)
        .owner(39, 1)
        .owner(12, 0)
        .owner(6, 0)
        .holds(0, Deck.COMMUNITY_CHEST)
        .holds(1, Deck.CHANCE)
        .has(0, 1450)
        .has(1, 1550);
  }

  @BothGames
  @Rule({"C8-18", "C8-32", "BR-S40", "BR-S62", "HB-24"})
  void twoCloseADealOutOfTurnWhileTheThirdWaits(Game game) {
    in(game, 4)
        .owns(1, 5)
        .turn(0)
        .offers(1, 2, deal -> deal.gives(5).asks(150))
        .frame(Frame.OFFER)
        .asked(1, 2)
        .notAsked(0)
        .notAsked(3)
        .mayOnly(1, WITHDRAW)
        .mayNot(1, new ClassicAction.Accept(), "It is your own offer: you can only withdraw it.")
        .mayNot(2, WITHDRAW, "It is not your offer: refuse it.")
        .accepts(2)
        .owner(5, 2)
        .turnIs(0)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule({"BR-S64", "C8-32"})
  void anOfferCanBeRefusedOrWithdrawn(Game game) {
    in(game, 2)
        .owns(0, 5)
        .offers(0, 1, deal -> deal.gives(5).asks(9))
        .does(1, REFUSE)
        .sawOnly(new ClassicEvent.DealRefused(0, 1))
        .owner(5, 0)
        .frame(Frame.TURN);
    in(game, 2)
        .owns(0, 5)
        .offers(0, 1, deal -> deal.gives(5).asks(9))
        .does(0, WITHDRAW)
        .sawOnly(new ClassicEvent.DealWithdrawn(0, 1))
        .owner(5, 0)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule({"BR-S64", "C8-32"})
  void anOfferIsCounteredUntilBothAgree(Game game) {
    in(game, 2)
        .owns(0, 5)
        .owns(1, 12)
        .offers(0, 1, deal -> deal.gives(5).asks(300))
        .counters(1, deal -> deal.gives(12).takes(5).pays(20))
        .asked(0, 1)
        .counters(0, deal -> deal.gives(5).takes(12).asks(40))
        .accepts(1)
        .owner(5, 1)
        .owner(12, 0)
        .sawOnly(new ClassicEvent.Paid(1, 0, 40, Cause.DEAL))
        .has(0, 1540);
  }

  @BothGames
  @Rule({"TR-S49", "TR-S50", "BR-S62", "BR-S63", "HB-16"})
  void noSiteOfAGroupWithBuildingsIsTraded(Game game) {
    in(game, 2)
        .owns(0, 6, 8, 9)
        .buildings(1, 6)
        .mayNot(0, new Terms().gives(9).asks(100).offer(1))
        .mayNot(1, new Terms().takes(6).pays(100).offer(0))
        .sells(0, 6)
        .offers(0, 1, deal -> deal.gives(9).asks(100))
        .accepts(1)
        .owner(9, 1);
  }

  @BothGames
  @Rule({"TR-S17", "BR-S73", "C8-32", "HB-23", "CT-02"})
  void moneyAloneIsNoDealForThatWouldBeALoan(Game game) {
    in(game, 2)
        .owns(0, 5)
        .mayNot(
            0,
            new Terms().pays(100).offer(1),
            "A deal needs at least one deed or card: money alone cannot be given or lent.")
        .mayNot(
            0,
            new Terms().asks(100).offer(1),
            "A deal needs at least one deed or card: money alone cannot be given or lent.");
  }

  @BothGames
  @Rule({"BR-S64", "C8-32", "HB-23"})
  void nobodyDealsWithWhatIsNotThere(Game game) {
    in(game, 3)
        .owns(0, 5)
        .owns(2, 12)
        .cash(0, 100)
        .mayNot(0, new Terms().gives(12).offer(1))
        .mayNot(0, new Terms().takes(12).pays(5).offer(1))
        .mayNot(0, new Terms().takes(12).pays(101).offer(2), "You have only 100.")
        .mayNot(0, new Terms().gives(5).asks(1501).offer(2), "Seat 2 has only 1500.")
        .mayNot(0, new Terms().gives(5).givesCards(Deck.CHANCE).offer(1))
        .mayNot(0, new Terms().gives(5).offer(0))
        .bankrupt(1)
        .mayNot(0, new Terms().gives(5).offer(1), "Seat 1 is bankrupt.");
  }

  @Test
  @Rule({"C8-02", "HB-01"})
  void refusalsNameDeedsAndCardsAsTheEditionDoes() {
    ClassicAction card = new Terms().givesCards(Deck.CHANCE).offer(1);
    ClassicAction deed = new Terms().gives(12).offer(1);
    travel(2)
        .owns(0, 5)
        .owns(1, 12)
        .mayNot(0, card, "You do not have the Get Out of Jail Free card of chance.")
        .mayNot(0, deed, "You cannot give Electric Company to seat 1: it is theirs already.");
    brands(2)
        .owns(0, 5)
        .owns(1, 12)
        .mayNot(0, card, "You do not have the Monkeys card of chance.")
        .mayNot(0, deed, "You cannot give Lite Brite to seat 1: it is theirs already.");
  }

  @BothGames
  @Rule({"C8-33", "HB-25", "BR-S40"})
  void prisonersTradeToo(Game game) {
    in(game, 2)
        .jailed(1, 1)
        .owns(1, 5)
        .offers(1, 0, deal -> deal.gives(5).asks(10))
        .accepts(0)
        .owner(5, 0);
  }

  @BothGames
  @Rule("CT-01")
  void aSeatMakesSoManyOffersBetweenTwoRolls(Game game) {
    ClassicStory story = in(game, 2, "deals=2").owns(0, 5).owns(1, 12);
    for (int offer = 0; offer < 2; offer++) {
      story.offers(0, 1, deal -> deal.gives(5).asks(10)).does(1, REFUSE);
    }
    story
        .mayNot(
            0,
            new Terms().gives(5).asks(11).offer(1),
            "You have made all 2 offers that you may between two rolls.")
        .offers(1, 0, deal -> deal.gives(12).asks(10))
        .does(0, REFUSE)
        .rolls(4, 6)
        .offers(0, 1, deal -> deal.gives(5).asks(12))
        .frame(Frame.OFFER);
  }

  @BothGames
  @Rule("CT-01")
  void aGameWithoutDealsIsAnOption(Game game) {
    in(game, 2, "deals=0")
        .owns(0, 5)
        .mayNot(0, new Terms().gives(5).asks(1).offer(1), "There are no deals in this game.");
  }

  @BothGames
  @Rule({"C8-17", "BR-S62"})
  void whoIsAskedToBuyMayDealFirst(Game game) {
    in(game, 2)
        .cash(0, 50)
        .owns(0, 5)
        .rolls(2, 4)
        .offers(0, 1, deal -> deal.gives(5).asks(100))
        .accepts(1)
        .isAskedToBuy(0, 6)
        .buys()
        .has(0, 50);
  }

  @BothGames
  @Rule({"C8-18", "HB-24"})
  void onlyWhoHasSomethingToDoIsAskedBetweenRolls(Game game) {
    in(game, 2).asked(0);
    in(game, 2).owns(0, 5).asked(0, 1);
    in(game, 2, "deals=0").owns(0, 5).asked(0);
    in(game, 2).owns(0, 39).mortgaged(39).cash(1, 19).asked(0);
    in(game, 2).owns(0, 39).mortgaged(39).cash(1, 20).asked(0, 1);
  }

  @BothGames
  void theUsualOffersAreForWhatCompletesAGroupAtItsPrice(Game game) {
    ClassicPosition position =
        in(game, 3)
            .owns(0, 37)
            .owns(1, 39, 5)
            .mortgaged(39)
            .card(1, Deck.CHANCE)
            .jailed(0, 0)
            .position();
    List<Action> offers =
        position.actions(0).stream().filter(ClassicAction.Offer.class::isInstance).toList();
    assertEquals(
        List.of(
            new Terms().gives(37).asks(350).offer(1),
            new Terms().takes(39).pays(200).offer(1),
            new Terms().takesCards(Deck.CHANCE).pays(50).offer(1)),
        offers);
  }
}
