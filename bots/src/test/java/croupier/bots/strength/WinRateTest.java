package croupier.bots.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WinRateTest {
  @Test
  void theIntervalIsThatOfWilson() {
    WinRate half = new WinRate(100, 50);
    assertEquals(0.4038, half.low(), 0.0001);
    assertEquals(0.5962, half.high(), 0.0001);
    WinRate all = new WinRate(10, 10);
    assertEquals(0.7225, all.low(), 0.0001);
    assertEquals(1, all.high(), 0.0001);
  }
}
