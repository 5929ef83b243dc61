package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.beforeTheStart;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Rule;
import croupier.engine.classic.board.Deck;
import org.junit.jupiter.api.Test;

/** How games end: the last one left, the quicker game, and after an agreed number of turns. */
class ClassicEndTest {
  @BothGames
  @Rule({"TR-S01", "TR-S21", "BR-S08", "HB-29"})
  void theLastSolventPlayerWins(Game game) {
    in(game, 3).bankrupt(2).cash(0, 0).owns(1, 6).rolls(2, 4).claims(1, 6).goesBankrupt(0).wonBy(1);
    in(game, 2).cash(0, 0).owns(0, 39).mortgaged(39).rolls(1, 3).goesBankrupt(0).wonBy(1);
  }

  // --- by turns and minutes

  @BothGames
  @Rule({"TR-S86", "C8-38", "HB-29"})
  void afterTheAgreedTurnTheRichestWins(Game game) {
    in(game, 2, "turns=20")
        .turnNumber(20)
        .cash(1, 1501)
        .rolls(4, 6)
        .saw(new ClassicEvent.TurnsOver(20))
        .wonBy(1)
        .scored(1500, 1501);
  }

  @BothGames
  @Rule("CT-16")
  void noGameIsLongerThanFiveThousandTurns(Game game) {
    in(game, 2).turnNumber(5_000).cash(0, 1501).rolls(4, 6).wonBy(0).scored(1501, 1500);
  }

  @BothGames
  @Rule("C8-38")
  void theRunningTurnIsFinished(Game game) {
    in(game, 2, "turns=20")
        .turnNumber(20)
        .rolls(5, 5)
        .turnIs(0)
        .rolls(1, 2)
        .isAskedToBuy(0, 13)
        .buys()
        .scored(1500, 1500)
        .wonBy(0, 1);
  }

  @BothGames
  @Rule({"C8-37", "C8-38", "CT-06"})
  void theRentOfTheLastTurnCanStillBeClaimed(Game game) {
    in(game, 2, "turns=20")
        .owns(1, 6)
        .turnNumber(20)
        .rolls(2, 4)
        .frame(Frame.CLOSING)
        .asked(1)
        .mayOnly(1, new ClassicAction.ClaimRent(6), new ClassicAction.Waive())
        .mayNot(1, new ClassicAction.Roll(), "The last turn is over: claim your rent, or waive it.")
        .mayNot(1, new ClassicAction.ClaimRent(8))
        .claims(1, 6)
        .wonBy(1)
        .scored(1494, 1606);
    in(game, 2, "minutes=30")
        .owns(1, 6)
        .rolls(2, 4)
        .tellsTime(1800)
        .frame(Frame.CLOSING)
        .claims(1, 6)
        .wonBy(1);
    in(game, 2, "turns=20", "rent=auto").owns(1, 6).turnNumber(20).rolls(2, 4).wonBy(1);
  }

  @BothGames
  @Rule("CT-06")
  void theRentOfTheLastTurnIsLostWhenNobodyClaimsIt(Game game) {
    in(game, 2, "turns=20")
        .owns(1, 6)
        .turnNumber(20)
        .rolls(2, 4)
        .does(1, new ClassicAction.Waive())
        .saw(new ClassicEvent.RentLapsed(1, 0, 6, 6, false))
        .wonBy(1)
        .scored(1500, 1600);
  }

  @BothGames
  @Rule("CT-06")
  void eachOwnerSpeaksForTheOwnRentsOfTheLastTurn(Game game) {
    in(game, 3, "turns=20")
        .owns(1, 6)
        .owns(2, 8)
        .turnNumber(20)
        .rolls(3, 3)
        .rolls(1, 1)
        .rolls(1, 3)
        .frame(Frame.BUY)
        .declines()
        .passes(0)
        .passes(1)
        .passes(2)
        .frame(Frame.CLOSING)
        .asked(1, 2)
        .does(1, new ClassicAction.Waive())
        .asked(2)
        .claims(2, 8)
        .has(0, 1494)
        .has(1, 1500)
        .frame(Frame.OVER);
  }

  @BothGames
  @Rule({"TR-S86", "C8-38", "HB-29"})
  void theClockEndsTheGameWhenTheTurnIsOver(Game game) {
    in(game, 2, "minutes=30")
        .turnIs(0)
        .rolls(4, 6)
        .tellsTime(1799)
        .turnIs(1)
        .rolls(5, 5)
        .turnIs(1)
        .cash(1, 1499)
        .rolls(4, 6)
        .tellsTime(1800)
        .saw(new ClassicEvent.TimeOver(1800))
        .wonBy(0);
  }

  @BothGames
  @Rule("C8-38")
  void theClockNeverGoesBack(Game game) {
    in(game, 2, "minutes=30")
        .rolls(4, 6)
        .tellsTime(100)
        .rolls(4, 6)
        .mayNotHappen(new ClassicOutcome.TimePlayed(99))
        .tellsTime(100)
        .turnIs(0);
  }

  @BothGames
  @Rule({"TR-S84", "C8-35", "C8-37", "C8-38", "HB-29"})
  void worthIsMoneyDeedsAndBuildingsAtCost(Game game) {
    in(game, 2, "turns=20")
        .owns(0, 37, 39, 5)
        .mortgaged(5)
        .buildings(5, 37)
        .buildings(4, 39)
        .card(0, Deck.CHANCE)
        .turnNumber(20)
        .rolls(4, 6)
        .scored(1500 + 350 + 400 + 100 + 9 * 200, 1500);
    in(game, 2, "turns=20", "richest=cash")
        .owns(0, 39)
        .cash(1, 1501)
        .turnNumber(20)
        .rolls(4, 6)
        .wonBy(1);
  }

  @BothGames
  @Rule("C8-39")
  void equalWorthSharesTheWin(Game game) {
    in(game, 3, "turns=20")
        .cash(1, 1100)
        .owns(1, 39)
        .cash(2, 1499)
        .turnNumber(20)
        .rolls(4, 6)
        .wonBy(0, 1);
  }

  // --- the quicker game

  @Test
  @Rule("TR-S81")
  void inTheQuickerGameTwoDeedsAreDealtAndPaidFor() {
    beforeTheStart(Travel.GAME, 2, "quicker=yes")
        .deals(39)
        .deals(1)
        .mayNotHappen(new ClassicOutcome.Dealt(39))
        .deals(5)
        .deals(12)
        .owner(39, 0)
        .owner(1, 1)
        .owner(5, 0)
        .owner(12, 1)
        .has(0, 900)
        .has(1, 1500 - 60 - 150);
  }

  @Test
  @Rule({"TR-S82", "C8-19", "C8-35"})
  void inTheQuickerGameThreeHousesAreEnoughForAHotel() {
    travel(2, "quicker=yes")
        .owns(0, 37, 39)
        .buildings(3, 37, 39)
        .builds(0, 39)
        .built(39, 4)
        .stockIs(29, 11)
        .has(0, 1300)
        .mayNot(0, new ClassicAction.Build(39), "Boardwalk has its Hotel already.")
        .on(1, 32)
        .turn(1)
        .rolls(3, 4)
        .claimIs(39, 2000);
  }

  @Test
  @Rule({"TR-S82", "C8-35"})
  void inTheQuickerGameAHotelSellsForTwiceTheHouse() {
    travel(2, "quicker=yes")
        .owns(0, 37, 39)
        .buildings(4, 37, 39)
        .sellsDown(0, Group.DARK_BLUE, 0)
        .has(0, 1500 + 2 * 400);
    travel(2, "quicker=yes")
        .owns(0, 37, 39)
        .buildings(4, 39)
        .buildings(3, 37)
        .sells(0, 39)
        .built(39, 3)
        .stockIs(26, 12)
        .has(0, 1600);
  }

  @Test
  @Rule({"TR-S83", "TR-S85", "C8-36", "C8-37", "CT-07"})
  void theQuickerGameEndsAtTheSecondBankruptcy() {
    travel(4, "quicker=yes")
        .bankrupt(3)
        .cash(0, 2)
        .owns(0, 5)
        .mortgaged(5)
        .cash(2, 1750)
        .owns(1, 6)
        .rolls(2, 4)
        .claims(1, 6)
        .goesBankrupt(0)
        .owner(5, 1)
        .wonBy(2)
        .scored(0, 1500 + 2 + 100 + 100, 1750, 0);
    travel(2, "quicker=yes")
        .cash(0, 2)
        .owns(1, 6)
        .rolls(2, 4)
        .claims(1, 6)
        .goesBankrupt(0)
        .wonBy(1);
  }

  @Test
  @Rule({"TR-S84", "C8-35", "C8-37"})
  void theQuickerGameCountsAHotelWithItsThreeHouses() {
    travel(4, "quicker=yes")
        .bankrupt(3)
        .cash(0, 2)
        .owns(1, 6)
        .owns(2, 37, 39)
        .buildings(4, 39)
        .buildings(3, 37)
        .card(2, Deck.CHANCE)
        .rolls(2, 4)
        .claims(1, 6)
        .goesBankrupt(0)
        .wonBy(2)
        .scored(0, 1602, 1500 + 750 + 800 + 600, 0);
  }

  /** Three play, and the first has just gone bankrupt. */
  private static ClassicStory firstFalls() {
    return travel(3, "quicker=yes").cash(0, 2).owns(1, 6).rolls(2, 4).claims(1, 6).goesBankrupt(0);
  }

  /** And then the second. */
  private static ClassicStory secondFalls(ClassicStory story) {
    return story
        .turnIs(1)
        .owns(2, 39)
        .on(1, 33)
        .cash(1, 40)
        .mortgaged(6)
        .rolls(2, 4)
        .claims(2, 39)
        .goesBankrupt(1);
  }

  @Test
  @Rule({"C8-36", "TR-S83"})
  void withThreeTheSecondBankruptcyLeavesOne() {
    secondFalls(firstFalls().saw(new ClassicEvent.WentBankrupt(0, 1)))
        .isOut(0)
        .isOut(1)
        .owner(6, 2)
        .wonBy(2)
        .scored(0, 0, 1500 + 40 + 400 + 50);
  }

  @Test
  @Rule("CT-21")
  void whoFellLaterComesBeforeWhoFellEarlier() {
    secondFalls(firstFalls()).wonBy(2).ranked(3, 2, 1);
  }

  @BothGames
  @Rule("CT-21")
  void whoIsLeftWithNothingComesBeforeABankrupt(Game game) {
    in(game, 4, "turns=20")
        .bankrupt(1)
        .bankrupt(2)
        .cash(3, 0)
        .turnNumber(20)
        .rolls(4, 6)
        .wonBy(0)
        .ranked(1, 3, 3, 2);
  }

  @BothGames
  @Rule({"C8-37", "CT-06"})
  void whoCannotPayTheRentOfTheLastTurnRaisesItOrIsOut(Game game) {
    in(game, 3, "turns=20")
        .cash(0, 5)
        .owns(0, 5)
        .owns(1, 6, 8, 9)
        .turnNumber(20)
        .rolls(2, 4)
        .claims(1, 6)
        .owes(0, 12, 1)
        .mortgages(0, 5)
        .wonBy(1)
        .scored(93 + 100, 1512 + 320, 1500);
    in(game, 3, "turns=20")
        .cash(0, 5)
        .owns(1, 6, 8, 9)
        .turnNumber(20)
        .rolls(2, 4)
        .claims(1, 6)
        .goesBankrupt(0)
        .wonBy(1)
        .scored(0, 1505 + 320, 1500);
  }

  @Test
  @Rule({"TR-S82", "C8-23"})
  void inTheQuickerGameAHotelNeedsThreeHousesToBeBrokenDown() {
    travel(2, "quicker=yes")
        .owns(0, 37, 39)
        .buildings(4, 37, 39)
        .outOfHouses(1, 2)
        .mayNot(
            0,
            new ClassicAction.Sell(37),
            "The Bank lacks Houses to break the Hotel down: sell the group down together.")
        .sellsDown(0, Group.DARK_BLUE, 2)
        .has(0, 2100)
        .stockIs(0, 12);
  }
}
