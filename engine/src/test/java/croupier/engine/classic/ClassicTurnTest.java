package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;

import croupier.engine.Game;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

/** Rolling, moving, GO, doubles, and the spaces where nobody decides anything. */
class ClassicTurnTest {
  @BothGames
  @Rule({"TR-S08", "BR-S10", "BR-S11"})
  void aMoverGoesClockwiseByTheSumOfBothDice(Game game) {
    in(game, 2).on(0, 7).rolls(6, 3).stands(0, 16).isAskedToBuy(0, 16);
  }

  @BothGames
  @Rule({"TR-S09", "TR-S80", "BR-S37"})
  void visitorsOfTheJailAreFreeAndMayShareTheSpace(Game game) {
    in(game, 2)
        .rolls(6, 4)
        .stands(0, 10)
        .isFree(0)
        .turnIs(1)
        .rolls(4, 6)
        .stands(1, 10)
        .isFree(1)
        .has(0, 1500)
        .has(1, 1500)
        .turnIs(0)
        .rolls(4, 6)
        .stands(0, 20);
  }

  @BothGames
  @Rule({"TR-S07", "BR-S15"})
  void theDiceGoToTheLeftAndPassByWhoIsOut(Game game) {
    in(game, 4)
        .bankrupt(2)
        .rolls(4, 6)
        .turnIs(1)
        .rolls(4, 6)
        .turnIs(3)
        .rolls(4, 6)
        .turnIs(0)
        .rolls(4, 6)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S04", "BR-S12", "C8-09"})
  void passingGoBringsTwoHundred(Game game) {
    in(game, 2).on(0, 39).rolls(5, 6).stands(0, 10).has(0, 1700);
  }

  @BothGames
  @Rule({"C8-09", "BR-S12"})
  void landingOnGoBringsTwoHundredOnce(Game game) {
    in(game, 2)
        .on(0, 36)
        .rolls(1, 3)
        .stands(0, 0)
        .has(0, 1700)
        .rolls(4, 6)
        .turnIs(0)
        .rolls(4, 6)
        .has(0, 1700);
  }

  @BothGames
  @Rule({"HB-04", "BR-S12"})
  void salaryComesBeforeADebt(Game game) {
    in(game, 2).on(0, 36).cash(0, 10).rolls(3, 5).stands(0, 4).has(0, 10).turnIs(1);
  }

  @Test
  @Rule({"HB-04", "BR-S12"})
  void theSalaryMayComeAfterTheActionAsAnOption() {
    brands(2, "salary=after_action")
        .on(0, 36)
        .owns(0, 39)
        .cash(0, 10)
        .rolls(3, 5)
        .stands(0, 4)
        .frame(Frame.DEBT)
        .mortgages(0, 39)
        .has(0, 210)
        .turnIs(1);
    brands(2, "salary=after_action")
        .on(0, 35)
        .rolls(3, 4)
        .draws("go_to_jail")
        .isInJail(0)
        .has(0, 1500)
        .turnIs(1);
  }

  @Test
  @Rule({"HB-04"})
  void theSalaryOfACardWaitsForTheActionTooAsAnOption() {
    brands(2, "salary=after_action")
        .on(0, 17)
        .owns(1, 5)
        .owns(0, 39)
        .cash(0, 10)
        .rolls(2, 3)
        .draws("advance_reading")
        .stands(0, 5)
        .has(0, 210);
    brands(2, "salary=after_action", "rent=auto")
        .on(0, 17)
        .owns(1, 5)
        .owns(0, 39)
        .cash(0, 10)
        .rolls(2, 3)
        .draws("advance_reading")
        .owes(0, 25, 1)
        .mortgages(0, 39)
        .has(0, 10 + 200 - 25 + 200)
        .turnIs(1);
    // GO passed twice, by the dice and by the card
    brands(2, "salary=after_action")
        .on(0, 38)
        .rolls(4, 5)
        .draws("advance_reading")
        .frame(Frame.BUY)
        .has(0, 1500)
        .buys()
        .has(0, 1500 - 200 + 2 * 200)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S72", "C8-09"})
  void goPaysTwiceInATurnWhenACardLeadsBackToIt(Game game) {
    in(game, 2)
        .on(0, 38)
        .rolls(4, 5)
        .stands(0, 7)
        .has(0, 1700)
        .draws("advance_go")
        .stands(0, 0)
        .has(0, 1900);
  }

  @BothGames
  @Rule({"TR-S19", "BR-S13"})
  void aDoubleIsPlayedAndBringsAnotherRoll(Game game) {
    in(game, 2)
        .on(0, 3)
        .rolls(1, 1)
        .isAskedToBuy(0, 5)
        .buys()
        .owner(5, 0)
        .turnIs(0)
        .rolls(2, 3)
        .stands(0, 10)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S20", "TR-S73", "TR-S74", "BR-S14", "BR-S32", "C8-08", "HB-26"})
  void theThirdDoubleLeadsToJailAndIsNotMoved(Game game) {
    in(game, 2)
        .on(0, 8)
        .owns(0, 28)
        .rolls(6, 6)
        .stands(0, 20)
        .rolls(4, 4)
        .stands(0, 28)
        .turnIs(0)
        .rolls(6, 6)
        .isInJail(0)
        .has(0, 1500)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S20", "BR-S14"})
  void doublesOfEarlierTurnsDoNotCount(Game game) {
    in(game, 2)
        .rolls(5, 5)
        .turnIs(0)
        .rolls(4, 6)
        .turnIs(1)
        .rolls(4, 6)
        .on(0, 0)
        .rolls(5, 5)
        .rolls(5, 5)
        .isFree(0)
        .stands(0, 20)
        .turnIs(0);
  }

  @BothGames
  @Rule({"TR-S14", "TR-S73", "TR-S74", "BR-S30", "BR-S31"})
  void goToJailEndsTheTurnEvenAfterADouble(Game game) {
    in(game, 2).on(0, 20).rolls(5, 5).isInJail(0).has(0, 1500).turnIs(1);
  }

  @BothGames
  @Rule({"TR-S12", "BR-S29", "C8-02", "HB-01"})
  void taxesArePaidToTheBank(Game game) {
    in(game, 2).rolls(1, 3).stands(0, 4).has(0, 1300).bankHasTaken(200);
    in(game, 2).on(0, 35).rolls(1, 2).stands(0, 38).has(0, 1400).bankHasTaken(100);
  }

  @BothGames
  @Rule({"BR-S74", "TR-S71", "BR-S38"})
  void nothingLiesOnFreeParkingAndEverythingMayBeDoneThere(Game game) {
    in(game, 2)
        .owns(0, 1, 3, 5)
        .rolls(1, 3)
        .on(1, 10)
        .rolls(4, 6)
        .stands(1, 20)
        .has(1, 1500)
        .turnIs(0)
        .builds(0, 1)
        .mortgages(0, 5)
        .has(0, 1500 - 200 - 50 + 100);
  }

  @BothGames
  @Rule("BR-S39")
  void nothingHappensOnOnesOwnProperty(Game game) {
    in(game, 2).owns(0, 6).rolls(2, 4).stands(0, 6).has(0, 1500).noClaims().turnIs(1);
  }
}
