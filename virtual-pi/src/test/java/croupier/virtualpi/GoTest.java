package croupier.virtualpi;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("virtual-pi")
@Order(2)
class GoTest {
  /** Of some 100 entries. */
  private static final int LATE = 60;

  @Test
  void aGameToItsEndOfGoIsPlayedByPressingAndTurning() throws Exception {
    GameToItsEnd.play("go", 0, LATE);
  }
}
