package croupier.bench;

import croupier.app.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The program as it is shipped, in a process of its own, with its panel and its door to the
 * network.
 */
final class RealProgram implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 60;

  private final HttpClient client = HttpClient.newHttpClient();
  private final Path games = Files.createTempDirectory("croupier-bench");
  private final int panel = freePort();
  private final int lan = freePort();
  private final Process process;

  /**
   * @param command that starts it, without its arguments
   */
  RealProgram(List<String> command) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of("play", "--no-browser", "--language", "en", "--games", games.toString()));
    line.addAll(List.of("--port", String.valueOf(panel), "--lan", String.valueOf(lan)));
    process =
        new ProcessBuilder(line)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    for (int attempt = 0; !answers(); attempt++) {
      if (attempt > 10 * PATIENCE_SECONDS || !process.isAlive()) {
        throw new IOException("it does not start: " + line);
      }
      process.waitFor(100, TimeUnit.MILLISECONDS);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0)) {
      return any.getLocalPort();
    }
  }

  private boolean answers() {
    try (Socket line = new Socket("127.0.0.1", lan)) {
      return line.isConnected();
    } catch (IOException _) {
      return false;
    }
  }

  /** Where the panel is. */
  int panel() {
    return panel;
  }

  /** Where phones find the seats. */
  int lan() {
    return lan;
  }

  /** Brings something to the panel. */
  int post(String path, Map<String, Object> what) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + panel + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.write(what)))
            .build();
    try {
      return client.send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }

  /** What the system tells of its memory, in KiB: {@code VmHWM}, {@code VmRSS} and others. */
  long kib(String what) throws IOException {
    return Files.readAllLines(Path.of("/proc", String.valueOf(process.pid()), "status")).stream()
        .filter(line -> line.startsWith(what + ":"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElseThrow();
  }

  /** The most and the present memory, and of what kind it is. */
  String memory() throws IOException {
    return "most %.1f MB, now %.1f MB (anonymous %.1f, files %.1f)"
        .formatted(mb("VmHWM"), mb("VmRSS"), mb("RssAnon"), mb("RssFile"));
  }

  private double mb(String what) throws IOException {
    return kib(what) / 1024.0;
  }

  @Override
  public void close() throws IOException {
    client.shutdownNow();
    process.destroy();
    process.onExit().join();
    try (Stream<Path> files = Files.walk(games)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
