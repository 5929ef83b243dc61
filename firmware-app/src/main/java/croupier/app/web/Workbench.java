package croupier.app.web;

import croupier.hal.Control;
import java.util.Map;
import java.util.Optional;

/**
 * Simulated hardware as it lies on a workbench: to be looked into, broken, and hurried. A page asks
 * from the server's threads. A real unit has none.
 */
public interface Workbench {
  /** How it is now, as plain data; empty when the table does not answer. */
  Optional<Map<String, Object>> look();

  void work(Work work);

  /** What can be done there. */
  sealed interface Work {
    /** Contacts bounce badly, or as decent ones do. */
    record Bounce(boolean on) implements Work {}

    /** A button, or the push of a dial, stays down whatever hands do; or comes free. */
    record Stick(Control control, boolean on) implements Work {}

    /** The chain of lights hears nothing any more, or again. */
    record Chain(boolean dead) implements Work {}

    /** Time goes at so many percent of its pace; 0 stands still. */
    record Pace(int percent) implements Work {}

    /** So much time passes at once. */
    record Skip(int seconds) implements Work {}

    /** The plug is pulled, and put in again. */
    record Power() implements Work {}
  }
}
