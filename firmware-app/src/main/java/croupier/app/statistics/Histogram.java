package croupier.app.statistics;

import croupier.hal.Clock;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** How long something took, in steps. One thread notes, others read. */
final class Histogram {
  /** In milliseconds. What takes longer than the last is in none of them. */
  private static final long[] STEPS = {1, 2, 5, 10, 20, 50, 100, 250, 1_000};

  private final AtomicLongArray counts = new AtomicLongArray(STEPS.length + 1);
  private final AtomicLong nanos = new AtomicLong();

  void note(long took) {
    int step = 0;
    while (step < STEPS.length && took > STEPS[step] * Clock.MILLISECOND) {
      step++;
    }
    counts.incrementAndGet(step);
    nanos.addAndGet(Math.max(0, took));
  }

  void tell(String name, String about, MetricsText text) {
    text.about(name, "histogram", about);
    long upTo = 0;
    for (int step = 0; step < STEPS.length; step++) {
      upTo += counts.get(step);
      text.value(name + "_bucket", "le", seconds(STEPS[step] * Clock.MILLISECOND), upTo);
    }
    upTo += counts.get(STEPS.length);
    text.value(name + "_bucket", "le", "+Inf", upTo);
    text.line(name + "_sum", seconds(nanos.get()));
    text.line(name + "_count", String.valueOf(upTo));
  }

  private static String seconds(long nanos) {
    return String.valueOf((double) nanos / Clock.SECOND);
  }
}
