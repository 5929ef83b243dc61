package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Action;
import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Rule;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is listed for a seat, what it costs or brings, and within which bounds the rest lies. */
class ClassicListedTest {
  private static final ClassicAction ROLL = new ClassicAction.Roll();
  private static final ClassicAction FINE = new ClassicAction.PayFine();
  private static final ClassicAction BUY = new ClassicAction.Buy();
  private static final ClassicAction DECLINE = new ClassicAction.Decline();
  private static final ClassicAction PASS = new ClassicAction.Pass();
  private static final ClassicAction ACCEPT = new ClassicAction.Accept();
  private static final ClassicAction REFUSE = new ClassicAction.Refuse();
  private static final ClassicAction WITHDRAW = new ClassicAction.Withdraw();
  private static final ClassicAction WAIVE = new ClassicAction.Waive();

  private static void lists(ClassicStory story, int seat, ClassicAction... actions) {
    assertEquals(List.of(actions), story.position().actions(seat));
  }

  private static void within(ClassicStory story, int seat, ClassicShape... shapes) {
    assertEquals(List.<Shape>of(shapes), story.position().shapes(seat));
  }

  private static ClassicAction[] bids(int... amounts) {
    return Arrays.stream(amounts).mapToObj(ClassicAction.Bid::new).toArray(ClassicAction[]::new);
  }

  private static ClassicAction[] and(ClassicAction first, ClassicAction... others) {
    ClassicAction[] all = new ClassicAction[others.length + 1];
    all[0] = first;
    System.arraycopy(others, 0, all, 1, others.length);
    return all;
  }

  @BothGames
  void inAuctionsTheLeastAndSomeRaises(Game game) {
    ClassicStory bidding = in(game, 3).rolls(2, 4).declines().bids(2, 80);
    lists(bidding, 0, and(PASS, bids(81, 90, 130, 180)));
    lists(bidding.cash(0, 130), 0, and(PASS, bids(81, 90, 130)));
    lists(bidding.cash(0, 129), 0, and(PASS, bids(81, 90)));
    lists(bidding.cash(0, 89), 0, and(PASS, bids(81)));
    within(bidding.cash(0, 89), 0, new ClassicShape.Bid(81, 89));
  }

  @BothGames
  void whoBuysRaisesMoneyFirstIfItMust(Game game) {
    ClassicStory buying = in(game, 2).owns(0, 5).rolls(2, 4);
    lists(
        buying,
        0,
        BUY,
        DECLINE,
        new ClassicAction.Mortgage(5),
        new Terms().gives(5).asks(200).offer(1));
    lists(
        buying.cash(0, 99),
        0,
        DECLINE,
        new ClassicAction.Mortgage(5),
        new Terms().gives(5).asks(200).offer(1));
    lists(in(game, 2, "deals=0").rolls(2, 4), 0, BUY, DECLINE);
    buying.cash(0, 500).brings(0, BUY, -100).brings(0, DECLINE, 0);
  }

  @BothGames
  @Rule("CT-01")
  void offersAreListedWhileThereAreAny(Game game) {
    ClassicStory story = in(game, 2, "deals=1").owns(1, 5).turn(0);
    ClassicAction mortgage = new ClassicAction.Mortgage(5);
    lists(story, 1, mortgage, new Terms().gives(5).asks(200).offer(0));
    story.offers(1, 0, terms -> terms.gives(5).asks(10));
    lists(story, 1, WITHDRAW);
    lists(
        story,
        0,
        ACCEPT,
        REFUSE,
        new Terms().takes(5).pays(0).counter(),
        new Terms().asks(40).takes(5).counter(),
        new Terms().asks(90).takes(5).counter());
    story.brings(0, ACCEPT, -10).brings(0, REFUSE, 0);
    story.does(0, REFUSE);
    lists(story, 1, mortgage);
    within(story, 1);
    story.mayNot(
        1,
        new Terms().gives(5).asks(9).offer(0),
        "You have made all 1 offers that you may between two rolls.");
  }

  @BothGames
  void aCounterIsListedForMore(Game game) {
    ClassicStory offer =
        in(game, 2)
            .cash(1, 100)
            .owns(0, 5)
            .owns(1, 12)
            .offers(1, 0, terms -> terms.takes(5).pays(60));
    lists(offer, 0, ACCEPT, REFUSE, new Terms().gives(5).asks(70).counter());
    offer.brings(0, ACCEPT, 60);
    within(
        offer,
        0,
        new ClassicShape.Counter(
            new Trade(List.of(5), List.of(12), 1500, 100, List.of(), List.of())));
    within(offer, 1);
  }

  @BothGames
  void hotelsAreListedToBeSoldDownAsLittleAsCanBeAndAltogether(Game game) {
    ClassicStory story =
        in(game, 2, "sell_whole=always", "deals=0").owns(0, 37, 39).buildings(5, 37, 39);
    lists(
        story,
        0,
        ROLL,
        new ClassicAction.Sell(37),
        new ClassicAction.Sell(39),
        new ClassicAction.SellDown(Group.DARK_BLUE, 9),
        new ClassicAction.SellDown(Group.DARK_BLUE, 0));
    within(story, 0, new ClassicShape.SellDown(Group.DARK_BLUE, 0, 9));
    story
        .brings(0, new ClassicAction.Sell(37), 100)
        .brings(0, new ClassicAction.SellDown(Group.DARK_BLUE, 9), 100)
        .brings(0, new ClassicAction.SellDown(Group.DARK_BLUE, 0), 1000);
    // without a house in the Bank nothing can be left standing
    lists(
        in(game, 2, "deals=0").owns(0, 37, 39).buildings(5, 37, 39).outOfHouses(1),
        0,
        ROLL,
        new ClassicAction.SellDown(Group.DARK_BLUE, 0));
  }

  @Test
  void propertyInPlaceOfMoneyIsListedOneByOne() {
    ClassicStory debt =
        travel(2, "deals=0")
            .cash(0, 0)
            .owns(0, 1, 5)
            .mortgaged(5)
            .card(0, Deck.CHANCE)
            .owns(1, 39)
            .on(0, 32)
            .rolls(3, 4)
            .claims(1, 39)
            .owes(0, 50, 1);
    lists(
        debt,
        0,
        new ClassicAction.Mortgage(1),
        new ClassicAction.OfferInstead(List.of(1), List.of(), 50),
        new ClassicAction.OfferInstead(List.of(5), List.of(), 50),
        new ClassicAction.OfferInstead(List.of(), List.of(Deck.CHANCE), 50),
        new ClassicAction.GoBankrupt());
    within(debt, 0, new ClassicShape.OfferInstead(List.of(1, 5), List.of(Deck.CHANCE), 50));
    debt.does(0, new ClassicAction.OfferInstead(List.of(), List.of(Deck.CHANCE), 20));
    lists(debt, 0, WITHDRAW);
    lists(debt, 1, ACCEPT, REFUSE);
    debt.brings(1, ACCEPT, 0)
        .accepts(1)
        .sawOnly(new ClassicEvent.InsteadAccepted(0, 1, 20))
        .holds(1, Deck.CHANCE)
        .owes(0, 30, 1)
        .mortgages(0, 1)
        .saw(new ClassicEvent.DebtSettled(0, 1));
  }

  @BothGames
  void inJailItsWaysOutAreListed(Game game) {
    ClassicStory jail = in(game, 2, "deals=0").jailed(0, 0).cash(0, 50);
    lists(jail, 0, ROLL, FINE);
    lists(jail.cash(0, 49), 0, ROLL);
    jail.cash(0, 50).brings(0, FINE, -50).brings(0, ROLL, 0);
    lists(
        jail.card(0, Deck.COMMUNITY_CHEST),
        0,
        ROLL,
        FINE,
        new ClassicAction.UseJailCard(Deck.COMMUNITY_CHEST));
  }

  @BothGames
  void whatIsAskedAtTheEndOfAGame(Game game) {
    ClassicStory closing = in(game, 3, "turns=20").turnNumber(20).owns(1, 39).on(0, 32).rolls(3, 4);
    lists(closing, 1, new ClassicAction.ClaimRent(39), WAIVE);
    closing.brings(1, new ClassicAction.ClaimRent(39), 50).brings(1, WAIVE, 0);
  }

  @BothGames
  void receivedMortgagesAreKeptOrRedeemed(Game game) {
    ClassicStory received =
        in(game, 2).owns(0, 5, 1).mortgaged(1, 5).cash(1, 120).gives(0, 1, 1, 5);
    ClassicAction keep1 = new ClassicAction.KeepMortgage(1);
    ClassicAction keep5 = new ClassicAction.KeepMortgage(5);
    lists(received, 1, keep1, keep5, new ClassicAction.Redeem(1), new ClassicAction.Redeem(5));
    received
        .brings(1, keep1, -3)
        .brings(1, keep5, -10)
        .brings(1, new ClassicAction.Redeem(1), -33)
        .brings(1, new ClassicAction.Redeem(5), -110);
    // what is left must suffice for the 10 % on the other
    lists(received.cash(1, 112), 1, keep1, keep5, new ClassicAction.Redeem(1));
    lists(received.cash(1, 43), 1, keep1, keep5, new ClassicAction.Redeem(1));
    lists(received.cash(1, 42), 1, keep1, keep5);
  }

  @Test
  void theOldTaxIsChosen() {
    ClassicStory tax = travel(2, "tax=tenth").owns(0, 39, 5).cash(0, 129).rolls(1, 3);
    lists(tax, 0, new ClassicAction.ChooseTax(false), new ClassicAction.ChooseTax(true));
    tax.brings(0, new ClassicAction.ChooseTax(false), -200)
        .brings(0, new ClassicAction.ChooseTax(true), -72)
        .does(0, new ClassicAction.ChooseTax(true))
        .has(0, 57);
  }

  @BothGames
  void betweenRollsEverythingHasItsPrice(Game game) {
    in(game, 3)
        .owns(0, 37, 39, 5, 15)
        .mortgaged(15)
        .owns(1, 25)
        .on(0, 20)
        .rolls(2, 3)
        .brings(0, new ClassicAction.Build(37), -200)
        .brings(0, new ClassicAction.Mortgage(5), 100)
        .brings(0, new ClassicAction.Redeem(15), -110)
        .brings(1, new ClassicAction.ClaimRent(25), 25);
  }

  @Test
  void whatFreshDiceWillBringNobodyKnows() {
    ClassicStory.brands(3)
        .owns(1, 12)
        .on(0, 5)
        .rolls(3, 4)
        .brings(1, new ClassicAction.ClaimRent(12), 0);
  }

  @BothGames
  void whoeverKeepsTheOthersWaitingIsAwaited(Game game) {
    ClassicStory story = in(game, 4).owns(2, 5).turn(1);
    assertEquals(0b0010, story.position().awaited());
    story.offers(2, 3, terms -> terms.gives(5).asks(10));
    assertEquals(0b1000, story.position().awaited());
    story.does(3, REFUSE).rolls(2, 4).declines();
    assertEquals(0b1111, story.position().awaited());
  }

  @BothGames
  void whatAPartnerCouldGiveIsTold(Game game) {
    List<Deck> card = List.of(Deck.CHANCE);
    ClassicStory story =
        in(game, 4).owns(1, 5).owns(2, 12).card(0, Deck.CHANCE).cash(0, 70).bankrupt(3).turn(1);
    within(
        story,
        1,
        new ClassicShape.Offer(
            List.of(5),
            1500,
            List.of(),
            List.of(
                new ClassicShape.Partner(0, List.of(), 70, card),
                new ClassicShape.Partner(2, List.of(12), 1500, List.of()))));
    within(
        story,
        0,
        new ClassicShape.Offer(
            List.of(),
            70,
            card,
            List.of(
                new ClassicShape.Partner(1, List.of(5), 1500, List.of()),
                new ClassicShape.Partner(2, List.of(12), 1500, List.of()))));
  }

  @BothGames
  @Rule("CT-18")
  void aDebtorHasNothingToPayInADeal(Game game) {
    ClassicStory debt = in(game, 2).cash(0, 5).owns(0, 5).rolls(1, 3);
    within(
        debt,
        0,
        new ClassicShape.Offer(
            List.of(5),
            0,
            List.of(),
            List.of(new ClassicShape.Partner(1, List.of(), 1500, List.of()))));
    debt.offers(0, 1, terms -> terms.gives(5).asks(250));
    within(
        debt,
        1,
        new ClassicShape.Counter(new Trade(List.of(), List.of(5), 1500, 0, List.of(), List.of())));
  }

  @BothGames
  void whatADeedIsUsuallyOfferedFor(Game game) {
    ClassicPosition position = in(game, 2).owns(0, 5, 39).mortgaged(39).position();
    assertEquals(200, position.usualPrice(5));
    assertEquals(200, position.usualPrice(39));
    assertEquals(60, position.usualPrice(1));
    assertEquals(50, position.usualPrice(Deck.CHANCE));
    List<Action> first = in(game, 2, "deals=5").owns(1, 5).position().actions(0);
    assertEquals(List.of(ROLL, new Terms().takes(5).pays(200).offer(1)), first);
  }
}
