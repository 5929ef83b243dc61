package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole evenings on the simulated unit: people press what the unit offers, edge by edge, to the end
 * of the game.
 */
class EveningTest {
  private static final long LONGEST_EVENING = 48 * 3600 * Clock.SECOND;

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void peoplePlayAWholeGameByPressingWhatTheUnitOffers(Game game) throws Exception {
    for (int seed = 1; seed <= 20; seed++) {
      play(HardwareProfile.standard(), game, 4, seed);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSmallUnitPlaysTheSameGames(Game game) throws Exception {
    play(HardwareProfile.small(), game, 3, 7);
  }

  private void play(HardwareProfile profile, Game game, int people, int seed) throws Exception {
    Path games = folder.resolve(game.id() + seed);
    SavedGames saved = new SavedGames(games, () -> "seed " + seed, new QuickDisk());
    try (Log log = new Log();
        SimulatedTable table = new SimulatedTable(profile, List.of(), saved, seed)) {
      Hands hands = new Hands(table);
      hands.begin(game, people);
      table.seat(new SmartPlayers(table.unit(), people, seed, Hands::liking));
      while (!table.controller().mode().equals("Results")) {
        assertTrue(
            table.unit().clock().nanos() < LONGEST_EVENING,
            () -> "seed " + seed + ": the evening does not end: " + table.picture().prompt());
        table.step(LONGEST_EVENING);
      }
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
    RecordReader record = SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
    assertNotNull(record.result(), "seed " + seed);
    assertTrue(record.proved(), "seed " + seed);
    assertEquals(
        List.of("00001-" + game.id() + ".jsonl"),
        Files.list(games).map(file -> file.getFileName().toString()).toList(),
        "no secret is left behind");
    assertEquals(people, record.names().size());
  }
}
