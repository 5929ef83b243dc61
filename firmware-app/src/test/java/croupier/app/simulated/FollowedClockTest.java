package croupier.app.simulated;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.table.KnownTables;
import croupier.hal.Clock;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The time of a table that follows a clock. */
class FollowedClockTest {
  @TempDir Path folder;

  @Test
  void itGoesSoManyTimesAsFast() throws Exception {
    long[] real = {5 * Clock.SECOND};
    try (SimulatedTable table = KnownTables.standard(folder, "clock")) {
      table.follow(() -> real[0], 10);
      real[0] += 2 * Clock.SECOND;
      long due = 20 * Clock.SECOND;
      table.advanceTo(due);
      assertEquals(due, table.unit().clock().nanos());
    }
  }
}
