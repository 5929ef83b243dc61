package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.hal.Clock;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** However busy this machine is, a Pi that goes on is waited for. */
class WaitsTest {
  private static final long HOUR = 3_600 * Clock.SECOND;

  private long clock = Clock.SECOND;
  private long work;
  private long here;
  private boolean alive = true;
  private int looks;

  private final Waits waits =
      new Waits(
          new Waits.Worker() {
            @Override
            public boolean isAlive() {
              return alive;
            }

            @Override
            public long work() {
              return work;
            }
          },
          () -> clock,
          () -> here);

  /** Looks again and again; this machine's clock goes on by an hour each time. */
  private void look(int times, Runnable meanwhile) throws IOException {
    waits.until(
        "that",
        () -> {
          here += HOUR;
          meanwhile.run();
          return ++looks == times;
        });
  }

  @Test
  void thisMachinesClockMakesNothingLate() throws Exception {
    look(9, () -> clock += Clock.MILLISECOND);
    assertEquals(9, looks);
  }

  @Test
  void aPiThatHasNotToldTheTimeYetIsWaitedForAsLongAsItWorks() throws Exception {
    clock = 0;
    look(9, () -> work += Clock.SECOND);
    assertEquals(9, looks);
  }

  @Test
  void whatIsNotSoInTimeByThePisClockIsToldSo() {
    assertThrows(IOException.class, () -> look(9, () -> clock += 60 * Clock.SECOND));
    assertEquals(6, looks);
  }

  @Test
  void aPiThatStandsStillOrHasEndedIsNotWaitedFor() {
    assertThrows(IOException.class, () -> look(9, () -> {}));
    assertEquals(1, looks);
    alive = false;
    assertThrows(IOException.class, () -> look(9, () -> clock += Clock.MILLISECOND));
    assertEquals(2, looks);
  }
}
