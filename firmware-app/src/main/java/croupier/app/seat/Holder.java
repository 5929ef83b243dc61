package croupier.app.seat;

import croupier.app.live.Onlooker;
import croupier.engine.Refusal;

/**
 * Somebody who holds a seat, a bot or a program, or who is asked beside the people there, a page.
 * Whoever it is knows what everybody sees, what its seat sees, and what its seat may do; never the
 * position. It is told on the table's thread and must not keep that waiting; it answers now or
 * later, from any thread, or never. People at the unit need no holder: the unit asks them itself.
 */
public interface Holder extends Onlooker {
  /** The table waits for this seat. An answer to an older question is not heard any more. */
  void asked(SeatQuestion question);

  /** An answer was none. Nothing has changed, and the question is still open. */
  default void refused(SeatQuestion question, Refusal why) {}
}
