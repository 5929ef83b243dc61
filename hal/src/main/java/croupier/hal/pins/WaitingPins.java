package croupier.hal.pins;

/** Pins whose edges wait until the owner of the unit fetches them, on its own thread. */
public interface WaitingPins extends Pins {
  /**
   * Waits for an edge, for {@link #wake}, or for the time to pass; then tells the listeners all
   * edges that came, in the order of their time.
   *
   * @throws PinFault when the pins are gone
   */
  void hear(long nanos) throws PinFault;

  /** Ends the waiting of {@link #hear}; for any thread. */
  void wake();
}
