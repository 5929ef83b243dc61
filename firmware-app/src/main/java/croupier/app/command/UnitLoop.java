package croupier.app.command;

import croupier.app.Limits;
import croupier.app.table.SimulatedTable;
import croupier.app.web.Touch;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Lets a simulated unit follow the real clock: one thread, one queue of touches. */
final class UnitLoop {
  private static final long LONGEST_REST = Clock.SECOND;

  private final SimulatedTable table;
  private final Clock clock;
  private final BlockingQueue<Runnable> queue = new ArrayBlockingQueue<>(Limits.QUEUE);
  private final CountDownLatch ended = new CountDownLatch(1);
  private Consumer<UnitPicture> screen = _ -> {};
  private UnitPicture shown;
  private volatile boolean running = true;

  UnitLoop(SimulatedTable table, Clock clock) {
    this.table = table;
    this.clock = clock;
  }

  void showOn(Consumer<UnitPicture> newScreen) {
    screen = newScreen;
  }

  /** A hand on a page; called by the server's threads. */
  void touch(Touch touch) {
    // A full queue means hundreds of touches within a blink; one more is nobody's intention.
    queue.offer(() -> apply(touch));
  }

  private void apply(Touch touch) {
    if (!table.unit().unit().profile().has(touch.control())) {
      return; // A page may name any control; this unit has no such part.
    }
    switch (touch.motion()) {
      case DOWN -> table.unit().press(touch.control());
      case UP -> table.unit().release(touch.control());
      case TURN -> table.unit().turn(touch.control(), touch.steps());
    }
  }

  /** Shows the first picture, and no more. */
  void once() {
    table.advanceTo(table.unit().clock().nanos() + Clock.SECOND);
    show();
  }

  /** Runs until {@link #stop}. */
  void run() throws InterruptedException {
    long origin = clock.nanos() - table.unit().clock().nanos();
    try {
      while (running) {
        table.advanceTo(clock.nanos() - origin);
        show();
        long rest = Math.min(table.nextDue() + origin - clock.nanos(), LONGEST_REST);
        Runnable next = queue.poll(Math.max(rest, 0), TimeUnit.NANOSECONDS);
        if (next != null) {
          table.advanceTo(clock.nanos() - origin);
          next.run();
        }
      }
    } finally {
      ended.countDown();
    }
  }

  private void show() {
    if (table.picture() != shown) {
      shown = table.picture();
      screen.accept(shown);
    }
  }

  /** Ends the loop and waits until it has; what is under way is on the disk already. */
  void stop() {
    running = false;
    queue.offer(() -> {});
    try {
      ended.await(2, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
