package croupier.pi;

import croupier.hal.Fault;
import croupier.hal.pins.PinFault;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** Something that takes long to make, and can be made on a thread of its own. */
final class Later<T> {
  /** Makes it. */
  @FunctionalInterface
  interface Maker<T> {
    T make() throws PinFault;
  }

  private final FutureTask<T> task;
  private boolean begun;

  Later(Maker<T> maker) {
    task = new FutureTask<>(maker::make);
  }

  /** Begins to make it, unless that has begun. */
  synchronized void begin() {
    if (!begun) {
      begun = true;
      Thread.ofPlatform().daemon().name("start").start(task);
    }
  }

  /** Waits until it is made. */
  T get() throws PinFault {
    begin();
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof PinFault fault) {
        throw fault;
      }
      throw new IllegalStateException("this was not foreseen", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PinFault(Fault.of("start-interrupted"), e);
    }
  }

  /** Does something with it when it was begun and could be made. */
  synchronized void ifBegun(Consumer<T> use) {
    if (!begun) {
      return;
    }
    try {
      use.accept(get());
    } catch (PinFault _) {
      // Then there is nothing to be done.
    }
  }
}
