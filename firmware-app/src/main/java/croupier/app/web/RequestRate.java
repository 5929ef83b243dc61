package croupier.app.web;

import croupier.hal.Clock;
import java.time.Duration;

/** Lets a burst of requests through, and after it only as many as come at the steady rate. */
final class RequestRate {
  private final Clock clock;
  private final int burst;
  private final long nanosPerRequest;
  private long credit;
  private long last;

  RequestRate(int perSecond, int burst, Clock clock) {
    this(Clock.SECOND / perSecond, burst, clock);
  }

  private RequestRate(long nanosPerRequest, int burst, Clock clock) {
    this.clock = clock;
    this.burst = burst;
    this.nanosPerRequest = nanosPerRequest;
    credit = burst * nanosPerRequest;
    last = clock.nanos();
  }

  /** For what is seldom asked: one in so long, after a burst of so many. */
  static RequestRate oneIn(Duration time, int burst, Clock clock) {
    return new RequestRate(time.toNanos(), burst, clock);
  }

  /** The last request costs nothing. */
  synchronized void refund() {
    credit = Math.min(burst * nanosPerRequest, credit + nanosPerRequest);
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
