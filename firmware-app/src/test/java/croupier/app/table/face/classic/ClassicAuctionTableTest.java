package croupier.app.table.face.classic;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.app.table.face.classic.ClassicStory.CY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.classic.Frame;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Gesture;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Auctions with seat buttons and a countdown, and the last building of its kind. */
class ClassicAuctionTableTest {
  private static final int ORIENTAL = 6;

  @TempDir Path folder;

  private ClassicStory auction(ClassicScene scene) throws Exception {
    ClassicStory story = ClassicStory.from(folder, scene);
    story.rolls(2, 4);
    story.hands.tap(Control.BACK);
    story.assertSays("AUCTION!");
    story.hands.watchTheShow();
    return story;
  }

  private ClassicStory auction() throws Exception {
    return auction(ClassicScene.travel(3));
  }

  @Test
  void aPressOfTheOwnButtonBidsTheStandingBidAndTheStepOfDialA() throws Exception {
    try (ClassicStory story = auction()) {
      story.assertSays("no bid yet");
      story.assertSays("in: Ann Bo Cy");
      story.hands.tap(Control.SEAT_1);
      assertEquals("Ann bids          10", story.hands.lcd().get(1));
      assertTrue(story.meanings(Control.SEAT_1, Gesture.PRESS).isEmpty(), "Ann stands already");
      assertEquals(List.of("classic.bid"), story.meanings(Control.SEAT_2, Gesture.PRESS));
      assertEquals(List.of("bid 20"), story.labels(Control.SEAT_2, Gesture.PRESS));
      story.hands.turn(Control.DIAL_A, 2);
      assertEquals(List.of("step: 50"), story.labels(Control.DIAL_A, Gesture.TURN));
      story.hands.tap(Control.SEAT_2);
      story.hands.turn(Control.DIAL_A, -9);
      story.hands.tap(Control.SEAT_3);
      assertEquals("Cy bids           61", story.hands.lcd().get(1));
      assertEquals(61, story.position().bid());
      story.assertHalo(CY, Effect.STEADY);
    }
  }

  @Test
  void holdingTheOwnButtonIsOutAndTheLastOneBuys() throws Exception {
    try (ClassicStory story = auction()) {
      story.hands.hold(Control.SEAT_1);
      story.assertSays("in: Bo Cy");
      story.assertHalo(ANN, Effect.DIM);
      story.hands.tap(Control.SEAT_1);
      story.assertSays("no bid yet");
      story.hands.tap(Control.SEAT_3);
      story.hands.hold(Control.SEAT_2);
      story.assertSays("Cy wins:");
      story.hands.watchTheShow();
      assertEquals(CY, story.position().owner(ORIENTAL));
      assertEquals(1_490, story.cash(CY));
      story.assertSays("Bo's turn");
    }
  }

  @Test
  void theCountdownBeginsAnewWithEachBidAndWhenItRunsOutAllOthersAreOut() throws Exception {
    try (ClassicStory story = auction()) {
      story.hands.rest(Duration.ofSeconds(5));
      story.assertSays("5s");
      int lit = lit(story);
      assertTrue(lit > 0 && lit < 2 * Die.LIGHTS, "lights have gone out");
      story.hands.tap(Control.SEAT_2);
      story.assertSays("10s");
      assertEquals(2 * Die.LIGHTS, lit(story));
      story.hands.hold(Control.SEAT_1);
      story.hands.rest(Duration.ofSeconds(6));
      story.assertSays("3s");
      assertEquals(Frame.AUCTION, story.position().frame());
      story.hands.rest(Duration.ofSeconds(3));
      story.assertSays("Bo wins:");
      story.hands.watchTheShow();
      assertEquals(BO, story.position().owner(ORIENTAL));
    }
  }

  private static int lit(ClassicStory story) {
    return story.table().picture().dice().stream()
        .mapToInt(die -> Integer.bitCount(die.pattern()))
        .sum();
  }

  @Test
  void whenNobodyBidsTheDeedStaysWithTheBank() throws Exception {
    try (ClassicStory story = auction()) {
      story.waits(11);
      assertEquals(-1, story.position().owner(ORIENTAL));
      story.assertSays("Bo's turn");
    }
  }

  @Test
  void aPauseStopsTheCountdown() throws Exception {
    try (ClassicStory story = auction()) {
      story.hands.rest(Duration.ofSeconds(8));
      story.hands.hold(Control.BACK);
      story.hands.rest(Duration.ofSeconds(60));
      story.hands.tap(Control.OK);
      story.assertSays("10s");
      assertEquals(Frame.AUCTION, story.position().frame());
    }
  }

  @Test
  void aShortPurseBidsAllItHasInsteadOfTheStep() throws Exception {
    try (ClassicStory story = auction(ClassicScene.travel(3).cash(BO, 14))) {
      story.hands.tap(Control.SEAT_1);
      assertEquals(List.of("bid 14"), story.labels(Control.SEAT_2, Gesture.PRESS));
      story.hands.tap(Control.SEAT_2);
      assertEquals(14, story.position().bid());
    }
  }

  @Test
  void anAuctionIsGoneOnWithAnotherDay() throws Exception {
    try (ClassicStory story = auction()) {
      story.hands.tap(Control.SEAT_1);
      story.hands.hold(Control.SEAT_2);
      try (ClassicStory later = story.anotherDay()) {
        later.assertSays("Ann bids          10");
        later.assertSays("in: Ann Cy");
        later.hands.tap(Control.SEAT_3);
        later.assertSays("Cy bids           20");
        later.waits(11);
        assertEquals(CY, later.position().owner(ORIENTAL));
      }
    }
  }

  // --- the last house

  /** All houses but one stand; Bo and Cy could each use it. */
  private static ClassicScene oneHouseLeft() {
    return ClassicScene.travel(3)
        .owns(ANN, 31, 32, 34, 21, 23, 24)
        .built(4, 31, 32, 34, 21, 23, 24)
        .owns(CY, 11, 13, 14)
        .built(2, 11, 13, 14)
        .owns(BO, 16, 18, 19)
        .built(1, 16)
        .cash(CY, 900);
  }

  /** The same with one house less of Ann's. */
  private static ClassicScene twoHousesLeft() {
    return ClassicScene.travel(3)
        .owns(ANN, 31, 32, 34, 21, 23, 24)
        .built(4, 31, 32, 21, 23, 24)
        .built(3, 34)
        .owns(CY, 11, 13, 14)
        .built(2, 11, 13, 14)
        .owns(BO, 16, 18, 19)
        .built(1, 16)
        .cash(CY, 900);
  }

  private ClassicStory shortage() throws Exception {
    ClassicStory story = ClassicStory.from(folder, oneHouseLeft());
    assertEquals(1, story.position().houses());
    story.taps(BO);
    story.picks("Tennessee");
    story.hands.tap(Control.OK);
    story.hands.watchTheShow();
    return story;
  }

  @Test
  void whoeverCouldUseTheLastHouseTooIsAskedAndItIsAuctioned() throws Exception {
    try (ClassicStory story = shortage()) {
      story.assertSays("The last house");
      story.assertSays("Cy: you too?");
      story.assertHalo(CY, Effect.PULSE);
      story.taps(CY);
      assertEquals(Frame.BUILDING_AUCTION, story.position().frame());
      story.assertSays("Bo bids          100");
      story.hands.tap(Control.SEAT_3);
      story.assertSays("Cy bids          110");
      story.hands.hold(Control.SEAT_2);
      story.hands.watchTheShow();
      story.assertSays("Cy:         build it");
      story.picks("States");
      story.taps(Control.OK);
      assertEquals(3, story.position().buildings(13));
      assertEquals(790, story.cash(CY));
      assertEquals(0, story.position().houses());
    }
  }

  @Test
  void ofSeveralThatAreShortEachSaysHowManyAndTheyAreAuctionedOneByOne() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, twoHousesLeft())) {
      assertEquals(2, story.position().houses());
      story.taps(BO);
      story.picks("Tennessee");
      story.hands.tap(Control.OK);
      story.hands.watchTheShow();
      story.assertSays("2 houses left    15s");
      story.assertSays("How many each?");
      story.assertSays("Bo: 1, Cy: 0");
      story.assertSays("own:+1 hold:0");
      story.taps(Control.OK);
      assertEquals(Frame.SHORTAGE, story.position().frame(), "Cy still thinks about it");
      story.hands.tap(Control.SEAT_3);
      story.assertSays("Bo: 1, Cy: 1");
      story.holds(ANN);
      story.assertSays("own:+1 hold:0 OK:end");
      story.hands.tap(Control.SEAT_3);
      story.hands.tap(Control.SEAT_2);
      story.assertSays("Bo: 2, Cy: 2");
      story.hands.tap(Control.SEAT_2);
      story.assertSays("Bo: 1, Cy: 2");
      story.taps(Control.OK);
      assertEquals(Frame.BUILDING_AUCTION, story.position().frame());
      story.assertSays("for a house");
      story.assertSays("Bo bids          100");
      story.hands.hold(Control.SEAT_3);
      story.hands.watchTheShow();
      story.picks("Tennessee");
      story.taps(Control.OK);
      assertEquals(1, story.position().buildings(18));
      assertEquals(1, story.position().houses());
      assertEquals(Frame.TURN, story.position().frame());
    }
  }

  @Test
  void whoeverLetsItGoOrDoesNotAnswerLeavesItToWhoAsked() throws Exception {
    try (ClassicStory story = shortage()) {
      story.holds(CY);
      assertEquals(1, story.position().buildings(18));
    }
    ClassicStory again = ClassicStory.from(folder.resolve("again"), oneHouseLeft());
    again.taps(BO);
    again.picks("Tennessee");
    again.taps(Control.OK);
    again.waits(10);
    assertFalse(again.position().buildings(18) == 1, "there is still time");
    again.waits(6);
    assertEquals(1, again.position().buildings(18));
    again.close();
  }
}
