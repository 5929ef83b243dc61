package croupier.app.command;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets something end in order that is told to end, and does not wait for it for ever. */
final class Ending {
  private final CountDownLatch over = new CountDownLatch(1);
  private final Duration patience;
  private final Runnable halt;

  /**
   * @param halt ends the program at once, when it is not over by then
   */
  Ending(Duration patience, Runnable halt) {
    this.patience = patience;
    this.halt = halt;
  }

  /** It has ended; for any thread. */
  void over() {
    over.countDown();
  }

  /** Tells it to end. */
  void by(Runnable stop) {
    stop.run();
    try {
      if (!over.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        halt.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
