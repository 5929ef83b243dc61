package croupier.app.table.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Units;
import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.app.words.Language;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.deal.DealEvent;
import croupier.engine.express.Express;
import croupier.engine.go.GoEvent;
import croupier.hal.Control;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Nobody is there, and the unit plays itself. */
class ShowTest {
  private static final Duration IDLE = Duration.ofNanos(Show.USUAL.idle().toNanos());

  /** All games were shown by then. */
  private static final Duration A_ROUND = Duration.ofMinutes(25);

  /** And some of them again. */
  private static final Duration LONG = Duration.ofMinutes(32);

  @TempDir Path folder;

  private SimulatedTable table() throws IOException {
    return KnownTables.standard(folder, "show");
  }

  /** Who looks on: the games that were shown, and what happened in each. */
  private static final class Audience implements Onlooker {
    private final List<Game> games = new ArrayList<>();
    private final List<List<Event>> seen = new ArrayList<>();

    @Override
    public void begins(Game game, List<String> names, int entries) {
      games.add(game);
      seen.add(new ArrayList<>());
    }

    @Override
    public void happened(Happening happening) {
      seen.getLast().addAll(happening.events());
    }

    private boolean saw(Class<? extends Event> kind) {
      return seen.stream().flatMap(List::stream).anyMatch(kind::isInstance);
    }
  }

  private static void look(SimulatedTable table, Duration howLong, Consumer<UnitPicture> eyes) {
    long end = table.unit().clock().nanos() + howLong.toNanos();
    UnitPicture seen = null;
    while (table.unit().clock().nanos() < end) {
      table.step(end);
      if (table.picture() != seen) {
        seen = table.picture();
        eyes.accept(seen);
      }
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void allGamesAreShownInTurnAndNothingIsKept() throws Exception {
    try (Log log = new Log();
        SimulatedTable table = table()) {
      List<Path> before = files();
      Audience audience = new Audience();
      table.controller().watch(audience);
      table.controller().beginShow(false);
      Set<String> said = new HashSet<>();
      look(
          table,
          LONG,
          picture -> {
            assertEquals("Showing", table.controller().mode());
            assertFalse(picture.prompt().eyesOnly(), "nobody looks at what is hidden");
            assertEquals(
                List.of("menu.play"),
                picture.prompt().keys().stream().map(UnitPicture.Key::meaning).toList());
            String sentence = picture.prompt().headline();
            assertFalse(sentence.contains("'s hand") || sentence.contains("'s tiles"), sentence);
            said.add(sentence);
          });
      for (int i = 0; i < audience.games.size(); i++) {
        assertEquals(Games.ALL.get(i % Games.ALL.size()), audience.games.get(i));
      }
      assertTrue(audience.games.size() > Games.ALL.size(), "all of them, and again");
      assertTrue(audience.saw(GoEvent.HeistBegan.class));
      assertTrue(audience.saw(DealEvent.SetCompleted.class));
      assertTrue(said.stream().anyMatch(sentence -> sentence.startsWith("Coming up: ")));
      assertTrue(said.stream().anyMatch(sentence -> sentence.contains(" stops: ")), "a word why");
      assertEquals("", log.text(), "all went as rehearsed, and no game of people is in the log");
      assertEquals(before, files());
    }
  }

  /** Every line has room, in every language and on both displays. */
  @ParameterizedTest
  @EnumSource
  void allIsSaidInEveryLanguageOnEveryDisplay(Language language) throws Exception {
    for (LcdSize size : LcdSize.values()) {
      try (Log log = new Log();
          SimulatedTable table =
              new SimulatedTable(
                  Units.with(size),
                  List.of(),
                  new SavedGames(folder.resolve(size.label()), () -> "said", new QuickDisk()),
                  1)) {
        table.controller().speak(language);
        table.controller().beginShow(false);
        table.advanceTo(A_ROUND.toNanos());
        assertEquals("", log.text());
      }
    }
  }

  @Test
  void itBeginsWhenNobodyTouchesTheWelcome() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = new Hands(table);
      hands.rest(IDLE.minusSeconds(5));
      assertEquals("Attract", hands.mode());
      hands.rest(Duration.ofSeconds(10));
      assertEquals("Showing", hands.mode());
    }
  }

  @Test
  void settingsSayWhetherAndWhenAndWhat() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = new Hands(table);
      table.controller().show(new Show(false, Duration.ofSeconds(1), List.of()));
      hands.rest(Duration.ofHours(1));
      assertEquals("Attract", hands.mode());
      Audience audience = new Audience();
      table.controller().watch(audience);
      table.controller().show(new Show(true, Duration.ofSeconds(1), List.of("go", "deal")));
      hands.rest(LONG);
      assertEquals("Showing", hands.mode());
      assertEquals(
          List.of("go", "deal", "go"), audience.games.stream().map(Game::id).limit(3).toList());
    }
  }

  /** A press is heard at any moment of the show. */
  @ParameterizedTest
  @EnumSource
  void anyTouchEndsItAndLeadsToTheMenu(Control control) throws Exception {
    for (int seconds = 0; seconds < 120; seconds += 17) {
      try (SimulatedTable table = KnownTables.standard(folder.resolve("" + seconds), "show")) {
        Hands hands = new Hands(table);
        table.controller().beginShow(false);
        hands.rest(Duration.ofSeconds(seconds));
        assertEquals("Showing", hands.mode());
        hands.tap(control);
        assertEquals("GameMenu", hands.mode(), () -> control.toString());
      }
    }
  }

  @Test
  void aTurnEndsItToo() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = new Hands(table);
      table.controller().beginShow(false);
      hands.rest(Duration.ofSeconds(50));
      hands.turn(Control.DIAL_B, 1);
      assertEquals("GameMenu", hands.mode());
    }
  }

  @Test
  void backThatIsHeldLeadsToTheServiceAsAtTheWelcome() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = new Hands(table);
      table.controller().beginShow(false);
      hands.rest(Duration.ofSeconds(50));
      hands.hold(Control.BACK);
      assertEquals("Service", hands.mode());
    }
  }

  @Test
  void aGameThatWasForgottenInAPauseIsThereAgain() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      String decision = table.picture().prompt().headline();
      hands.hold(Control.BACK);
      assertEquals("Paused", hands.mode());
      hands.rest(IDLE.plusMinutes(45));
      assertEquals("Showing", hands.mode());
      hands.tap(Control.seat(3));
      assertEquals("Paused", hands.mode());
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      assertEquals(decision, table.picture().prompt().headline());
    }
  }

  /** The plug is pulled while the unit shows itself: what was paused is saved. */
  @Test
  void aPausedGameIsSafeWhileTheShowIsOn() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.hold(Control.BACK);
      hands.rest(IDLE.plusMinutes(20));
      assertEquals("Showing", hands.mode());
    }
    try (SimulatedTable table = table()) {
      Hands hands = new Hands(table);
      hands.resume();
      assertEquals("Playing", hands.mode());
    }
  }
}
