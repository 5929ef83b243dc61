package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.board.Deck;
import org.junit.jupiter.api.Test;

/** Owing more than everything is worth. */
class ClassicBankruptcyTest {
  /** Seat 0 owes seat 1 the 2000 of a hotel on the last site. */
  private static ClassicStory ruin(ClassicStory story) {
    return story.owns(1, 37, 39).buildings(5, 37, 39).on(0, 32).rolls(3, 4).claims(1, 39);
  }

  @BothGames
  @Rule({"TR-S16", "TR-S63", "TR-S66", "BR-S68", "BR-S69", "BR-S70", "C8-28", "HB-22"})
  void theCreditorGetsTheMoneyTheDeedsAndTheJailCards(Game game) {
    ruin(in(game, 3, "bankrupt_deeds=as_they_are").cash(0, 123).owns(0, 5, 12).card(0, Deck.CHANCE))
        .owes(0, 2000, 1)
        .goesBankrupt(0)
        .isOut(0)
        .has(0, 0)
        .has(1, 1623)
        .owner(5, 1)
        .owner(12, 1)
        .holds(1, Deck.CHANCE)
        .saw(new ClassicEvent.WentBankrupt(0, 1))
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-28", "TR-S66", "BR-S67", "BR-S69"})
  void theHousesOfABankruptAreSoldFirst(Game game) {
    ruin(in(game, 3, "bankrupt_deeds=as_they_are")
            .cash(0, 10)
            .owns(0, 6, 8, 9)
            .buildings(3, 6, 8, 9))
        .goesBankrupt(0)
        .built(6, 0)
        .built(9, 0)
        .owner(6, 1)
        .has(1, 1500 + 10 + 9 * 25)
        .stockIs(32, 10)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-28", "TR-S66", "BR-S69"})
  void theHotelsOfABankruptGoBackToTheBank(Game game) {
    ruin(in(game, 3, "bankrupt_deeds=as_they_are")
            .cash(0, 10)
            .owns(0, 1, 3, 11, 13, 14)
            .buildings(5, 1)
            .buildings(4, 3)
            .buildings(1, 11, 14))
        .goesBankrupt(0)
        .sawOnly(
            new ClassicEvent.SoldBuilding(0, 1, 0),
            new ClassicEvent.SoldBuilding(0, 3, 0),
            new ClassicEvent.SoldBuilding(0, 11, 0),
            new ClassicEvent.SoldBuilding(0, 14, 0))
        .built(13, 0)
        .has(1, 1500 + 10 + 9 * 25 + 2 * 50)
        .stockIs(32, 10)
        .owner(13, 1)
        .turnIs(1);
  }

  @Test
  @Rule({"C8-27", "C8-26"})
  void inTravelOnlyMortgagedDeedsCostTheCreditorInterest() {
    ruin(travel(3).cash(0, 0).owns(0, 5, 12).mortgaged(12))
        .goesBankrupt(0)
        .frame(Frame.TRANSFER)
        .asked(1)
        .keepsMortgage(1, 12)
        .has(1, 1492)
        .isNotMortgaged(5)
        .isMortgaged(12);
    ruin(travel(3, "creditor_interest=none").cash(0, 0).owns(0, 5, 12).mortgaged(12))
        .goesBankrupt(0)
        .has(1, 1500)
        .isMortgaged(12)
        .frame(Frame.TURN);
  }

  @Test
  @Rule({"BR-S69", "BR-S70", "HB-17", "HB-19", "HB-22"})
  void inBrandsEverythingIsMortgagedBeforeItGoesToTheCreditor() {
    ruin(brands(3).cash(0, 3).owns(0, 5, 12))
        .goesBankrupt(0)
        .isMortgaged(5)
        .isMortgaged(12)
        .frame(Frame.TRANSFER)
        .keepsMortgage(1, 5)
        .redeems(1, 12)
        .has(1, 1500 + 3 + 100 + 75 - 10 - 83)
        .isNotMortgaged(12)
        .owner(5, 1)
        .turnIs(1);
    ruin(brands(3, "bankrupt_deeds=as_they_are").cash(0, 3).owns(0, 5, 12))
        .goesBankrupt(0)
        .isNotMortgaged(5)
        .has(1, 1503);
    ruin(travel(3, "bankrupt_deeds=mortgaged").cash(0, 3).owns(0, 5))
        .goesBankrupt(0)
        .isMortgaged(5)
        .has(1, 1603);
  }

  @BothGames
  @Rule({"C8-27", "HB-20"})
  void aCreditorWithoutTheInterestRaisesIt(Game game) {
    ruin(in(game, 3).cash(0, 0).owns(0, 34).mortgaged(34).cash(1, 4).owns(1, 5))
        .goesBankrupt(0)
        .keepsMortgage(1, 34)
        .owes(1, 16, BANK)
        .mortgages(1, 5)
        .has(1, 4 + 100 - 16)
        .owner(34, 1)
        .turnIs(1);
  }

  @BothGames
  @Rule({"HB-20", "C8-29"})
  void aCreditorWhoCannotRaiseTheInterestIsBankruptToTheBank(Game game) {
    ClassicStory story =
        in(game, 4)
            .owns(1, 6)
            .owns(0, 31, 32, 34, 37, 39)
            .mortgaged(31, 32, 34, 37, 39)
            .cash(0, 0)
            .cash(1, 0)
            .rolls(2, 4)
            .claims(1, 6)
            .goesBankrupt(0)
            .keepsMortgage(1, 31)
            .owes(1, 15, BANK)
            .mortgages(1, 6)
            .keepsMortgage(1, 32)
            .keepsMortgage(1, 34)
            .has(1, 4)
            .keepsMortgage(1, 37)
            .owes(1, 18, BANK)
            .goesBankrupt(1)
            .isOut(1);
    for (int deed : new int[] {6, 31, 32, 34, 37, 39}) {
      story.inAuction(deed).passes(3).bids(2, 1).owner(deed, 2).isNotMortgaged(deed);
    }
    story.turnIs(2);
  }

  // --- owing the Bank

  @BothGames
  @Rule({"TR-S64", "TR-S65", "BR-S42", "BR-S71", "BR-S72", "C8-29", "HB-21"})
  void owingTheBankTheDeedsAreAuctionedOneByOneWithoutMortgages(Game game) {
    in(game, 3)
        .cash(0, 7)
        .owns(0, 12, 1, 5)
        .mortgaged(12, 1, 5)
        .card(0, Deck.CHANCE)
        .rolls(1, 3)
        .owes(0, 200, BANK)
        .goesBankrupt(0)
        .has(0, 0)
        .bottomOf(Deck.CHANCE, "jail_card")
        .inAuction(1)
        .asked(1, 2)
        .bids(1, 5)
        .passes(2)
        .owner(1, 1)
        .isNotMortgaged(1)
        .inAuction(5)
        .passes(1)
        .bids(2, 1)
        .owner(5, 2)
        .isNotMortgaged(5)
        .inAuction(12)
        .passes(1)
        .passes(2)
        .owner(12, BANK)
        .has(1, 1495)
        .has(2, 1499)
        .turnIs(1);
  }

  @Test
  @Rule("C8-29")
  void mortgagesStayInTheAuctionAsAnOption() {
    travel(3, "bank_auction=mortgaged")
        .cash(0, 7)
        .owns(0, 1)
        .mortgaged(1)
        .rolls(1, 3)
        .goesBankrupt(0)
        .bids(1, 5)
        .passes(2)
        .owner(1, 1)
        .isMortgaged(1)
        .keepsMortgage(1, 1)
        .has(1, 1492);
  }

  @BothGames
  @Rule({"C8-15", "HB-21"})
  void whatTheBankKeptCanBeBoughtAgain(Game game) {
    in(game, 3)
        .cash(0, 7)
        .owns(0, 6)
        .mortgaged(6)
        .rolls(1, 3)
        .goesBankrupt(0)
        .passes(1)
        .passes(2)
        .owner(6, BANK)
        .rolls(2, 4)
        .isAskedToBuy(1, 6);
  }

  // --- being out

  @BothGames
  @Rule({"TR-S16", "TR-S63", "BR-S68"})
  void whoIsOutIsNeverAskedAgainAndLosesOnlyOnce(Game game) {
    in(game, 4)
        .cash(0, 0)
        .rolls(1, 3)
        .goesBankrupt(0)
        .isOut(0)
        .turnIs(1)
        .rolls(3, 4)
        .draws("chairman")
        .has(0, 0)
        .has(1, 1400)
        .turnIs(2)
        .rolls(4, 6)
        .turnIs(3)
        .rolls(4, 6)
        .turnIs(1)
        .sawSoOften(1, ClassicEvent.WentBankrupt.class);
  }

  @BothGames
  @Rule({"C8-10", "HB-05", "CT-08"})
  void theClaimsOfABankruptAreGone(Game game) {
    in(game, 3)
        .owns(2, 6)
        .owns(1, 8)
        .cash(0, 3)
        .rolls(3, 3)
        .rolls(1, 1)
        .claimIs(8, 6)
        .claims(2, 6)
        .owes(0, 6, 2)
        .goesBankrupt(0)
        .noClaims()
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S16", "C8-28"})
  void whoGoesBankruptOutOfTurnLeavesTheTurnToItsSeat(Game game) {
    in(game, 3)
        .owns(2, 6)
        .cash(0, 3)
        .rolls(2, 4)
        .turnIs(1)
        .claims(2, 6)
        .goesBankrupt(0)
        .turnIs(1)
        .has(2, 1503)
        .rolls(4, 6)
        .turnIs(2)
        .rolls(4, 6)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S63", "BR-S68"})
  void aBankruptDoesNotRollAgain(Game game) {
    in(game, 3, "rent=auto").cash(0, 5).owns(1, 6, 8, 9).rolls(3, 3).goesBankrupt(0).turnIs(1);
  }

  @Test
  @Rule({"C8-29", "CT-03"})
  void whoBidsForAMortgagedDeedKeepsTheInterest() {
    travel(3, "bank_auction=mortgaged")
        .cash(0, 7)
        .owns(0, 39)
        .mortgaged(39)
        .cash(1, 50)
        .rolls(1, 3)
        .goesBankrupt(0)
        .mayWithin(1, new ClassicShape.Bid(1, 30))
        .bids(1, 30)
        .passes(2)
        .keepsMortgage(1, 39)
        .has(1, 0);
  }
}
