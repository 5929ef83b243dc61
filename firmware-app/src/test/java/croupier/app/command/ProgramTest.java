package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What only a process of its own can show: pipes that close, and signals. */
@Timeout(30)
class ProgramTest {
  private static final int TERMINATED = 143;

  @TempDir Path folder;

  private static Process start(String... args) throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    line.add(Croupier.class.getName());
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

  @Test
  void aSignalEndsThePanelAtOnceAndTheGameIsSaved() throws Exception {
    Process play = start("play", "--port", "0", "--no-browser", "--games", folder.toString());
    try (BufferedReader out = play.inputReader();
        HttpClient hand = HttpClient.newHttpClient()) {
      String address = out.readLine().replaceAll(".*(http://\\S+/).*", "$1");
      Path record = folder.resolve("00001-express.jsonl");
      List<String> presses = List.of("OK", "OK", "OK", "SEAT_1", "SEAT_2", "OK");
      for (String control : presses) {
        touch(hand, address, control, "DOWN");
        touch(hand, address, control, "UP");
      }
      while (!Files.exists(record) || Files.size(record) == 0) {
        Thread.onSpinWait();
      }
      // Process.destroy would close the streams that are still to be read.
      play.toHandle().destroy();
      assertTrue(play.waitFor(2, TimeUnit.SECONDS), "it ends within two seconds");
      assertEquals(TERMINATED, play.exitValue());
      assertEquals("", new String(play.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    } finally {
      play.destroyForcibly();
    }
    SavedGames saved = new SavedGames(folder, () -> "unused");
    List<String> complaints = new ArrayList<>();
    assertEquals(1, saved.unfinished((_, why) -> complaints.add(why)).size(), complaints::toString);
  }

  /** A hand needs a moment, which the contact's bounce asks for too; the server's answer is one. */
  private static void touch(HttpClient hand, String address, String control, String gesture)
      throws Exception {
    String body = "{\"control\":\"" + control + "\",\"gesture\":\"" + gesture + "\"}";
    HttpRequest touch =
        HttpRequest.newBuilder(URI.create(address + "touch"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    assertTrue(hand.send(touch, BodyHandlers.ofString()).statusCode() < 300, body);
    TimeUnit.MILLISECONDS.sleep(60);
  }
}
