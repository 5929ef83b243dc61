package croupier.virtualpi;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs programs of this machine. */
final class Programs {
  private Programs() {}

  /** What a program said, and how it ended. */
  record Ended(int status, byte[] said) {
    String text() {
      return new String(said, StandardCharsets.UTF_8).stripTrailing();
    }
  }

  /** Runs a program that must end well. */
  static String run(List<String> command) throws IOException {
    Process process = start(command);
    Waits own = Waits.on(process.toHandle(), () -> 0);
    Ended ended = end(process, InputStream.nullInputStream(), own);
    if (ended.status() != 0) {
      throw new IOException(
          String.join(" ", command) + " ended with " + ended.status() + ": " + ended.text());
    }
    return ended.text();
  }

  /** Runs a program with something to read; errors are part of what it says. */
  static Ended run(List<String> command, InputStream reads, Waits waits) throws IOException {
    return end(start(command), reads, waits);
  }

  private static Process start(List<String> command) throws IOException {
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static Ended end(Process process, InputStream reads, Waits waits) throws IOException {
    String name = process.info().commandLine().orElse("a program");
    try {
      FutureTask<byte[]> said = new FutureTask<>(() -> process.getInputStream().readAllBytes());
      Thread.ofPlatform().daemon().start(said);
      try (OutputStream in = process.getOutputStream()) {
        reads.transferTo(in);
      } catch (IOException _) {
        // It did not want to read; its status says whether that was right.
      }
      waits.untilEnded(name, process);
      return new Ended(process.exitValue(), said.get());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IOException("cannot hear what " + name + " says", e);
    } finally {
      process.destroyForcibly();
    }
  }
}
