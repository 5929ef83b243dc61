package croupier.app.simulated;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.table.KnownTables;
import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A loop that is told to stop while something on its thread goes on. */
class StoppedLoopTest {
  @TempDir Path folder;

  @Reaches("Waits.LOOP_END")
  @Test
  void itIsNotWaitedForForEver() throws Exception {
    CountDownLatch stuck = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    try (SimulatedTable table = KnownTables.standard(folder, "stop")) {
      table.follow(Clock.system());
      Thread loop = Thread.ofPlatform().start(() -> run(table));
      table
          .loop()
          .queue()
          .put(
              () -> {
                stuck.countDown();
                await(goOn);
              });
      stuck.await();
      table.loop().stopAndWait(Duration.ofMillis(1));
      assertTrue(loop.isAlive());
      goOn.countDown();
      table.loop().stopAndWait(Duration.ofMinutes(1));
      loop.join();
    }
  }

  private static void run(SimulatedTable table) {
    try {
      table.loop().run(Duration.ofDays(1).toNanos());
    } catch (PinFault fault) {
      throw new AssertionError(fault);
    }
  }

  private static void await(CountDownLatch goOn) {
    try {
      goOn.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
