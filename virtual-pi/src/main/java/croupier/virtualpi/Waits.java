package croupier.virtualpi;

import croupier.hal.Clock;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Waiting for a virtual Pi, or for another program. Nothing is late by this machine's clock, which
 * goes on while others have the processor: what counts is the Pi's own clock, and the work that the
 * emulator has done. This machine's clock is only asked when both have stood still for very long.
 */
final class Waits {
  /** By the Pi's clock. */
  static final long LIMIT = 300 * Clock.SECOND;

  /** Of the emulator; a start of the Pi takes half a minute of it. */
  private static final long WORK = 20 * 60 * Clock.SECOND;

  private static final long STANDSTILL = 20 * 60 * Clock.SECOND;
  private static final long BETWEEN_LOOKS = 20;

  /** Between attempts that cost the Pi something, or this machine. */
  private static final long BETWEEN_ATTEMPTS = 300;

  private final Worker worker;
  private final LongSupplier clock;
  private final Clock here;

  /**
   * @param clock the Pi's, or always 0
   * @param here this machine's clock
   */
  Waits(Worker worker, LongSupplier clock, Clock here) {
    this.worker = worker;
    this.clock = clock;
    this.here = here;
  }

  static Waits on(ProcessHandle process, LongSupplier clock) {
    return new Waits(new Program(process), clock, Clock.system());
  }

  /** Who does the work that is waited for. */
  interface Worker {
    boolean isAlive();

    /** How long it has had a processor, in nanoseconds. */
    long work();
  }

  private record Program(ProcessHandle process) implements Worker {
    @Override
    public boolean isAlive() {
      return process.isAlive();
    }

    @Override
    public long work() {
      return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }
  }

  /** Something that can be looked at. */
  @FunctionalInterface
  interface Look {
    boolean isSo() throws IOException;
  }

  void until(String what, Look look) throws IOException {
    until(what, look, BETWEEN_LOOKS);
  }

  /** Tries until something comes of it. */
  void attempt(String what, Look attempt) throws IOException {
    until(what, attempt, BETWEEN_ATTEMPTS);
  }

  private void until(String what, Look look, long pause) throws IOException {
    Wait wait = new Wait(what);
    while (!look.isSo()) {
      if (!worker.isAlive()) {
        throw new IOException("it ended before this was so: " + what);
      }
      wait.check();
      try {
        Thread.sleep(pause);
      } catch (InterruptedException e) {
        throw interrupted(what, e);
      }
    }
  }

  /** Waits until a program of this machine has ended. */
  void untilEnded(String what, Process process) throws IOException {
    Wait wait = new Wait(what);
    try {
      while (!process.waitFor(BETWEEN_LOOKS, TimeUnit.MILLISECONDS)) {
        wait.check();
      }
    } catch (InterruptedException e) {
      throw interrupted(what, e);
    }
  }

  private static IOException interrupted(String what, InterruptedException e) {
    Thread.currentThread().interrupt();
    return new IOException("interrupted while waiting: " + what, e);
  }

  private final class Wait {
    private final String what;
    private final long workBefore = worker.work();
    private long begun = clock.getAsLong();
    private long clockSeen = begun;
    private long workSeen = workBefore;
    private long moved = here.nanos();

    Wait(String what) {
      this.what = what;
    }

    void check() throws IOException {
      long nanos = clock.getAsLong();
      long work = worker.work();
      if (nanos != clockSeen || work != workSeen) {
        clockSeen = nanos;
        workSeen = work;
        moved = here.nanos();
      }
      // A Pi that starts does not tell the time yet.
      begun = begun == 0 ? nanos : begun;
      if (nanos - begun > LIMIT || work - workBefore > WORK) {
        throw new IOException("not so within " + LIMIT / Clock.SECOND + " s of the Pi: " + what);
      }
      if (here.nanos() - moved > STANDSTILL) {
        throw new IOException("nothing moves any more: " + what);
      }
    }
  }
}
