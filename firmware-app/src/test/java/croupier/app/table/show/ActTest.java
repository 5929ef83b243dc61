package croupier.app.table.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.Waits;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.TableContext;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A show whose actors have forgotten their lines. */
class ActTest {
  @TempDir Path folder;
  private long now;

  /** Nobody acts there: what is due on this table's thread never happens. */
  private TableContext context() throws Exception {
    return new TableContext(
        HardwareProfile.standard(),
        List.of(),
        new SavedGames(folder, () -> "seed", new QuickDisk()),
        () -> now,
        Attract::new,
        KnownTables.onlyPeople());
  }

  @Reaches("Waits.ACT")
  @Test
  void whenNothingHappensForAWhileTheNextActComes() throws Exception {
    TableContext context = context();
    Programme programme = new Programme(context, "seed", false);
    programme.next();
    Rehearsal rehearsal = programme.rehearse(0);
    while (rehearsal.goesOn()) {
      // To its end.
    }
    try (Log log = new Log()) {
      Act act = new Act(context, programme, new Ornament(context), programme.stretch(rehearsal));
      Scene scene = act;
      long happened = now;
      while (scene == act) {
        assertTrue(act.nextDue() > now, "it waits for something");
        happened = act.nextDue() < happened + Waits.ACT.toNanos() ? now : happened;
        now = act.nextDue();
        scene = act.tick(now);
      }
      assertInstanceOf(Opening.class, scene);
      assertEquals(1, log.count("does not go on as rehearsed"), log::text);
      assertTrue(now >= Waits.ACT.toNanos());
    }
  }
}
