package croupier.app.web;

import croupier.hal.Clock;

/** Lets a burst of requests through, and after it only as many as come at the steady rate. */
final class RequestRate {
  private final Clock clock;
  private final int burst;
  private final long nanosPerRequest;
  private long credit;
  private long last;

  RequestRate(int perSecond, int burst, Clock clock) {
    this.clock = clock;
    this.burst = burst;
    nanosPerRequest = Clock.SECOND / perSecond;
    credit = burst * nanosPerRequest;
    last = clock.nanos();
  }

  synchronized boolean allows() {
    long now = clock.nanos();
    credit = Math.min(burst * nanosPerRequest, credit + Math.max(0, now - last));
    last = now;
    if (credit < nanosPerRequest) {
      return false;
    }
    credit -= nanosPerRequest;
    return true;
  }
}
