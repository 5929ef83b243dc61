package croupier.app.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class StartTimesTest {
  private long now = 3 * Clock.SECOND;

  @Test
  void eachPartIsToldInHundredthsOfASecondSinceTheBirth() {
    StartTimes times = new StartTimes(() -> now);
    times.mark("program");
    now += 1_070 * Clock.MILLISECOND;
    times.mark("first light");
    String[] told = times.toString().split(", ");
    assertTrue(told[0].matches("program \\d+\\.\\d\\d s"), told[0]);
    assertEquals(new BigDecimal("1.07"), seconds(told[1]).subtract(seconds(told[0])));
  }

  private static BigDecimal seconds(String told) {
    return new BigDecimal(told.replaceAll("[^0-9.]", ""));
  }
}
