package croupier.app.seat;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** What somebody thinks about a decision; it may never come to an end. */
final class Thought<T> extends FutureTask<T> {
  private volatile boolean goesOn;

  Thought(Callable<T> thought) {
    super(thought);
  }

  @Override
  public void run() {
    goesOn = true;
    try {
      super.run();
    } finally {
      goesOn = false;
    }
  }

  /** Whether a thread is busy with it, be it wanted or not. */
  boolean goesOn() {
    return goesOn;
  }
}
