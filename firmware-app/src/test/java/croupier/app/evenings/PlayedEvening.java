package croupier.app.evenings;

import croupier.app.live.Agreed;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.engine.Game;
import croupier.hal.Clock;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Games that people play at a simulated unit, on days of which it knows, into one folder. */
final class PlayedEvening {
  private static final long LONGEST_GAME = 48 * 3600 * Clock.SECOND;

  static final List<String> NAMES = List.of("Ann", "Bo", "Cy");

  private final Path folder;

  PlayedEvening(Path folder) {
    this.folder = folder;
  }

  /** A whole game from then on; when it ended. */
  Instant play(Game game, Instant begins, long seed) throws Exception {
    return play(game, begins, seed, Integer.MAX_VALUE);
  }

  /** A game that is left when so much has happened, as when the unit is switched off in order. */
  void leave(Game game, Instant begins, long seed, int happenings) throws Exception {
    play(game, begins, seed, happenings);
  }

  private Instant play(Game game, Instant begins, long seed, int most) throws Exception {
    AtomicInteger happened = new AtomicInteger();
    List<String> secrets = new ArrayList<>(List.of("seed " + seed, "salt"));
    SavedGames saved = new SavedGames(folder, secrets::removeFirst, new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), NAMES, saved, seed)) {
      saved.dateBy(() -> Optional.of(now(begins, table).atZone(ZoneOffset.UTC)));
      table.controller().tell(_ -> happened.incrementAndGet());
      Hands hands = new Hands(table);
      hands.begin(game, NAMES.size(), Agreed.tonight(game));
      table.seat(new SmartPlayers(table.unit(), NAMES.size(), seed, Hands::liking));
      while (happened.get() < most && !table.controller().mode().equals("Results")) {
        if (table.unit().clock().nanos() > LONGEST_GAME) {
          throw new AssertionError("seed " + seed + ": the game does not end");
        }
        table.step(LONGEST_GAME);
      }
      return now(begins, table);
    }
  }

  private static Instant now(Instant begins, SimulatedTable table) {
    return begins.plus(Duration.ofNanos(table.unit().clock().nanos()));
  }
}
