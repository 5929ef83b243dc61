package croupier.app.table;

import croupier.app.live.Agreed;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Game;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All that the unit shows on one evening, from the welcome to the result. */
public final class RecordedEvening {
  private static final long LONGEST_EVENING = 48 * 3600 * Clock.SECOND;

  private RecordedEvening() {}

  /** Each picture as often as it came; people press what is offered, drawn from the seed. */
  public static List<UnitPicture> of(Game game, List<String> names, long seed, Path folder)
      throws Exception {
    List<UnitPicture> pictures = new ArrayList<>();
    SavedGames saved = new SavedGames(folder, () -> "seed " + seed, new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), names, saved, seed)) {
      Hands hands = new Hands(table);
      hands.begin(game, names.size(), Agreed.tonight(game));
      table.seat(new SmartPlayers(table.unit(), names.size(), seed, Hands::liking));
      while (!table.controller().mode().equals("Results")) {
        if (table.unit().clock().nanos() > LONGEST_EVENING) {
          throw new AssertionError("seed " + seed + ": the evening does not end");
        }
        table.step(LONGEST_EVENING);
        if (pictures.isEmpty() || pictures.getLast() != table.picture()) {
          pictures.add(table.picture());
        }
      }
    }
    return pictures;
  }
}
