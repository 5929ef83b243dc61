package croupier.virtualpi;

import croupier.hal.profile.HardwareProfile;
import croupier.virtualpi.SeenUnit.Sight;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/**
 * Eyes on the lines of a virtual Pi: a thread of its own reads what they tell, as it is told, and
 * makes {@link SeenUnit} of it.
 */
public final class Eyes implements AutoCloseable {
  static final String PORT = "eyes";

  private final SocketChannel port;
  private final SeenUnit seen;
  private final Transcript transcript;
  private final Waits waits;
  private final Thread reader;
  private String trouble;

  /**
   * @param before what was told of this Pi until now
   */
  Eyes(SocketChannel port, HardwareProfile profile, Transcript before, Waits waits) {
    this.port = port;
    this.waits = waits;
    seen = new SeenUnit(profile);
    before.lines().forEach(seen::told);
    transcript = before.copy();
    reader = Thread.ofVirtual().name(PORT).start(this::read);
  }

  private void read() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Channels.newInputStream(port), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        synchronized (seen) {
          seen.told(line);
          transcript.add(line);
        }
      }
    } catch (IOException | RuntimeException e) {
      synchronized (seen) {
        trouble = e.toString();
      }
    }
  }

  /** Looks at what was seen until now. */
  public <T> T look(Function<SeenUnit, T> at) {
    synchronized (seen) {
      return at.apply(seen);
    }
  }

  /** What was seen since the last time. */
  public Sight take() {
    return look(SeenUnit::take);
  }

  /** Waits until everything up to a time of the Pi's clock has been seen. */
  public void await(long nanos) throws IOException {
    waits.until("the Pi's clock comes to " + nanos / 1_000_000 + " ms", () -> now() >= nanos);
  }

  /** Up to when everything has been seen, on the Pi's clock. */
  public long now() throws IOException {
    synchronized (seen) {
      if (trouble != null) {
        throw new IOException("the eyes cannot see: " + trouble);
      }
      return seen.now();
    }
  }

  /** Everything that was told. */
  public Transcript transcript() {
    synchronized (seen) {
      return transcript.copy();
    }
  }

  /** Reads what was told before the Pi went off. */
  void finish() throws IOException {
    try {
      reader.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public void close() {
    try {
      port.close();
    } catch (IOException _) {
      // The other side is gone already.
    }
  }
}
