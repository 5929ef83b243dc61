package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import croupier.engine.Position;
import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chance tiles: drawing, keeping, using. */
class GoTilesTest {
  private static final GoAction BUTTON_BLOCK = new GoAction.UseGoButton(GoChoice.BLOCK);
  private static final GoAction BUTTON_HEIST = new GoAction.UseGoButton(GoChoice.HEIST);
  private static final GoAction BUTTON_SHUT_DOWN = new GoAction.UseGoButton(GoChoice.SHUT_DOWN);

  @Test
  @Rule("GO-S30")
  void whoLandsOnChanceDrawsAndKeepsWhatIsKept() {
    GoStory story = GoStory.landingOn(6, 14, 8).roller(1);
    story.moves();
    assertEquals(new GoAsk.DrawTile(1), story.position().asks());
    story.draws(Tile.SHIELD).happened(new GoEvent.TileKept(1));
    assertEquals(new GoAsk.DrawTile(0), story.position().asks());
    story.draws(Tile.GO_BUTTON);
    assertEquals(1, story.position().held(1));
    assertEquals(1, story.position().tiles(0, Tile.GO_BUTTON));
    assertEquals(8, story.position().supply());
  }

  @Test
  @Rule({"GO-S31", "GO-S37"})
  void aMoneyBagIsUsedAtOnceForAnyColour() {
    GoStory story = GoStory.landingOn(6, 8).moves().draws(Tile.MONEY_BAG);
    story
        .happened(new GoEvent.TileUsed(0, Tile.MONEY_BAG))
        .phaseIs(Phase.CLAIM)
        .does(0, new GoAction.ClaimColour(Colour.DARK_BLUE))
        .has(0, 1, Colour.DARK_BLUE);
    assertEquals(1, story.position().discards(Tile.MONEY_BAG));
  }

  private static GoStory fullAndUnmatched(GoStory story) {
    story.full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW);
    for (Colour colour : List.of(Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW)) {
      story.blocks(1, 2, colour).blocks(2, 2, colour);
    }
    return story;
  }

  @Test
  @Rule({"GO-S32", "GO-06"})
  void aMoneyBagThatCannotPlaceDoesNothing() {
    GoStory story = fullAndUnmatched(GoStory.landingOn(6, 8, 8)).moves().draws(Tile.MONEY_BAG);
    story.happened(new GoEvent.NothingToTake(0)).markerIs(0, 0).nextRollerIs(1);
    assertEquals(1, story.position().discards(Tile.MONEY_BAG));
  }

  @Test
  @Rule("GO-06")
  void aMoneyBagThatCannotPlaceMovesTheMarkerAsAnOption() {
    fullAndUnmatched(GoStory.landingOn(6, 8, 8))
        .option("unplaced", "marker")
        .moves()
        .draws(Tile.MONEY_BAG)
        .markerIs(0, 1);
  }

  @Test
  @Rule({"GO-S33", "GO-11"})
  void aGoButtonBringsABlockBeforeBlocksAreTaken() {
    GoStory.landingOn(8, 5)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .phaseIs(Phase.TILES)
        .trayHas(5, Colour.PINK)
        .may(0, new GoAction.Pass(), new GoAction.PassForNow(), BUTTON_BLOCK)
        .mayNot(0, BUTTON_HEIST, "Attacks come later: the GO Button can only bring a block now.")
        .does(0, BUTTON_BLOCK)
        .happened(new GoEvent.TileUsed(0, Tile.GO_BUTTON))
        .does(0, new GoAction.ClaimColour(Colour.PINK))
        .has(0, 1, Colour.PINK)
        .has(1, 1, Colour.PINK);
  }

  @Test
  @Rule({"GO-S33", "GO-11"})
  void aGoButtonAttacksWhenItIsTheSeatsTurnToAttack() {
    GoStory.landingOn(8, 8, 10)
        .blocks(2, 1, Colour.RED)
        .blocks(1, 1, Colour.GREEN)
        .tile(0, Tile.GO_BUTTON)
        .tile(1, Tile.GO_BUTTON)
        .roller(1)
        .moves()
        .passesForNow(0)
        .passesForNow(1)
        .phaseIs(Phase.BUTTON)
        .asked(1)
        .may(1, new GoAction.Pass(), BUTTON_HEIST, BUTTON_SHUT_DOWN)
        .mayNot(1, BUTTON_BLOCK, "Blocks are taken already: the GO Button can only attack now.")
        .does(1, BUTTON_SHUT_DOWN)
        .does(1, new GoAction.ShutDown(2, 0))
        .asked(2)
        .phaseIs(Phase.ATTACK)
        .passes(2)
        .phaseIs(Phase.BUTTON)
        .asked(0)
        .does(0, BUTTON_HEIST)
        .heists(0, 1, Symbol.COIN, Symbol.COIN)
        .does(0, new GoAction.StealBlock(0))
        .has(0, 1, Colour.GREEN)
        .nextRollerIs(2);
  }

  @Test
  @Rule({"GO-S34", "GO-11"})
  void aMrMonopolyMovesTheMarkerByOne() {
    GoStory.landingOn(8, 8)
        .tile(0, Tile.MR_MONOPOLY)
        .marker(0, 1)
        .moves()
        .does(0, new GoAction.UseMrMonopoly())
        .happenedInOrder(new GoEvent.TileUsed(0, Tile.MR_MONOPOLY), new GoEvent.MarkerMoved(0, 2))
        .nextRollerIs(1);
  }

  @Test
  @Rule("GO-12")
  void anyNumberOfTilesMayBeUsedInARound() {
    GoStory.landingOn(8, 8)
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.MR_MONOPOLY)
        .tile(0, Tile.MR_MONOPOLY)
        .moves()
        .does(0, new GoAction.UseMrMonopoly())
        .does(0, BUTTON_BLOCK)
        .does(0, new GoAction.UseMrMonopoly())
        .does(0, BUTTON_BLOCK)
        .does(0, new GoAction.ClaimColour(Colour.RED))
        .does(0, new GoAction.ClaimColour(Colour.RED))
        .has(0, 2, Colour.RED)
        .markerIs(0, 2);
  }

  @Test
  @Rule({"GO-S38", "GO-14"})
  void discardsComeBackWhenNoTileLiesFaceDown() {
    GoStory story =
        GoStory.landingOn(6, 8)
            .discarded(3, Tile.MONEY_BAG)
            .discarded(2, Tile.GO_BUTTON)
            .discarded(2, Tile.MR_MONOPOLY)
            .discarded(2, Tile.SHIELD)
            .tile(1, Tile.SHIELD)
            .moves()
            .happened(new GoEvent.TilesReshuffled(9))
            .draws(Tile.MONEY_BAG);
    assertEquals(8, story.position().supply());
  }

  @Test
  @Rule("GO-14")
  void discardsWaitUntilAllTilesAreUsedAsAnOption() {
    GoStory.landingOn(6, 8)
        .option("reshuffle", "all_used")
        .discarded(3, Tile.MONEY_BAG)
        .discarded(2, Tile.GO_BUTTON)
        .discarded(2, Tile.MR_MONOPOLY)
        .discarded(2, Tile.SHIELD)
        .tile(1, Tile.SHIELD)
        .moves()
        .happened(new GoEvent.NoTileLeft(0));
    GoStory.landingOn(6, 8)
        .option("reshuffle", "all_used")
        .discarded(3, Tile.MONEY_BAG)
        .discarded(2, Tile.GO_BUTTON)
        .discarded(2, Tile.MR_MONOPOLY)
        .discarded(3, Tile.SHIELD)
        .moves()
        .happened(new GoEvent.TilesReshuffled(10));
  }

  /** Three who keep one tile each, all of another kind; everybody can be attacked. */
  private static GoStory threeKeep() {
    return GoStory.landingOn(8, 8, 8)
        .full(0, Colour.RED)
        .full(1, Colour.GREEN)
        .full(2, Colour.PINK)
        .tile(0, Tile.SHIELD)
        .tile(1, Tile.GO_BUTTON)
        .tile(2, Tile.MR_MONOPOLY);
  }

  @Test
  @Rule("GE-03")
  void whoPassesIsNotAskedForTilesAgainInTheRound() {
    threeKeep()
        .moves()
        .asked(0, 1, 2)
        .passes(0)
        .passes(2)
        .passes(1)
        .happened(new GoEvent.WishShown(0, false))
        .nextRollerIs(1);
  }

  @Test
  @Rule("GE-03")
  void whoPassesForNowIsAskedAgainWhenTheTurnToAttackHasComeWhateverIsKept() {
    for (int seat = 0; seat < 3; seat++) {
      GoStory story = threeKeep().moves();
      for (int other = 0; other < 3; other++) {
        story.does(other, other == seat ? new GoAction.PassForNow() : new GoAction.Pass());
      }
      story
          .happened(new GoEvent.WishShown(seat, true))
          .phaseIs(Phase.BUTTON)
          .asked(seat)
          .passes(seat)
          .nextRollerIs(1);
    }
  }

  @Test
  @Rule("GE-03")
  void bothPassesLookAlikeUntilTheTurnToAttack() {
    GoStory now = threeKeep().moves().passesForNow(1).happened(new GoEvent.Passed(1));
    GoStory round = threeKeep().moves().passes(1).happened(new GoEvent.Passed(1));
    for (int viewer : new int[] {0, 2, Position.TABLE}) {
      assertEquals(now.position().view(viewer), round.position().view(viewer));
    }
    assertNotEquals(now.position().view(1), round.position().view(1));
  }

  @Test
  @Rule({"GE-03", "GO-13"})
  void whoKeepsOnlyAShieldIsAskedOnceAndStillWhenAShutDownComes() {
    GoStory.landingOn(8, 10)
        .blocks(0, 1, Colour.RED)
        .blocks(1, 1, Colour.GREEN)
        .tile(0, Tile.SHIELD)
        .moves()
        .asked(0)
        .passes(0)
        .phaseIs(Phase.ATTACK)
        .does(1, new GoAction.ShutDown(0, 0))
        .asked(0)
        .does(0, new GoAction.UseShield())
        .has(0, 1, Colour.RED)
        .nextRollerIs(1);
  }

  @Test
  @Rule({"GE-03", "GO-13"})
  void withOpenTilesOnlyWhoHoldsAGoButtonCanBeAskedAgain() {
    threeKeep()
        .option("held", "open")
        .moves()
        .asked(1, 2)
        .mayNot(2, new GoAction.PassForNow(), "You hold no GO Button.")
        .passes(2)
        .passesForNow(1)
        .phaseIs(Phase.BUTTON)
        .asked(1);
  }

  @Test
  @Rule({"GE-03", "GO-12"})
  void whoIsAskedAgainIsAskedUntilPassingOrTheTilesAreUp() {
    GoStory story =
        threeKeep().tile(1, Tile.GO_BUTTON).tile(1, Tile.SHIELD).moves().passes(0).passes(2);
    story
        .passesForNow(1)
        .does(1, BUTTON_SHUT_DOWN)
        .does(1, new GoAction.ShutDown(2, 0))
        .passes(2)
        .phaseIs(Phase.BUTTON)
        .asked(1)
        .does(1, BUTTON_SHUT_DOWN)
        .does(1, new GoAction.ShutDown(0, 0))
        .passes(0)
        .has(0, 0, Colour.RED)
        .has(2, 0, Colour.PINK)
        .nextRollerIs(1);
  }

  // --- the three windows: each tile in its own, and in no other

  private static final GoAction MR_MONOPOLY = new GoAction.UseMrMonopoly();
  private static final GoAction SHIELD = new GoAction.UseShield();

  /** Seat 0 keeps one of each; seat 1 has landed on Shut Down, seat 2 on pink. */
  private static GoStory everyKind() {
    return GoStory.landingOn(8, 10, 5)
        .roller(2)
        .blocks(0, 1, Colour.RED)
        .blocks(1, 1, Colour.GREEN)
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.MR_MONOPOLY)
        .tile(0, Tile.SHIELD);
  }

  @Test
  @Rule("GO-11")
  void theFirstWindowIsBeforeAnyBlockIsTakenForABlockOrAStep() {
    everyKind()
        .moves()
        .phaseIs(Phase.TILES)
        .asked(0)
        .has(2, 0, Colour.PINK)
        .may(0, new GoAction.Pass(), new GoAction.PassForNow(), BUTTON_BLOCK, MR_MONOPOLY)
        .mayNot(0, SHIELD, GoReason.NOW_TILES)
        .does(0, MR_MONOPOLY)
        .markerIs(0, 1)
        .has(2, 0, Colour.PINK)
        .does(0, BUTTON_BLOCK)
        .passes(0)
        .phaseIs(Phase.CLAIM)
        .has(2, 0, Colour.PINK);
  }

  @Test
  @Rule("GO-11")
  void theSecondWindowIsAtTheOwnTurnToAttackAndOnlyForAttacks() {
    everyKind()
        .moves()
        .passesForNow(0)
        .has(2, 1, Colour.PINK)
        .phaseIs(Phase.BUTTON)
        .asked(0)
        .may(0, new GoAction.Pass(), BUTTON_HEIST, BUTTON_SHUT_DOWN)
        .mayNot(0, MR_MONOPOLY, GoReason.NOW_BUTTON)
        .mayNot(0, SHIELD, GoReason.NOW_BUTTON)
        .passes(0)
        .phaseIs(Phase.ATTACK)
        .asked(1);
  }

  @Test
  @Rule("GO-11")
  void theSecondWindowComesAfterTheAttackOfTheSpace() {
    GoStory.landingOn(2, 8)
        .blocks(1, 2, Colour.RED)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .passesForNow(0)
        .phaseIs(Phase.ATTACK)
        .mayNot(0, BUTTON_SHUT_DOWN, GoReason.NOW_ATTACK)
        .heists(0, 1, Symbol.COIN, Symbol.RING)
        .phaseIs(Phase.BUTTON)
        .asked(0);
  }

  @Test
  @Rule("GO-11")
  void aShieldIsTheAnswerToAShutDownAndNothingElseIs() {
    everyKind()
        .moves()
        .passes(0)
        .does(1, new GoAction.ShutDown(0, 0))
        .phaseIs(Phase.SHIELD)
        .may(0, new GoAction.Pass(), SHIELD)
        .mayNot(0, MR_MONOPOLY, GoReason.NOW_SHIELD)
        .mayNot(0, BUTTON_HEIST, GoReason.NOW_SHIELD)
        .does(0, SHIELD)
        .has(0, 1, Colour.RED);
  }

  @Test
  @Rule("GO-11")
  void aStepOfTheFirstWindowCanFireAMegaInTheSameRound() {
    GoStory.landingOn(8, 8)
        .marker(0, 3)
        .tile(0, Tile.MR_MONOPOLY)
        .moves()
        .does(0, MR_MONOPOLY)
        .phaseIs(Phase.MEGA)
        .asked(0);
  }

  @Test
  @Rule("GO-12")
  void aBlockAStepAnAttackAndAShieldMayComeInOneRound() {
    everyKind()
        .option("tiles", "2-3-3-2")
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, BUTTON_BLOCK)
        .does(0, MR_MONOPOLY)
        .passesForNow(0)
        .does(0, new GoAction.ClaimColour(Colour.RED))
        .has(0, 2, Colour.RED)
        .does(0, BUTTON_HEIST)
        .heists(0, 1, Symbol.COIN, Symbol.COIN)
        .does(0, new GoAction.StealBlock(0))
        .phaseIs(Phase.BUTTON)
        .does(0, BUTTON_SHUT_DOWN)
        .does(0, new GoAction.ShutDown(2, 0))
        .has(2, 0, Colour.PINK)
        .does(1, new GoAction.ShutDown(0, 0))
        .does(0, SHIELD)
        .has(0, 2, Colour.RED)
        .has(0, 1, Colour.GREEN)
        .markerIs(0, 1)
        .nextRollerIs(0);
  }

  @Test
  @Rule("GO-12")
  void twoShieldsStopTwoShutDownsOfOneRound() {
    GoStory.landingOn(8, 10, 10)
        .blocks(0, 1, Colour.RED)
        .tile(0, Tile.SHIELD)
        .tile(0, Tile.SHIELD)
        .moves()
        .passes(0)
        .does(1, new GoAction.ShutDown(0, 0))
        .does(0, SHIELD)
        .does(2, new GoAction.ShutDown(0, 0))
        .does(0, SHIELD)
        .has(0, 1, Colour.RED)
        .nextRollerIs(1);
  }
}
