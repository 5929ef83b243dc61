package croupier.app.table;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Entry;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.classic.ClassicScene;
import croupier.app.table.face.classic.ClassicStory;
import croupier.app.table.face.deal.DealScene;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Travel;
import croupier.engine.deal.Card;
import croupier.engine.deal.Phase;
import croupier.engine.express.Express;
import croupier.hal.Control;
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

/** A touch that began before a decision was shown never answers it. */
class QuickHandsTest {
  private static final int BALTIC = 3;
  private static final Duration QUICK = Duration.ofMillis(150);

  @TempDir Path folder;

  static Stream<ClassicGame> classics() {
    return Stream.of(Travel.GAME, Brands.GAME);
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  /** Ann's dice are set, so that OK makes her land on something for sale. */
  private ClassicStory aboutToLand(ClassicGame game) throws Exception {
    ClassicStory story =
        ClassicStory.from(folder.resolve(game.id()), ClassicScene.of(game, 3, Map.of()));
    story.taps(Control.ROLL);
    story.hands.turn(Control.DIAL_A, 1);
    story.hands.turn(Control.DIAL_B, 2);
    return story;
  }

  private static void taps(ClassicStory story, Control control, Duration then) {
    story.table().unit().tap(control);
    story.hands.rest(then);
  }

  @ParameterizedTest
  @MethodSource("classics")
  void threeQuickOksAfterARollBuyNothing(ClassicGame game) throws Exception {
    try (ClassicStory story = aboutToLand(game)) {
      story.hands.tap(Control.OK);
      for (int i = 0; i < 3; i++) {
        taps(story, Control.OK, QUICK);
      }
      story.hands.watchTheShow();
      assertEquals(Frame.BUY, story.position().frame(), story.hands::said);
      story.assertSays("OK:buy");
      story.taps(Control.OK);
      assertEquals(ANN, story.position().owner(BALTIC), "and one that is meant does");
    }
  }

  @Test
  void anOkThatMeantToSkipWhatEndsByItselfJustThenBuysNothing() throws Exception {
    try (ClassicStory story = aboutToLand(Travel.GAME)) {
      story.hands.tap(Control.OK);
      while (!story.says("OK:buy")) {
        story.hands.rest(Duration.ofMillis(1));
      }
      story.hands.rest(Duration.ofMillis(50));
      taps(story, Control.OK, Duration.ofSeconds(5));
      assertEquals(Frame.BUY, story.position().frame());
    }
  }

  /** At every pace, after every roll of an evening's beginning. */
  @ParameterizedTest
  @MethodSource("games")
  void whoeverHammersOkWhileARollIsShownDecidesNothing(Game game) throws Exception {
    for (int pace : new int[] {90, 130, 170, 210, 250, 290}) {
      Path games = folder.resolve(game.id() + pace);
      try (SimulatedTable table = KnownTables.standard(games, game.id() + pace)) {
        Hands hands = new Hands(table);
        hands.begin(game, 3);
        hands.watchTheShow();
        int rolls = 0;
        for (; rolls < 12 && mayRoll(table); rolls++) {
          long before = decisions(games, game);
          hands.tap(Control.ROLL);
          for (int i = 0; i < 20; i++) {
            table.unit().tap(Control.OK);
            hands.rest(Duration.ofMillis(pace));
          }
          hands.rest(Duration.ofSeconds(30));
          assertTrue(decisions(games, game) <= before + 1, () -> pace + " ms: " + hands.said());
        }
        assertTrue(rolls > 0, hands::said);
      }
    }
  }

  private static boolean mayRoll(SimulatedTable table) {
    return table.picture().prompt().keys().stream()
        .anyMatch(key -> key.control() == Control.ROLL && key.gesture() == Gesture.PRESS);
  }

  private static long decisions(Path games, Game game) throws Exception {
    RecordReader record = SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
    long[] decisions = {0};
    record.replay((_, entry, _, _) -> decisions[0] += entry instanceof Entry.Act ? 1 : 0);
    return decisions[0];
  }

  @Test
  void whoSkipsTheEndOfAGameStillSeesWhoWon() throws Exception {
    ClassicScene last =
        ClassicScene.travel(2).owns(1, 37, 39).built(5, 37, 39).on(ANN, 33).cash(ANN, 10);
    try (ClassicStory story = ClassicStory.from(folder, last)) {
      story.rolls(2, 4);
      story.taps(1);
      story.picks("give up");
      story.taps(Control.OK);
      story.hands.tap(Control.OK);
      for (int i = 0; i < 12; i++) {
        taps(story, Control.OK, QUICK);
      }
      assertEquals("Results", story.hands.mode());
    }
  }

  @Test
  void anOwnerWhoseRentIsShownEarlyByAnOkClaimsAtOnce() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(3).owns(1, BALTIC))) {
      story.taps(Control.ROLL);
      story.hands.turn(Control.DIAL_A, 1);
      story.hands.turn(Control.DIAL_B, 2);
      story.hands.tap(Control.OK);
      while (!story.says("claim!")) {
        taps(story, Control.OK, QUICK);
      }
      taps(story, Control.SEAT_2, Duration.ofSeconds(1));
      story.hands.watchTheShow();
      assertEquals(1_504, story.cash(1), "there is no grace for who is quick to claim");
    }
  }

  // --- holds

  @Test
  void aButtonThatIsDownSinceBeforeAnAuctionWasShownIsNotOut() throws Exception {
    try (ClassicStory story = aboutToLand(Travel.GAME)) {
      story.taps(Control.OK);
      story.hands.tap(Control.BACK);
      story.assertSays("AUCTION!");
      story.hands.press(Control.SEAT_3);
      story.hands.tap(Control.OK);
      story.hands.rest(Duration.ofSeconds(2));
      story.assertSays("in: Ann Bo Cy");
      story.hands.release(Control.SEAT_3);
      story.assertSays("no bid yet");
      story.hands.hold(Control.SEAT_3);
      story.assertSays("in: Ann Bo");
    }
  }

  @Test
  void aBidThatBeganBeforeAHigherOneWasShownIsNotMadeOnTopOfThat() throws Exception {
    try (ClassicStory story = aboutToLand(Travel.GAME)) {
      story.taps(Control.OK);
      story.taps(Control.BACK);
      story.table().unit().tap(Control.SEAT_2);
      story.hands.rest(Duration.ofMillis(40));
      story.table().unit().tap(Control.SEAT_3);
      story.hands.rest(Duration.ofSeconds(1));
      assertEquals(10, story.position().bid(), "Cy saw 10, and would have bid 20");
      story.taps(2);
      assertEquals(20, story.position().bid());
    }
  }

  @Test
  void whoHoldsOnToLookAtTheHandSinceBeforeTheShowEndedSeesIt() throws Exception {
    try (SimulatedTable table = KnownTables.at(folder, DealScene.boOwes(Card.MONEY_4).now())) {
      Hands hands = new Hands(table);
      hands.watchTheShow();
      hands.tap(Control.SEAT_2);
      hands.watchTheShow();
      hands.tap(Control.OK);
      hands.press(Control.SEAT_1);
      hands.tap(Control.OK);
      hands.rest(Duration.ofSeconds(3));
      assertTrue(hands.lcd().get(0).startsWith("Ann's hand"), hands::said);
      hands.release(Control.SEAT_1);
      assertFalse(hands.lcd().get(0).startsWith("Ann's hand"), hands::said);
    }
  }

  @Test
  void aShortPressThatBeganWhileAChargeWasShownDoesNotAcceptIt() throws Exception {
    try (SimulatedTable table = KnownTables.at(folder, DealScene.boOwns(Card.MONEY_4).now())) {
      Hands hands = new Hands(table);
      hands.watchTheShow();
      hands.press(Control.SEAT_1);
      hands.rest(Duration.ofSeconds(1));
      for (String label : List.of("rent", "red")) {
        for (int i = 0; i < 20 && !hands.lcd().get(1).startsWith("< " + label); i++) {
          hands.turn(Control.DIAL_A, 1);
        }
        hands.tap(Control.OK);
      }
      assertTrue(hands.isOffered(Control.OK), hands::said);
      table.unit().press(Control.SEAT_2);
      hands.rest(Duration.ofMillis(100));
      hands.tap(Control.OK);
      hands.release(Control.SEAT_2);
      hands.release(Control.SEAT_1);
      hands.watchTheShow();
      Path record = folder.resolve("00001-deal.jsonl");
      assertEquals(Phase.ANSWER, phase(record), hands::said);
    }
  }

  private static Phase phase(Path record) throws Exception {
    return ((croupier.engine.deal.DealPosition) SavedGames.read(record).end()).phase();
  }

  // --- the pause

  @Test
  void theOkThatEndsAPauseAndTheOnesRightAfterItAnswerNothing() throws Exception {
    try (ClassicStory story = aboutToLand(Travel.GAME)) {
      story.taps(Control.OK);
      story.assertSays("OK:buy");
      story.hands.hold(Control.BACK);
      for (int i = 0; i < 4; i++) {
        taps(story, Control.OK, QUICK);
      }
      story.hands.rest(Duration.ofSeconds(1));
      assertEquals(Frame.BUY, story.position().frame());
      assertEquals("Playing", story.hands.mode());
    }
  }

  @Test
  void whoeverGoesOnWithBackAndLetsGoLateAuctionsNothing() throws Exception {
    try (ClassicStory story = aboutToLand(Travel.GAME)) {
      story.taps(Control.OK);
      story.hands.hold(Control.BACK);
      assertEquals("Paused", story.hands.mode());
      story.table().unit().hold(Control.BACK, Duration.ofMillis(400));
      story.hands.rest(Duration.ofSeconds(1));
      assertEquals("Playing", story.hands.mode());
      assertEquals(Frame.BUY, story.position().frame());
    }
  }

  @Test
  void theOksThatResumeAGameAnswerNothing() throws Exception {
    try (ClassicStory story = aboutToLand(Travel.GAME)) {
      story.taps(Control.OK);
    }
    try (SimulatedTable again = KnownTables.standard(folder.resolve("travel"), "again")) {
      Hands hands = new Hands(again);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, 1); // past a new game
      for (int i = 0; i < 4; i++) {
        again.unit().tap(Control.OK);
        hands.rest(QUICK);
      }
      hands.rest(Duration.ofSeconds(1));
      assertEquals("Playing", hands.mode());
      assertTrue(hands.said().contains("OK:buy"), hands::said);
    }
  }

  @Test
  void quickOksOverTheDiceOfExpressPlaceNone() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "express")) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      for (int i = 0; i < 6; i++) {
        table.unit().tap(Control.OK);
        hands.rest(QUICK);
      }
      hands.watchTheShow();
      assertEquals(1, decisions(folder, Express.GAME), "nothing but the roll");
      assertEquals(List.of("Playing"), List.of(hands.mode()));
    }
  }
}
