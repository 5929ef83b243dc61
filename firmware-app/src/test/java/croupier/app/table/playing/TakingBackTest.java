package croupier.app.table.playing;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.engine.deal.Card.HOUSE;
import static croupier.engine.deal.Card.JUST_SAY_NO;
import static croupier.engine.deal.Card.MONEY_10;
import static croupier.engine.deal.Card.PASS_GO;
import static croupier.engine.deal.Card.RED;
import static croupier.engine.deal.Card.SLY_DEAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Agreed;
import croupier.app.live.Entry;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.face.classic.ClassicScene;
import croupier.app.table.face.classic.ClassicStory;
import croupier.app.table.face.deal.DealScene;
import croupier.app.table.face.go.GoScene;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.classic.Frame;
import croupier.engine.express.Express;
import croupier.engine.go.Colour;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** BACK, where it means nothing else, takes back what hands decided last. */
class TakingBackTest {
  private static final int BALTIC = 3;
  private static final long LONGEST_EVENING = 48 * 3600 * Clock.SECOND;

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  /** Ann has bought a street by mistake, and Bo is to roll. */
  private ClassicStory bought() throws Exception {
    ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(3));
    story.rolls(1, 2);
    story.taps(Control.OK);
    assertEquals(ANN, story.position().owner(BALTIC));
    story.assertSays("Bo's turn");
    return story;
  }

  private static List<String> offered(ClassicStory story) {
    return story.meanings(Control.BACK, Gesture.PRESS);
  }

  @Test
  void aStreetThatWasBoughtByMistakeIsGivenBack() throws Exception {
    try (ClassicStory story = bought()) {
      assertEquals(List.of("playing.take-back"), offered(story));
      story.hands.tap(Control.BACK);
      story.assertSays("takes it back");
      story.assertHeadline("Ann takes it back.");
      story.hands.watchTheShow();
      story.assertTold("Ann takes this back: Ann buys Baltic Avenue for 60.");
      assertEquals(-1, story.position().owner(BALTIC));
      assertEquals(1_500, story.cash(ANN));
      assertEquals(
          List.of("classic.decline"),
          story.meanings(Control.BACK, Gesture.PRESS),
          "the roll stands");
      story.taps(Control.OK);
      assertEquals(ANN, story.position().owner(BALTIC), "and she may buy it after all");
    }
  }

  @Test
  void whatChanceOrSomebodyElseHasAnsweredStands() throws Exception {
    try (ClassicStory story = bought()) {
      story.taps(Control.ROLL);
      assertEquals(List.of(), offered(story));
      story.hands.tap(Control.BACK);
      assertEquals(ANN, story.position().owner(BALTIC));
      story.types(1, 1);
      assertEquals(List.of(), offered(story), "the dice have answered");
    }
  }

  @Test
  void onlyTheLastOnesDecisionIsTakenBackAndStepByStep() throws Exception {
    try (ClassicStory story =
        ClassicStory.from(folder, ClassicScene.travel(3).owns(ANN, 1, 3).owns(BO, 6))) {
      story.taps(ANN);
      story.picks("Mediterranean");
      story.taps(Control.OK);
      story.taps(Control.OK);
      story.taps(ANN);
      assertEquals(2, built(story), "a house on each");
      story.taps(Control.BACK);
      assertEquals(1, built(story));
      story.taps(Control.BACK);
      assertEquals(0, built(story));
      assertEquals(List.of(), offered(story));
    }
  }

  private static int built(ClassicStory story) throws Exception {
    return story.position().buildings(1) + story.position().buildings(3);
  }

  @Test
  void backClosesWhatIsOpenFirst() throws Exception {
    try (ClassicStory story = bought()) {
      story.taps(ANN);
      assertEquals(List.of("classic.desk-close"), offered(story));
      story.hands.tap(Control.BACK);
      assertEquals(ANN, story.position().owner(BALTIC));
      assertEquals(List.of("playing.take-back"), offered(story));
    }
  }

  @Test
  void aBackThatIsHeldPausesAndTakesNothingBack() throws Exception {
    try (ClassicStory story = bought()) {
      story.hands.hold(Control.BACK);
      assertEquals("Paused", story.hands.mode());
      story.hands.tap(Control.BACK);
      assertEquals("Playing", story.hands.mode());
      assertEquals(ANN, story.position().owner(BALTIC));
      story.hands.rest(Duration.ofSeconds(1));
      story.taps(Control.BACK);
      assertEquals(-1, story.position().owner(BALTIC));
    }
  }

  @Test
  void anotherDayItCanStillBeTakenBack() throws Exception {
    try (ClassicStory story = bought();
        ClassicStory another = story.anotherDay()) {
      another.taps(Control.BACK);
      assertEquals(-1, another.position().owner(BALTIC));
      another.assertSays("OK:buy");
    }
  }

  @Test
  void whatTheTimeDecidedIsNobodysMistake() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(2))) {
      story.rolls(1, 2);
      story.taps(Control.BACK);
      story.taps(BO);
      story.waits(11);
      assertEquals(BO, story.position().owner(BALTIC));
      assertEquals(List.of(), offered(story));
    }
  }

  @Test
  void aBidIsTakenBackUntilSomebodyBidsMore() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(3))) {
      story.rolls(1, 2);
      story.taps(Control.BACK);
      story.taps(BO);
      assertEquals(10, story.position().bid());
      story.taps(Control.BACK);
      assertEquals(0, story.position().bid());
      story.assertSays("no bid yet");
      story.assertSays("10s");
      assertEquals(Frame.AUCTION, story.position().frame());
    }
  }

  // --- the disk

  @Test
  void aFullDiskAsksAndThenItIsTakenBack() throws Exception {
    QuickDisk disk = new QuickDisk();
    try (SimulatedTable table = KnownTables.standard(folder, "full", disk)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      List<String> rolled = hands.lcd();
      hands.tap(Control.OK);
      hands.watchTheShow();
      disk.room(10);
      hands.tap(Control.BACK);
      assertEquals("DiskTrouble", hands.mode());
      disk.room(Long.MAX_VALUE);
      hands.tap(Control.OK);
      hands.watchTheShow();
      assertEquals(rolled, hands.lcd());
      assertTrue(takenBack(folder, Express.GAME) > 0, "it is on the record");
    }
  }

  private static long takenBack(Path games, Game game) throws Exception {
    long[] count = {0};
    SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"))
        .replay((_, entry, _, _) -> count[0] += entry instanceof Entry.TakeBack ? 1 : 0);
    return count[0];
  }

  // --- go and deal

  private GoPosition go() throws Exception {
    return (GoPosition) SavedGames.read(folder.resolve("00001-go.jsonl")).end();
  }

  @Test
  void whatFollowedFromAChoiceByItselfGoesBackWithIt() throws Exception {
    // Ann is on GO. With a block chosen and one colour left, the rest needs no hands.
    GoPosition onGo = GoScene.landingOn(0, 8).blocks(1, 1, Colour.RED).rolled();
    try (SimulatedTable table = KnownTables.at(folder, onGo)) {
      Hands hands = new Hands(table);
      hands.watchTheShow();
      Phase before = go().phase();
      List<String> lcd = hands.lcd();
      hands.tap(Control.OK);
      hands.watchTheShow();
      assertTrue(hands.isOffered(Control.BACK), hands::said);
      for (int i = 0; i < 3 && go().phase() != before; i++) {
        hands.tap(Control.BACK);
        hands.watchTheShow();
      }
      assertEquals(before, go().phase());
      assertEquals(lcd, hands.lcd());
    }
  }

  @Test
  void whoLockedADialTooSoonTurnsItAgain() throws Exception {
    try (SimulatedTable table = KnownTables.at(folder, GoScene.heist())) {
      Hands hands = new Hands(table);
      hands.watchTheShow();
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.DIAL_A);
      assertFalse(go().mayAct(ANN));
      hands.tap(Control.BACK);
      hands.watchTheShow();
      assertTrue(go().mayAct(ANN));
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.DIAL_A);
      hands.tap(Control.DIAL_B);
      hands.watchTheShow();
      assertFalse(press(table, Control.BACK), "both have seen both");
    }
  }

  private static boolean press(SimulatedTable table, Control control) {
    return table.picture().prompt().keys().stream()
        .anyMatch(key -> key.control() == control && key.gesture() == Gesture.PRESS);
  }

  @Test
  void aCardThatWasPlayedByMistakeIsInTheHandAgain() throws Exception {
    Position turn =
        DealScene.dealt(
                List.of(MONEY_10, RED, RED, SLY_DEAL, PASS_GO),
                List.of(RED, HOUSE, JUST_SAY_NO, SLY_DEAL, PASS_GO))
            .draws()
            .now();
    try (SimulatedTable table = KnownTables.at(folder, turn)) {
      Hands hands = new Hands(table);
      hands.watchTheShow();
      hands.press(Control.SEAT_1);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.watchTheShow();
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.BACK);
      assertFalse(hands.said().contains("takes it back"), "while cards are open BACK is theirs");
      hands.release(Control.SEAT_1);
      assertTrue(hands.said().contains("BACK:undo"), hands::said);
      hands.tap(Control.BACK);
      hands.watchTheShow();
      assertTrue(hands.lcd().get(0).endsWith("3 plays"), hands::said);
    }
  }

  // --- evenings

  /** People who regret much. */
  private static int fickle(Key key) {
    return key.meaning().equals("playing.take-back") ? 20 : Hands.liking(key) * 3;
  }

  @ParameterizedTest
  @MethodSource("games")
  void wholeEveningsOfPeopleWhoOftenTakeBackAreRightOnTheRecord(Game game) throws Exception {
    for (int seed = 1; seed <= 2; seed++) {
      Path games = folder.resolve(game.id() + seed);
      SplittableRandom when = new SplittableRandom(seed);
      SimulatedTable table = KnownTables.standard(games, "fickle " + seed);
      new Hands(table).begin(game, 3, Agreed.tonight(game));
      for (int days = 0; ; days++) {
        SimulatedTable today = table;
        today.seat(new SmartPlayers(today.unit(), 3, seed + days, TakingBackTest::fickle));
        long end = today.unit().clock().nanos() + when.nextLong(600 * Clock.SECOND);
        while (!isOver(today) && (days > 6 || today.unit().clock().nanos() < end)) {
          assertTrue(
              today.unit().clock().nanos() < LONGEST_EVENING,
              "seed " + seed + ": the evening does not end: " + today.picture().prompt());
          today.step(LONGEST_EVENING);
        }
        if (isOver(today)) {
          break;
        }
        // Somebody switches the unit off, whatever is going on.
        today.close();
        table = KnownTables.standard(games, "another day");
        new Hands(table).resume();
      }
      table.close();
      RecordReader record = SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
      assertTrue(record.result() != null && record.proved(), "seed " + seed);
      assertTrue(takenBack(games, game) > 10, "seed " + seed);
    }
  }

  private static boolean isOver(SimulatedTable table) {
    return table.controller().mode().equals("Results");
  }
}
