package croupier.app.seat;

/** The one thread of a table, as others see it: what they bring happens there, in order. */
public interface TableThread {
  /**
   * Brings something, from any thread.
   *
   * @return false when more waits already than the table can take; then it does not happen
   */
  boolean put(Runnable what);

  /** Lets something happen when so much time has passed; for the table's own thread. */
  void after(long nanos, Runnable what);
}
