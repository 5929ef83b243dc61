package croupier.app.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.flight.FlightRecord.Why;
import croupier.app.live.FlightFiles;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.engine.express.Express;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is noted, when it is written down, and how little room it takes. */
class FlightRecorderTest {
  @TempDir Path folder;
  private Log log;

  @BeforeEach
  void hearTheLog() {
    log = new Log();
  }

  @AfterEach
  void theConsoleAgain() {
    log.close();
  }

  private FlightRecorder recorder() throws IOException {
    return new FlightRecorder(new SavedGames(folder, () -> "seed", new QuickDisk()), () -> 0);
  }

  private List<Path> files() throws IOException {
    return FlightFiles.in(folder).all();
  }

  private FlightRecord latest() throws IOException {
    return FlightRecord.of(FlightFiles.in(folder).read(files().getFirst()));
  }

  @Test
  void aMistakeIsWrittenDownWithWhatCameBefore() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "flight")) {
      new FlightRecorder(table.saved(), table.unit().clock()).follow(table.loop());
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      table.loop().queue().put(FlightRecorderTest::mistake);
      hands.tap(Control.ROLL);
      FlightRecord flight = latest();
      assertEquals(Why.MISTAKE, flight.why());
      assertEquals("IllegalStateException", flight.what());
      assertEquals("00001-express.jsonl", flight.game());
      assertEquals("Playing", flight.mode());
      assertTrue(flight.where().getFirst().contains("FlightRecorderTest.mistake"));
      String lines = String.join("\n", flight.lines());
      for (String noted :
          List.of(
              "OK pressed", "mode GameMenu", "express begins, 2 players", "hands at the unit")) {
        assertTrue(lines.contains(noted), lines);
      }
      assertFalse(Files.readString(files().getFirst()).contains("hidden card"), "its words");
    }
  }

  private static void mistake() {
    throw new IllegalStateException("the hidden card is pass_go");
  }

  @Test
  void whoeverAsksOnTheServiceScreenFindsItBesideTheGames() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "flight")) {
      new FlightRecorder(table.saved(), table.unit().clock()).follow(table.loop());
      Hands hands = new Hands(table);
      hands.hold(Control.BACK);
      hands.hold(Control.DIAL_A);
      hands.turnTo("what happened");
      hands.tap(Control.OK);
      assertTrue(hands.said().contains("flight-00001.json"), hands::said);
      assertEquals(Why.ASKED, latest().why());
      hands.tap(Control.OK);
      assertEquals("SettingsMenu", hands.mode());
    }
  }

  @Test
  void aPartThatFailsAgainAndAgainFillsNoDisk() throws Exception {
    FlightRecorder recorder = recorder();
    for (int i = 0; i < 100; i++) {
      recorder.faulted("seat-1", Fault.of("stuck"));
      recorder.recovered("seat-1");
    }
    recorder.faulted("lcd", Fault.of("stuck"));
    assertEquals(2, files().size());
    assertEquals("lcd stuck", latest().what());
  }

  @Reaches({"Limits.FLIGHT_LINES", "Limits.FLIGHT_LINE"})
  @Test
  void itRemembersTheLatestLinesOnly() throws Exception {
    FlightRecorder recorder = recorder();
    for (int i = 0; i < 3 * Limits.FLIGHT_LINES; i++) {
      recorder.recovered("part " + i + "x".repeat(2 * Limits.FLIGHT_LINE));
    }
    List<String> lines = recorder.lines();
    assertEquals(Limits.FLIGHT_LINES, lines.size());
    assertTrue(lines.getLast().startsWith("0.000 part " + (3 * Limits.FLIGHT_LINES - 1)));
    int longest = lines.stream().mapToInt(String::length).max().orElseThrow();
    assertEquals("0.000 ".length() + Limits.FLIGHT_LINE, longest);
    // In memory: two bytes a character at worst, and some forty for each line and its text.
    assertTrue(Limits.FLIGHT_LINES * (Limits.FLIGHT_LINE + 80) <= 200_000);
    recorder.keep();
    assertTrue(Files.size(files().getFirst()) < Limits.FLIGHT_BYTES);
    assertEquals(lines, latest().lines(), "as much as it can be is read back");
  }

  @Test
  void howFarADialIsTurnedIsNotNoted() throws Exception {
    FlightRecorder recorder = recorder();
    for (int steps : new int[] {1, -3, 7, 7}) {
      recorder.hand(new UnitEvent.Turned(Control.DIAL_A, steps, 0), true);
    }
    assertEquals(List.of("0.000 DIAL_A turned"), recorder.lines());
    recorder.hand(new UnitEvent.Turned(Control.DIAL_A, 1, 0), false);
    recorder.hand(new UnitEvent.Pressed(Control.OK, 0), false);
    assertEquals("0.000 hands at the unit", recorder.lines().getLast());
    assertEquals(2, recorder.lines().size());
  }

  @Reaches("Limits.FLIGHTS")
  @Test
  void theOldestFilesGo() throws Exception {
    FlightRecorder recorder = recorder();
    for (int i = 0; i < Limits.FLIGHTS + 3; i++) {
      recorder.keep();
    }
    List<String> names =
        files().stream().map(file -> file.getFileName().toString()).sorted().toList();
    assertEquals(
        IntStream.rangeClosed(4, Limits.FLIGHTS + 3)
            .mapToObj("flight-%05d.json"::formatted)
            .toList(),
        names);
  }

  @Reaches("Limits.FLIGHT_CALLS")
  @Test
  void soManyCallsAreTold() throws Exception {
    FlightRecorder recorder = recorder();
    StackTraceElement call = new StackTraceElement("a".repeat(200), "b", "C.java", 1);
    recorder.stuck(IntStream.range(0, 500).mapToObj(_ -> call).toArray(StackTraceElement[]::new));
    assertEquals(Limits.FLIGHT_CALLS, latest().where().size());
    assertEquals(Limits.FLIGHT_LINE, latest().where().getFirst().length());
  }

  @Reaches("Limits.FLIGHT_BYTES")
  @Test
  void aFileThatIsTooLongIsNotRead() throws Exception {
    Path file = recorder().keep().orElseThrow();
    int more = Limits.FLIGHT_BYTES - (int) Files.size(file);
    Files.writeString(file, " ".repeat(more), StandardOpenOption.APPEND);
    assertEquals(Why.ASKED, latest().why());
    Files.writeString(file, " ", StandardOpenOption.APPEND);
    assertThrows(IOException.class, this::latest);
  }

  @Test
  void aDiskThatIsFullIsNoMoreTroubleThanThat() throws Exception {
    QuickDisk disk = new QuickDisk();
    SavedGames saved = new SavedGames(folder, () -> "seed", disk);
    disk.room(10);
    assertTrue(new FlightRecorder(saved, () -> 0).keep().isEmpty());
    assertEquals(1, log.count("What happened before is not written down"), log::text);
    assertEquals(List.of(), files());
  }
}
