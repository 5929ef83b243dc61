package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.board.Deck;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Owing more than the own cash, and how the money is raised. */
class ClassicDebtTest {
  private static final ClassicAction BANKRUPT = new ClassicAction.GoBankrupt();

  /** Seat 0 owes seat 1 a rent of 750 and has 100. */
  private static ClassicStory owes(Game game, String... options) {
    return in(game, 3, options)
        .owns(1, 16, 18, 19)
        .buildings(4, 16, 18, 19)
        .cash(0, 100)
        .owns(0, 39, 37, 5)
        .on(0, 11)
        .rolls(1, 4)
        .claims(1, 16);
  }

  @BothGames
  @Rule({"TR-S16", "TR-S48", "BR-S57", "BR-S67", "C8-18"})
  void aDebtorMortgagesUntilTheCashIsThereAndPaysAtOnce(Game game) {
    owes(game)
        .frame(Frame.DEBT)
        .owes(0, 750, 1)
        .asked(0)
        .mortgages(0, 39)
        .owes(0, 750, 1)
        .mortgages(0, 37)
        .owes(0, 750, 1)
        .has(0, 475)
        .offers(0, 2, deal -> deal.gives(5).asks(280))
        .accepts(2)
        .has(0, 5)
        .has(1, 2250)
        .owner(5, 2)
        .frame(Frame.TURN)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S16", "TR-S48", "BR-S67"})
  void aDebtorSellsBuildings(Game game) {
    in(game, 2)
        .owns(0, 37, 39)
        .buildings(2, 37)
        .buildings(1, 39)
        .cash(0, 0)
        .rolls(1, 3)
        .owes(0, 200, BANK)
        .mayNot(0, new ClassicAction.Mortgage(39), "Sell all buildings of the group first.")
        .sells(0, 37, 37)
        .has(0, 0)
        .built(37, 0)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule({"TR-S16", "TR-S63", "BR-S68", "CT-11"})
  void nobodyGoesBankruptWhoCouldStillPay(Game game) {
    in(game, 2)
        .cash(0, 100)
        .owns(0, 39)
        .rolls(1, 3)
        .mayNot(0, BANKRUPT, "You can still raise what you owe: sell or mortgage.")
        .mortgages(0, 39)
        .has(0, 100);
    in(game, 2)
        .cash(0, 0)
        .owns(0, 39)
        .rolls(1, 3)
        .owes(0, 200, BANK)
        .mayNot(0, BANKRUPT, "You can still raise what you owe: sell or mortgage.");
    in(game, 2).cash(0, 0).owns(0, 37).rolls(1, 3).owes(0, 200, BANK).may(0, BANKRUPT);
    in(game, 2)
        .cash(0, 0)
        .owns(0, 37, 39)
        .buildings(1, 39)
        .on(0, 0)
        .rolls(1, 3)
        .owes(0, 200, BANK)
        .mayNot(0, BANKRUPT, "You can still raise what you owe: sell or mortgage.");
  }

  @BothGames
  @Rule({"C8-18", "HB-24"})
  void whileADebtIsOpenNobodyElseDoesAnything(Game game) {
    owes(game)
        .asked(0)
        .mayNot(0, new ClassicAction.Roll(), "You owe 750 and have 100: raise money first.")
        .mayNot(0, new ClassicAction.Redeem(39), "You owe 750 and have 100: raise money first.")
        .notAsked(1)
        .notAsked(2);
  }

  // --- property instead of money

  @Test
  @Rule({"TR-S18", "C8-31"})
  void aCreditorMayTakePropertyInsteadOfMoney() {
    owes(Travel.GAME)
        .offersInstead(0, 700, 39, 37)
        .frame(Frame.INSTEAD)
        .asked(0, 1)
        .accepts(1)
        .owner(39, 1)
        .owner(37, 1)
        .has(0, 50)
        .has(1, 1550)
        .frame(Frame.TURN);
  }

  @Test
  @Rule({"TR-S18", "C8-31"})
  void whatTheyDoNotAgreeOnStaysADebt() {
    owes(Travel.GAME)
        .offersInstead(0, 750, 39)
        .does(1, new ClassicAction.Refuse())
        .owes(0, 750, 1)
        .offersInstead(0, 500, 39)
        .does(0, new ClassicAction.Withdraw())
        .offersInstead(0, 400, 39)
        .accepts(1)
        .owes(0, 350, 1)
        .owner(39, 1);
  }

  @Test
  @Rule({"TR-S18", "C8-31"})
  void propertyForTheWholeDebtSettlesIt() {
    owes(Travel.GAME)
        .mayNot(0, new ClassicAction.OfferInstead(List.of(), List.of(), 700))
        .offersInstead(0, 750, 39, 37, 5)
        .mayNot(0, new ClassicAction.Accept(), "It is your own offer: you can only withdraw it.")
        .mayNot(1, new ClassicAction.Withdraw(), "It is not your offer: refuse it.")
        .accepts(1)
        .saw(new ClassicEvent.DebtSettled(0, 1))
        .has(0, 100)
        .has(1, 1500)
        .owner(5, 1)
        .frame(Frame.TURN)
        .turnIs(1);
  }

  @Test
  @Rule("CT-09")
  void propertyIsOfferedThreeTimesForADebt() {
    ClassicStory story = owes(Travel.GAME);
    for (int offer = 0; offer < 3; offer++) {
      story.offersInstead(0, 750, 39).does(1, new ClassicAction.Refuse());
    }
    story.mayNot(
        0,
        new ClassicAction.OfferInstead(List.of(39), List.of(), 400),
        "You have offered property for this debt often enough: raise money.");
  }

  @Test
  @Rule("C8-31")
  void aJailCardMayBeTakenAndMortgagesComeWithTheirInterest() {
    travel(2)
        .owns(1, 39)
        .buildings(0, 39)
        .owns(0, 5)
        .mortgaged(5)
        .card(0, Deck.CHANCE)
        .cash(0, 20)
        .on(0, 36)
        .rolls(1, 2)
        .cash(0, 20)
        .claims(1, 39)
        .owes(0, 50, 1)
        .does(0, new ClassicAction.OfferInstead(List.of(5), List.of(Deck.CHANCE), 40))
        .accepts(1)
        .holds(1, Deck.CHANCE)
        .frame(Frame.TRANSFER)
        .keepsMortgage(1, 5)
        .has(0, 10)
        .has(1, 1500 + 10 - 10);
  }

  @Test
  @Rule({"C8-31", "CT-15"})
  void inBrandsADebtIsPaidInMoneyUnlessTheTableAgrees() {
    owes(Brands.GAME)
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(39), List.of(), 700),
            "Debts are paid in money in this game.");
    owes(Brands.GAME, "instead=yes").offersInstead(0, 700, 39).accepts(1).owner(39, 1).has(0, 50);
    owes(Travel.GAME, "instead=no")
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(39), List.of(), 700),
            "Debts are paid in money in this game.");
  }

  @Test
  @Rule("C8-31")
  void theBankTakesMoneyOnly() {
    travel(2)
        .cash(0, 100)
        .owns(0, 39)
        .rolls(1, 3)
        .has(0, 100)
        .owes(0, 200, BANK)
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(39), List.of(), 100),
            "The Bank takes only money.");
  }

  // --- several at once

  @BothGames
  @Rule("C8-30")
  void payingEverybodyIsSeveralDebtsOneAfterTheOther(Game game) {
    in(game, 4)
        .cash(0, 70)
        .owns(0, 5)
        .turn(0)
        .rolls(3, 4)
        .draws("chairman")
        .has(1, 1550)
        .has(2, 1500)
        .has(3, 1500)
        .has(0, 20)
        .owes(0, 50, 2)
        .mortgages(0, 5)
        .has(0, 20)
        .has(2, 1550)
        .has(3, 1550)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule("C8-30")
  void whenTheMoneyEndsTheFirstWhoWasNotPaidIsTheCreditor(Game game) {
    in(game, 4)
        .cash(0, 70)
        .card(0, Deck.COMMUNITY_CHEST)
        .rolls(3, 4)
        .draws("chairman")
        .owes(0, 50, 2)
        .goesBankrupt(0)
        .isOut(0)
        .has(1, 1550)
        .has(2, 1520)
        .has(3, 1500)
        .holds(2, Deck.COMMUNITY_CHEST)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-30", "HB-22"})
  void aBirthdayMayLeaveSeveralDebtors(Game game) {
    in(game, 4)
        .cash(1, 5)
        .cash(3, 3)
        .owns(1, 1)
        .on(0, 10)
        .rolls(3, 4)
        .draws("birthday")
        .owes(1, 10, 0)
        .mortgages(1, 1)
        .has(1, 25)
        .owes(3, 10, 0)
        .goesBankrupt(3)
        .isOut(3)
        .has(0, 1500 + 10 + 10 + 3)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-07", "C8-18"})
  void aDebtInsideACardInsideAMoveIsExplained(Game game) {
    in(game, 2)
        .cash(0, 10)
        .owns(0, 39)
        .on(0, 10)
        .rolls(3, 4)
        .draws("hospital")
        .frames(Frame.TURN, Frame.MOVE, Frame.CARD, Frame.DEBT)
        .owes(0, 100, BANK)
        .mortgages(0, 39)
        .has(0, 110)
        .frame(Frame.TURN)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S19", "BR-S13", "C8-10"})
  void afterADoubleTheDebtIsSettledBeforeTheNextRoll(Game game) {
    in(game, 2, "rent=auto")
        .cash(0, 5)
        .owns(0, 5)
        .owns(1, 6, 8, 9)
        .rolls(3, 3)
        .owes(0, 12, 1)
        .frames(Frame.TURN, Frame.MOVE, Frame.DEBT)
        .mortgages(0, 5)
        .has(0, 93)
        .turnIs(0)
        .rolls(1, 3)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-13", "HB-07", "TR-S16", "BR-S67"})
  void theFreshDiceOfAUtilityCanLeaveADebt(Game game) {
    in(game, 2, "utility_dice=fresh")
        .cash(0, 5)
        .owns(0, 5)
        .owns(1, 12)
        .on(0, 7)
        .rolls(2, 3)
        .claims(1, 12)
        .throwsDice(4, 4)
        .owes(0, 32, 1)
        .mortgages(0, 5)
        .has(0, 73)
        .has(1, 1532);
  }

  @BothGames
  @Rule("CT-03")
  void aCreditorWithoutTheInterestCannotTakeMortgagedDeeds(Game game) {
    in(game, 2, "instead=yes")
        .cash(0, 5)
        .cash(1, 9)
        .owns(0, 5)
        .mortgaged(5)
        .owns(1, 6, 8, 9)
        .rolls(2, 4)
        .claims(1, 6)
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(5), List.of(), 12),
            "Seat 1 has only 9, and the 10 % on mortgaged deeds is 10.")
        .cash(1, 10)
        .may(0, new ClassicAction.OfferInstead(List.of(5), List.of(), 12));
  }
}
