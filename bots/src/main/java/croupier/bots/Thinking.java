package croupier.bots;

import java.util.function.LongSupplier;

/**
 * How long a bot may think about one decision: a number of trials, which is the same on every
 * machine, or a time by somebody's clock. Bots ask before each trial whether it goes on.
 */
public final class Thinking {
  private static final LongSupplier NO_CLOCK = () -> 0;

  private final long mostTrials;
  private final long nanos;
  private final LongSupplier clock;
  private long trials;
  private long end;

  private Thinking(long mostTrials, long nanos, LongSupplier clock) {
    this.mostTrials = mostTrials;
    this.nanos = nanos;
    this.clock = clock;
  }

  public static Thinking trials(long most) {
    return new Thinking(most, 1, NO_CLOCK);
  }

  /**
   * @param clock tells nanoseconds from any moment on
   */
  public static Thinking time(long nanos, LongSupplier clock) {
    return new Thinking(Long.MAX_VALUE, nanos, clock);
  }

  /** From here on it counts. */
  public void begin() {
    trials = 0;
    end = clock.getAsLong() + nanos;
  }

  /** Whether there may be one more trial; counts it. */
  public boolean goesOn() {
    return trials++ < mostTrials && clock.getAsLong() - end < 0;
  }
}
