package croupier.engine.express;

import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

/** Policemen, and what three of them do. */
class ExpressJailTest {
  @Test
  @Rule({"EX-S08", "EX-05"})
  void policemenGoToJailByThemselves() {
    ExpressStory.turn()
        .rolls("j1 policeman", "j3 policeman")
        .saw(new ExpressEvent.PolicemanPlaced(0, Die.J1))
        .saw(new ExpressEvent.PolicemanPlaced(0, Die.J3))
        .jailHolds("j1", "j3")
        .isAt(Phase.CHOOSING)
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j2");
  }

  @Test
  @Rule({"EX-S08", "EX-05"})
  void policemenStayForTheRestOfTheTurnAndLeaveWithIt() {
    ExpressStory.turn()
        .rolls("j1 policeman")
        .rolls("j2 policeman")
        .jailHolds("j1", "j2")
        .stops()
        .jailHolds();
  }

  @Test
  @Rule({"EX-S04", "EX-S09", "EX-S23"})
  void threePolicemenInOneRollEndTheTurnAtOnce() {
    ExpressStory.turn()
        .goesToJail()
        .saw(new ExpressEvent.WentToJail(0, 0))
        .saw(new ExpressEvent.TurnBegan(1))
        .isTurnOf(1)
        .isAt(Phase.READY);
  }

  @Test
  @Rule({"EX-S04", "EX-S09", "EX-S23"})
  void theThirdPolicemanEndsTheTurnHoweverLateHeComes() {
    ExpressStory.turn()
        .rolls("j1 policeman", "p2 dark_blue", "p4 dark_blue")
        .places("p2 dark_blue", "p4 dark_blue")
        .rolls("j3 policeman", "h house")
        .isWorth(4500)
        .rolls("j2 policeman", "h house")
        .saw(new ExpressEvent.WentToJail(0, 4500))
        .isTurnOf(1)
        .hasScored(0, 0)
        .holdsHouses(0, 0);
  }

  @Test
  @Rule({"EX-S23"})
  void jailClearsTheBoard() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("j1 policeman", "j2 policeman", "j3 policeman", "h hotel")
        .jailHolds()
        .isWorth(0)
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j1", "j2", "j3");
  }

  @Test
  @Rule({"EX-S24", "EX-22"})
  void jailTakesTheMoneyOfGoAndHotelToo() {
    ExpressStory.turn()
        .rolls("j3 go", "p2 brown", "p4 brown")
        .places("p2 brown", "p4 brown")
        .rollsHouseDie("house", "house", "house", "house", "hotel")
        .isWorth(200 + 600 + 4000 + 5000)
        .rolls("j1 policeman", "j2 policeman", "j3 policeman", "h house")
        .saw(new ExpressEvent.WentToJail(0, 9800))
        .hasScored(0, 0);
  }

  @Test
  @Rule({"EX-S24", "EX-22"})
  void whatEarlierTurnsScoredStays() {
    ExpressStory.turn().scores(3000, 700).goesToJail().hasScored(3000, 700);
  }

  @Test
  @Rule({"EX-13"})
  void theThirdPolicemanComesBeforeGetOutOfJail() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("j1 policeman", "j2 policeman", "h hotel")
        .rolls("j3 policeman", "h get_out_of_jail")
        .saw(new ExpressEvent.WentToJail(0, 600))
        .isTurnOf(1);
  }

  /** The other reading, as an option: somebody leaves, so there are never three. */
  @Test
  @Rule({"EX-13", "EX-14"})
  void getOutOfJailCanSaveTheTurnFromTheThirdPoliceman() {
    ExpressStory.turn("third_policeman=get_out")
        .completesBrown()
        .rolls("j1 policeman", "j2 policeman", "h hotel")
        .rolls("j3 policeman", "h get_out_of_jail")
        .isAt(Phase.FREEING)
        .jailHolds("j1", "j2", "j3")
        .frees("j2")
        .jailHolds("j1", "j3")
        .isAt(Phase.CHOOSING)
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j2", "h")
        .rolls("j2 policeman", "h house")
        .saw(new ExpressEvent.WentToJail(0, 600))
        .isTurnOf(1);
  }

  @Test
  @Rule({"EX-S10"})
  void goPaysTwoHundred() {
    ExpressStory.turn()
        .rolls("j3 go", "p2 brown")
        .saw(new ExpressEvent.GoCollected(0, 200))
        .places("p2 brown")
        .isWorth(250)
        .stops()
        .hasScored(250, 0);
  }

  @Test
  @Rule({"EX-09"})
  void goIsRolledAgainAndPaysEachTime() {
    ExpressStory.turn()
        .rolls("j3 go")
        .rolls("j3 go")
        .isWorth(400)
        .rolls("j3 blank")
        .isWorth(400)
        .rolls("j3 policeman")
        .isWorth(400);
  }

  @Test
  @Rule({"EX-09"})
  void goCanRestInsteadUntilTheTurnEnds() {
    ExpressStory.turn("go_die=aside")
        .rolls("j3 go")
        .isWorth(200)
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j1", "j2")
        .rolls("j1 policeman", "j2 policeman")
        .isAt(Phase.CHOOSING)
        .isWorth(200)
        .stops()
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j1", "j2", "j3");
  }

  @Test
  @Rule({"EX-09", "EX-14"})
  void aGoAtRestIsNoPolicemanThatCouldBeFreed() {
    ExpressStory.turn("go_die=aside")
        .completesBrown()
        .rolls("j3 go", "j1 policeman", "h get_out_of_jail")
        .jailHolds()
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j1", "j2", "h");
  }
}
