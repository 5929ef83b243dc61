package croupier.app.table.face.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Agreed;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.hal.Clock;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole evenings with the face that any game gets, resumed after the plug was pulled. */
public class PlainEveningTest {
  private static final long LONGEST_EVENING = 96 * 3600 * Clock.SECOND;
  private static final int EVENINGS = 1;
  private static final int PEOPLE = 3;

  @TempDir Path folder;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void anyGameIsPlayedToItsEndWithoutAFaceOfItsOwn(Game game) throws Exception {
    try (NoFaces _ = new NoFaces();
        Log log = new Log()) {
      for (int seed = 1; seed <= EVENINGS; seed++) {
        evening(game, seed);
      }
      assertEquals(0, log.count("mistake of the program"), log::text);
      assertEquals(0, log.count("Too long for the display"), log::text);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void anyGameIsShownWithoutAFaceOfItsOwn(Game game) throws Exception {
    try (NoFaces _ = new NoFaces();
        Log log = new Log();
        SimulatedTable table = KnownTables.standard(folder, "shown")) {
      table.controller().show(new Show(true, Duration.ofSeconds(1), List.of(game.id())));
      table.advanceTo(900 * Clock.SECOND);
      assertEquals("Showing", table.controller().mode());
      assertEquals("", log.text());
    }
  }

  private void evening(Game game, int seed) throws Exception {
    Path games = folder.resolve(game.id() + seed);
    long cut = new SplittableRandom(seed).nextLong(60, 900) * Clock.SECOND;
    try (SimulatedTable table = KnownTables.standard(games, "plain " + seed)) {
      new Hands(table).begin(game, PEOPLE, Agreed.tonight(game));
      play(table, seed, cut);
      if (isOver(table)) {
        cut = 0;
      }
    }
    if (cut > 0) {
      try (SimulatedTable table = KnownTables.standard(games, "another seed")) {
        new Hands(table).resume();
        play(table, seed + EVENINGS, LONGEST_EVENING);
        assertTrue(
            isOver(table),
            () -> "seed " + seed + ": the evening does not end: " + table.picture().prompt());
      }
    }
    RecordReader record = SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
    assertNotNull(record.result(), "seed " + seed);
    assertTrue(record.proved(), "seed " + seed);
  }

  private static void play(SimulatedTable table, int seed, long until) {
    table.seat(new SmartPlayers(table.unit(), PEOPLE, seed, Hands::liking));
    while (!isOver(table) && table.unit().clock().nanos() < until) {
      table.step(until);
    }
  }

  private static boolean isOver(SimulatedTable table) {
    return table.controller().mode().equals("Results");
  }
}
