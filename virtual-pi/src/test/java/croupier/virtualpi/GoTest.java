package croupier.virtualpi;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("virtual-pi")
@Order(1)
class GoTest {
  @Test
  void aGameToItsEndOfGoIsPlayedByPressingAndTurning() throws Exception {
    GameToItsEnd.play("go", 0);
  }
}
