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
        .passes(2)
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
}
