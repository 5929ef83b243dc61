package croupier.hal;

/**
 * The one source of time. Times are nanoseconds of a clock that never jumps; only differences mean
 * anything. On the mock it is virtual, so a test never waits.
 */
@FunctionalInterface
public interface Clock {
  long nanos();

  long MILLISECOND = 1_000_000L;
  long SECOND = 1_000_000_000L;

  /** The clock of the machine. Nothing else in the project may ask the machine for the time. */
  static Clock system() {
    return System::nanoTime;
  }
}
