package croupier.app.table.playing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Agreed;
import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.RecordedEvening;
import croupier.app.table.RecordedEvening.Seen;
import croupier.app.table.mode.WallPicture;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.classic.Travel;
import croupier.engine.express.Express;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What hangs on the wall while games are played at the pins. */
final class WallTest {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy");
  private static final long SEED = 11;
  private static final int SOME_NEWS = 6;

  @TempDir Path folder;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  /** The view of the table, as the last onlooker was told it. */
  private static final class LastView implements Onlooker {
    private Map<String, Object> view = Map.of();

    @Override
    public void happened(Happening happening) {
      view = happening.view().get();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatLiesThereIsWhatTheTableKnows(Game game) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    LastView last = new LastView();
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), NAMES, saved, SEED)) {
      table.controller().tell(last);
      Hands hands = new Hands(table);
      hands.begin(game, NAMES.size());
      table.seat(new SmartPlayers(table.unit(), NAMES.size(), SEED, Hands::liking));
      while (!table.controller().mode().equals("Results")) {
        table.step(Long.MAX_VALUE);
      }
      WallPicture wall = table.controller().wall().orElseThrow();
      assertEquals(
          NAMES, wall.players().stream().map(WallPicture.Player::name).toList(), "seed " + SEED);
      assertKnown(wall.lying(), last.view);

      table.seat(null);
      hands.rest(Duration.ofSeconds(5));
      hands.tap(Control.OK);
      assertTrue(table.controller().wall().isEmpty(), "the board is put away with the result");
    }
  }

  /** Every fact of the wall that the view has by the same name is the same there. */
  private static void assertKnown(Map<?, ?> lying, Map<?, ?> view) {
    lying.forEach(
        (name, value) -> {
          Object known = view.get(name);
          if (value instanceof List<?> list && known instanceof List<?> all) {
            assertEquals(all.size(), list.size(), () -> name + " of everybody");
            for (int i = 0; i < list.size(); i++) {
              if (list.get(i) instanceof Map<?, ?> one) {
                assertKnown(one, (Map<?, ?>) all.get(i));
              }
            }
          } else if (value instanceof Map<?, ?> inner && known instanceof Map<?, ?> all) {
            assertKnown(inner, all);
          } else if (known != null && !(value instanceof String)) {
            assertEquals(known, value, () -> name + ", seed " + SEED);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void anotherLanguageIsSpokenAtOnce(Game game) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), NAMES, saved, SEED)) {
      new Hands(table).begin(game, NAMES.size());
      table.seat(new SmartPlayers(table.unit(), NAMES.size(), SEED, Hands::liking));
      while (newest(table.controller().wall().orElseThrow()) < SOME_NEWS) {
        table.step(Long.MAX_VALUE);
      }
      Optional<WallPicture> english = table.controller().wall();
      table.controller().speak(Language.GERMAN);
      WallPicture german = table.controller().wall().orElseThrow();
      assertEquals(english.get().told().size(), german.told().size());
      for (int one = 0; one < german.told().size(); one++) {
        assertNotEquals(english.get().told().get(one), german.told().get(one), "seed " + SEED);
      }
      table.controller().speak(Language.ENGLISH);
      assertEquals(english, table.controller().wall(), "it is the same, in other words");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void diceInTheAirAreNoNewsYet(Game game) throws Exception {
    WallPicture before = null;
    boolean wasInTheAir = false;
    int fell = 0;
    for (Seen seen : RecordedEvening.seen(game, NAMES, SEED, folder)) {
      WallPicture now = seen.wall().orElse(null);
      boolean inTheAir =
          seen.picture().dice().stream().anyMatch(die -> die.effect() == Effect.TUMBLE);
      if (wasInTheAir && inTheAir) {
        assertEquals(before, now, "seed " + SEED);
      } else if (wasInTheAir && newest(now) == newest(before) + 1) {
        fell++;
      }
      wasInTheAir = inTheAir;
      before = now;
    }
    assertTrue(fell > 5 || !rolls(game), "what fell is told when it has fallen");
  }

  private static boolean isShown(Seen seen) {
    return seen.picture().prompt().keys().stream()
        .anyMatch(key -> key.meaning().equals("playing.go-on"));
  }

  private static Map<?, ?> lying(Seen seen) {
    return seen.wall().<Map<?, ?>>map(WallPicture::lying).orElse(Map.of());
  }

  private static Object kind(Seen seen) {
    return lying(seen).get("matter") instanceof Map<?, ?> matter ? matter.get("kind") : null;
  }

  /** A sale, an auction or a claim comes after what has led to it, as at the unit. */
  @ParameterizedTest
  @MethodSource("games")
  void nothingIsAskedBeforeItHasBeenShownWhatLedToIt(Game game) throws Exception {
    Object asked = null;
    List<?> claims = List.of();
    int came = 0;
    for (Seen seen : RecordedEvening.seen(game, NAMES, SEED, folder)) {
      List<?> now =
          Optional.<Object>ofNullable(lying(seen).get("claims"))
              .<List<?>>map(all -> (List<?>) all)
              .orElse(List.of());
      if (isShown(seen)) {
        String headline = seen.picture().prompt().headline();
        assertTrue(kind(seen) == null || kind(seen).equals(asked), headline + kind(seen));
        assertTrue(claims.containsAll(now), headline + now);
      } else {
        came += kind(seen) != null && !kind(seen).equals(asked) ? 1 : 0;
        asked = kind(seen);
        claims = now;
      }
    }
    assertTrue(came > 5 || !rolls(game) || !game.id().matches("travel|brands"));
  }

  @Test
  void aPauseTellsHowEverybodyStandsAndHowItGoesOn() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), NAMES, saved, SEED)) {
      Hands hands = new Hands(table);
      hands.begin(Travel.GAME, NAMES.size());
      hands.watchTheShow();
      List<List<String>> notes = table.picture().prompt().notes();
      assertEquals(List.of("Ann", "1,500"), notes.getFirst().subList(0, 2));
      Optional<WallPicture> wall = table.controller().wall();
      hands.hold(Control.BACK);
      assertEquals("Paused", table.controller().mode());
      assertEquals(notes, table.picture().prompt().notes());
      assertEquals(wall, table.controller().wall());
      assertTrue(table.picture().prompt().headline().contains("press OK"));
    }
  }

  private static WallPicture atTheEnd(SimulatedTable table) {
    table.seat(new SmartPlayers(table.unit(), NAMES.size(), SEED, Hands::liking));
    while (!table.controller().mode().equals("Results")) {
      table.step(Long.MAX_VALUE);
    }
    return table.controller().wall().orElseThrow();
  }

  /** Of everybody. */
  private static List<?> places(WallPicture wall) {
    List<?> places = (List<?>) ((Map<?, ?>) wall.lying().get("matter")).get("places");
    assertEquals(NAMES.size(), places.size());
    return places;
  }

  /** The result, and what of the game people will remember, in the language of whoever reads. */
  @Test
  void theEndHangsTheMomentsBesideThePlaces() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), NAMES, saved, SEED)) {
      Hands hands = new Hands(table);
      hands.begin(Travel.GAME, NAMES.size(), Agreed.tonight(Travel.GAME));
      assertEquals(List.of(), table.controller().wall().orElseThrow().moments());
      WallPicture wall = atTheEnd(table);
      List<?> places = places(wall);
      assertEquals("1st", ((Map<?, ?>) places.getFirst()).get("place"));
      assertFalse(wall.moments().isEmpty());
      table.controller().speak(Language.GERMAN);
      assertNotEquals(wall.moments(), table.controller().wall().orElseThrow().moments());
    }
  }

  /** How many points each has, and the groups that brought them. */
  @Test
  void theEndOfExpressHangsWhoCameWhereAndHow() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), NAMES, saved, SEED)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, NAMES.size());
      assertFalse(table.controller().wall().orElseThrow().lying().containsKey("matter"));
      WallPicture wall = atTheEnd(table);
      List<?> places = places(wall);
      for (Object place : places) {
        Map<?, ?> row = (Map<?, ?>) place;
        List<String> note =
            table.picture().prompt().notes().get(((Long) row.get("player")).intValue());
        assertEquals(note.get(1), row.get("has"));
      }
      assertEquals(NAMES.size(), wall.groups().size());
      int winner = ((Long) ((Map<?, ?>) places.getFirst()).get("player")).intValue();
      assertFalse(wall.groups().get(winner).isEmpty(), "nobody wins without a group");
    }
  }

  /** Where it is said why a bot stopped, its score is not new on the board and old beside it. */
  @Test
  void theBoardAndTheSeatsBelowItAreOfTheSameMoment() throws Exception {
    List<Integer> held = List.of(1, 2, 3);
    Words words = Words.of(Language.ENGLISH);
    try (SimulatedTable table = KnownTables.withBots(folder, "why", held)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, List.of(0), Agreed.tonight(Express.GAME));
      table.seat(new SmartPlayers(table.unit(), 4, SEED, Hands::liking));
      int why = 0;
      while (!table.controller().mode().equals("Results")) {
        table.step(Long.MAX_VALUE);
        Optional<WallPicture> wall = table.controller().wall();
        if (!table.controller().mode().equals("Playing") || wall.isEmpty()) {
          continue;
        }
        List<?> scores = (List<?>) wall.get().lying().get("scores");
        List<List<String>> notes = table.picture().prompt().notes();
        String headline = table.picture().prompt().headline();
        for (int seat = 0; seat < scores.size(); seat++) {
          Message score =
              Message.of("express.score")
                  .with("score", ((Long) scores.get(seat)).intValue())
                  .with("goal", ((Long) wall.get().printed().get("goal")).intValue());
          assertTrue(
              notes.get(seat).get(1).startsWith(words.say(score)), headline + notes + scores);
        }
        why += headline.contains(" stops") && headline.contains(" keeps ") ? 1 : 0;
      }
      assertTrue(why > 0, "a bot says why it stops");
    }
  }

  private static int newest(WallPicture wall) {
    return wall.told().isEmpty() ? 0 : wall.told().getLast().number();
  }

  /** In deal nothing is rolled, and a plain face shows no dice in the air. */
  private static boolean rolls(Game game) {
    return List.of("express", "go", "travel", "brands").contains(game.id());
  }

  @Test
  void theStoryIsTheSameForEverybodyAndOfOneLength() throws Exception {
    int longest = 0;
    int newest = 0;
    for (Seen seen : RecordedEvening.seen(Travel.GAME, NAMES, SEED, folder)) {
      List<WallPicture.Told> told = seen.wall().map(WallPicture::told).orElse(List.of());
      longest = Math.max(longest, told.size());
      for (WallPicture.Told one : told) {
        assertFalse(one.text().isBlank());
      }
      if (!told.isEmpty()) {
        assertTrue(told.getLast().number() >= newest, "it goes on");
        newest = told.getLast().number();
      }
    }
    assertEquals(12, longest, "it does not grow");
    assertTrue(newest > 50);
  }
}
