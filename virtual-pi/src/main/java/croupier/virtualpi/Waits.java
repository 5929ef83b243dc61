package croupier.virtualpi;

import croupier.hal.Clock;
import java.io.IOException;
import java.time.Duration;

/** Waiting for what happens outside of this program; never for longer than a limit. */
final class Waits {
  /** A busy machine is many times slower than an idle one. */
  static final Duration LIMIT = Duration.ofSeconds(120);

  private static final long BETWEEN_LOOKS = 50;

  private Waits() {}

  /** Something that can be looked at. */
  @FunctionalInterface
  interface Look {
    boolean isSo() throws IOException;
  }

  static void until(String what, Look look) throws IOException {
    until(what, LIMIT, look);
  }

  static void until(String what, Duration limit, Look look) throws IOException {
    if (!comes(limit, look)) {
      throw new IOException("not so within " + limit.toSeconds() + " s: " + what);
    }
  }

  /** Whether something comes to be so within a time. */
  static boolean comes(Duration limit, Look look) throws IOException {
    Clock clock = Clock.system();
    long end = clock.nanos() + limit.toNanos();
    while (!look.isSo()) {
      if (clock.nanos() > end) {
        return false;
      }
      try {
        Thread.sleep(BETWEEN_LOOKS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted", e);
      }
    }
    return true;
  }
}
