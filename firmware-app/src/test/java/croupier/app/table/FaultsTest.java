package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.live.Agreed;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.Noise;
import croupier.mock.SimulatedPins;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Parts break in the middle of a game: it goes on, and it is said what is broken. */
class FaultsTest {
  private static final long LONGEST_EVENING = 48 * 3600 * Clock.SECOND;
  private static final int CHAIN_DATA = 10;
  private static final int LCD_ENABLE = 8;
  private static final int SEAT_6_PIN = 6;

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  /** An evening in which something happens to the pins after a minute of play. */
  private void evening(Game game, int seed, Consumer<SimulatedPins> accident) throws Exception {
    Path games = folder.resolve(game.id() + seed);
    SavedGames saved = new SavedGames(games, () -> "fault " + seed, new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), List.of(), saved, seed)) {
      Hands hands = new Hands(table);
      hands.begin(game, 3, Agreed.turns(game, "100"));
      table.seat(new SmartPlayers(table.unit(), 3, seed, Hands::liking));
      hands.rest(Duration.ofMinutes(1));
      accident.accept(table.unit().pins());
      while (!hands.mode().equals("Results")) {
        assertTrue(hands.now() < LONGEST_EVENING, () -> "seed " + seed + ": " + hands.mode());
        table.step(LONGEST_EVENING);
      }
    }
    RecordReader record = SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
    assertTrue(record.proved(), "seed " + seed);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aDeadChainABrokenDisplayAndAStuckButtonLetTheGameGoOnAndAreLoggedOnce(Game game)
      throws Exception {
    try (Log log = new Log()) {
      evening(
          game,
          1,
          pins -> {
            pins.breakLine(CHAIN_DATA);
            pins.breakLine(LCD_ENABLE);
            pins.stick(SEAT_6_PIN, false);
          });
      assertEquals(
          1, log.count("light chain: GPIO 10 (light chain, data) cannot be written"), log::text);
      assertEquals(1, log.count("LCD: GPIO 8 (LCD, E) cannot be written"), log::text);
      assertEquals(1, log.count("seat 6: The button has been down for"), log::text);
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void anEveningOfBadContactsWithLostAndSwappedEdgesComesToItsEnd(Game game) throws Exception {
    try (Log log = new Log()) {
      for (int seed = 1; seed <= 4; seed++) {
        evening(game, seed, pins -> pins.noise(new Noise(0.7, 5_000_000, 0.05, 0.2)));
      }
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
  }

  @Test
  void whatBrokeInAGameStandsOnTheServiceScreenUntilItIsRepaired() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "service", new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), List.of(), saved, 1)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      table.unit().pins().breakLine(CHAIN_DATA);
      table.unit().pins().stick(SEAT_6_PIN, false);
      hands.rest(Duration.ofSeconds(70));
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);
      hands.hold(Control.BACK);
      assertEquals("Service", hands.mode());
      assertTrue(hands.lcd().get(1).equals("seat 6: stuck"), hands::said);
      table.unit().pins().unstick(SEAT_6_PIN);
      hands.rest(Duration.ofMillis(1));
      hands.rest(Duration.ofSeconds(1));
      assertEquals(List.of("light chain: check", "GPIO 10"), hands.lcd().subList(1, 3));
      table.unit().pins().mendLine(CHAIN_DATA);
      hands.rest(Duration.ofSeconds(3));
      assertEquals(List.of("light chain", "works again"), hands.lcd().subList(1, 3));
    }
  }

  @Reaches("Waits.MENU")
  @Test
  void aFaultIsNoHandAndKeepsNoMenuAwake() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "awake", new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), List.of(), saved, 1)) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      for (int i = 0; i < 30; i++) {
        table.unit().pins().breakLine(CHAIN_DATA);
        hands.rest(Duration.ofSeconds(3));
        table.unit().pins().mendLine(CHAIN_DATA);
        hands.rest(Duration.ofSeconds(3));
      }
      assertEquals("Attract", hands.mode());
    }
  }

  @Test
  void withADeadChainTheDisplayStillTellsTheGame() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "dark", new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), List.of(), saved, 1)) {
      Hands hands = new Hands(table);
      table.unit().pins().breakLine(CHAIN_DATA);
      hands.begin(Go.GAME, 2);
      assertTrue(hands.said().contains("Who starts?"), hands::said);
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      assertTrue(hands.said().contains("Round 1"), hands::said);
    }
  }
}
