package croupier.virtualpi;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Runs programs of this machine, each for a limited time. */
final class Programs {
  /** A busy host is many times slower than an idle one. */
  static final Duration LIMIT = Duration.ofMinutes(5);

  private Programs() {}

  /** What a program said, and how it ended. */
  record Ended(int status, byte[] said) {
    String text() {
      return new String(said, StandardCharsets.UTF_8).stripTrailing();
    }
  }

  /** Runs a program that must end well. */
  static String run(List<String> command) throws IOException {
    Ended ended = run(command, InputStream.nullInputStream(), LIMIT);
    if (ended.status() != 0) {
      throw new IOException(
          String.join(" ", command) + " ended with " + ended.status() + ": " + ended.text());
    }
    return ended.text();
  }

  /** Runs a program with something to read; errors are part of what it says. */
  static Ended run(List<String> command, InputStream reads, Duration limit) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      CompletableFuture<byte[]> said =
          CompletableFuture.supplyAsync(() -> all(process.getInputStream()));
      try (OutputStream in = process.getOutputStream()) {
        reads.transferTo(in);
      } catch (IOException _) {
        // It did not want to read; its status says whether that was right.
      }
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException(
            String.join(" ", command) + " did not end within " + limit.toSeconds() + " s");
      }
      return new Ended(process.exitValue(), said.join());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static byte[] all(InputStream in) {
    try {
      return in.readAllBytes();
    } catch (IOException _) {
      return new byte[0];
    }
  }
}
