package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.in;
import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.ClassicBoard;

/** Money on deeds, what it costs, and mortgaged deeds that change hands. */
class ClassicMortgageTest {
  @BothGames
  @Rule({"TR-S48", "TR-S56", "BR-S05", "BR-S57", "BR-S59"})
  void aMortgagePaysTheValueOfTheDeed(Game game) {
    in(game, 2)
        .owns(0, 39, 5, 12)
        .mortgages(0, 39)
        .has(0, 1700)
        .mortgages(0, 5)
        .has(0, 1800)
        .mortgages(0, 12)
        .has(0, 1875)
        .isMortgaged(39)
        .owner(39, 0)
        .mayNot(0, new ClassicAction.Mortgage(39))
        .mayNot(1, new ClassicAction.Mortgage(39));
  }

  @BothGames
  @Rule({"TR-S56", "BR-S57", "BR-S58", "C8-24"})
  void theBuildingsOfTheWholeGroupGoFirst(Game game) {
    in(game, 2)
        .owns(0, 6, 8, 9)
        .buildings(1, 6)
        .mayNot(0, new ClassicAction.Mortgage(6), "Sell all buildings of the group first.")
        .mayNot(0, new ClassicAction.Mortgage(9), "Sell all buildings of the group first.")
        .sells(0, 6)
        .mortgages(0, 9)
        .has(0, 1500 + 25 + 60);
  }

  @BothGames
  @Rule({"TR-S59", "BR-S60", "C8-25", "HB-18"})
  void redeemingCostsTenPercentMoreRoundedUp(Game game) {
    in(game, 2).owns(0, 39).mortgaged(39).redeems(0, 39).has(0, 1500 - 220).isNotMortgaged(39);
    in(game, 2).owns(0, 12).mortgaged(12).redeems(0, 12).has(0, 1500 - 83);
    in(game, 2).owns(0, 37).mortgaged(37).redeems(0, 37).has(0, 1500 - 193);
    in(game, 2)
        .owns(0, 37)
        .mortgaged(37)
        .cash(0, 192)
        .mayNot(0, new ClassicAction.Redeem(37), "Redeeming it costs 193; you have 192.");
  }

  @BothGames
  @Rule({"C8-25", "HB-18"})
  void interestIsTenPercentOfTheMortgageRoundedUpOnEveryDeed(Game game) {
    ClassicBoard board = ((ClassicGame) game).board();
    for (int space = 0; space < 40; space++) {
      if (board.isDeed(space)) {
        int mortgage = board.mortgage(space);
        assertEquals(board.price(space), 2 * mortgage);
        assertEquals(Math.ceilDiv(mortgage, 10), board.redemption(space) - mortgage);
      }
    }
  }

  @BothGames
  @Rule({"TR-S57"})
  void nobodyElsePaysAMortgageOff(Game game) {
    in(game, 2).owns(0, 39).mortgaged(39).mayNot(1, new ClassicAction.Redeem(39));
  }

  @BothGames
  @Rule({"TR-S48", "TR-S60", "TR-S61", "BR-S65", "BR-S66", "C8-26", "HB-17"})
  void whoGetsAMortgagedDeedPaysTheInterestNowAndAgainLater(Game game) {
    in(game, 2)
        .owns(0, 39)
        .mortgaged(39)
        .offers(0, 1, deal -> deal.gives(39).asks(100))
        .accepts(1)
        .frame(Frame.TRANSFER)
        .asked(1)
        .keepsMortgage(1, 39)
        .has(1, 1500 - 100 - 20)
        .isMortgaged(39)
        .owner(39, 1)
        .redeems(1, 39)
        .has(1, 1380 - 220)
        .isNotMortgaged(39);
  }

  @BothGames
  @Rule({"TR-S60", "BR-S65", "C8-26"})
  void orRedeemsItAtOnce(Game game) {
    in(game, 2)
        .owns(0, 39, 37)
        .mortgaged(39, 37)
        .gives(0, 1, 37, 39)
        .frame(Frame.TRANSFER)
        .redeems(1, 39)
        .has(1, 1280)
        .frame(Frame.TRANSFER)
        .keepsMortgage(1, 37)
        .has(1, 1280 - 18)
        .isNotMortgaged(39)
        .isMortgaged(37)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule({"C8-26", "HB-17", "CT-03"})
  void whoLacksTheInterestCannotTakeTheDeed(Game game) {
    in(game, 2)
        .owns(0, 39)
        .mortgaged(39)
        .cash(1, 19)
        .mayNot(
            0,
            new Terms().gives(39).offer(1),
            "Seat 1 has only 19, and the 10 % on mortgaged deeds is 20.")
        .mayNot(1, new Terms().takes(39).offer(0))
        .cash(1, 20)
        .gives(0, 1, 39)
        .keepsMortgage(1, 39)
        .has(1, 0);
  }

  @BothGames
  @Rule({"C8-26", "CT-12"})
  void whatIsRedeemedLeavesTheInterestOnTheOthers(Game game) {
    in(game, 2)
        .owns(0, 1, 39)
        .mortgaged(1, 39)
        .cash(1, 52)
        .gives(0, 1, 1, 39)
        .mayNot(
            1,
            new ClassicAction.Redeem(1),
            "You need the money for the 10 % on what you received: keep the mortgage.")
        .keepsMortgage(1, 39)
        .has(1, 32)
        .mayNot(
            1,
            new ClassicAction.Redeem(1),
            "You need the money for the 10 % on what you received: keep the mortgage.")
        .keepsMortgage(1, 1)
        .has(1, 29);
    in(game, 2)
        .owns(0, 1, 39)
        .mortgaged(1, 39)
        .cash(1, 53)
        .gives(0, 1, 1, 39)
        .redeems(1, 1)
        .keepsMortgage(1, 39)
        .has(1, 0);
  }

  @BothGames
  @Rule({"C8-26", "HB-17"})
  void bothSidesOfADealMayGetMortgagedDeeds(Game game) {
    in(game, 2)
        .owns(0, 39)
        .owns(1, 5)
        .mortgaged(39, 5)
        .offers(0, 1, terms -> terms.gives(39).takes(5))
        .accepts(1)
        .asked(0)
        .keepsMortgage(0, 5)
        .asked(1)
        .redeems(1, 39)
        .has(0, 1490)
        .has(1, 1280)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule("CT-17")
  void whatWasJustReceivedIsDecidedOnBeforeItIsTradedOn(Game game) {
    in(game, 3)
        .owns(1, 6)
        .owns(0, 32, 39)
        .mortgaged(32, 39)
        .cash(0, 0)
        .cash(1, 0)
        .rolls(2, 4)
        .claims(1, 6)
        .goesBankrupt(0)
        .keepsMortgage(1, 32)
        .owes(1, 15, BANK)
        .mayNot(
            1,
            new Terms().gives(39).asks(100).offer(2),
            game == Travel.GAME
                ? "Boardwalk must be redeemed or kept before it changes hands again."
                : "Dark blue 2 must be redeemed or kept before it changes hands again.")
        .offers(1, 2, terms -> terms.gives(32).asks(35))
        .accepts(2)
        .keepsMortgage(2, 32)
        .has(1, 20)
        .keepsMortgage(1, 39)
        .has(1, 0);
  }
}
