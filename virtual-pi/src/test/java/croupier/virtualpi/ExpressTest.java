package croupier.virtualpi;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("virtual-pi")
@Order(2)
class ExpressTest {
  private static final int SHORT_GAME = 1;

  /** Of some 400 entries. */
  private static final int LATE = 360;

  @Test
  void aGameOfExpressIsPlayedToItsEndByPressingAndTurning() throws Exception {
    GameToItsEnd.play("express", SHORT_GAME, LATE);
  }
}
