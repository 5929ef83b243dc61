package croupier.app.table.mode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.app.table.menu.Attract;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A line that the display has no room for is somebody's mistake. */
class TableContextTest {
  @TempDir Path folder;

  @Reaches("Limits.TOO_LONG")
  @Test
  void suchALineIsLoggedOnceAndOnlySoManyAre() throws Exception {
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            List.of(),
            new SavedGames(folder, () -> "seed", new QuickDisk()),
            () -> 0,
            Attract::new,
            KnownTables.onlyPeople());
    try (Log log = new Log()) {
      for (int round = 0; round < 3; round++) {
        for (int line = 0; line <= Limits.TOO_LONG; line++) {
          context.tooLong("line " + line + " of many");
        }
      }
      assertEquals(Limits.TOO_LONG, log.count("Too long for the display"));
      assertEquals(1, log.count("line " + (Limits.TOO_LONG - 1) + " of"), log::text);
      assertEquals(0, log.count("line " + Limits.TOO_LONG + " of"), log::text);
    }
  }
}
