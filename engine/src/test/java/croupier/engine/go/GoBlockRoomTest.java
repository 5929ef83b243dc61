package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.FastRandom;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A GO Button or GO is good for a block only when one will be left after what the seat is due. */
class GoBlockRoomTest {
  private static final GoAction BUTTON = new GoAction.UseGoButton(GoChoice.BLOCK);
  private static final GoAction BLOCK = new GoAction.ChooseGo(GoChoice.BLOCK);
  private static final String NONE_LEFT =
      "The tray has no further block that fits on your squares besides what you are due.";

  /** Seat 0 has three colours and lands on pink; of all four the tray has so many. */
  private static GoStory landsOnPink(int pinks, int others) {
    GoStory story = GoStory.landingOn(5, 8, 8, 8).full(0, Colour.RED, Colour.GREEN, Colour.ORANGE);
    int taken = 5 - pinks;
    return takenBy(story, taken, Colour.PINK, 4 - others, Colour.RED, Colour.GREEN, Colour.ORANGE);
  }

  /** Seats 1 to 3 hold so many of a colour, and so many of each of the others. */
  private static GoStory takenBy(
      GoStory story, int count, Colour first, int countOfOthers, Colour... others) {
    spread(story, count, first);
    for (Colour colour : others) {
      spread(story, countOfOthers, colour);
    }
    return story;
  }

  private static void spread(GoStory story, int count, Colour colour) {
    for (int seat = 1, left = count; left > 0; seat++, left -= 2) {
      story.blocks(seat, Math.min(2, left), colour);
    }
  }

  @Test
  @Rule("GE-01")
  void noButtonIsPressedForABlockThatTheOwnSpaceLeavesNoRoomFor() {
    landsOnPink(1, 0)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .may(0, new GoAction.Pass(), new GoAction.PassForNow())
        .mayNot(0, BUTTON, NONE_LEFT)
        .passes(0)
        .has(0, 1, Colour.PINK);
  }

  @Test
  @Rule("GE-01")
  void aSecondBlockOfTheOwnSpaceOrOneOfAnOwnColourIsLeft() {
    landsOnPink(2, 0)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, BUTTON)
        .does(0, new GoAction.ClaimColour(Colour.PINK))
        .has(0, 2, Colour.PINK);
    landsOnPink(1, 1)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, BUTTON)
        .may(
            0,
            new GoAction.ClaimColour(Colour.ORANGE),
            new GoAction.ClaimColour(Colour.RED),
            new GoAction.ClaimColour(Colour.GREEN));
  }

  @Test
  @Rule("GE-01")
  void theOwnSpaceCountsOnlyWhenItBringsABlock() {
    landsOnPink(0, 0)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, BUTTON)
        .markerIs(0, 1)
        .does(0, new GoAction.ClaimColour(Colour.BROWN))
        .has(0, 1, Colour.BROWN);
  }

  @Test
  @Rule("GE-01")
  void whatOtherButtonsAndMoneyBagsAreGoodForCountsToo() {
    landsOnPink(3, 0)
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.GO_BUTTON)
        .option("tiles", "2-3-3-2")
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, BUTTON)
        .does(0, BUTTON)
        .mayNot(0, BUTTON, NONE_LEFT)
        .passes(0)
        .does(0, new GoAction.ClaimColour(Colour.PINK))
        .does(0, new GoAction.ClaimColour(Colour.PINK))
        .has(0, 3, Colour.PINK);
    GoStory bag =
        GoStory.landingOn(6, 8, 8, 8).full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.PINK);
    takenBy(bag, 3, Colour.PINK, 4, Colour.RED, Colour.GREEN, Colour.ORANGE)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .draws(Tile.MONEY_BAG)
        .mayNot(0, BUTTON, NONE_LEFT);
  }

  @Test
  @Rule("GE-01")
  void goCountsTheButtonsThatWerePressedForBlocks() {
    GoStory story =
        GoStory.landingOn(0, 8, 8, 8).full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.PINK);
    takenBy(story, 3, Colour.PINK, 4, Colour.RED, Colour.GREEN, Colour.ORANGE)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, BUTTON)
        .mayNot(0, BLOCK, NONE_LEFT);
  }

  @Test
  @Rule("GE-01")
  void aNewColourMayFillTheOnlyEmptySquare() {
    GoStory.landingOn(8, 8)
        .option("tiles", "2-3-3-2")
        .full(0, Colour.RED, Colour.GREEN, Colour.ORANGE)
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.GO_BUTTON)
        .tile(0, Tile.GO_BUTTON)
        .moves()
        .does(0, BUTTON)
        .does(0, BUTTON)
        .does(0, BUTTON)
        .does(0, new GoAction.ClaimColour(Colour.BROWN))
        .does(0, new GoAction.ClaimColour(Colour.BROWN))
        .does(0, new GoAction.ClaimColour(Colour.BROWN))
        .has(0, 3, Colour.BROWN);
  }

  @Test
  @Rule("GE-01")
  void splitColoursTakeEmptySquaresToo() {
    GoStory story =
        GoStory.landingOn(5, 8, 8, 8)
            .option("colours", "split")
            .full(0, Colour.RED, Colour.GREEN)
            .blocks(0, 3, Colour.PINK)
            .tile(0, Tile.GO_BUTTON);
    takenBy(story, 0, Colour.PINK, 4, Colour.RED, Colour.GREEN)
        .moves()
        .does(0, BUTTON)
        .does(0, new GoAction.PlaceBlock(2))
        .does(0, new GoAction.ClaimColour(Colour.PINK))
        .has(0, 5, Colour.PINK);
  }

  /** In games at random, compared with trying out all that the seat could take. */
  @Test
  @Rule("GE-01")
  void aBlockIsOfferedJustWhenSomeWayLeavesOne() {
    for (long seed = 0; seed < 100; seed++) {
      FastRandom random = new FastRandom(seed);
      RandomPlay play = new RandomPlay(random);
      Map<String, String> options =
          Map.of("colours", seed % 2 == 0 ? "together" : "split", "tiles", "2-3-3-2");
      GoPosition position = Go.GAME.start(2 + random.below(3), Go.GAME.options(options));
      while (play.step(position)) {
        if (position.phase() == Phase.TILES || position.phase() == Phase.GO) {
          for (GoSeat place : position.places) {
            assertEquals(
                someWayLeavesOne(position, place),
                BlockRoom.forOneMore(position, place),
                "seed " + seed + ": " + position.save());
          }
        }
      }
    }
  }

  private static boolean someWayLeavesOne(GoPosition position, GoSeat place) {
    GoPosition trial = position.copy();
    GoSeat seat = new GoSeat();
    seat.set(place);
    if (place.landed) {
      int colour = position.board().colour(place.token).ordinal();
      if ((trial.takeable(seat) >> colour & 1) == 1) {
        trial.takeFromTray(colour);
        seat.add(Integer.numberOfTrailingZeros(ofItsColour(seat, colour)), colour);
      }
    }
    return canTake(trial, seat, place.free + 1);
  }

  /** The square of the colour where there is one, else an empty one. */
  private static int ofItsColour(GoSeat seat, int colour) {
    int squares = seat.squaresFor(colour, true);
    return (squares & seat.occupied()) == 0 ? squares : squares & seat.occupied();
  }

  private static boolean canTake(GoPosition trial, GoSeat seat, int blocks) {
    for (int colours = trial.takeable(seat); blocks > 0 && colours != 0; colours &= colours - 1) {
      int colour = Integer.numberOfTrailingZeros(colours);
      GoPosition left = trial.copy();
      left.takeFromTray(colour);
      GoSeat taken = new GoSeat();
      taken.set(seat);
      taken.add(Integer.numberOfTrailingZeros(ofItsColour(seat, colour)), colour);
      if (canTake(left, taken, blocks - 1)) {
        return true;
      }
    }
    return blocks == 0;
  }
}
