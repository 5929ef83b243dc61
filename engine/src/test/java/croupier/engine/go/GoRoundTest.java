package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.RandomPlay;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Setting up, who starts, rolling, moving, corners. */
class GoRoundTest {
  private static GoPosition start(int seats) {
    return Go.GAME.start(seats, Go.GAME.options(Map.of()));
  }

  @Test
  @Rule({"GO-S01", "GO-S02", "GO-S03", "GO-S04", "GO-02", "GO-29"})
  void everythingIsInItsPlaceBeforeTheStart() {
    for (int seats = 2; seats <= 4; seats++) {
      GoPosition position = start(seats);
      for (Colour colour : Colour.values()) {
        assertEquals(5, position.tray(colour));
      }
      assertEquals(10, position.supply());
      for (int seat = 0; seat < seats; seat++) {
        assertEquals(Space.GO, position.space(seat));
        assertEquals(0, position.marker(seat));
        assertEquals(0, position.held(seat));
        for (int square = 0; square < 4; square++) {
          assertEquals(0, position.count(seat, square));
        }
      }
    }
    assertThrows(Refusal.class, () -> start(1));
    assertThrows(Refusal.class, () -> start(5));
  }

  @Test
  @Rule({"GO-S06", "GO-24"})
  void theHighestDieStartsAndOnlyTheTiedRollAgain() {
    GoPosition position = start(4);
    assertEquals(new GoAsk.RollForFirst(List.of(0, 1, 2, 3)), position.asks());
    position.happen(new GoOutcome.Dice(List.of(2, 6, 5, 6)));
    assertEquals(new GoAsk.RollForFirst(List.of(1, 3)), position.asks());
    position.happen(new GoOutcome.Dice(List.of(4, 4)));
    assertEquals(new GoAsk.RollForFirst(List.of(1, 3)), position.asks());
    assertEquals(
        List.of(
            new GoEvent.RolledForFirst(List.of(1, 3), List.of(1, 2)),
            new GoEvent.FirstRoller(3),
            new GoEvent.RoundBegan(1, 3)),
        position.happen(new GoOutcome.Dice(List.of(1, 2))));
    assertEquals(new GoAsk.RollDice(3, List.of(0, 1, 2, 3)), position.asks());
  }

  @Test
  @Rule({"GO-S07", "GO-24"})
  void theDicePassToTheLeftEvenToAPrisoner() {
    GoStory.landingOn(8, 4, 8)
        .roller(2)
        .moves()
        .nextRollerIs(0)
        .rolls(4, 2, 4)
        .happened(new GoEvent.SentToJail(0, 4));
    GoStory.seats(3)
        .roller(0)
        .jailed(1, Jail.SENT)
        .rolls(4, 1, 4)
        .nextRollerIs(1)
        .happened(new GoEvent.SatInJail(1));
  }

  @Test
  @Rule("GO-S08")
  void everybodyMovesAtOnceByTheOwnDie() {
    GoStory.landingOn(8, 8, 8, 8)
        .rolls(1, 2, 3, 4)
        .happened(new GoEvent.DiceRolled(0, List.of(1, 2, 3, 4)))
        .happened(new GoEvent.Moved(0, 7, 8, Space.FREE_PARKING))
        .happened(new GoEvent.Moved(1, 7, 9, Space.COLOUR))
        .happened(new GoEvent.Moved(2, 7, 10, Space.SHUT_DOWN))
        .happened(new GoEvent.Moved(3, 7, 11, Space.COLOUR));
  }

  @Test
  @Rule("GO-S11")
  void passingGoGivesNothing() {
    GoStory story = GoStory.landingOn(15, 8).rolls(3, 1);
    story.happened(new GoEvent.Moved(0, 14, 1, Space.COLOUR)).neverHappened(GoEvent.GoChosen.class);
    story.has(0, 1, Colour.BROWN).nextRollerIs(1);
  }

  @Test
  @Rule({"GO-S17", "GO-S29"})
  void nothingHappensOnJustVisitingAndFreeParking() {
    GoStory.landingOn(4, 8)
        .blocks(0, 1, Colour.PINK)
        .moves()
        .nextRollerIs(1)
        .rolls(4, 4)
        .happened(new GoEvent.Moved(0, 4, 8, Space.FREE_PARKING));
  }

  @Test
  @Rule({"GO-S18", "GO-S19", "GO-23"})
  void goToJailCostsTheNextMoveAndNothingElse() {
    GoStory story = GoStory.landingOn(8, 11).rolls(5, 3);
    story.happened(new GoEvent.SentToJail(0, 4)).nextRollerIs(1);
    assertEquals(Jail.SENT, story.position().jail(0));
    story.rolls(6, 4).happened(new GoEvent.SatInJail(0)).nextRollerIs(0);
    assertEquals(4, story.position().token(0));
    assertEquals(Jail.SITTING, story.position().jail(0));
    story.rolls(1, 3).happened(new GoEvent.Moved(0, 4, 5, Space.COLOUR)).has(0, 1, Colour.PINK);
    assertEquals(Jail.FREE, story.position().jail(0));
  }

  @Test
  @Rule("GO-23")
  void aPrisonerIsAttackedAndUsesTilesLikeEverybody() {
    GoStory.landingOn(10, 8)
        .jailed(1, Jail.SENT)
        .blocks(1, 1, Colour.RED)
        .tile(1, Tile.SHIELD)
        .tile(1, Tile.MR_MONOPOLY)
        .moves()
        .phaseIs(Phase.TILES)
        .does(1, new GoAction.UseMrMonopoly())
        .passes(1)
        .does(0, new GoAction.ShutDown(1, 0))
        .does(1, new GoAction.UseShield())
        .has(1, 1, Colour.RED);
  }

  @Test
  @Rule("GO-01")
  void theBoardsTheTrackersAndTheMixesAreData() {
    GoPosition small = start(2);
    assertEquals(16, small.board().size());
    assertEquals(4, small.trackerLength());
    GoPosition large =
        Go.GAME.start(
            2, Go.GAME.options(Map.of("board", "A20", "tracker", "6", "tiles", "2-3-3-2")));
    assertEquals(20, large.board().size());
    assertEquals(5, large.board().jail());
    assertEquals(6, large.trackerLength());
    assertEquals(
        Map.of("money_bag", 2L, "go_button", 3L, "mr_monopoly", 3L, "shield", 2L),
        large.save().get("supply"));
  }

  @Test
  @Rule("GO-29")
  void twoOrThreePlayTheSameGameWithAllBlocksAndTiles() {
    for (int seats = 2; seats <= 4; seats++) {
      for (long seed = 0; seed < 50; seed++) {
        GoPosition position = start(seats);
        assertEquals(4, position.trackerLength());
        assertEquals(16, position.board().size());
        RandomPlay play = new RandomPlay(new FastRandom(seed));
        do {
          int tiles = position.supply();
          for (Tile tile : Tile.values()) {
            tiles += position.discards(tile);
          }
          for (int seat = 0; seat < seats; seat++) {
            tiles += position.held(seat);
          }
          assertEquals(10, tiles, "seed " + seed);
          for (Colour colour : Colour.values()) {
            assertEquals(5, blocks(position, colour), "seed " + seed + ", " + colour);
          }
        } while (play.step(position));
        List<Integer> winners = position.result().winners();
        assertTrue(winners.stream().allMatch(seat -> hasLandmark(position, seat)), "seed " + seed);
      }
    }
  }

  /** How many blocks of a colour there are, wherever they are. */
  private static int blocks(GoPosition position, Colour colour) {
    int blocks = position.tray(colour) + (position.hand() == colour ? 1 : 0);
    for (int seat = 0; seat < position.seats(); seat++) {
      for (int square = 0; square < 4; square++) {
        blocks += position.colour(seat, square) == colour ? position.count(seat, square) : 0;
      }
    }
    return blocks;
  }

  private static boolean hasLandmark(GoPosition position, int seat) {
    return IntStream.range(0, 4).anyMatch(square -> position.count(seat, square) == 4);
  }

  @Test
  @Rule("GO-29")
  void forTwoOrThreeEveryColourIsThereAndOnlyTheirDiceAreRolled() {
    for (int seats = 2; seats <= 3; seats++) {
      List<Integer> everybody = IntStream.range(0, seats).boxed().toList();
      assertEquals(new GoAsk.RollForFirst(everybody), start(seats).asks());
      GoStory story = GoStory.landingOn(seats == 2 ? new int[] {0, 2} : new int[] {0, 2, 10});
      assertEquals(new GoAsk.RollDice(0, everybody), story.position().asks());
      GoAction[] all =
          Stream.of(Colour.values()).map(GoAction.ClaimColour::new).toArray(GoAction[]::new);
      story.moves().does(0, new GoAction.ChooseGo(GoChoice.BLOCK)).may(0, all);
      story.does(0, new GoAction.ClaimColour(Colour.DARK_BLUE)).phaseIs(Phase.ATTACK).asked(1);
    }
  }
}
