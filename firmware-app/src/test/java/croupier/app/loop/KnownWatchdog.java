package croupier.app.loop;

import java.util.function.Consumer;

/** A watchdog that looks when a test says so. */
public final class KnownWatchdog {
  private final Watchdog watchdog;

  /** Looks at a table whose thread runs already, and may have given its last beat. */
  public KnownWatchdog(Consumer<Thread> stuck, TableLoop table, Thread thread) {
    watchdog = new Watchdog(stuck);
    watchdog.watch(table);
    watchdog.beat(thread);
  }

  public void lookUntilStuck() {
    while (watchdog.look()) {
      // Each look is a second that the table has not used.
    }
  }
}
