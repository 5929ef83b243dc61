package croupier.app.simulated;

import croupier.app.loop.TableTime;
import croupier.hal.Clock;
import croupier.mock.SimulatedUnit;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The time of a simulated unit. It passes as fast as it can, or follows a real clock. */
final class VirtualTime implements TableTime {
  private final SimulatedUnit unit;
  private final Semaphore woken = new Semaphore(0);
  private Clock real;

  /** When it began to follow, by the real clock and by its own. */
  private long realBegin;

  private long begin;

  /** How many times as fast as the real clock it goes. */
  private int speed;

  VirtualTime(SimulatedUnit unit) {
    this.unit = unit;
  }

  /**
   * From now on it never is ahead of this clock.
   *
   * @param times how many times as fast it goes
   */
  void follow(Clock clock, int times) {
    real = clock;
    speed = times;
    realBegin = clock.nanos();
    begin = now();
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
    rest((Math.min(due, unit.nextDue()) - present()) / speed);
    long present = present();
    advanceTo(Math.min(due, present));
    return now() >= present;
  }

  private long present() {
    return begin + (real.nanos() - realBegin) * speed;
  }

  private void advanceTo(long nanos) {
    unit.advanceToEvent(Math.max(nanos, now()));
  }

  private void rest(long nanos) {
    try {
      if (nanos > 0 && woken.tryAcquire(nanos, TimeUnit.NANOSECONDS)) {
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
