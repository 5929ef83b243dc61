package croupier.virtualpi;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("virtual-pi")
@Order(1)
class WholeExpressTest {
  private static final int SHORT_GAME = 1;

  @Test
  void aWholeGameOfExpressIsPlayedByPressingAndTurning() throws Exception {
    WholeGame.play("express", SHORT_GAME);
  }
}
