package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.app.live.SavedGames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What only a process of its own can show: pipes that close, and signals. */
class ProgramTest {
  private static final int TERMINATED = 143;

  @TempDir Path folder;

  private static Process start(String... args) throws IOException {
    return startOn(System.getProperty("os.name"), args);
  }

  private static Process startOn(String system, String... args) throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    line.add("-Dos.name=" + system);
    line.add(Main.class.getName());
    line.addAll(List.of(args));
    return new ProcessBuilder(line).start();
  }

  @Test
  void theExitCodeReachesTheShellAndComplaintsGoToStandardError() throws Exception {
    Process program = start("replay", folder.resolve("none.jsonl").toString());
    assertEquals(Exit.NO_INPUT, program.waitFor());
    assertEquals(0, program.getInputStream().readAllBytes().length);
    assertTrue(program.errorReader().readLine().startsWith("croupier: There is no record "));
  }

  /** The launcher chooses a locale; whoever starts the program by himself is told how. */
  @ParameterizedTest
  @ValueSource(strings = {"replay", "play --games", "wiring --svg"})
  void aNameThatTheLocaleHasNoLettersForIsToldInASentence(String command) throws Exception {
    Path script = folder.resolve("script");
    Files.writeString(script, "exec \"$1\" -cp \"$2\" " + Main.class.getName() + " $3 Zoë.jsonl");
    ProcessBuilder builder =
        new ProcessBuilder(
            "sh",
            script.toString(),
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            System.getProperty("java.class.path"),
            command);
    builder.environment().put("LC_ALL", "C");
    Process program = builder.start();
    List<String> said = program.errorReader(StandardCharsets.UTF_8).lines().toList();
    assertEquals(Exit.USAGE, program.waitFor(), said::toString);
    assertTrue(said.getFirst().endsWith("for example LC_ALL=C.UTF-8."), said::toString);
    assertFalse(String.join("", said).contains("java.nio"), said::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "dark", "doctor"})
  void withoutLinuxThereIsNoUnitToDriveAndThatIsSaid(String command) throws Exception {
    Process program = startOn("Mac OS X", command, "--games", folder.toString());
    String said =
        new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            + new String(program.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(Exit.UNAVAILABLE, program.waitFor(), said);
    assertTrue(said.contains("This is Mac OS X and no Raspberry Pi: "), said);
    assertFalse(said.contains("Error") || said.contains("\tat "), said);
  }

  @Test
  void theEngineEndsWhenNobodyReadsItsAnswers() throws Exception {
    Process engine = start("engine");
    engine.getInputStream().close();
    try (OutputStream requests = engine.getOutputStream()) {
      byte[] request = "{\"id\":1,\"cmd\":\"games\"}\n".getBytes(StandardCharsets.UTF_8);
      while (engine.isAlive()) {
        requests.write(request);
        requests.flush();
      }
    } catch (IOException _) {
      // It has gone, as it should.
    }
    assertEquals(Exit.OK, engine.waitFor());
    assertEquals("", new String(engine.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
  }

  /** What a shell does with a command line, redirections and all. */
  private Process shell(String command) throws IOException {
    String program =
        "'%s' -XX:TieredStopAtLevel=1 -cp '%s' %s "
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path"),
                Main.class.getName());
    return new ProcessBuilder("sh", "-c", command.replace("croupier ", program))
        .directory(folder.toFile())
        .start();
  }

  private void ends(int exit, String said, String command) throws Exception {
    Process program = shell(command);
    program.getOutputStream().close();
    String out = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(program.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(exit, program.waitFor(), command + ": " + err);
    assertEquals(said.isEmpty() ? "" : "croupier: " + said + "\n", err, command);
    assertEquals("", out, command);
  }

  @Test
  void anEngineWithoutAnInputSaysSoAndReadsNothingElse() throws Exception {
    ends(Exit.NO_INPUT, "There is no standard input to read requests from.", "croupier engine <&-");
    ends(Exit.NO_INPUT, "Standard input cannot be read: Is a directory.", "croupier engine <.");
    ends(Exit.OK, "", "croupier engine </dev/null");
  }

  @Test
  void whatCannotBeWrittenIsNoSuccess() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")), "needs /dev/full");
    String full = "Standard output cannot be written: it is full, or closed.";
    Path request = Files.writeString(folder.resolve("request"), "{\"id\":1,\"cmd\":\"games\"}\n");
    for (String command :
        List.of("engine <" + request, "games", "games --json", "wiring", "--help", "--version")) {
      ends(Exit.CANNOT_WRITE, full, "croupier " + command + " >/dev/full");
    }
    ends(Exit.CANNOT_WRITE, full, "croupier engine <" + request + " >&-");
    ends(Exit.OK, "", "croupier games | true");
  }

  @Test
  void aSignalEndsThePanelAtOnceAndTheGameIsSaved() throws Exception {
    Process play = start("play", "--port", "0", "--no-browser", "--games", folder.toString());
    String complaint;
    try (BufferedReader out = play.inputReader();
        HttpClient hand = HttpClient.newHttpClient()) {
      String address = out.readLine().replaceAll(".*(http://\\S+/).*", "$1");
      HttpRequest watch = HttpRequest.newBuilder(URI.create(address + "events")).build();
      try (Stream<String> seen = hand.send(watch, BodyHandlers.ofLines()).body()) {
        Iterator<String> pictures = seen.iterator();
        press(hand, address, "OK", pictures, "Which game?");
        press(hand, address, "OK", pictures, "as printed");
        press(hand, address, "OK", pictures, "Who plays");
        press(hand, address, "SEAT_1", pictures, "leave");
        press(hand, address, "SEAT_2", pictures, "OK begins");
        press(hand, address, "OK", pictures, "collect colour groups");
        press(hand, address, "OK", pictures, "press ROLL");
      }
      // Of the process itself: Process.destroy would also close what it has to say.
      play.toHandle().destroy();
      assertTrue(play.waitFor(2, TimeUnit.SECONDS), "it ends within two seconds");
      assertEquals(TERMINATED, play.exitValue());
      complaint = new String(play.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      play.destroyForcibly();
    }
    SavedGames saved = new SavedGames(folder, () -> "unused");
    List<String> complaints = new ArrayList<>();
    assertEquals(1, saved.unfinished((_, why) -> complaints.add(why)).size(), complaints::toString);
    assertEquals("", complaint);
  }

  /** What somebody does who has a shell and wonders what a unit is about. */
  @Test
  void aUnitThatRunsWritesAFlightRecordWhenItIsAskedAndGoesOn() throws Exception {
    Process play = start("play", "--port", "0", "--no-browser", "--games", folder.toString());
    try (BufferedReader out = play.inputReader();
        HttpClient hand = HttpClient.newHttpClient()) {
      String address = out.readLine().replaceAll(".*(http://\\S+/).*", "$1");
      HttpRequest watch = HttpRequest.newBuilder(URI.create(address + "events")).build();
      try (Stream<String> seen = hand.send(watch, BodyHandlers.ofLines()).body()) {
        Iterator<String> pictures = seen.iterator();
        press(hand, address, "OK", pictures, "Which game?");
        signal("USR1", play);
        Path flight = folder.resolve("flight-00001.json");
        while (!Files.exists(flight)) {
          assertTrue(play.isAlive());
          Thread.onSpinWait();
        }
        String written = Files.readString(flight);
        assertTrue(written.contains("\"why\":\"asked\""), written);
        assertTrue(written.contains(" mode GameMenu\""), written);
        signal("QUIT", play);
        String said = out.readLine();
        while (!said.startsWith("Full thread dump")) {
          said = out.readLine();
        }
        press(hand, address, "OK", pictures, "as printed");
      }
    } finally {
      play.destroyForcibly();
    }
  }

  private static void signal(String name, Process program) throws Exception {
    String pid = Long.toString(program.pid());
    assertEquals(0, new ProcessBuilder("kill", "-s", name, pid).start().waitFor());
  }

  /** The example of the clients, in a shell's command line, on the real clock. */
  @Test
  void aProgramPlaysAtThePanelAndEndsWithIt() throws Exception {
    assumeTrue(shell("python3 --version").waitFor() == 0, "needs Python 3");
    Path example = Path.of("../clients/python/example_bot.py").toAbsolutePath();
    String bot = "python3 " + example;
    Process play =
        start(
            "play",
            "--no-browser",
            "--port",
            "0",
            "--answer-time",
            "60000",
            "--games",
            folder.toString(),
            "--bot",
            bot,
            "--bot",
            "1=" + bot);
    List<ProcessHandle> programs;
    try (BufferedReader out = play.inputReader();
        HttpClient hand = HttpClient.newHttpClient()) {
      String address = out.readLine().replaceAll(".*(http://\\S+/).*", "$1");
      HttpRequest watch = HttpRequest.newBuilder(URI.create(address + "events")).build();
      try (Stream<String> seen = hand.send(watch, BodyHandlers.ofLines()).body()) {
        Iterator<String> pictures = seen.iterator();
        press(hand, address, "OK", pictures, "Which game?");
        press(hand, address, "OK", pictures, "as printed");
        press(hand, address, "OK", pictures, "example_bot");
        press(hand, address, "OK", pictures, "collect colour groups");
        press(hand, address, "OK", pictures, "is thinking");
        Path record = folder.resolve("00001-express.jsonl");
        while (!Files.readString(record).contains("\"action\"")) {
          pictures.next();
        }
      }
      programs = play.descendants().toList();
      play.toHandle().destroy();
      assertEquals(TERMINATED, play.waitFor());
      assertEquals("", new String(play.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    } finally {
      play.destroyForcibly();
    }
    assertFalse(programs.isEmpty());
    programs.forEach(program -> program.onExit().join());
    assertTrue(
        Files.readString(folder.resolve("00001-express.seats"))
            .contains("[\"program:example_bot\",\"program:example_bot-2\"]"));
  }

  /** Presses a button and watches the panel until it shows what follows. */
  private static void press(
      HttpClient hand, String address, String control, Iterator<String> pictures, String expected)
      throws Exception {
    touch(hand, address, control, "DOWN");
    touch(hand, address, control, "UP");
    String shown = "";
    while (!shown.contains(expected)) {
      shown = pictures.next();
    }
  }

  private static void touch(HttpClient hand, String address, String control, String gesture)
      throws Exception {
    String body = "{\"control\":\"" + control + "\",\"gesture\":\"" + gesture + "\"}";
    HttpRequest touch =
        HttpRequest.newBuilder(URI.create(address + "touch"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    assertTrue(hand.send(touch, BodyHandlers.ofString()).statusCode() < 300, body);
  }
}
