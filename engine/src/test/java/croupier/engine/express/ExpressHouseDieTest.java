package croupier.engine.express;

import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

/** The house die: when it is rolled, and what its faces do. */
class ExpressHouseDieTest {
  private static final String[] FOUR_HOUSES = {"house", "house", "house", "house"};

  @Test
  @Rule({"EX-S13", "EX-S26", "EX-03"})
  void theHouseDieJoinsTheRollAfterAPropertyIsComplete() {
    ExpressStory.turn()
        .completesBrown()
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j1", "j2", "j3", "h")
        .rolls("h hotel")
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j1", "j2", "j3", "h");
  }

  @Test
  @Rule({"EX-S26", "EX-03"})
  void theHouseDieIsAsideAgainInTheNextTurn() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("h house")
        .stops()
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j1", "j2", "j3");
  }

  @Test
  @Rule({"EX-04"})
  void railroadsAndUtilitiesDoNotOpenTheHouseDie() {
    ExpressStory.turn()
        .rolls("p3 utility", "p5 utility", "p2 railroad", "p4 railroad", "p6 railroad")
        .places("p3 utility", "p5 utility", "p2 railroad", "p4 railroad", "p6 railroad")
        .rolls("p7 railroad")
        .places("p7 railroad")
        .isWorth(3300)
        .nextRollTakes("p1", "j1", "j2", "j3");
  }

  @Test
  @Rule({"EX-04"})
  void asAnOptionRailroadsAndUtilitiesOpenTheHouseDieToo() {
    ExpressStory.turn("house_die=any_group")
        .rolls("p3 utility", "p5 utility")
        .places("p3 utility", "p5 utility")
        .rolls("h house")
        .saw(new ExpressEvent.HouseTaken(0, 1))
        .isWorth(800 + 1000);
  }

  @Test
  @Rule({"EX-S29"})
  void aHouseIsTakenFromTheBox() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("h house")
        .saw(new ExpressEvent.HouseTaken(0, 1))
        .holdsHouses(1, 0)
        .rolls("h house")
        .holdsHouses(2, 0);
  }

  @Test
  @Rule({"EX-S29"})
  void thereIsNoFifthHouse() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .rolls("h house")
        .saw(new ExpressEvent.NoHouseLeft(0))
        .holdsHouses(4, 0);
  }

  @Test
  @Rule({"EX-S29", "EX-15"})
  void housesThatOthersKeepAreNotInTheBox() {
    ExpressStory.turn("houses=game")
        .completesBrown()
        .rollsHouseDie("house", "house", "house")
        .stops()
        .completesBrown()
        .rollsHouseDie("house", "house")
        .saw(new ExpressEvent.NoHouseLeft(1))
        .holdsHouses(3, 1);
  }

  @Test
  @Rule({"EX-S30"})
  void aBrokenHouseGoesBackToTheBox() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie("house", "house", "broken_house")
        .saw(new ExpressEvent.HouseBroken(0, 1))
        .holdsHouses(1, 0);
  }

  @Test
  @Rule({"EX-S30"})
  void aBrokenHouseDoesNothingToAPlayerWithoutHouses() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("h broken_house")
        .sawNo(ExpressEvent.HouseBroken.class)
        .holdsHouses(0, 0)
        .isWorth(600);
  }

  @Test
  @Rule({"EX-S31"})
  void aHotelPaysWhoHasAllFourHouses() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .rolls("h hotel")
        .saw(new ExpressEvent.HotelBuilt(0, 5000))
        .isWorth(600 + 4000 + 5000);
  }

  @Test
  @Rule({"EX-S31"})
  void aHotelPaysNobodyWithThreeHouses() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie("house", "house", "house", "hotel")
        .saw(new ExpressEvent.HotelMissed(0))
        .isWorth(600 + 3000);
  }

  @Test
  @Rule({"EX-17", "EX-16"})
  void everyHotelRolledPaysAndTheHousesStayAndScore() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .rollsHouseDie("hotel", "hotel")
        .holdsHouses(4, 0)
        .stops()
        .hasScored(600 + 4000 + 10_000, 0);
  }

  @Test
  @Rule({"EX-17"})
  void aTurnCanHaveOneHotelAtMost() {
    ExpressStory.turn("hotel=once")
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .rollsHouseDie("hotel", "hotel")
        .saw(new ExpressEvent.HotelMissed(0))
        .isWorth(600 + 4000 + 5000);
  }

  @Test
  @Rule({"EX-18"})
  void aBrokenHouseLeavesTheMoneyOfTheHotel() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .rollsHouseDie("hotel", "broken_house")
        .isWorth(600 + 3000 + 5000);
  }

  @Test
  @Rule({"EX-18"})
  void aBrokenHouseCanTakeTheHotelsToo() {
    ExpressStory.turn("broken_house=takes_hotel")
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .rollsHouseDie("hotel", "hotel", "broken_house")
        .isWorth(600 + 3000);
  }

  @Test
  @Rule({"EX-17", "EX-18"})
  void aHotelThatWasTakenMayBeBuiltAgain() {
    ExpressStory.turn("broken_house=takes_hotel", "hotel=once")
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .rollsHouseDie("hotel", "broken_house", "house", "hotel")
        .isWorth(600 + 4000 + 5000);
  }

  @Test
  @Rule({"EX-S32", "EX-14"})
  void getOutOfJailFreesTheOnlyPolicemanForTheNextRoll() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("j2 policeman", "h get_out_of_jail")
        .saw(new ExpressEvent.PolicemanPlaced(0, Die.J2))
        .saw(new ExpressEvent.PolicemanFreed(0, Die.J2))
        .jailHolds()
        .isAt(Phase.CHOOSING)
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j1", "j2", "j3", "h");
  }

  @Test
  @Rule({"EX-S32", "EX-14"})
  void ofTwoPolicemenThePlayerChoosesWhoLeaves() {
    ExpressStory.turn()
        .rolls("j3 policeman", "p2 brown", "p4 brown")
        .places("p2 brown", "p4 brown")
        .rolls("j1 policeman", "h get_out_of_jail")
        .isAt(Phase.FREEING)
        .mayOnly(new ExpressAction.FreePoliceman(Die.J1), new ExpressAction.FreePoliceman(Die.J3))
        .mayNot(new ExpressAction.Stop(), "First say which policeman leaves the jail.")
        .mayNot(new ExpressAction.FreePoliceman(Die.J2), "j2 is not in jail.")
        .mayNot(new ExpressAction.FreePoliceman(Die.H), "h is not a police die.")
        .frees("j3")
        .saw(new ExpressEvent.PolicemanFreed(0, Die.J3))
        .jailHolds("j1")
        .isAt(Phase.CHOOSING)
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j2", "j3", "h");
  }

  @Test
  @Rule({"EX-S32", "EX-14"})
  void getOutOfJailDoesNothingWithoutAPoliceman() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("h get_out_of_jail")
        .sawNo(ExpressEvent.PolicemanFreed.class)
        .isAt(Phase.CHOOSING)
        .mayNot(new ExpressAction.FreePoliceman(Die.J1), "No get out of jail was rolled.");
  }

  @Test
  @Rule({"EX-15"})
  void housesGoBackToTheBoxWhenTheTurnEnds() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie(FOUR_HOUSES)
        .stops()
        .hasScored(4600, 0)
        .holdsHouses(0, 0)
        .completesBrown()
        .rolls("h house")
        .holdsHouses(0, 1);
  }

  @Test
  @Rule({"EX-15"})
  void housesGoBackToTheBoxInJail() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("h house")
        .rolls("j1 policeman", "j2 policeman", "j3 policeman", "h house")
        .holdsHouses(0, 0);
  }

  @Test
  @Rule({"EX-15", "EX-16"})
  void housesCanBeKeptForTheGameAndThenScoreInEveryTurn() {
    ExpressStory.turn("houses=game")
        .completesBrown()
        .rollsHouseDie("house", "house")
        .stops()
        .hasScored(2600, 0)
        .rolls()
        .stops()
        .isTurnOf(0)
        .rolls("p2 brown")
        .places("p2 brown")
        .stops()
        .hasScored(2600 + 50 + 2000, 0)
        .holdsHouses(2, 0);
  }

  @Test
  @Rule({"EX-15", "EX-22"})
  void jailTakesTheHousesOfThisTurnAndLeavesThoseThatWereKept() {
    ExpressStory.turn("houses=game")
        .completesBrown()
        .rolls("h house")
        .stops()
        .goesToJail()
        .completesBrown()
        .rollsHouseDie("house", "house")
        .holdsHouses(3, 0)
        .rolls("j1 policeman", "j2 policeman", "j3 policeman", "h house")
        .holdsHouses(1, 0);
  }

  @Test
  @Rule({"EX-15", "EX-22"})
  void aHouseThatBrokeBeforeJailDoesNotComeBack() {
    ExpressStory.turn("houses=game")
        .completesBrown()
        .rollsHouseDie("house", "house")
        .stops()
        .goesToJail()
        .completesBrown()
        .rolls("h broken_house")
        .rolls("j1 policeman", "j2 policeman", "j3 policeman", "h house")
        .holdsHouses(1, 0);
  }
}
