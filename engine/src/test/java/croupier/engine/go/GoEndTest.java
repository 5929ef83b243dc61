package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Landmarks, winners, ties. */
class GoEndTest {
  @Test
  @Rule({"GO-S05", "GO-S43"})
  void theFourthBlockOnASquareWins() {
    GoStory story =
        GoStory.landingOn(5, 8)
            .blocks(0, 3, Colour.PINK)
            .moves()
            .happened(new GoEvent.LandmarkBuilt(0, Colour.PINK))
            .wonBy(0);
    assertEquals(List.of(4, 0), story.position().result().points());
  }

  @Test
  @Rule("GO-S05")
  void fourBlocksOnTwoSquaresAreNoLandmark() {
    GoStory.landingOn(5, 8)
        .option("colours", "split")
        .blocks(0, 2, Colour.PINK)
        .blocks(0, 1, Colour.PINK)
        .moves()
        .does(0, new GoAction.PlaceBlock(1))
        .has(0, 4, Colour.PINK)
        .nextRollerIs(1);
  }

  @Test
  @Rule({"GO-S47", "GO-25", "GO-28"})
  void ofTwoBuildersInARoundTheOneWithMoreBlocksWins() {
    GoStory story =
        GoStory.landingOn(5, 9)
            .blocks(0, 3, Colour.PINK)
            .blocks(1, 3, Colour.RED)
            .blocks(1, 1, Colour.GREEN)
            .moves()
            .wonBy(1);
    assertEquals(List.of(4, 5), story.position().result().points());
  }

  @Test
  @Rule({"GO-S48", "GO-25"})
  void twoBuildersWithEquallyManyBlocksTie() {
    GoStory.landingOn(5, 9, 11)
        .blocks(0, 3, Colour.PINK)
        .blocks(1, 3, Colour.RED)
        .blocks(2, 2, Colour.YELLOW)
        .blocks(2, 3, Colour.GREEN)
        .moves()
        .wonBy(0, 1);
  }

  @Test
  @Rule("GO-25")
  void allPlacementsOfARoundCountBeforeTheWinnerIsSought() {
    GoStory.landingOn(5, 9)
        .blocks(0, 3, Colour.PINK)
        .blocks(1, 3, Colour.RED)
        .blocks(1, 1, Colour.GREEN)
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, new GoAction.UseGoButton(GoChoice.BLOCK))
        .does(0, new GoAction.UseGoButton(GoChoice.BLOCK))
        .happened(new GoEvent.LandmarkBuilt(0, Colour.PINK))
        .mayNot(0, new GoAction.ClaimColour(Colour.PINK), "Your pink landmark is complete.")
        .does(0, new GoAction.ClaimColour(Colour.BROWN))
        .does(0, new GoAction.ClaimColour(Colour.BROWN))
        .wonBy(0);
  }

  @Test
  @Rule({"GO-S49", "GO-26"})
  void whoWaitsToAttackDoesNotWhenALandmarkIsBuilt() {
    GoStory.landingOn(5, 2, 10, 8)
        .roller(1)
        .blocks(0, 3, Colour.PINK)
        .marker(3, 4)
        .moves()
        .wonBy(0);
  }

  @Test
  @Rule("GO-27")
  void aStolenBlockCanCompleteALandmark() {
    GoStory.landingOn(2, 10)
        .blocks(0, 3, Colour.PINK)
        .blocks(1, 1, Colour.PINK)
        .moves()
        .heists(0, 1, Symbol.MONEY, Symbol.MONEY)
        .does(0, new GoAction.StealBlock(0))
        .wonBy(0);
  }

  @Test
  @Rule({"GO-S09", "GO-S49"})
  void aRoundIsPlacingThenAttackingThenTheNextRoller() {
    GoStory.landingOn(2, 5)
        .marker(1, 4)
        .moves()
        .happened(new GoEvent.BlockPlaced(1, Colour.PINK, 0))
        .phaseIs(Phase.ATTACK)
        .passes(0)
        .phaseIs(Phase.MEGA)
        .passes(1)
        .nextRollerIs(1);
  }
}
