package croupier.mock;

import croupier.hal.Clock;

/** A clock that stands still until it is moved on. */
public final class VirtualClock implements Clock {
  private long now;

  @Override
  public long nanos() {
    return now;
  }

  /** Nobody waits in virtual time. */
  @Override
  public void await(long nanos) {
    moveTo(nanos);
  }

  /** Moves on; time never goes back. */
  void moveTo(long nanos) {
    now = Math.max(now, nanos);
  }
}
