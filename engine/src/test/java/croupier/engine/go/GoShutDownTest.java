package croupier.engine.go;

import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

class GoShutDownTest {
  @Test
  @Rule({"GO-S26", "GO-S27", "GO-S44", "GO-S45"})
  void aShutDownReturnsABlockToTheTrayAfterOthersHavePlaced() {
    GoStory.landingOn(10, 5, 8)
        .blocks(2, 1, Colour.RED)
        .moves()
        .may(0, new GoAction.Pass(), new GoAction.ShutDown(1, 0), new GoAction.ShutDown(2, 0))
        .does(0, new GoAction.ShutDown(1, 0))
        .happenedInOrder(
            new GoEvent.BlockPlaced(1, Colour.PINK, 0),
            new GoEvent.ShutDownBegan(0, 1, Colour.PINK, 0),
            new GoEvent.BlocksReturned(1, Colour.PINK, 1))
        .has(1, 0, Colour.PINK)
        .trayHas(5, Colour.PINK)
        .nextRollerIs(1);
  }

  @Test
  @Rule({"GO-S28", "GO-S35", "GO-S37", "GO-18"})
  void aShieldStopsOneShutDown() {
    GoStory.landingOn(10, 10, 8)
        .blocks(2, 1, Colour.RED)
        .tile(2, Tile.SHIELD)
        .moves()
        .passes(2)
        .does(0, new GoAction.ShutDown(2, 0))
        .asked(2)
        .may(2, new GoAction.Pass(), new GoAction.UseShield())
        .does(2, new GoAction.UseShield())
        .happenedInOrder(new GoEvent.TileUsed(2, Tile.SHIELD), new GoEvent.ShutDownStopped(0, 2))
        .has(2, 1, Colour.RED)
        .asked(1)
        .does(1, new GoAction.ShutDown(2, 0))
        .has(2, 0, Colour.RED)
        .nextRollerIs(1);
  }

  @Test
  @Rule("GO-18")
  void aShieldMayBeKeptForLater() {
    GoStory.landingOn(10, 8)
        .blocks(1, 1, Colour.RED)
        .tile(1, Tile.SHIELD)
        .moves()
        .passes(1)
        .does(0, new GoAction.ShutDown(1, 0))
        .passes(1)
        .has(1, 0, Colour.RED)
        .nextRollerIs(1);
  }

  @Test
  @Rule("GO-13")
  void whoHoldsAnyTileIsAskedForAShieldSoThatTheQuestionTellsNothing() {
    GoStory.landingOn(10, 8)
        .blocks(1, 1, Colour.RED)
        .tile(1, Tile.MR_MONOPOLY)
        .moves()
        .passes(1)
        .does(0, new GoAction.ShutDown(1, 0))
        .asked(1)
        .may(1, new GoAction.Pass())
        .mayNot(1, new GoAction.UseShield(), "You hold no Shield.");
  }

  @Test
  @Rule("GO-13")
  void withOpenTilesOnlyTheOwnerOfAUsefulTileIsAsked() {
    GoStory.landingOn(10, 8)
        .option("held", "open")
        .blocks(1, 1, Colour.RED)
        .tile(1, Tile.SHIELD)
        .tile(0, Tile.SHIELD)
        .moves()
        .phaseIs(Phase.ATTACK)
        .does(0, new GoAction.ShutDown(1, 0))
        .asked(1);
    GoStory.landingOn(10, 8)
        .option("held", "open")
        .blocks(1, 1, Colour.RED)
        .tile(1, Tile.MR_MONOPOLY)
        .moves()
        .passes(1)
        .does(0, new GoAction.ShutDown(1, 0))
        .has(1, 0, Colour.RED);
  }

  @Test
  @Rule("GO-19")
  void anAttackMayBeLeftUndone() {
    GoStory.landingOn(10, 2)
        .blocks(0, 1, Colour.RED)
        .blocks(1, 1, Colour.RED)
        .moves()
        .passes(0)
        .passes(1)
        .has(0, 1, Colour.RED)
        .has(1, 1, Colour.RED)
        .nextRollerIs(1);
  }

  @Test
  @Rule("GO-19")
  void anAttackMustBeMadeAsAnOption() {
    GoStory.landingOn(10, 8)
        .option("attack", "must")
        .blocks(1, 1, Colour.RED)
        .moves()
        .may(0, new GoAction.ShutDown(1, 0))
        .mayNot(0, new GoAction.Pass(), "You must attack: passing is not allowed in this game.")
        .mayNot(0, new GoAction.Heist(1), "You have a Shut Down, not a Bank Heist.");
  }

  @Test
  @Rule({"GO-S44", "GO-10", "GO-15"})
  void attacksGoClockwiseFromTheRoller() {
    GoStory.landingOn(10, 2, 10)
        .roller(1)
        .blocks(0, 1, Colour.RED)
        .moves()
        .asked(1)
        .heists(1, 0, Symbol.COIN, Symbol.COIN)
        .does(1, new GoAction.StealBlock(0))
        .asked(2)
        .does(2, new GoAction.ShutDown(1, 0))
        .happened(new GoEvent.AttackLost(0, GoChoice.SHUT_DOWN))
        .nextRollerIs(2);
  }
}
