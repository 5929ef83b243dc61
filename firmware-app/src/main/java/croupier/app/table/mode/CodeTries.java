package croupier.app.table.mode;

import croupier.app.Waits;

/** Who presses wrong codes waits, each time longer, before another one is heard. */
public final class CodeTries {
  private long wait = Waits.FIRST_WRONG_CODE.toNanos();
  private long heardFrom = Long.MIN_VALUE;

  /** Whether a code is heard now. */
  public boolean isHeard(long now) {
    return now >= heardFrom;
  }

  public void wrong(long now) {
    heardFrom = now + wait;
    wait = Math.min(2 * wait, Waits.WRONG_CODE.toNanos());
  }

  public void right() {
    wait = Waits.FIRST_WRONG_CODE.toNanos();
  }
}
