package croupier.app.loop;

import croupier.app.Limits;
import croupier.hal.Clock;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * Notices that a table is stuck: its loop does not come round, because something on its thread goes
 * on for ever, or waits for what never comes. It counts looks and not time, as a machine that slept
 * has missed both its beats and these looks.
 */
public final class Watchdog implements AutoCloseable {
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

  private final Consumer<Thread> stuck;

  /** Whose beats these are; null until the loop has turned once, and when it is to rest. */
  private volatile Thread watched;

  private volatile long beats;
  private long seen;
  private int vain;
  private Thread looking;

  /**
   * @param stuck is told once of the thread of a table that is stuck, on the watchdog's own
   */
  public Watchdog(Consumer<Thread> stuck) {
    this.stuck = stuck;
  }

  /** From now on looks at this table, once a second. */
  public void watch(TableLoop table) {
    table.tellBeats(_ -> beat(Thread.currentThread()));
  }

  /** The thread of the table has come round. */
  void beat(Thread thread) {
    watched = thread;
    beats++;
  }

  /**
   * Looks once whether the table has come round since the last look.
   *
   * @return whether it is worth another look
   */
  boolean look() {
    Thread thread = watched;
    long now = beats;
    vain = thread != null && now == seen ? vain + 1 : 0;
    seen = now;
    if (vain < Limits.VAIN_LOOKS) {
      return true;
    }
    stuck.accept(thread);
    return false;
  }

  /** The table is given up in order: however long that takes, it is not stuck. */
  public void rest() {
    watched = null;
  }

  /** Begins to look, on a thread of its own. */
  public Watchdog awake(Clock clock) {
    looking = Thread.ofPlatform().name("watchdog").daemon().start(() -> lookOn(clock));
    return this;
  }

  private void lookOn(Clock clock) {
    try {
      do {
        clock.rest(BETWEEN_LOOKS);
      } while (look());
    } catch (InterruptedException _) {
      // There is nothing to look at any more.
    }
  }

  @Override
  public void close() {
    if (looking != null) {
      looking.interrupt();
    }
  }
}
