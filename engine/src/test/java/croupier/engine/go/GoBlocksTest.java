package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Refusal;
import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Taking blocks from the tray: colour spaces, GO, the grab. */
class GoBlocksTest {
  private static final GoAction BLOCK = new GoAction.ChooseGo(GoChoice.BLOCK);
  private static final GoAction HEIST = new GoAction.ChooseGo(GoChoice.HEIST);
  private static final GoAction SHUT_DOWN = new GoAction.ChooseGo(GoChoice.SHUT_DOWN);

  /** Seat 1 keeps four colours and the pinks of others out of the story. */
  private static GoStory fewPinks(GoStory story, int left) {
    return switch (left) {
      case 0 -> story.blocks(2, 3, Colour.PINK).blocks(3, 2, Colour.PINK);
      case 1 -> story.blocks(2, 3, Colour.PINK).blocks(3, 1, Colour.PINK);
      default -> story.blocks(2, 2, Colour.PINK).blocks(3, 1, Colour.PINK);
    };
  }

  @Test
  @Rule({"GO-S12", "GO-S15", "GO-09"})
  void aColourSpaceBringsItsBlockWithoutAsking() {
    GoStory.landingOn(5, 8)
        .moves()
        .happenedInOrder(
            new GoEvent.BlockTaken(0, Colour.PINK), new GoEvent.BlockPlaced(0, Colour.PINK, 0))
        .neverHappened(GoEvent.MarkerMoved.class)
        .has(0, 1, Colour.PINK)
        .trayHas(4, Colour.PINK)
        .nextRollerIs(1);
  }

  @Test
  @Rule({"GO-S16", "GO-03"})
  void aBlockJoinsItsColourElseItNeedsAnEmptySquare() {
    GoStory.landingOn(5, 8)
        .blocks(0, 1, Colour.RED)
        .blocks(0, 2, Colour.PINK)
        .moves()
        .happened(new GoEvent.BlockPlaced(0, Colour.PINK, 1));
    GoStory.landingOn(5, 8)
        .full(0, Colour.RED, Colour.GREEN, Colour.ORANGE)
        .moves()
        .happened(new GoEvent.BlockPlaced(0, Colour.PINK, 3));
  }

  @Test
  @Rule("GO-03")
  void coloursMayBeSplitAsAnOption() {
    GoStory.landingOn(5, 8)
        .option("colours", "split")
        .blocks(0, 2, Colour.PINK)
        .moves()
        .phaseIs(Phase.PLACE)
        .may(0, new GoAction.PlaceBlock(0), new GoAction.PlaceBlock(1))
        .mayNot(
            0,
            new GoAction.PlaceBlock(2),
            "Empty squares are alike: take the first of them, not square 2.")
        .does(0, new GoAction.PlaceBlock(1))
        .happened(new GoEvent.BlockPlaced(0, Colour.PINK, 1))
        .has(0, 3, Colour.PINK)
        .nextRollerIs(1);
  }

  @Test
  @Rule({"GO-S13", "GO-S39"})
  void withoutASquareTheMarkerMovesInstead() {
    GoStory.landingOn(5, 8)
        .full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW)
        .moves()
        .happened(new GoEvent.BlockMissed(0, Colour.PINK, Miss.NO_SQUARE))
        .has(0, 0, Colour.PINK)
        .markerIs(0, 1);
  }

  @Test
  @Rule({"GO-S14", "GO-S39"})
  void withoutABlockInTheTrayTheMarkerMovesInstead() {
    fewPinks(GoStory.landingOn(5, 8, 8, 8), 0)
        .moves()
        .happened(new GoEvent.BlockMissed(0, Colour.PINK, Miss.TRAY_EMPTY))
        .markerIs(0, 1);
  }

  @Test
  @Rule({"GO-S46", "GO-04", "GO-05"})
  void theFastestTakesTheLastBlockAndTheLosersMarkerMoves() {
    GoStory story = fewPinks(GoStory.landingOn(5, 5, 8, 8), 1).moves().phaseIs(Phase.RACE);
    assertEquals(new GoAsk.Race(Colour.PINK, List.of(0, 1)), story.position().asks());
    Assertions.assertThrows(Refusal.class, () -> story.position().happen(new GoOutcome.Winner(2)));
    story
        .fastestIs(1)
        .happenedInOrder(
            new GoEvent.RaceWon(1, Colour.PINK),
            new GoEvent.BlockTaken(1, Colour.PINK),
            new GoEvent.BlockMissed(0, Colour.PINK, Miss.OUTRUN),
            new GoEvent.MarkerMoved(0, 1))
        .has(1, 1, Colour.PINK)
        .markerIs(1, 0);
  }

  @Test
  @Rule("GO-04")
  void twoBlocksForThreeAreTwoRaces() {
    GoStory.landingOn(5, 5, 5, 8)
        .blocks(3, 3, Colour.PINK)
        .moves()
        .fastestIs(2)
        .phaseIs(Phase.RACE)
        .fastestIs(0)
        .has(0, 1, Colour.PINK)
        .has(1, 0, Colour.PINK)
        .has(2, 1, Colour.PINK)
        .markerIs(1, 1);
  }

  @Test
  @Rule("GO-04")
  void withEnoughBlocksNobodyRaces() {
    fewPinks(GoStory.landingOn(5, 5, 8, 8), 2)
        .moves()
        .neverHappened(GoEvent.RaceWon.class)
        .has(0, 1, Colour.PINK)
        .has(1, 1, Colour.PINK);
  }

  @Test
  @Rule("GO-04")
  void theLastBlockGoesClockwiseAsAnOption() {
    fewPinks(GoStory.landingOn(5, 5, 8, 8), 1)
        .option("grab", "clockwise")
        .roller(1)
        .moves()
        .has(1, 1, Colour.PINK)
        .has(0, 0, Colour.PINK)
        .markerIs(0, 1);
  }

  @Test
  @Rule("GO-05")
  void losingTheGrabLeavesTheMarkerAsAnOption() {
    fewPinks(GoStory.landingOn(5, 5, 8, 8), 1)
        .option("outrun", "nothing")
        .moves()
        .fastestIs(1)
        .happened(new GoEvent.BlockMissed(0, Colour.PINK, Miss.OUTRUN))
        .markerIs(0, 0);
  }

  @Test
  @Rule({"GO-S10", "GO-08"})
  void thoseOnGoDeclareClockwiseBeforeAnyBlockIsTaken() {
    GoStory.landingOn(0, 5, 0)
        .roller(1)
        .moves()
        .asked(2)
        .trayHas(5, Colour.PINK)
        .may(2, BLOCK, HEIST, SHUT_DOWN)
        .does(2, HEIST)
        .asked(0)
        .trayHas(5, Colour.PINK)
        .does(0, BLOCK)
        .asked(0)
        .phaseIs(Phase.CLAIM)
        .does(0, new GoAction.ClaimColour(Colour.GREEN))
        .has(0, 1, Colour.GREEN)
        .has(1, 1, Colour.PINK)
        .asked(2)
        .may(2, new GoAction.Pass(), new GoAction.Heist(0), new GoAction.Heist(1));
  }

  @Test
  @Rule({"GO-S10", "GO-08"})
  void aShutDownForGoWaitsUntilBlocksArePlaced() {
    GoStory.landingOn(0, 5)
        .moves()
        .does(0, SHUT_DOWN)
        .has(1, 1, Colour.PINK)
        .does(0, new GoAction.ShutDown(1, 0))
        .has(1, 0, Colour.PINK)
        .trayHas(5, Colour.PINK);
  }

  @Test
  @Rule("GO-07")
  void goOffersNoBlockThatCannotBePlaced() {
    GoStory story =
        GoStory.landingOn(0, 8, 8).full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW);
    for (Colour colour : List.of(Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW)) {
      story.blocks(1, 2, colour).blocks(2, 2, colour);
    }
    story
        .moves()
        .may(0, HEIST, SHUT_DOWN)
        .mayNot(0, BLOCK, "The tray has no block that fits on your squares.")
        .markerIs(0, 0);
  }

  @Test
  @Rule("GO-07")
  void anAttackForGoWithoutATargetIsLost() {
    GoStory.landingOn(0, 8)
        .moves()
        .does(0, HEIST)
        .happened(new GoEvent.AttackLost(0, GoChoice.HEIST))
        .markerIs(0, 0)
        .nextRollerIs(1);
  }

  @Test
  @Rule("GO-07")
  void goForABlockThatCannotBePlacedMovesTheMarkerAsAnOption() {
    GoStory story =
        GoStory.landingOn(0, 8, 8)
            .option("unplaced", "marker")
            .full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW);
    for (Colour colour : List.of(Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW)) {
      story.blocks(1, 2, colour).blocks(2, 2, colour);
    }
    story.moves().does(0, BLOCK).happened(new GoEvent.NothingToTake(0)).markerIs(0, 1);
  }

  @Test
  @Rule({"GO-04", "GO-05"})
  void whoLosesTheGrabForAnyColourReachesAgainAndKeepsTheMarker() {
    fewPinks(GoStory.landingOn(0, 5, 8, 8), 1)
        .moves()
        .does(0, BLOCK)
        .does(0, new GoAction.ClaimColour(Colour.PINK))
        .phaseIs(Phase.RACE)
        .fastestIs(1)
        .phaseIs(Phase.CLAIM)
        .mayNot(0, new GoAction.ClaimColour(Colour.PINK), "The tray has no pink block.")
        .does(0, new GoAction.ClaimColour(Colour.BROWN))
        .has(0, 1, Colour.BROWN)
        .markerIs(0, 0);
  }

  @Test
  @Rule("GO-08")
  void whoIsDueABlockOfAnyColourReachesAtTheSameTimeAsOthers() {
    GoStory.landingOn(0, 0, 8)
        .moves()
        .does(0, BLOCK)
        .does(1, BLOCK)
        .asked(0, 1)
        .does(1, new GoAction.ClaimColour(Colour.RED))
        .asked(0)
        .mayNot(1, new GoAction.ClaimColour(Colour.RED), "Seat 1 has nothing to decide now.")
        .does(0, new GoAction.ClaimColour(Colour.RED))
        .has(0, 1, Colour.RED)
        .has(1, 1, Colour.RED);
  }

  @Test
  @Rule({"GO-04", "GO-05", "GO-21"})
  void fourReachForTwoAndOnlyLosersFromTheColourSpaceMoveTheirMarker() {
    GoStory.landingOn(5, 0, 5, 6)
        .blocks(0, 3, Colour.PINK)
        .marker(0, 4)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .draws(Tile.MONEY_BAG)
        .does(0, new GoAction.UseGoButton(GoChoice.BLOCK))
        .does(1, BLOCK)
        .asked(1, 3)
        .does(3, new GoAction.ClaimColour(Colour.PINK))
        .does(1, new GoAction.ClaimColour(Colour.PINK))
        .phaseIs(Phase.RACE)
        .fastestIs(3)
        .phaseIs(Phase.RACE)
        .fastestIs(1)
        .happened(new GoEvent.BlockMissed(0, Colour.PINK, Miss.OUTRUN))
        .happened(new GoEvent.BlockMissed(2, Colour.PINK, Miss.OUTRUN))
        .markerIs(0, 4)
        .markerIs(2, 1)
        .phaseIs(Phase.CLAIM)
        .asked(0)
        .does(0, new GoAction.ClaimColour(Colour.RED))
        .has(0, 1, Colour.RED);
  }

  @Test
  @Rule({"GO-04", "GO-09"})
  void whoIsDueSeveralBlocksTakesTheOneOfTheSpaceFirst() {
    GoStory.landingOn(5, 0)
        .full(0, Colour.RED, Colour.GREEN, Colour.ORANGE)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, new GoAction.UseGoButton(GoChoice.BLOCK))
        .does(1, BLOCK)
        .asked(1)
        .does(1, new GoAction.ClaimColour(Colour.BROWN))
        .has(0, 1, Colour.PINK)
        .asked(0)
        .mayNot(0, new GoAction.ClaimColour(Colour.BROWN), "All your squares hold other colours.")
        .does(0, new GoAction.ClaimColour(Colour.PINK))
        .has(0, 2, Colour.PINK);
  }
}
