package croupier.virtualpi;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("virtual-pi")
@Order(1)
class ExpressTest {
  private static final int SHORT_GAME = 1;

  /** The last rounds of such a game, whose whole length only the long run has time for. */
  private static final int LATE = 360;

  @Test
  void aGameOfExpressIsPlayedToItsEndByPressingAndTurning() throws Exception {
    if (GameToItsEnd.LONG) {
      GameToItsEnd.play("express", SHORT_GAME);
    } else {
      GameToItsEnd.playTheEnd("express", SHORT_GAME, LATE);
    }
  }
}
