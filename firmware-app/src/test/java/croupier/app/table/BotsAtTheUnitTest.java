package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.go.GoScene;
import croupier.engine.Game;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import croupier.hal.Control;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What hands at the unit can do where bots hold seats, and what they cannot. */
class BotsAtTheUnitTest {
  @TempDir Path folder;

  private static RecordReader record(Path games, Game game) throws Exception {
    return SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
  }

  private static List<String> notes(SimulatedTable table) {
    return table.picture().prompt().notes().stream().limit(4).map(List::toString).toList();
  }

  /** Who sat where is no part of the game: without it, or with nonsense, people go on. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{\"places\":[0,0],\"bots\":[\"\",\"hard\"]}",
        "{\"places\":[0,6],\"bots\":[\"\",\"hard\"]}",
        "{\"places\":[0],\"bots\":[\"hard\"]}",
        "{\"places\":[0,1],\"bots\":[\"hard\"]}",
        "{\"places\":[0,1],\"bots\":[\"\",\"clever\"]}"
      })
  void whatIsWrittenOfTheSeatsMayBeSpoilt(String spoilt) throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "spoilt", List.of(1))) {
      new Hands(table).begin(Express.GAME, List.of(0), Map.of());
    }
    Path seats = folder.resolve("00001-express.seats");
    assertTrue(Files.readString(seats).contains("[\"\",\"easy\"]"));
    Files.writeString(seats, spoilt);
    try (Log log = new Log();
        SimulatedTable table = KnownTables.withBots(folder, "spoilt", List.of())) {
      new Hands(table).resume();
      assertTrue(notes(table).stream().noneMatch(note -> note.contains("bot, ")), log::text);
    }
  }

  /** Who drops a game wants nothing left of who sat there. */
  @Test
  void aDroppedGameForgetsWhoSatThere() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "drop", List.of(1))) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, List.of(0), Map.of());
      assertTrue(Files.exists(folder.resolve("00001-express.seats")));
      hands.hold(Control.BACK);
      hands.tap(Control.DIAL_A);
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.OK);
      assertEquals("Attract", hands.mode());
      assertFalse(Files.exists(folder.resolve("00001-express.seats")));
    }
  }

  /** Whoever holds the button of somebody who is not there sees none of his cards. */
  @Test
  void nobodyLooksAtTheCardsOfWhoeverIsNotThere() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "cards", List.of(1))) {
      Hands hands = new Hands(table);
      hands.begin(Deal.GAME, List.of(0), Map.of());
      hands.watchTheShow();
      for (int i = 0; i < 20; i++) {
        table.unit().press(Control.SEAT_2);
        hands.rest(Duration.ofMillis(900));
        assertFalse(table.picture().prompt().eyesOnly(), hands::said);
        table.unit().release(Control.SEAT_2);
        hands.rest(Duration.ofSeconds(1));
      }
    }
  }

  @Test
  void whatSomebodyElseDecidedIsNotTakenBackByHand() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "back", List.of(0, 1))) {
      Hands hands = new Hands(table);
      hands.begin(Deal.GAME, List.of(), Map.of());
      for (int i = 0; i < 600; i++) {
        hands.rest(Duration.ofMillis(200));
        assertFalse(
            table.picture().prompt().keys().stream()
                .anyMatch(key -> key.meaning().equals("playing.take-back")),
            hands::said);
      }
      assertTrue(record(folder, Deal.GAME).entries() > 10);
    }
  }

  /** In the heist a hood stays dark under which nobody looks. */
  @Test
  void theDialOfWhoeverIsNotThereStaysDark() throws Exception {
    GoScene.save(folder, GoScene.heist());
    try (SimulatedTable table = KnownTables.withBots(folder, "heist", List.of(1))) {
      new Hands(table).resume();
      assertTrue(table.picture().dials().get(0).hooded() >= 0);
      assertEquals(-1, table.picture().dials().get(1).hooded());
      table.unit().tap(Control.DIAL_B);
      new Hands(table).rest(Duration.ofMillis(400));
      assertEquals(0, record(folder, Go.GAME).entries(), "nobody pushed it");
      new Hands(table).rest(Duration.ofSeconds(2));
      assertEquals(1, record(folder, Go.GAME).entries(), "but it is locked");
      new Hands(table).tap(Control.DIAL_A);
      assertEquals(2, record(folder, Go.GAME).entries());
    }
  }

  /** People are quicker here; somebody who is not there grabs in the end. */
  @Test
  void inARaceEverybodyGrabs() throws Exception {
    for (boolean quick : new boolean[] {true, false}) {
      Path games = folder.resolve("race " + quick);
      GoScene.save(games, GoScene.race());
      try (SimulatedTable table = KnownTables.withBots(games, "race", List.of(1))) {
        Hands hands = new Hands(table);
        hands.resume();
        if (quick) {
          hands.tap(Control.SEAT_1);
        }
        hands.rest(Duration.ofSeconds(3));
        assertTrue(
            Files.readString(games.resolve("00001-go.jsonl"))
                .contains("\"seat\":" + (quick ? 0 : 1)),
            () -> hands.said());
      }
    }
  }
}
