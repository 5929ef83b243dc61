package croupier.app.table.mode;

import croupier.hal.Clock;

/** Who presses wrong codes waits, each time longer, before another one is heard. */
public final class CodeTries {
  private static final long FIRST_WAIT = 10 * Clock.SECOND;
  private static final long LONGEST_WAIT = 300 * Clock.SECOND;

  private long wait = FIRST_WAIT;
  private long heardFrom = Long.MIN_VALUE;

  /** Whether a code is heard now. */
  public boolean isHeard(long now) {
    return now >= heardFrom;
  }

  public void wrong(long now) {
    heardFrom = now + wait;
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }

  public void right() {
    wait = FIRST_WAIT;
  }
}
