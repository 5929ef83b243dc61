package croupier.app.loop;

import croupier.hal.pins.PinFault;

/** What the loop of a table waits on: hands at real pins, or time that is simulated. */
public interface TableTime {
  long now();

  /**
   * Lets time pass to a moment, and the unit tell what happens on the way; ends as soon as it has
   * told something, or at {@link #wake}.
   *
   * @return whether this is the present: what others bring now happens now, not while time is still
   *     catching up
   * @throws PinFault when the pins are gone
   */
  boolean passTo(long due) throws PinFault;

  /** Ends the waiting; for any thread. */
  void wake();
}
