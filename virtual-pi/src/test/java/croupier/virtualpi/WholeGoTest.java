package croupier.virtualpi;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("virtual-pi")
@Order(1)
class WholeGoTest {
  @Test
  void aWholeGameOfGoIsPlayedByPressingAndTurning() throws Exception {
    WholeGame.play("go", 0);
  }
}
