package croupier.app.table.face.classic.moment;

import static croupier.app.table.face.classic.ClassicStory.BO;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.face.classic.ClassicScene;
import croupier.app.table.face.classic.ClassicStory;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Travel;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Gesture;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A quick ROLL waits a few seconds for owners who may still claim their rent. */
class ClaimWaitTest {
  private static final int BALTIC = 3;
  private static final int ORIENTAL = 6;

  @TempDir Path folder;

  static Stream<ClassicGame> games() {
    return Stream.of(Travel.GAME, Brands.GAME);
  }

  /** Ann has just landed on Bo's street, and Cy is to roll after her. */
  private ClassicStory rentIsDue(ClassicGame game, Map<String, String> options) throws Exception {
    ClassicStory story =
        ClassicStory.from(
            folder.resolve(game.id()), ClassicScene.of(game, 3, options).owns(BO, BALTIC));
    story.rolls(1, 2);
    story.assertSays("Bo: claim!");
    return story;
  }

  private ClassicStory rentIsDue() throws Exception {
    return rentIsDue(Travel.GAME, Map.of());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aQuickRollDoesNotKillAClaim(ClassicGame game) throws Exception {
    try (ClassicStory story = rentIsDue(game, Map.of())) {
      story.hands.tap(Control.ROLL);
      story.assertSays("rolls");
      story.assertSays("3s");
      story.assertSays("Bo: claim!");
      story.assertHeadline("Bo's own button claims 4 from Ann");
      story.assertHalo(BO, Effect.BLINK);
      story.hands.rest(Duration.ofSeconds(1));
      story.taps(BO);
      assertEquals(1_504, story.cash(BO));
      assertEquals(Frame.ROLL, story.position().frame(), "and the dice are next, by themselves");
    }
  }

  @Test
  void whenNobodyClaimsTheRollHappensByItself() throws Exception {
    try (ClassicStory story = rentIsDue()) {
      story.hands.tap(Control.ROLL);
      story.hands.rest(Duration.ofSeconds(2));
      assertEquals(Frame.TURN, story.position().frame());
      story.assertSays("1s");
      story.waits(1);
      assertEquals(Frame.ROLL, story.position().frame());
      story.hands.tap(Control.SEAT_2);
      assertEquals(1_500, story.cash(BO), "now it is too late");
    }
  }

  @Test
  void whoHasWaitedAlreadyNeedNotWaitAgain() throws Exception {
    try (ClassicStory story = rentIsDue()) {
      story.hands.rest(Duration.ofSeconds(3));
      story.hands.tap(Control.ROLL);
      assertEquals(Frame.ROLL, story.position().frame());
    }
  }

  @Test
  void whatIsShownInBetweenTakesNothingFromTheTimeAndGivesNothing() throws Exception {
    try (ClassicStory story =
        ClassicStory.from(folder, ClassicScene.travel(3).owns(BO, BALTIC).owns(2, 39))) {
      story.rolls(1, 2);
      story.hands.rest(Duration.ofSeconds(1));
      story.hands.tap(Control.SEAT_3);
      story.picks("mortgage");
      story.taps(Control.OK);
      story.hands.tap(Control.BACK);
      story.hands.rest(Duration.ofSeconds(2));
      story.hands.tap(Control.ROLL);
      assertEquals(Frame.ROLL, story.position().frame());
    }
  }

  @Test
  void withTheOptionAtNothingRollRollsAtOnce() throws Exception {
    try (ClassicStory story = rentIsDue(Travel.GAME, Map.of("claim_wait", "0"))) {
      story.hands.tap(Control.ROLL);
      assertEquals(Frame.ROLL, story.position().frame());
    }
  }

  @Test
  void tenSecondsAreTheMost() throws Exception {
    try (ClassicStory story = rentIsDue(Travel.GAME, Map.of("claim_wait", "10"))) {
      story.hands.tap(Control.ROLL);
      story.hands.rest(Duration.ofSeconds(8));
      assertEquals(Frame.TURN, story.position().frame());
      story.waits(2);
      assertEquals(Frame.ROLL, story.position().frame());
    }
  }

  @Test
  void aRollThatWaitsIsLetGoOfWithBack() throws Exception {
    try (ClassicStory story = rentIsDue()) {
      story.hands.tap(Control.ROLL);
      assertEquals(List.of("classic.turn-not-yet"), story.meanings(Control.BACK, Gesture.PRESS));
      story.hands.tap(Control.BACK);
      story.waits(10);
      assertEquals(Frame.TURN, story.position().frame());
      story.taps(BO);
      assertEquals(1_504, story.cash(BO));
    }
  }

  @Test
  void whereNothingIsDueRollRollsAtOnce() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(3))) {
      story.hands.tap(Control.ROLL);
      assertTrue(story.position().frame() == Frame.ROLL, story.hands::said);
    }
  }

  @Test
  void anotherRollAfterADoubleClosesNoClaimAndSoWaitsForNobody() throws Exception {
    try (ClassicStory story =
        ClassicStory.from(folder, ClassicScene.travel(3).owns(BO, ORIENTAL))) {
      story.rolls(3, 3);
      story.assertSays("Bo: claim!");
      story.hands.tap(Control.ROLL);
      assertEquals(Frame.ROLL, story.position().frame(), story.hands::said);
      story.types(1, 3);
      story.taps(BO);
      assertEquals(1_506, story.cash(BO), "the rent can still be claimed");
    }
  }
}
