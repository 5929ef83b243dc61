package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.evenings.GameWatch;
import croupier.app.live.Agreed;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** When a game is over, dial A turns through its best moments. */
class MomentsTest {
  private static final long LONGEST_GAME = 48 * 3600 * Clock.SECOND;
  private static final List<String> NAMES = List.of("Christopher", "Bo", "Christina");
  private static final int SEED = 5;
  private static final int MOST_PAGES = 30;

  @TempDir Path folder;

  private SimulatedTable table(HardwareProfile profile) throws Exception {
    return table(profile, NAMES);
  }

  private SimulatedTable table(HardwareProfile profile, List<String> names) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    return new SimulatedTable(profile, names, saved, SEED);
  }

  private static void playOn(SimulatedTable table) {
    table.seat(new SmartPlayers(table.unit(), NAMES.size(), SEED, Hands::liking));
    while (!table.controller().mode().equals("Results")) {
      table.step(LONGEST_GAME);
    }
    table.seat(null);
  }

  private static Hands played(SimulatedTable table, Game game) {
    Hands hands = new Hands(table);
    hands.begin(game, NAMES.size(), Agreed.tonight(game));
    playOn(table);
    hands.watchTheShow();
    return hands;
  }

  /** What the unit says, page by page, until the result is there again. */
  private static Set<String> pages(SimulatedTable table, Hands hands) {
    String result = table.picture().prompt().headline();
    Set<String> pages = new LinkedHashSet<>();
    for (int turn = 0; turn < MOST_PAGES; turn++) {
      hands.turn(Control.DIAL_A, 1);
      String said = table.picture().prompt().headline();
      if (said.equals(result)) {
        return pages;
      }
      pages.add(said);
    }
    throw new AssertionError("the result does not come again: " + pages);
  }

  @Test
  void theBestMomentsAndTheLuckAreReadByTurningAndOkEndsAsEver() throws Exception {
    try (SimulatedTable table = table(HardwareProfile.standard())) {
      Hands hands = played(table, Express.GAME);
      assertTrue(hands.said().contains("A:more"), hands::said);
      Set<String> pages = pages(table, hands);
      assertTrue(pages.iterator().next().startsWith("The best turn: "), pages::toString);
      assertTrue(pages.stream().anyMatch(page -> page.contains("policemen, where")), "" + pages);
      hands.turn(Control.DIAL_A, -1);
      assertTrue(pages.contains(table.picture().prompt().headline()));
      assertEquals("Results", table.controller().mode());
      hands.tap(Control.OK);
      assertEquals("Attract", table.controller().mode(), "one OK, from any page");
    }
  }

  @Test
  void anotherGameBeginsFromAnyPage() throws Exception {
    try (SimulatedTable table = table(HardwareProfile.standard())) {
      Hands hands = played(table, Go.GAME);
      hands.turn(Control.DIAL_A, 2);
      hands.tap(Control.ROLL);
      assertEquals("Playing", table.controller().mode());
    }
  }

  /** What happened before a game was left is not forgotten. */
  @Test
  void aGameThatWasGoneOnWithHasAllItsMoments() throws Exception {
    try (SimulatedTable table = table(HardwareProfile.standard())) {
      AtomicInteger happened = new AtomicInteger();
      table.controller().tell(_ -> happened.incrementAndGet());
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, NAMES.size());
      table.seat(new SmartPlayers(table.unit(), NAMES.size(), SEED, Hands::liking));
      while (happened.get() < 60) {
        table.step(LONGEST_GAME);
      }
    }
    try (SimulatedTable table = table(HardwareProfile.standard())) {
      Hands hands = new Hands(table);
      hands.resume();
      playOn(table);
      hands.watchTheShow();
      GameWatch watch =
          new GameWatch(Express.GAME.start(NAMES.size(), Express.GAME.options(Map.of())));
      SavedGames.read(folder.resolve("00001-express.jsonl"), _ -> watch.past(false));
      Words words = Words.of(Language.ENGLISH);
      assertEquals(
          watch.moments().stream().map(moment -> words.say(moment, NAMES)).toList(),
          List.copyOf(pages(table, hands)));
    }
  }

  static Stream<Arguments> displays() {
    return Games.ALL.stream()
        .flatMap(
            game ->
                Stream.of(HardwareProfile.standard(), HardwareProfile.compact())
                    .map(profile -> Arguments.of(game, profile)));
  }

  @ParameterizedTest
  @MethodSource("displays")
  void everyMomentHasRoomInEveryLanguage(Game game, HardwareProfile profile) throws Exception {
    try (Log log = new Log();
        SimulatedTable table = table(profile)) {
      Hands hands = played(table, game);
      for (Language language : Language.values()) {
        table.controller().speak(language);
        Set<String> pages = pages(table, hands);
        assertTrue(pages.size() >= 2, pages::toString);
        assertFalse(String.join(" ", pages).contains("evening."), pages::toString);
      }
      assertEquals(0, log.count("Too long for the display"), log::text);
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
  }

  /** Whatever the language was in which the game ended, each sentence is told to its end. */
  @Test
  void theMomentsFollowTheLanguage() throws Exception {
    try (SimulatedTable table = table(HardwareProfile.compact(), List.of("Ann", "Bo", "Cy"))) {
      Hands hands = played(table, Express.GAME);
      for (Language language : Language.values()) {
        table.controller().speak(language);
        Map<String, String> read = read(table, hands);
        assertTrue(read.size() >= 2, read::toString);
        read.forEach((said, display) -> assertEquals(letters(said), letters(display)));
      }
    }
  }

  /** The sentences of the pages, each with all that the display says of it. */
  private static Map<String, String> read(SimulatedTable table, Hands hands) {
    Map<String, String> read = new LinkedHashMap<>();
    String result = table.picture().prompt().headline();
    for (int turn = 0; turn < MOST_PAGES; turn++) {
      hands.turn(Control.DIAL_A, 1);
      String said = table.picture().prompt().headline();
      if (said.equals(result)) {
        return read;
      }
      List<String> lines = table.picture().prompt().lcd();
      read.merge(said, String.join("", lines.subList(0, lines.size() - 1)), String::concat);
    }
    throw new AssertionError("the result does not come again: " + read);
  }

  private static String letters(String text) {
    return text.replaceAll("[\\s\u00a0\u202f]", "");
  }
}
