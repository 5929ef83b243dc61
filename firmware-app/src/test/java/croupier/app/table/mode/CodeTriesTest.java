package croupier.app.table.mode;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.Waits;
import org.junit.jupiter.api.Test;

/** Who presses wrong codes waits longer each time, but not for ever. */
class CodeTriesTest {
  @Reaches("Waits.WRONG_CODE")
  @Test
  void theWaitDoublesUntilItIsTheLongest() {
    CodeTries tries = new CodeTries();
    long longest = Waits.WRONG_CODE.toNanos();
    long wait = Waits.FIRST_WRONG_CODE.toNanos();
    long now = 0;
    for (int time = 0; time < 12; time++) {
      tries.wrong(now);
      assertFalse(tries.isHeard(now + wait - 1), "time " + time);
      assertTrue(tries.isHeard(now + wait), "time " + time);
      now += wait;
      wait = Math.min(2 * wait, longest);
    }
    assertTrue(wait == longest);
    tries.right();
    tries.wrong(now);
    assertTrue(tries.isHeard(now + Waits.FIRST_WRONG_CODE.toNanos()));
  }
}
