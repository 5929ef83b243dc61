package croupier.hal;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * The one source of time. Times are nanoseconds of a clock that never jumps; only differences mean
 * anything. On the mock it is virtual, so a test never waits.
 */
@FunctionalInterface
public interface Clock {
  long nanos();

  /** Lets time pass until then; only for an end, when there is nothing else to do meanwhile. */
  default void await(long nanos) {
    for (long left = nanos - nanos(); left > 0; left = nanos - nanos()) {
      LockSupport.parkNanos(left);
    }
  }

  /** Lets so much time pass on a thread that others interrupt when there is no more to wait for. */
  default void rest(Duration howLong) throws InterruptedException {
    Thread.sleep(howLong);
  }

  long MILLISECOND = 1_000_000L;
  long SECOND = 1_000_000_000L;

  /** The clock of the machine. Nothing else in the project may ask the machine for the time. */
  static Clock system() {
    return System::nanoTime;
  }
}
