package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.app.Reaches;
import croupier.app.live.Agreed;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.program.Command;
import croupier.app.program.ProgramLimits;
import croupier.app.program.ProgramSeats;
import croupier.app.seat.Holders;
import croupier.app.seat.Thinker;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.go.GoScene;
import croupier.bots.Level;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.express.Express;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs of other people at a table, good ones and others; a bot sits at the other seat. */
class ProgramsAtTheTableTest {
  /** A busy machine is slow and not wrong; no test waits so long. */
  private static final ProgramLimits PATIENT =
      new ProgramLimits(60 * Clock.SECOND, 60 * Clock.SECOND, 1_024, 10_000);

  private static final ProgramLimits HASTY =
      new ProgramLimits(20 * Clock.MILLISECOND, 20 * Clock.MILLISECOND, 1_024, 10_000);

  /** Takes the first of its actions, always. */
  private static final String FIRST =
      "sed -u -n 's/.*\"actions\":\\[\\({[^}]*}\\).*/{\"action\":\\1}/p'";

  private static final String PLAYS_ON = "A normal bot plays on.";
  private static final long LONGEST = 96 * 3600 * Clock.SECOND;

  @TempDir Path folder;

  /** Seats 1 and 2 of the unit: a bot, and a program. */
  private SimulatedTable table(Path games, String command, ProgramLimits limits)
      throws IOException {
    return new SimulatedTable(
        HardwareProfile.standard(),
        GoScene.NAMES,
        new SavedGames(games, () -> "programs", new QuickDisk()),
        1,
        thread -> {
          Holders holders =
              Holders.withBots(
                  thread, Thinker.atOnce(SimulatedTable.TRIALS), Map.of(0, Level.NORMAL));
          holders.invite(
              1,
              Command.of(command).orElseThrow().name(),
              new ProgramSeats(command, limits),
              Thinker.atOnce(1));
          return holders;
        });
  }

  /** Who sits at the second seat, as the pages say it beside what counts. */
  private static String sits(SimulatedTable table) {
    return table.picture().prompt().notes().get(1).get(1).replaceFirst(".* · ", "");
  }

  /** Keeps this as {@code my_bot}, for a shell. */
  private String bot(String program) throws IOException {
    Path file = folder.resolve("my_bot.sh");
    Files.writeString(file, program + "\n");
    return "sh " + file;
  }

  private static Path record(Path games, Game game) {
    return games.resolve("00001-" + game.id() + ".jsonl");
  }

  /** Plays to the end; how often the table said so. */
  private static int timesSaid(SimulatedTable table, String sentence) {
    int times = 0;
    String before = "";
    while (!table.controller().mode().equals("Results") && table.unit().clock().nanos() < LONGEST) {
      table.step(LONGEST);
      String now = table.picture().prompt().headline();
      times += now.equals(sentence) && !before.equals(now) ? 1 : 0;
      before = now;
    }
    assertEquals("Results", table.controller().mode());
    return times;
  }

  @Test
  void itPlaysAWholeGameUnderItsName() throws Exception {
    Path games = folder.resolve("games");
    try (Log log = new Log();
        SimulatedTable table = table(games, bot(FIRST), PATIENT)) {
      new Hands(table).begin(Express.GAME, List.of(), Map.of());
      assertEquals("program", sits(table));
      timesSaid(table, "");
      assertTrue(log.text().lines().allMatch(line -> line.contains("game of")), log::text);
    }
    RecordReader record = SavedGames.read(record(games, Express.GAME));
    assertEquals(List.of("Bit", "my_bot"), record.names());
    assertTrue(record.proved());
  }

  @Test
  void itPlaysInTheShowToo() throws Exception {
    try (SimulatedTable table = table(folder.resolve("games"), bot(FIRST), PATIENT)) {
      assertTrue(isSeenInTheShow(table, "my_bot"));
    }
  }

  @Test
  void aShowGoesOnWithoutAProgramThatDoesWrong() throws Exception {
    try (Log log = new Log();
        SimulatedTable table = table(folder.resolve("games"), bot("exit 1"), PATIENT)) {
      assertFalse(isSeenInTheShow(table, "my_bot"));
      assertEquals("Showing", table.controller().mode());
      assertEquals(3, log.count("my_bot plays no more in this show's game"), log::text);
      assertEquals(1, log.count("is not asked again"), log::text);
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
  }

  /** Whether a show of some minutes has somebody of this name at the table. */
  private static boolean isSeenInTheShow(SimulatedTable table, String name) {
    table.controller().show(new Show(true, Duration.ofSeconds(1), List.of("go")));
    boolean seen = false;
    while (table.unit().clock().nanos() < 600 * Clock.SECOND) {
      table.step(600 * Clock.SECOND);
      seen |=
          table.controller().mode().equals("Showing")
              && table.picture().prompt().notes().stream()
                  .anyMatch(note -> String.join(" ", note).contains(name));
    }
    return seen;
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  /** The example that bot authors copy, in every game. */
  @ParameterizedTest
  @MethodSource("games")
  void theExampleInPythonPlaysEveryGame(Game game) throws Exception {
    assumeTrue(hasPython(), "needs Python 3");
    String example = Path.of("../clients/python/example_bot.py").toAbsolutePath().toString();
    try (Log log = new Log();
        SimulatedTable table = table(folder.resolve("games"), "python3 " + example, PATIENT)) {
      new Hands(table).begin(game, List.of(), Agreed.turns(game, "8"));
      assertEquals("program", sits(table));
      timesSaid(table, "");
      assertTrue(log.text().lines().allMatch(line -> line.contains("game of")), log::text);
    }
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  // --- what can go wrong

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u0001',
      value = {
        "exit 1 | has crashed",
        "sed -u -n -e '3q' -e 's/.*\"actions\":.\\({[^}]*}\\).*/{\"action\":\\1}/p' | has crashed",
        "cat /dev/zero | talks too much",
        "while read q; do echo 'Psst: look at seat 1!'; done | makes no sense",
        "while read q; do echo '{\"action\":{\"type\":\"stop\"}}'; done | breaks the rules"
      })
  void whoDoesWrongIsNamedOnceAndABotPlaysOn(String program, String fault) throws Exception {
    isNamed(program, PATIENT, fault);
  }

  @Test
  void whoHangsIsNamedOnceAndABotPlaysOn() throws Exception {
    isNamed("sleep 1000", HASTY, "does not answer");
  }

  @Test
  void whoWantsTooMuchMemoryIsNamedOnceAndABotPlaysOn() throws Exception {
    String greedy = "read q; x=$(head -c 40000000 /dev/zero | tr '\\0' x); " + FIRST;
    isNamed(
        greedy, new ProgramLimits(60 * Clock.SECOND, 60 * Clock.SECOND, 16, 10_000), "has crashed");
  }

  private void isNamed(String program, ProgramLimits limits, String fault) throws Exception {
    Path games = folder.resolve("games");
    try (Log log = new Log();
        SimulatedTable table = table(games, bot(program), limits)) {
      new Hands(table).begin(Express.GAME, List.of(), Map.of());
      assertEquals(1, timesSaid(table, "my_bot " + fault + ". " + PLAYS_ON));
      assertEquals(1, log.count("my_bot is out of this game: "), log::text);
      assertEquals(0, log.count("Psst"), "its words are nobody's business");
      assertEquals("my_bot", table.picture().prompt().notes().get(1).getFirst());
      assertEquals("bot, normal", sits(table));
    }
    assertTrue(SavedGames.read(record(games, Express.GAME)).proved());
  }

  /** Others are still there whose evening it is: what is said is read, and OK goes on. */
  @Test
  void whatIsSaidOfItFitsTheDisplay() throws Exception {
    try (Log _ = new Log();
        SimulatedTable table = table(folder.resolve("games"), bot("exit 1"), PATIENT)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, List.of(), Map.of());
      while (!hands.said().contains(PLAYS_ON)) {
        hands.rest(Duration.ofMillis(100));
      }
      assertEquals(List.of("my_bot", "has crashed.", "A normal bot", "plays on."), hands.lcd());
      assertTrue(hands.isOffered(Control.OK));
      hands.tap(Control.OK);
      assertFalse(hands.said().contains(PLAYS_ON), hands::said);
    }
  }

  @Reaches("Limits.SPOILT")
  @Test
  void inTheNextGameItIsTriedAgainAndInTheFourthNoMore() throws Exception {
    Path tried = folder.resolve("tried");
    try (Log log = new Log();
        SimulatedTable table =
            table(folder.resolve("games"), bot("echo >>" + tried + "; exit 1"), PATIENT)) {
      Hands hands = new Hands(table);
      for (int game = 1; game <= 4; game++) {
        hands.begin(Express.GAME, List.of(), Map.of());
        assertEquals(
            game <= 3 ? List.of("my_bot", "program") : List.of("Chip", "bot, normal"),
            List.of(table.picture().prompt().notes().get(1).getFirst(), sits(table)));
        timesSaid(table, "");
        hands.rest(Duration.ofSeconds(1));
        hands.tap(Control.OK);
        assertEquals("Attract", hands.mode());
      }
      assertEquals(1, log.count("is not asked again"), log::text);
    }
    assertEquals(3, Files.readAllLines(tried).size());
  }

  // --- coming and going

  /** After a power cut it is started anew, and told the game that it finds. */
  @Test
  void itComesBackToASavedGame() throws Exception {
    Path games = folder.resolve("games");
    Path told = folder.resolve("told");
    String program = bot("tee -a " + told + " | " + FIRST);
    try (SimulatedTable table = table(games, program, PATIENT)) {
      new Hands(table).begin(Express.GAME, List.of(), Map.of());
      table.advanceTo(table.unit().clock().nanos() + 60 * Clock.SECOND);
    }
    int before = Files.readAllLines(told).size();
    assertTrue(Files.readString(games.resolve("00001-express.seats")).contains("program:my_bot"));
    try (SimulatedTable table = table(games, program, PATIENT)) {
      new Hands(table).resume();
      assertEquals("program", sits(table));
      timesSaid(table, "");
    }
    List<String> questions = Files.readAllLines(told);
    assertTrue(questions.get(before).startsWith("{\"ask\":1,\"game\":\"express\",\"you\":1,"));
    assertTrue(SavedGames.read(record(games, Express.GAME)).proved());
  }

  /** Nothing that lies beside a game is ever run. */
  @Test
  void aBotComesForAProgramThatIsNotInvitedAnyMore() throws Exception {
    Path games = folder.resolve("games");
    try (SimulatedTable table = table(games, bot(FIRST), PATIENT)) {
      new Hands(table).begin(Express.GAME, List.of(), Map.of());
    }
    try (Log log = new Log();
        SimulatedTable table = table(games, "sh /no/such/other", PATIENT)) {
      new Hands(table).resume();
      assertEquals("bot, normal", sits(table));
      assertEquals(1, log.count("program:my_bot is not invited any more"), log::text);
    }
  }

  @Test
  void aSeatIsHandedToAPersonAndBackToTheProgram() throws Exception {
    try (SimulatedTable table = table(folder.resolve("games"), bot(FIRST), PATIENT)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, List.of(), Map.of());
      hands.hold(Control.BACK);
      hands.tap(Control.SEAT_2);
      hands.tap(Control.OK);
      hands.tap(Control.SEAT_2);
      hands.turn(Control.DIAL_A, 3);
      assertTrue(
          hands.said().contains("4/5") && hands.lcd().get(1).contains("my_bot"), hands::said);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("program", sits(table));
      timesSaid(table, "");
    }
  }

  @Test
  void inTheMenuItHasALightAWordAndItsName() throws Exception {
    try (SimulatedTable table = table(folder.resolve("games"), bot(FIRST), PATIENT)) {
      Hands hands = new Hands(table);
      hands.toSeats();
      assertEquals(List.of("my_bot", "program"), table.picture().prompt().notes().get(1));
      assertEquals(4, hands.lit(1));
      assertTrue(hands.said().contains("A:bots 2 B:normal  2"), hands::said);
      hands.turn(Control.DIAL_A, -2);
      hands.turn(Control.DIAL_A, 1);
      assertTrue(hands.said().contains("A:1 my_bot         1"), hands::said);
      assertFalse(hands.isOffered(Control.DIAL_B), "a program plays as it plays");
      hands.tap(Control.SEAT_1);
      assertEquals(List.of("my_bot", "program"), table.picture().prompt().notes().get(1));
      hands.tap(Control.SEAT_2);
      assertEquals(List.of("my_bot", "program"), table.picture().prompt().notes().get(2));
    }
  }

  /** It does not listen when it is asked to end. */
  @Test
  void withTheUnitItEndsAndAllThatItStarted() throws Exception {
    Path pids = folder.resolve("pids");
    String program =
        bot(
            "trap '' TERM INT HUP; sleep 1000 & (sleep 1000 & echo $! >>"
                + pids
                + ");"
                + " echo $$ >>"
                + pids
                + "; "
                + FIRST);
    try (SimulatedTable table = table(folder.resolve("games"), program, PATIENT)) {
      new Hands(table).begin(Express.GAME, List.of(), Map.of());
      table.advanceTo(table.unit().clock().nanos() + 20 * Clock.SECOND);
    }
    List<String> started = Files.readAllLines(pids);
    assertEquals(2, started.size());
    for (String pid : started) {
      ProcessHandle left = ProcessHandle.of(Long.parseLong(pid)).orElse(null);
      if (left != null) {
        left.onExit().get(60, TimeUnit.SECONDS);
      }
    }
  }
}
