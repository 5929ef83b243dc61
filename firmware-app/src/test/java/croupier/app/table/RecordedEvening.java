package croupier.app.table;

import croupier.app.live.Agreed;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.mode.WallPicture;
import croupier.engine.Game;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that the unit shows on one evening, from the welcome to the result. */
public final class RecordedEvening {
  /** Who comes when a test does not say; one is long, one is longer than fits, one has dots. */
  public static final List<String> NAMES = List.of("Christopher", "Maximiliana-Rose", "Zoë");

  public static final long SEED = 5;
  private static final long LONGEST_EVENING = 48 * 3600 * Clock.SECOND;

  /** Theirs, which several tests look at in their ways. */
  private static final Map<Game, SoftReference<List<Seen>>> USUAL = new HashMap<>();

  private RecordedEvening() {}

  /**
   * What was to be seen at a moment.
   *
   * @param wall what hung on the wall
   */
  public record Seen(UnitPicture picture, Optional<WallPicture> wall) {}

  /** The usual evening, each picture as often as it came. */
  public static List<UnitPicture> pictures(Game game, Path folder) throws Exception {
    List<UnitPicture> pictures = new ArrayList<>();
    for (Seen seen : seen(game, folder)) {
      if (pictures.isEmpty() || pictures.getLast() != seen.picture()) {
        pictures.add(seen.picture());
      }
    }
    return pictures;
  }

  /** The usual evening, which is played when it is asked for first. */
  public static synchronized List<Seen> seen(Game game, Path folder) throws Exception {
    SoftReference<List<Seen>> kept = USUAL.get(game);
    List<Seen> evening = kept == null ? null : kept.get();
    if (evening == null) {
      evening = List.copyOf(seen(game, NAMES, SEED, folder));
      USUAL.put(game, new SoftReference<>(evening));
    }
    return evening;
  }

  /** An evening of people who press what is offered, drawn from the seed. */
  public static List<Seen> seen(Game game, List<String> names, long seed, Path folder)
      throws Exception {
    List<Seen> all = new ArrayList<>();
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
        Seen now = new Seen(table.picture(), table.controller().wall());
        if (all.isEmpty() || isNew(now, all.getLast())) {
          all.add(now);
        }
      }
    }
    return all;
  }

  private static boolean isNew(Seen now, Seen before) {
    return now.picture() != before.picture()
        || now.wall().orElse(null) != before.wall().orElse(null);
  }
}
