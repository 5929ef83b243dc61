package croupier.app.home;

import static org.junit.jupiter.api.Assumptions.abort;

import croupier.app.settings.Broker;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A real broker, from the distribution, on a port of its own; where there is none a test is
 * skipped.
 */
public final class Mosquitto implements AutoCloseable {
  private static final List<Path> PLACES =
      List.of(Path.of("/usr/sbin/mosquitto"), Path.of("/usr/bin/mosquitto"));

  private final Path program;
  private final Path folder;
  private final int port;
  private final List<String> settings;
  private Process process;

  private Mosquitto(Path program, Path folder, int port, List<String> settings) {
    this.program = program;
    this.folder = folder;
    this.port = port;
    this.settings = settings;
  }

  /**
   * One that is on.
   *
   * @param settings lines of its file, after those about its port
   */
  public static Mosquitto in(Path folder, String... settings) throws IOException {
    Path program =
        PLACES.stream()
            .filter(Files::isExecutable)
            .findFirst()
            .orElseGet(() -> abort("skipped: there is no mosquitto (apt install mosquitto)"));
    Mosquitto broker = new Mosquitto(program, folder, freePort(), List.of(settings));
    broker.start();
    return broker;
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
      return any.getLocalPort();
    }
  }

  /** Begins, or begins again, and waits until it can be reached. */
  public void start() throws IOException {
    Path file = folder.resolve("mosquitto.conf");
    String user = System.getProperty("user.name");
    Files.writeString(
        file,
        "listener %d 127.0.0.1\nuser %s\nmax_queued_messages 0\n%s\n"
            .formatted(
                port,
                user,
                settings.isEmpty() ? "allow_anonymous true" : String.join("\n", settings)));
    process =
        new ProcessBuilder(program.toString(), "-c", file.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("mosquitto.log").toFile())
            .start();
    while (!isOpen()) {
      if (!process.isAlive()) {
        throw new IOException(Files.readString(folder.resolve("mosquitto.log")));
      }
      Thread.onSpinWait();
    }
  }

  private boolean isOpen() {
    try (Socket line = new Socket(InetAddress.ofLiteral("127.0.0.1"), port)) {
      return line.isConnected();
    } catch (IOException _) {
      return false;
    }
  }

  public Broker broker() {
    return new Broker("127.0.0.1", port, false, Optional.empty(), Optional.empty(), "");
  }

  public int port() {
    return port;
  }

  public long pid() {
    return process.pid();
  }

  /** Ends at once, as if its plug were pulled. */
  public void kill() {
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    kill();
  }
}
