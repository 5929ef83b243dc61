package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

class GoHeistTest {
  private static GoStory heist() {
    return GoStory.landingOn(2, 8, 8)
        .blocks(1, 2, Colour.PINK)
        .blocks(1, 1, Colour.RED)
        .blocks(2, 1, Colour.GREEN);
  }

  @Test
  @Rule({"GO-S20", "GO-S44", "GO-S45"})
  void aHeistWaitsUntilOthersHavePlacedTheirBlocks() {
    GoStory.landingOn(2, 5)
        .moves()
        .has(1, 1, Colour.PINK)
        .phaseIs(Phase.ATTACK)
        .heists(0, 1, Symbol.RING, Symbol.RING)
        .does(0, new GoAction.StealBlock(0))
        .has(0, 1, Colour.PINK);
  }

  @Test
  @Rule({"GO-S21", "GO-S25", "GO-17"})
  void bothChooseInSecretAndAtOnce() {
    GoStory story =
        heist()
            .moves()
            .may(0, new GoAction.Pass(), new GoAction.Heist(1), new GoAction.Heist(2))
            .does(0, new GoAction.Heist(1))
            .happened(new GoEvent.HeistBegan(0, 1))
            .asked(0, 1);
    for (int seat : new int[] {0, 1}) {
      story.may(
          seat,
          new GoAction.LockDial(Symbol.RING),
          new GoAction.LockDial(Symbol.MONEY),
          new GoAction.LockDial(Symbol.COIN));
    }
    story.does(1, new GoAction.LockDial(Symbol.MONEY)).asked(0).happened(new GoEvent.DialLocked(1));
    assertTrue(story.position().dialLocked(1));
    assertFalse(story.position().dialLocked(0));
    story.neverHappened(GoEvent.DialsRevealed.class);
    story
        .does(0, new GoAction.LockDial(Symbol.RING))
        .happened(new GoEvent.DialsRevealed(0, Symbol.RING, 1, Symbol.MONEY));
  }

  @Test
  @Rule({"GO-S22", "GO-S24", "GO-16"})
  void equalSymbolsStealAnyBlock() {
    heist()
        .moves()
        .heists(0, 1, Symbol.COIN, Symbol.COIN)
        .asked(0)
        .may(0, new GoAction.StealBlock(0), new GoAction.StealBlock(1))
        .mayNot(0, new GoAction.StealBlock(2), "Seat 1 has no block on square 2.")
        .does(0, new GoAction.StealBlock(1))
        .happenedInOrder(
            new GoEvent.BlockStolen(0, 1, Colour.RED), new GoEvent.BlockPlaced(0, Colour.RED, 0))
        .has(0, 1, Colour.RED)
        .has(1, 0, Colour.RED)
        .nextRollerIs(1);
  }

  @Test
  @Rule("GO-S23")
  void differentSymbolsDoNothing() {
    heist()
        .moves()
        .heists(0, 1, Symbol.COIN, Symbol.RING)
        .neverHappened(GoEvent.BlockStolen.class)
        .has(1, 2, Colour.PINK)
        .nextRollerIs(1);
  }

  @Test
  @Rule({"GO-S24", "GO-16"})
  void aStolenBlockThatCannotBePlacedGoesToTheTray() {
    GoStory.landingOn(2, 8)
        .full(0, Colour.ORANGE, Colour.GREEN, Colour.RED, Colour.YELLOW)
        .blocks(1, 1, Colour.PINK)
        .moves()
        .heists(0, 1, Symbol.COIN, Symbol.COIN)
        .does(0, new GoAction.StealBlock(0))
        .happened(new GoEvent.BlocksReturned(0, Colour.PINK, 1))
        .has(1, 0, Colour.PINK)
        .trayHas(5, Colour.PINK)
        .markerIs(0, 0);
  }

  @Test
  @Rule("GO-15")
  void onlyWhoHasBlocksIsATarget() {
    GoStory.landingOn(2, 8, 8)
        .blocks(2, 1, Colour.PINK)
        .moves()
        .may(0, new GoAction.Pass(), new GoAction.Heist(2))
        .mayNot(0, new GoAction.Heist(1), "Seat 1 has no blocks.")
        .mayNot(0, new GoAction.Heist(0), "You cannot choose yourself.")
        .mayNot(0, new GoAction.ShutDown(2, 0), "You have a Bank Heist, not a Shut Down.");
    GoStory.landingOn(2, 8, 8)
        .moves()
        .happened(new GoEvent.AttackLost(0, GoChoice.HEIST))
        .nextRollerIs(1);
  }

  @Test
  @Rule("GO-S36")
  void noShieldStopsAHeist() {
    heist()
        .tile(1, Tile.SHIELD)
        .moves()
        .passes(1)
        .heists(0, 1, Symbol.COIN, Symbol.COIN)
        .phaseIs(Phase.STEAL)
        .asked(0);
  }

  @Test
  @Rule("GO-03")
  void aStolenBlockMayBeSplitOffAsAnOption() {
    GoStory.landingOn(2, 8)
        .option("colours", "split")
        .blocks(0, 1, Colour.PINK)
        .blocks(1, 1, Colour.PINK)
        .moves()
        .heists(0, 1, Symbol.COIN, Symbol.COIN)
        .does(0, new GoAction.StealBlock(0))
        .phaseIs(Phase.PLACE)
        .does(0, new GoAction.PlaceBlock(1))
        .has(0, 2, Colour.PINK)
        .nextRollerIs(1);
  }
}
