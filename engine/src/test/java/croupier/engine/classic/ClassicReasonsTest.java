package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Whoever may not do something is told what stands in the way; or what is waited for, when it is
 * simply not the time for it.
 */
class ClassicReasonsTest {
  private static final ClassicAction ROLL = new ClassicAction.Roll();
  private static final ClassicAction BUY = new ClassicAction.Buy();
  private static final ClassicAction PASS = new ClassicAction.Pass();
  private static final ClassicAction FINE = new ClassicAction.PayFine();
  private static final ClassicAction CARD = new ClassicAction.UseJailCard(Deck.CHANCE);
  private static final ClassicAction ACCEPT = new ClassicAction.Accept();
  private static final ClassicAction REFUSE = new ClassicAction.Refuse();
  private static final ClassicAction WITHDRAW = new ClassicAction.Withdraw();
  private static final ClassicAction WAIVE = new ClassicAction.Waive();
  private static final ClassicAction TAX = new ClassicAction.ChooseTax(true);
  private static final ClassicAction BANKRUPT = new ClassicAction.GoBankrupt();

  private static ClassicAction bid(int amount) {
    return new ClassicAction.Bid(amount);
  }

  private static ClassicAction claim(int deed) {
    return new ClassicAction.ClaimRent(deed);
  }

  private static ClassicAction build(int site) {
    return new ClassicAction.Build(site);
  }

  private static ClassicAction sell(int site) {
    return new ClassicAction.Sell(site);
  }

  private static ClassicAction sellDown(Group group, int left) {
    return new ClassicAction.SellDown(group, left);
  }

  private static ClassicAction mortgage(int deed) {
    return new ClassicAction.Mortgage(deed);
  }

  private static ClassicAction redeem(int deed) {
    return new ClassicAction.Redeem(deed);
  }

  private static ClassicAction keep(int deed) {
    return new ClassicAction.KeepMortgage(deed);
  }

  private static ClassicAction place(int site) {
    return new ClassicAction.Place(site);
  }

  // --- it is not the time for it

  @Test
  void betweenRollsOneRollsAndTheOthersDoBusiness() {
    String yours = "Roll the dice, or do business before you roll.";
    String theirs = "It is seat 0's turn; you may do business until the roll.";
    ClassicStory story = travel(3).owns(1, 5);
    for (ClassicAction action :
        List.of(BUY, PASS, bid(5), ACCEPT, REFUSE, WITHDRAW, WAIVE, TAX, BANKRUPT, keep(5))) {
      story.mayNot(0, action, yours).mayNot(1, action, theirs);
    }
    story.mayNot(0, new ClassicAction.Want(1), yours).mayNot(1, place(1), theirs);
    story.mayNot(1, new ClassicAction.OfferInstead(List.of(5), List.of(), 1), theirs);
    story.mayNot(1, ROLL, "It is seat 0's turn to roll.");
  }

  @Test
  void whoBuysSaysSoFirst() {
    ClassicStory story = travel(3).owns(0, 1, 3, 5).jailed(1, 0).mortgaged(5).rolls(2, 4);
    String first = "Say first whether you buy Oriental Avenue.";
    for (ClassicAction action :
        List.of(ROLL, FINE, CARD, build(1), redeem(5), claim(5), bid(100), keep(5), place(1))) {
      story.mayNot(0, action, first);
    }
    story.cash(0, 99).mayNot(0, BUY, "The price is 100; you have 99.");
    story.cash(0, 100).buys().owner(6, 0).has(0, 0);
  }

  @Test
  void inAnAuctionOneBidsOrPasses() {
    ClassicStory story = travel(3).owns(1, 5).rolls(2, 4).declines().bids(2, 80);
    String now = "There is an auction of Oriental Avenue: bid more than 80 or pass.";
    for (ClassicAction action : List.of(ROLL, mortgage(5), sell(1), WAIVE)) {
      story.mayNot(1, action, now);
    }
    story
        .mayNot(1, bid(80), "Bid more than 80.")
        .mayNot(1, bid(1501), "You can bid 1500 at most: bids are in cash.")
        .bids(1, 1500)
        .has(1, 0)
        .owner(6, 1);
  }

  @BothGames
  void whoIsShortOfBuildingsSaysHowManyAndPlacesThem(Game game) {
    ClassicStory story =
        in(game, 3, "shortage=price")
            .owns(0, 1, 3)
            .owns(1, 37, 39)
            .outOfHouses(2, 1)
            .cash(2, 0)
            .does(1, build(39));
    story
        .mayNot(0, ROLL, "Buildings are short: say how many you want, or waive them.")
        .mayNot(0, new ClassicAction.Want(0), "You can want 1 to 1.")
        .mayNot(0, new ClassicAction.Want(2), "You can want 1 to 1.")
        .does(0, new ClassicAction.Want(1))
        .mayNot(0, WAIVE, "A building that is short is auctioned: bid more than 50 or pass.")
        .mayNot(0, bid(50), "Bid more than 50.")
        .passes(0);
    String houses = game == Travel.GAME ? "House" : "Cabin";
    String other = game == Travel.GAME ? "Mediterranean Avenue" : "Brown 1";
    String own = game == Travel.GAME ? "Boardwalk" : "Dark blue 2";
    String sites = game == Travel.GAME ? "Park Place, Boardwalk" : "Dark blue 1, Dark blue 2";
    story
        .mayNot(1, ROLL, "Place what you won: " + sites + ".")
        .mayNot(1, place(1), other + " is not yours.")
        .does(1, place(39))
        .built(39, 1);
    in(game, 3, "shortage=price")
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .buildings(1, 39)
        .outOfHouses(2, 1)
        .cash(2, 0)
        .does(1, build(37))
        .does(0, new ClassicAction.Want(1))
        .passes(0)
        .mayNot(1, place(39), "The " + houses + " cannot go on " + own + " now.");
  }

  @Test
  void whoOwesRaisesMoneyFirst() {
    ClassicStory debt = travel(3).cash(0, 150).owns(0, 5).rolls(1, 3).owes(0, 200, -1);
    String raise = "You owe 200 and have 150: raise money first.";
    for (ClassicAction action : List.of(ROLL, FINE, BUY, build(1), claim(5), redeem(5), keep(5))) {
      debt.mayNot(0, action, raise);
    }
    debt.mayNot(0, BANKRUPT, "You can still raise what you owe: sell or mortgage.")
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(5), List.of(), 5),
            "The Bank takes only money.")
        .mortgages(0, 5)
        .turnIs(1);
  }

  @BothGames
  void offersAreAnsweredOrTakenBack(Game game) {
    ClassicStory offer = in(game, 3).owns(0, 5, 6).offers(0, 1, terms -> terms.gives(5).asks(50));
    String yours = "It is your own offer: you can only withdraw it.";
    offer
        .mayNot(0, ROLL, "Wait for the answer to your offer, or withdraw it.")
        .mayNot(1, mortgage(5), "Answer the offer of seat 0 first.")
        .mayNot(0, ACCEPT, yours)
        .mayNot(0, REFUSE, yours)
        .mayNot(0, new Terms().takes(6).counter(), yours)
        .mayNot(1, WITHDRAW, "It is not your offer: refuse it.")
        .does(0, WITHDRAW)
        .turnIs(0)
        .mayNot(1, new Terms().takes(5).counter(), "There is no offer to counter.");
    ClassicStory instead =
        in(game, 2, "instead=yes")
            .cash(0, 5)
            .owns(0, 5)
            .owns(1, 39)
            .on(0, 32)
            .rolls(3, 4)
            .claims(1, 39)
            .offersInstead(0, 45, 5);
    instead
        .mayNot(0, mortgage(5), "Wait for the answer to your offer, or withdraw it.")
        .mayNot(1, mortgage(39), "Say first whether you take property in place of money.")
        .mayNot(0, ACCEPT, yours)
        .mayNot(1, WITHDRAW, "It is not your offer: refuse it.");
  }

  @Test
  void mortgagedDeedsThatCameAreDecidedOnFirst() {
    ClassicStory received =
        travel(3).owns(0, 5, 6).owns(2, 15).mortgaged(5, 15).cash(2, 60).gives(0, 2, 5);
    String now = "Redeem or keep the mortgage of Reading Railroad first.";
    String not = " is not one of the mortgaged deeds that you have just received.";
    received
        .mayNot(2, ROLL, now)
        .mayNot(2, mortgage(6), now)
        .mayNot(2, redeem(15), "Pennsylvania Railroad" + not)
        .mayNot(2, keep(15), "Pennsylvania Railroad" + not)
        .mayNot(2, keep(6), "Oriental Avenue" + not)
        .mayNot(
            2,
            redeem(5),
            "You need the money for the 10 % on what you received: keep the mortgage.")
        .keepsMortgage(2, 5)
        .has(2, 50);
  }

  @Test
  void theOldTaxIsChosenFirst() {
    travel(3, "tax=tenth").rolls(1, 3).mayNot(0, ROLL, "Choose how you pay the tax.");
  }

  @BothGames
  void atTheEndRentIsClaimedOrWaived(Game game) {
    ClassicStory closing =
        in(game, 3, "turns=20").turnNumber(20).owns(1, 39, 37).on(0, 32).rolls(3, 4);
    String name = game == Travel.GAME ? "Park Place" : "Dark blue 1";
    closing
        .frame(Frame.CLOSING)
        .mayNot(1, mortgage(37), "The last turn is over: claim your rent, or waive it.")
        .mayNot(1, claim(37), "Nobody owes you rent for " + name + " now.")
        .does(1, WAIVE)
        .saw(new ClassicEvent.RentLapsed(1, 0, 39, 100, false))
        .frame(Frame.OVER);
  }

  // --- jail

  @BothGames
  void jailIsLeftOnOnesTurn(Game game) {
    String out = "You are not in jail.";
    String wait = "Wait for your turn to leave the jail.";
    String card = game == Travel.GAME ? "Get Out of Jail Free" : "Monkeys";
    ClassicStory story = in(game, 3).owns(1, 5).card(1, Deck.CHANCE).jailed(1, 0);
    story.mayNot(0, FINE, out).mayNot(0, CARD, out).mayNot(1, FINE, wait).mayNot(1, CARD, wait);
    story
        .turn(1)
        .mayNot(
            1,
            new ClassicAction.UseJailCard(Deck.COMMUNITY_CHEST),
            "You do not hold the " + card + " card of community chest.")
        .cash(1, 49)
        .mayNot(1, FINE, "The fine is 50; you have 49.");
    in(game, 3).jailed(0, 1).cash(0, 50).paysFine().has(0, 0).isFree(0);
  }

  @BothGames
  void theFineOfTheFirstTurnIsForTheFirstTurn(Game game) {
    in(game, 3, "jail_fine=first_turn")
        .jailed(0, 1)
        .mayNot(0, FINE, "The fine can only be paid in the first turn in jail: roll for a double.");
    in(game, 3, "jail_fine=first_turn")
        .jailed(0, 0)
        .cash(0, 49)
        .mayNot(0, FINE, "The fine is 50; you have 49.")
        .cash(0, 50)
        .paysFine()
        .has(0, 0);
  }

  // --- rent

  @Test
  void rentIsForWhoOwnsAndIsOwed() {
    travel(3)
        .owns(1, 5, 15)
        .owns(2, 25)
        .rolls(2, 3)
        .mayNot(2, claim(5), "Reading Railroad is not yours.")
        .mayNot(2, claim(25), "Nobody owes you rent for B. & O. Railroad now.")
        .mayNot(1, claim(15), "Nobody owes you rent for Pennsylvania Railroad now.")
        .claims(1, 5);
    travel(3, "rent=auto").owns(1, 5).mayNot(1, claim(5), "Rent is paid by itself in this game.");
  }

  // --- buildings

  @Test
  void buildingNeedsTheGroupAndTheMoneyAndABuilding() {
    travel(2)
        .owns(0, 1, 3, 6)
        .owns(1, 8, 9)
        .cash(0, 49)
        .mayNot(0, build(8), "Vermont Avenue is not yours.")
        .mayNot(0, build(1), "Building there costs 50; you have 49.")
        .cash(0, 50)
        .builds(0, 1)
        .has(0, 0);
    travel(2).outOfHouses(1).owns(0, 1, 3).mayNot(0, build(1), "The Bank has no Houses left.");
    travel(2)
        .outOfHotels(1)
        .owns(0, 1, 3)
        .buildings(4, 1, 3)
        .mayNot(0, build(1), "The Bank has no Hotels left.");
    brands(2)
        .outOfHotels(1)
        .owns(0, 1, 3)
        .buildings(4, 1, 3)
        .mayNot(0, build(1), "The Bank has no Pet Shops left.")
        .mayNot(1, build(31), "Green 1 has its Pet Shop already.");
  }

  @Test
  void whatIsNotThereIsNotSold() {
    travel(2)
        .owns(0, 1, 3)
        .owns(1, 6, 8, 9)
        .buildings(4, 1, 3)
        .mayNot(0, sell(6), "Oriental Avenue is not yours.")
        .mayNot(1, sell(6), "Nothing is built on Oriental Avenue.")
        .mayNot(0, sellDown(Group.BROWN, 0), "You have no Hotels on brown sites.")
        .mayNot(0, sellDown(Group.LIGHT_BLUE, 0), "You have no Hotels on light blue sites.");
    travel(2)
        .owns(0, 1, 3)
        .owns(1, 6)
        .buildings(5, 1, 3)
        .mayNot(1, sellDown(Group.BROWN, 0), "You have no Hotels on brown sites.")
        .mayNot(0, sellDown(Group.BROWN, 10), "There are 10 steps of building: fewer must be left.")
        .mayNot(
            0, sellDown(Group.BROWN, 11), "There are 10 steps of building: fewer must be left.");
  }

  @BothGames
  void aHotelIsBrokenDownIntoHousesThatThereAre(Game game) {
    String houses = game == Travel.GAME ? "Houses" : "Cabins";
    String hotel = game == Travel.GAME ? "Hotel" : "Pet Shop";
    in(game, 2, "sell_whole=shortage")
        .owns(0, 37, 39)
        .buildings(5, 37, 39)
        .outOfHouses(1, 4)
        .mayNot(
            0,
            sellDown(Group.DARK_BLUE, 5),
            "The Bank has enough " + houses + ": break the " + hotel + "s down one by one.")
        .sells(0, 37)
        .stockIs(0, 11)
        .mayNot(
            0,
            sell(39),
            "The Bank lacks "
                + houses
                + " to break the "
                + hotel
                + " down: sell the group down together.")
        .sellsDown(0, Group.DARK_BLUE, 4)
        .stockIs(0, 12);
    in(game, 2)
        .owns(0, 37, 39)
        .buildings(5, 37, 39)
        .outOfHouses(1, 3)
        .mayNot(
            0,
            sellDown(Group.DARK_BLUE, 4),
            "The Bank lacks the " + houses + " that would be left.");
  }

  // --- mortgages

  @Test
  void deedsAreMortgagedOnceAndRedeemedWithMoney() {
    travel(2)
        .owns(0, 5, 6, 8, 9)
        .owns(1, 12)
        .mortgaged(5)
        .buildings(1, 6)
        .mayNot(0, mortgage(12), "Electric Company is not yours.")
        .mayNot(0, mortgage(15), "Pennsylvania Railroad is not yours.")
        .mayNot(0, mortgage(5), "Reading Railroad is mortgaged already.")
        .mayNot(0, mortgage(8), "Sell all buildings of the group first.")
        .mayNot(0, redeem(12), "Electric Company is not yours.")
        .mayNot(0, redeem(6), "Oriental Avenue is not mortgaged.")
        .cash(0, 109)
        .mayNot(0, redeem(5), "Redeeming it costs 110; you have 109.")
        .cash(0, 110)
        .redeems(0, 5)
        .has(0, 0);
  }
}
