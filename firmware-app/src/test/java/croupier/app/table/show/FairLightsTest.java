package croupier.app.table.show;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.ShowMeasure;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.KnownTables;
import croupier.hal.Clock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A unit that shows itself for months: no light ages before the others. */
class FairLightsTest {
  @TempDir Path folder;

  @Test
  void everyLightIsOnAboutAsLongAsTheOthers() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "lights")) {
      table.controller().beginShow(false);
      ShowMeasure measure = new ShowMeasure(table);
      measure.play(0, Duration.ofHours(3), Clock.system());
      double[] lit = measure.lit();
      double mean = Arrays.stream(lit).average().orElseThrow();
      for (int light = 0; light < lit.length; light++) {
        double share = lit[light] / mean;
        assertTrue(0.5 < share && share < 2, "light " + light + ": " + share);
      }
    }
  }
}
