package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.Waits;
import croupier.app.flight.FlightRecorder;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.loop.KnownWatchdog;
import croupier.app.loop.StuckTable;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.disk.PowerCut;
import croupier.app.table.face.go.GoScene;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program makes a mistake in a game, or gets stuck in it: the unit, and other games, go on. */
class StumblingTest {
  @TempDir Path folder;
  private final Clumsy clumsy = new Clumsy();
  private Log log;
  private int starts;

  @BeforeEach
  void hearTheLog() {
    log = new Log();
  }

  @AfterEach
  void theConsoleAgain() {
    log.close();
  }

  private SavedGames saved(Path games) throws IOException {
    return new SavedGames(games, () -> "clumsy", new QuickDisk());
  }

  private SimulatedTable table(SavedGames saved, Clumsy onlooker) {
    SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), GoScene.NAMES, saved, ++starts);
    table.controller().tell(onlooker);
    return table;
  }

  private static String record(Path games) throws IOException {
    return Files.readString(games.resolve("00001-express.jsonl"));
  }

  // --- mistakes

  @Test
  void aMistakeEndsItsGameAndItIsKeptAndAnotherCanBePlayed() throws Exception {
    try (SimulatedTable table = table(saved(folder), clumsy)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      clumsy.stumbles();
      hands.tap(Control.ROLL);
      assertEquals("Notice", hands.mode());
      assertTrue(hands.said().contains("Something went wrong"), hands::said);
      String kept = record(folder);
      clumsy.recovers();
      hands.tap(Control.OK);
      assertEquals("Attract", hands.mode());

      hands.tap(Control.OK);
      hands.beginAnother(Go.GAME);
      hands.watchTheShow();
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);

      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, 2);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      assertTrue(record(folder).startsWith(kept), "nothing that was rolled has changed");
    }
    assertEquals(1, log.count("Playing ended by a mistake of the program"), log::text);
  }

  @Reaches("Limits.STUMBLES")
  @Test
  void aGameThatFailsAgainAndAgainIsPutAsideAndItsRecordKept() throws Exception {
    SavedGames saved = saved(folder);
    try (SimulatedTable table = table(saved, clumsy)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);
      clumsy.stumblesAtBegin();
      for (int times = 1; times <= Limits.STUMBLES; times++) {
        hands.tap(Control.OK);
        assertEquals("ResumeMenu", hands.mode(), "after " + (times - 1));
        hands.tap(Control.OK);
        assertEquals("Notice", hands.mode());
        hands.tap(Control.OK);
      }
      assertEquals("Attract", hands.mode());
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode(), "it is not offered any more");
    }
    assertTrue(Files.exists(folder.resolve("00001-express.dropped")));
    assertFalse(Files.exists(folder.resolve("00001-express.stumbles")));
    assertTrue(SavedGames.read(folder.resolve("00001-express.jsonl")).entries() >= 0);
  }

  @Test
  void aGameThatHasComeFurtherSinceThenIsNotPutAside() throws Exception {
    try (SimulatedTable table = table(saved(folder), clumsy)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      for (int times = 0; times <= Limits.STUMBLES; times++) {
        hands.watchTheShow();
        clumsy.stumbles();
        hands.tap(Control.ROLL);
        assertTrue(hands.said().contains("Something went wrong"), hands::said);
        clumsy.recovers();
        hands.tap(Control.OK);
        hands.resume();
      }
    }
  }

  @Test
  void whatWasBroughtToTheTableDoesNotEndTheUnitEither() throws Exception {
    try (SimulatedTable table = table(saved(folder), clumsy)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      table.loop().queue().put(StumblingTest::mistake);
      hands.rest(Duration.ofSeconds(1));
      assertEquals("Notice", hands.mode());
      hands.tap(Control.OK);
      hands.resume();
    }
  }

  private static void mistake() {
    throw new IllegalArgumentException("planted");
  }

  @Test
  void whoeverStumblesOverAPictureStumblesAlone() throws Exception {
    try (SimulatedTable table = table(saved(folder), clumsy)) {
      table.loop().showOn(_ -> mistake());
      table.loop().showOnWall(_ -> mistake());
      table.loop().tellModes(_ -> mistake());
      new Hands(table).begin(Express.GAME, 2);
    }
  }

  @Reaches({"Limits.MISTAKES", "Waits.CALM"})
  @Test
  void oneMistakeAfterTheOtherEndsTheProgramRatherThanBusyItForEver() throws Exception {
    try (SimulatedTable table = table(saved(folder), clumsy)) {
      for (int times = 0; times < Limits.MISTAKES; times++) {
        table.loop().queue().put(StumblingTest::mistake);
        table.step(table.unit().clock().nanos() + 1);
      }
      table.advanceTo(table.unit().clock().nanos() + Waits.CALM.toNanos());
      for (int times = 0; times < Limits.MISTAKES; times++) {
        table.loop().queue().put(StumblingTest::mistake);
        table.step(table.unit().clock().nanos() + 1);
      }
      table.loop().queue().put(StumblingTest::mistake);
      assertThrows(IllegalStateException.class, () -> table.step(Long.MAX_VALUE));
    }
  }

  // --- stuck

  /** Lets a table get stuck, and the program end; gives the folder as it is then. */
  private Path stuck(Path games, Clumsy hanging, boolean resumes) throws Exception {
    SavedGames saved = saved(games);
    SimulatedTable table = table(saved, hanging);
    FlightRecorder flight = new FlightRecorder(saved, table.unit().clock()).follow(table.loop());
    Hands hands = new Hands(table);
    if (resumes) {
      hands.rest(Duration.ofSeconds(1));
    } else {
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hanging.hangs();
      table.unit().tap(Control.ROLL);
    }
    Thread thread =
        Thread.ofPlatform()
            .start(
                () ->
                    assertThrows(
                        PowerCut.class,
                        () -> {
                          if (resumes) {
                            table.loop().beat();
                            table.controller().goOn();
                          }
                          table.loop().run(60 * Clock.SECOND);
                        }));
    KnownWatchdog watchdog =
        new KnownWatchdog(
            new StuckTable(saved, flight::stuck, thread::interrupt), table.loop(), thread);
    hanging.awaitHanging();
    watchdog.lookUntilStuck();
    thread.join();
    // The program is dead: what is on the disk is all that is left.
    Path left = folder.resolve("left " + ++starts);
    Files.createDirectory(left);
    try (Stream<Path> files = Files.list(games)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, left.resolve(file.getFileName()));
      }
    }
    return left;
  }

  @Test
  void aStuckTableIsNoticedReportedAndItsGameGoesOnByItself() throws Exception {
    Path left = stuck(Files.createDirectory(folder.resolve("games")), clumsy, false);
    assertEquals(1, log.count("The table is stuck"), log::text);
    assertTrue(log.text().contains("Clumsy.hang"), "it is said where");
    String kept = record(left);
    try (SimulatedTable table = table(saved(left), new Clumsy())) {
      table.controller().goOn();
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      assertTrue(hands.said().contains("The unit was stuck"), hands::said);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      hands.watchTheShow();
      assertTrue(record(left).startsWith(kept), "it goes on from there");
    }
    try (SimulatedTable table = table(saved(left), new Clumsy())) {
      table.controller().goOn();
      assertEquals("Attract", table.controller().mode(), "that was once");
    }
  }

  @Test
  void aGameInWhichTheTableIsStuckAgainAndAgainIsPutAside() throws Exception {
    Path left = stuck(Files.createDirectory(folder.resolve("games")), clumsy, false);
    for (int times = 1; times < Limits.STUMBLES; times++) {
      left = stuck(left, new Clumsy().hangsAtBegin(), true);
    }
    try (SimulatedTable table = table(saved(left), new Clumsy())) {
      table.controller().goOn();
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      assertTrue(hands.said().contains("put aside"), hands::said);
      hands.tap(Control.OK);
      assertEquals("Attract", hands.mode());
    }
    assertTrue(Files.exists(left.resolve("00001-express.dropped")));
    assertTrue(SavedGames.read(left.resolve("00001-express.jsonl")).entries() >= 0);
  }
}
