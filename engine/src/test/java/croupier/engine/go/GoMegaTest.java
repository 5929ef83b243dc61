package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

class GoMegaTest {
  private static final GoAction RED = new GoAction.MegaShutDown(Colour.RED);

  @Test
  @Rule({"GO-S40", "GO-S41", "GO-S44", "GO-10"})
  void megasComeAfterEverythingElseClockwiseFromTheRoller() {
    GoStory.landingOn(10, 8, 8)
        .roller(1)
        .blocks(1, 1, Colour.RED)
        .blocks(2, 1, Colour.RED)
        .marker(0, 4)
        .marker(1, 3)
        .marker(2, 4)
        .moves()
        .phaseIs(Phase.ATTACK)
        .passes(0)
        .phaseIs(Phase.MEGA)
        .asked(2)
        .passes(2)
        .asked(0)
        .does(0, RED)
        .nextRollerIs(2);
  }

  @Test
  @Rule({"GO-S42", "GO-S36", "GO-20", "GO-22"})
  void allOthersReturnTheColourAndNoShieldHelps() {
    GoStory.landingOn(8, 8, 8)
        .blocks(0, 1, Colour.RED)
        .blocks(1, 3, Colour.RED)
        .blocks(1, 1, Colour.PINK)
        .blocks(2, 1, Colour.RED)
        .tile(2, Tile.SHIELD)
        .marker(0, 4)
        .moves()
        .passesForNow(2)
        .phaseIs(Phase.BUTTON)
        .passes(2)
        .does(0, RED)
        .happenedInOrder(
            new GoEvent.MegaShutDownBegan(0, Colour.RED),
            new GoEvent.BlocksReturned(1, Colour.RED, 3),
            new GoEvent.BlocksReturned(2, Colour.RED, 1),
            new GoEvent.MarkerMoved(0, 0))
        .has(0, 1, Colour.RED)
        .has(1, 0, Colour.RED)
        .has(1, 1, Colour.PINK)
        .has(2, 0, Colour.RED)
        .trayHas(4, Colour.RED)
        .markerIs(0, 0);
  }

  @Test
  @Rule("GO-21")
  void aFullMarkerMayWaitAndFurtherStepsAreLost() {
    GoStory.landingOn(5, 8)
        .full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW)
        .marker(0, 4)
        .moves()
        .neverHappened(GoEvent.MarkerMoved.class)
        .passes(0)
        .markerIs(0, 4)
        .nextRollerIs(1)
        .rolls(3, 4)
        .phaseIs(Phase.MEGA)
        .asked(0);
  }

  @Test
  @Rule("GO-21")
  void aFullMarkerFiresAtOnceAsAnOption() {
    GoStory.landingOn(8, 8)
        .option("mega_wait", "fires")
        .marker(0, 3)
        .tile(0, Tile.MR_MONOPOLY)
        .moves()
        .does(0, new GoAction.UseMrMonopoly())
        .mayNot(
            0, new GoAction.Pass(), "You must use the Mega Shut Down: it cannot wait in this game.")
        .does(0, RED)
        .markerIs(0, 0);
  }

  @Test
  @Rule("GO-20")
  void thereIsOneMegaForEachSeatAsAnOption() {
    GoStory story =
        GoStory.landingOn(8, 8).option("mega_marker", "spent").marker(0, 4).moves().does(0, RED);
    story.markerIs(0, 4).nextRollerIs(1);
    assertTrue(story.position().spent(0));
    story.rolls(3, 4).has(0, 1, Colour.YELLOW).nextRollerIs(0);
  }

  @Test
  @Rule("GO-21")
  void aMrMonopolyCannotBeWastedOnAFullMarker() {
    GoStory.landingOn(8, 8)
        .tile(0, Tile.MR_MONOPOLY)
        .marker(0, 4)
        .moves()
        .mayNot(0, new GoAction.UseMrMonopoly(), "Your marker is at the end of the tracker.");
  }

  /**
   * From seat 2 clockwise: 2 has a GO Button for an attack, 3 has landed on Bank Heist, 0 on Shut
   * Down and has a GO Button too, 1 on Bank Heist. The markers of 1 and 3 are at the end.
   */
  private static GoStory everybodyAttacks() {
    return GoStory.landingOn(10, 2, 8, 2)
        .roller(2)
        .full(0, Colour.RED, Colour.GREEN)
        .full(1, Colour.RED, Colour.GREEN)
        .full(2, Colour.RED, Colour.GREEN)
        .full(3, Colour.RED, Colour.GREEN)
        .tile(0, Tile.GO_BUTTON)
        .tile(2, Tile.GO_BUTTON)
        .marker(1, 4)
        .marker(3, 4)
        .moves()
        .passesForNow(0)
        .passesForNow(2);
  }

  @Test
  @Rule({"GO-10", "GO-S40"})
  void eachDoesAllOfItsAttacksBeforeTheNextAndMegasAreLast() {
    everybodyAttacks()
        .phaseIs(Phase.BUTTON)
        .asked(2)
        .does(2, new GoAction.UseGoButton(GoChoice.SHUT_DOWN))
        .does(2, new GoAction.ShutDown(1, 0))
        .phaseIs(Phase.ATTACK)
        .asked(3)
        .heists(3, 1, Symbol.RING, Symbol.COIN)
        .phaseIs(Phase.ATTACK)
        .asked(0)
        .does(0, new GoAction.ShutDown(1, 1))
        .phaseIs(Phase.BUTTON)
        .asked(0)
        .does(0, new GoAction.UseGoButton(GoChoice.HEIST))
        .heists(0, 3, Symbol.RING, Symbol.COIN)
        .phaseIs(Phase.ATTACK)
        .asked(1)
        .mayNot(1, RED, GoReason.NOW_ATTACK)
        .passes(1)
        .phaseIs(Phase.MEGA)
        .asked(3)
        .does(3, RED)
        .phaseIs(Phase.MEGA)
        .asked(1)
        .does(1, new GoAction.MegaShutDown(Colour.GREEN))
        .nextRollerIs(3);
  }

  @Test
  @Rule({"GO-10", "GO-S40"})
  void whoCanFireAMegaWaitsForTheAttacksOfThoseBehindIt() {
    GoStory.landingOn(8, 10)
        .blocks(0, 1, Colour.GREEN)
        .blocks(1, 1, Colour.RED)
        .marker(0, 4)
        .moves()
        .phaseIs(Phase.ATTACK)
        .asked(1)
        .does(1, new GoAction.ShutDown(0, 0))
        .phaseIs(Phase.MEGA)
        .asked(0);
  }

  @Test
  @Rule("GO-S40")
  void aMegaWaitsForTilesAndHitsBlocksThatWerePlacedInTheSameRound() {
    GoStory.landingOn(8, 9, 0)
        .marker(0, 4)
        .tile(2, Tile.GO_BUTTON)
        .moves()
        .phaseIs(Phase.TILES)
        .mayNot(0, RED, "Seat 0 has nothing to decide now.")
        .does(2, new GoAction.UseGoButton(GoChoice.BLOCK))
        .does(2, new GoAction.ChooseGo(GoChoice.BLOCK))
        .phaseIs(Phase.CLAIM)
        .does(2, new GoAction.ClaimColour(Colour.RED))
        .does(2, new GoAction.ClaimColour(Colour.RED))
        .has(1, 1, Colour.RED)
        .has(2, 2, Colour.RED)
        .phaseIs(Phase.MEGA)
        .does(0, RED)
        .has(1, 0, Colour.RED)
        .has(2, 0, Colour.RED)
        .trayHas(5, Colour.RED);
  }

  @Test
  @Rule("GO-S40")
  void aMegaOfAnotherComesInItsOwnTurnClockwise() {
    GoStory.landingOn(8, 8, 8)
        .roller(1)
        .blocks(2, 1, Colour.RED)
        .marker(0, 4)
        .marker(2, 4)
        .moves()
        .phaseIs(Phase.MEGA)
        .asked(2)
        .mayNot(0, RED, "Seat 0 has nothing to decide now.")
        .passes(2)
        .asked(0)
        .does(0, RED)
        .has(2, 0, Colour.RED)
        .nextRollerIs(2);
  }
}
