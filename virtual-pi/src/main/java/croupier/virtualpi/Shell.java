package croupier.virtualpi;

import croupier.hal.Clock;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A way into a virtual Pi: commands, and files in both directions. */
public final class Shell {
  private final List<String> ssh;
  private final Waits waits;

  /** The connection that all commands share; a new one for each would cost the Pi a second. */
  private Process connection;

  /**
   * @param ours whether it has to prove by the rig's own key that it is the one
   */
  Shell(int port, boolean ours, Path sockets, Waits waits) {
    this.waits = waits;
    ssh =
        List.of(
            "ssh",
            "-q",
            "-p",
            String.valueOf(port),
            "-i",
            Cache.key().toString(),
            "-o",
            "BatchMode=yes",
            "-o",
            "HostKeyAlias=virtual-pi",
            "-o",
            "UserKnownHostsFile=" + (ours ? Cache.knownHosts() : "/dev/null"),
            "-o",
            "StrictHostKeyChecking=" + (ours ? "yes" : "no"),
            "-o",
            "ControlPath=" + sockets.resolve("ssh"),
            // What the Pi, too, reckons quickly.
            "-o",
            "KexAlgorithms=curve25519-sha256",
            "-o",
            "Ciphers=aes128-ctr",
            "root@127.0.0.1");
  }

  /** Whether the virtual Pi lets us in. */
  boolean isOpen() throws IOException {
    if (connection == null || !connection.isAlive()) {
      connection =
          new ProcessBuilder(with("-M", "-N"))
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
    }
    return Programs.run(with("-O", "check"), InputStream.nullInputStream(), waits).status() == 0;
  }

  void close() {
    if (connection != null) {
      connection.destroyForcibly();
    }
  }

  private List<String> with(String... options) {
    List<String> command = new ArrayList<>(ssh);
    command.addAll(1, List.of(options));
    return command;
  }

  /** Runs commands that must end well; says what they said. */
  public String run(String commands) throws IOException {
    return new String(bytes(commands), StandardCharsets.UTF_8).stripTrailing();
  }

  /** Whether commands end well. */
  public boolean succeeds(String commands) throws IOException {
    return attempt(commands, InputStream.nullInputStream()).status() == 0;
  }

  /** What commands say, however they end. */
  public String says(String commands) throws IOException {
    return attempt(commands, InputStream.nullInputStream()).text();
  }

  /** Waits, on the virtual Pi and by its clock, until commands end well. */
  public void until(String what, String commands) throws IOException {
    String loop =
        """
        now() { cut -d. -f1 /proc/uptime; }
        end=$(($(now) + %d))
        until { %s; } >/dev/null 2>&1; do
          [ "$(now)" -lt $end ] || exit 1
          sleep 0.3
        done
        """
            .formatted(Waits.LIMIT / Clock.SECOND, commands);
    if (!succeeds(loop)) {
      throw new IOException("not so on the virtual Pi: " + what);
    }
  }

  public byte[] read(String file) throws IOException {
    return bytes("cat '" + file + "'");
  }

  public void write(String file, String text) throws IOException {
    write(file, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  public void copy(Path from, String to) throws IOException {
    try (InputStream in = Files.newInputStream(from)) {
      write(to, in);
    }
  }

  private void write(String file, InputStream in) throws IOException {
    well("cat > '" + file + "'", in);
  }

  private byte[] bytes(String commands) throws IOException {
    return well(commands, InputStream.nullInputStream()).said();
  }

  private Programs.Ended well(String commands, InputStream in) throws IOException {
    Programs.Ended ended = attempt(commands, in);
    if (ended.status() != 0) {
      throw new IOException(
          "On the virtual Pi, " + commands + " ended with " + ended.status() + ": " + ended.text());
    }
    return ended;
  }

  private Programs.Ended attempt(String commands, InputStream in) throws IOException {
    List<String> command = new ArrayList<>(ssh);
    command.add(commands);
    return Programs.run(command, in, waits);
  }
}
