package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.seat.HeldSeats;
import croupier.app.table.KnownTables;
import croupier.app.table.face.classic.ClassicMoments;
import croupier.app.table.face.go.GoMoments;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.page.NothingBack;
import croupier.app.table.page.SeatedPages;
import croupier.app.words.Language;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.SeededNature;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.Travel;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.hal.Clock;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page at a seat of every game finds room on a phone, however large the letters are. */
final class SeatLayoutTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int MOMENTS = 6;
  private static final int HEAVIEST = 150 * 1024;
  private static final int[][] SIZES = {{390, 844}, {844, 390}, {320, 640}, {1280, 800}};
  private static final int[][] PHONES = {{390, 844}, {320, 640}, {844, 390}};

  /**
   * What is wider than the window, a thing to press that is too small for a finger, or a letter or
   * a comma that a line could lose.
   */
  private static final String WRONG =
      """
      const wrong = [];
      const broken = () => [...document.querySelectorAll('.said-label, .tray b')].flatMap((one) => {
        const text = one.firstChild;
        if (text?.nodeType !== Node.TEXT_NODE || !one.checkVisibility()) return [];
        return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        }).map(String);
      });
      const torn = () => [...document.querySelectorAll('.bound')].filter(({ previousSibling: before, nextSibling: after }) =>
        /[\\p{L}\\p{N}]$/u.test(before?.textContent ?? '') || /^\\S/.test(after?.textContent ?? ''));
      torn().forEach(({ parentNode }) => wrong.push(`torn from a number: ${parentNode.textContent}`));
      document.querySelectorAll('details').forEach((one) => { one.open = true; });
      for (const letters of ['200%', '100%']) {
        const say = (what) => wrong.push(`with letters of ${letters}: ${what}`);
        document.documentElement.style.fontSize = letters;
        if (document.documentElement.scrollWidth > innerWidth) say('it scrolls sideways');
        if (letters === '100%' && innerWidth >= 390) {
          broken().forEach((word) => say(`broken: ${word}`));
          const who = document.querySelector('#who span');
          const { textContent: name } = who;
          for (const called of ['Maximiliane-Mari', name]) {
            who.textContent = called;
            who.style.setProperty('--letters', called.length);
            if (who.scrollWidth > who.clientWidth + 1 || who.offsetHeight > 1.5 * parseFloat(getComputedStyle(who).fontSize)) say(`cut: ${called}`);
          }
        }
        for (const one of document.querySelectorAll('summary > .said-label')) {
          const above = one.getBoundingClientRect().top - one.parentElement.getBoundingClientRect().top;
          if (one.checkVisibility() && above > 2 * parseFloat(getComputedStyle(one).fontSize)) say(`below its triangle: ${one.textContent}`);
        }
        for (const one of document.querySelectorAll('button, summary, .pick, input:not([type=checkbox], [type=radio])')) {
          const { left, right, height } = one.getBoundingClientRect();
          if (!one.checkVisibility()) continue;
          if (left < -1 || right > innerWidth + 1) say(`cut: ${one.textContent}`);
          if (height < 32) say(`${height} high: ${one.outerHTML}`);
        }
      }
      for (const one of document.querySelectorAll('button, input, select')) {
        if (one.checkVisibility() && !(one.textContent.trim() || one.ariaLabel || one.labels?.length)) wrong.push(`no name: ${one.outerHTML}`);
      }
      for (const [slip] of document.body.textContent.matchAll(/.{0,20}(undefined|NaN|\\[object).{0,20}/g)) wrong.push(slip);
      return wrong.join(', ');
      """;

  /** A long list of what can be done goes on below. */
  private static final int MOST_IN_SIGHT = 4;

  /** What cannot be seen, of what is asked and of so many things that can be done. */
  private static final String OUT_OF_SIGHT =
      """
      const asked = [document.querySelector('#headline'), ...[...document.querySelectorAll('.do')].slice(0, arguments[0])];
      return asked.filter((one) => one.getBoundingClientRect().bottom > innerHeight).map((one) => one.textContent).join(', ')
        || (asked.length < 2 ? 'nothing can be done' : '');
      """;

  /** What has to be answered, and is not to be seen without scrolling; what is final may be. */
  private static final String ANSWERS_OUT_OF_SIGHT =
      """
      document.querySelectorAll('details').forEach((one) => { one.open = false; });
      scrollTo(0, 0);
      const seen = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
      return [...document.querySelectorAll('.must:not(.no), .bargain .do')]
        .filter((one) => one.checkVisibility() && !seen(one.getBoundingClientRect())).map((one) => one.textContent).join(', ');
      """;

  private static final String OLD =
      "document.querySelectorAll('#page h2').forEach((one) => one.classList.add('old'));";

  /** Who has sat down stands there before the page of the game has come, and is no answer. */
  private static final String ASKED_ANEW =
      "return document.querySelector('#page').textContent !== '' &&"
          + " !document.querySelector('h2.old.asked, #page > p');";

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  private TableContext context;
  private PanelServer panel;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  static Stream<ClassicGame> classics() {
    return Stream.of(Travel.GAME, Brands.GAME);
  }

  @BeforeEach
  void open() throws IOException {
    HardwareProfile profile = HardwareProfile.standard();
    context =
        new TableContext(
            profile,
            List.of("Maximiliana-Rose"),
            new SavedGames(folder, () -> "seed", new QuickDisk()),
            () -> 0,
            Attract::new,
            KnownTables.onlyPeople());
    panel =
        PanelServer.open(
            0,
            UnitFacts.of(profile),
            context.words(),
            _ -> {},
            new PanelLimits(1024, 32, 1000, 10_000, 24, Duration.ofDays(1)),
            Clock.system());
    panel.seat(context.pages());
    browser.window(390, 844);
  }

  @AfterEach
  void close() {
    if (panel != null) {
      browser.complaints();
      browser.driver.get("about:blank");
      panel.close();
    }
  }

  private Object script(String script, Object... arguments) {
    return browser.driver.executeScript(script, arguments);
  }

  /** A page that is open would load itself anew meanwhile, and come between. */
  private void speak(Language language) {
    browser.driver.get("about:blank");
    context.speak(language);
    panel.speak(context.words());
  }

  private void sitDown() {
    browser.driver.get(panel.address().resolve("/table").toString());
    String token = context.pages().open(0);
    script("localStorage.setItem('croupier-seat', arguments[0])", token);
    browser.driver.get(panel.address().resolve("/seat").toString());
    until("return document.body.dataset.link === 'live'");
  }

  private void until(String script) {
    new WebDriverWait(browser.driver, PATIENCE)
        .pollingEvery(Duration.ofMillis(10))
        .until(_ -> script(script).equals(true));
  }

  private void show(Position position) {
    show(position, 0);
  }

  /**
   * Shows this moment on the page of the first seat, until it is there.
   *
   * @param hands the seats whose hand chance waits for, as bits
   */
  private void show(Position position, int hands) {
    Seating seating = Seating.of(context, IntStream.range(0, position.seats()).boxed().toList());
    MemoryRecord record = new MemoryRecord(seating.names(), position, false, "seed", "salt");
    LiveGame game = new LiveGame(seating.names(), position, new SeededNature("seed"), record);
    HeldSeats seats = context.holders().sitDown(game, seating.newcomers());
    SeatedPages pages = new SeatedPages(context, seating, game, seats, new NothingBack());
    seats.ask(hands);
    script(OLD);
    pages.show();
    until(ASKED_ANEW);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everythingFindsRoom(Game game) {
    for (Language language : Language.values()) {
      speak(language);
      sitDown();
      FastRandom random = new FastRandom(language.ordinal());
      Position position =
          game.start(game.mostSeats(game.options(Map.of())), game.options(Map.of()));
      RandomPlay play = new RandomPlay(random);
      for (int moments = 0; moments < MOMENTS && play.step(position); ) {
        if (position.mayAct(0) && random.below(4) == 0) {
          moments++;
          show(position.copy());
          looksRight(game, language, moments);
        }
      }
    }
    assertEquals(List.of(), browser.mistakes());
  }

  /**
   * Every deed is on the trade table, every group built on, and so on; each language is looked at
   * on one phone in one game, on another in the other. What has to be answered is in sight.
   */
  @ParameterizedTest
  @MethodSource("classics")
  void fullTablesFindRoom(ClassicGame game) {
    Map<String, Position> moments = ClassicMoments.of(game);
    for (Language language : Language.values()) {
      speak(language);
      sitDown();
      int[] size = PHONES[(language.ordinal() + (game == Travel.GAME ? 0 : 1)) % PHONES.length];
      browser.window(size[0], size[1]);
      moments.forEach(
          (name, position) -> {
            show(position.copy());
            assertEquals("", script(ANSWERS_OUT_OF_SIGHT), name + " " + language + " " + size[0]);
            looksRight(game, name, language, size);
          });
    }
    assertEquals(List.of(), browser.mistakes());
  }

  /** At two sizes, which are others in the next language. */
  private void looksRight(Game game, Language language, int moment) {
    int later = moment > MOMENTS / 2 ? 2 : 0;
    int[] size = SIZES[(language.ordinal() + later) % SIZES.length];
    browser.window(size[0], size[1]);
    looksRight(game, String.valueOf(moment), language, size);
  }

  private void looksRight(Game game, String moment, Language language, int[] size) {
    String where = "%s %s %s %dx%d".formatted(game.id(), language, moment, size[0], size[1]);
    assertEquals("", script(WRONG), where);
    Audit.look(browser.driver);
    browser.photograph(where.replace(' ', '-'));
  }

  /**
   * What is asked, and the first things that can be done, without scrolling; a phone stands and
   * lies by turns.
   */
  @Test
  void whatGoAsksIsInSight() {
    for (Language language : Language.values()) {
      speak(language);
      sitDown();
      int[] size = SIZES[language.ordinal() % 2];
      browser.window(size[0], size[1]);
      GoMoments.all()
          .forEach(
              (moment, position) -> {
                show(position, position.waiting() == Position.Waiting.CHANCE ? 1 : 0);
                String where = "%s-%s-%dx%d".formatted(moment, language, size[0], size[1]);
                browser.photograph("go-" + where);
                assertEquals("", script(OUT_OF_SIGHT, MOST_IN_SIGHT), where);
                assertEquals("", script(WRONG), where);
              });
    }
    assertEquals(List.of(), browser.mistakes());
  }

  private static final String BELOW_ITS_NAME =
      """
      return [...document.querySelectorAll('.tray li')].filter((one) =>
        one.querySelector('b').getBoundingClientRect().top > one.querySelector('.said-label').getBoundingClientRect().bottom - 4)
        .map((one) => one.textContent).join(', ');
      """;

  @Test
  void theNumberOfAGroupStandsBesideItsName() {
    for (Language language : Language.values()) {
      speak(language);
      sitDown();
      browser.window(390, 844);
      Position position = Express.GAME.start(2, Express.GAME.options(Map.of()));
      new RandomPlay(new FastRandom(3)).step(position);
      show(position);
      assertEquals(10L, script("return document.querySelectorAll('.tray li').length"));
      assertEquals("", script(BELOW_ITS_NAME), language.code());
    }
  }

  /**
   * Two dice of a colour go to the same place: there is one button for both, and no code of ours.
   */
  @Test
  void ofDiceThatShowTheSameThereIsOneButton() {
    sitDown();
    Position position = Express.GAME.start(2, Express.GAME.options(Map.of()));
    RandomPlay play = new RandomPlay(new FastRandom(3));
    while (groupsToPlaceOn(position).stream().distinct().count()
        == groupsToPlaceOn(position).size()) {
      assertTrue(play.step(position), "no two dice were alike");
    }
    show(position);
    List<?> labels =
        (List<?>)
            script(
                "return [...document.querySelectorAll('.dos.narrow')][0].querySelectorAll('b').values()"
                    + ".map((one) => one.textContent).toArray()");
    assertEquals(labels.stream().distinct().toList(), labels);
    assertEquals("×\u00a02", script("return document.querySelector('.die-count').textContent"));
  }

  /** The same of a group on a button and in the list: what there is, and what there would be. */
  private static final Pattern BOTH =
      Pattern.compile("(\\d) of (\\d), ([\\d,]+ when full); then (\\d) of \\2, \\3");

  private static final String GROUPS =
      """
      const rows = [...document.querySelectorAll('.tray li')];
      return [...document.querySelectorAll('.dos.narrow .do')].map((button) => {
        const row = rows.find((one) => one.querySelector('.said-label').textContent === button.querySelector('.said-label').textContent);
        return `${row.querySelector('b').textContent}, ${row.querySelector('small').textContent}; ${button.querySelector('.goes').textContent}`;
      });
      """;

  @Test
  void aButtonSaysWhatAGroupHasThenAndTheListWhatItHasAndIsWorth() {
    sitDown();
    Position position = Express.GAME.start(2, Express.GAME.options(Map.of()));
    RandomPlay play = new RandomPlay(new FastRandom(3));
    while (groupsToPlaceOn(position).isEmpty()) {
      assertTrue(play.step(position), "no die could be placed");
    }
    show(position);
    List<?> groups = (List<?>) script(GROUPS);
    assertTrue(!groups.isEmpty());
    for (Object group : groups) {
      Matcher said = BOTH.matcher((String) group);
      assertTrue(said.matches(), (String) group);
      assertEquals(Integer.parseInt(said.group(1)) + 1, Integer.parseInt(said.group(4)));
    }
    browser.photograph("express-groups");
  }

  /** Where the first seat can put its dice of a colour, one for each. */
  private static List<Group> groupsToPlaceOn(Position position) {
    if (!(position instanceof ExpressPosition express) || !express.mayAct(0)) {
      return List.of();
    }
    return express.actions(0).stream()
        .filter(ExpressAction.Place.class::isInstance)
        .map(ExpressAction.Place.class::cast)
        .filter(place -> express.showing(place.die()) != Face.CHANCE)
        .map(ExpressAction.Place::group)
        .toList();
  }

  /** What a slider counts has a name that people know, and a price. */
  @Test
  void whoSellsBuildingsReadsWhatEachBrings() {
    sitDown();
    show(ClassicMoments.of(Travel.GAME).get("built"));
    List<?> legends =
        (List<?>)
            script(
                "return [...document.querySelectorAll('[data-form=sell_down] legend')]"
                    + ".map((one) => one.textContent)");
    assertTrue(!legends.isEmpty());
    for (Object legend : legends) {
      assertTrue(
          ((String) legend)
              .matches(
                  "\\d+ for each building that goes;"
                      + " how many stay \\(a hotel counts as 5\\), from 0 to \\d+"),
          (String) legend);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePageIsLight(Game game) {
    sitDown();
    show(game.start(game.fewestSeats(game.options(Map.of())), game.options(Map.of())));
    long bytes =
        (long)
            script(
                "return"
                    + " performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).reduce((sum,"
                    + " one) => sum + one.decodedBodySize, 0)");
    assertTrue(bytes > 0 && bytes < HEAVIEST, () -> bytes + " bytes");
  }
}
