package croupier.app.simulated;

import croupier.app.loop.TableTime;
import croupier.hal.Clock;
import croupier.mock.SimulatedUnit;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The time of a simulated unit. It passes as fast as it can, or follows a real clock. */
final class VirtualTime implements TableTime {
  static final int USUAL = 100;
  private static final long STANDSTILL = Clock.SECOND;

  private final SimulatedUnit unit;
  private final Semaphore woken = new Semaphore(0);
  private Clock real;

  /** What the real clock showed when it was {@link #base} here; since then time has its pace. */
  private long origin;

  private long base;
  private int percent = USUAL;

  VirtualTime(SimulatedUnit unit) {
    this.unit = unit;
  }

  /** From now on it never is ahead of this clock. */
  void follow(Clock clock) {
    real = clock;
    origin = clock.nanos();
    base = now();
  }

  /** From now on it goes at so many percent of the real clock's pace; 0 stands still. */
  void pace(int newPercent) {
    base = present();
    origin = real.nanos();
    percent = newPercent;
  }

  /** So much passes as fast as it can. */
  void skip(long nanos) {
    base += nanos;
  }

  @Override
  public long now() {
    return unit.clock().nanos();
  }

  @Override
  public boolean passTo(long due) {
    if (real == null) {
      advanceTo(woken.tryAcquire() ? now() : due);
      return true;
    }
    rest(Math.min(due, unit.nextDue()) - present());
    long present = present();
    advanceTo(Math.min(due, present));
    return now() >= present;
  }

  private long present() {
    return base + (real.nanos() - origin) / USUAL * percent;
  }

  private void advanceTo(long nanos) {
    unit.advanceToEvent(Math.max(nanos, now()));
  }

  private void rest(long nanos) {
    long pause = percent == 0 ? STANDSTILL : nanos * USUAL / percent;
    try {
      if (nanos > 0 && woken.tryAcquire(pause, TimeUnit.NANOSECONDS)) {
        woken.drainPermits();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void wake() {
    woken.release();
  }
}
