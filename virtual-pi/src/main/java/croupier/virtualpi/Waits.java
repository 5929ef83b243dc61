package croupier.virtualpi;

import croupier.hal.Clock;
import java.io.IOException;
import java.time.Duration;

/** Waiting for what happens outside of this program; never for longer than a limit. */
final class Waits {
  /** A busy host is many times slower than an idle one. */
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private static final long BETWEEN_LOOKS = 20;

  private Waits() {}

  /** Something that can be looked at. */
  @FunctionalInterface
  interface Look {
    boolean isSo() throws IOException;
  }

  static void until(String what, Look look) throws IOException {
    Clock clock = Clock.system();
    long end = clock.nanos() + LIMIT.toNanos();
    while (!look.isSo()) {
      if (clock.nanos() > end) {
        throw new IOException("not so within " + LIMIT.toSeconds() + " s: " + what);
      }
      try {
        Thread.sleep(BETWEEN_LOOKS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted while waiting: " + what, e);
      }
    }
  }
}
