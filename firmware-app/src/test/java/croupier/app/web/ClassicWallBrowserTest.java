package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.face.classic.ClassicScene;
import croupier.app.table.face.classic.ClassicStory;
import croupier.app.table.face.classic.board.ClassicWallBoard;
import croupier.app.table.mode.WallPicture;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Trade;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Deck;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Moments of travel and brands on a screen across the room, as a family reads them. */
final class ClassicWallBrowserTest {
  private static final List<int[]> SCREENS = List.of(new int[] {1920, 1080}, new int[] {1280, 800});
  private static final List<int[]> WINDOWS =
      List.of(
          new int[] {1920, 1080},
          new int[] {1280, 800},
          new int[] {390, 844},
          new int[] {844, 390});

  private static final int BO = 1;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** Letters so high are read across the room: of the height of the screen. */
  private static final double READABLE = 1 / 80.0;

  /** A token on every space, one after the other: how large the letters beside it are. */
  private static final String BESIDE_A_TOKEN =
      """
      const [printed, done] = arguments;
      import('/board/classic.js').then(({ default: Ring }) => {
        const players = [{ place: 0, name: 'Ann' }, { place: 1, name: 'Bo' }];
        const ring = new Ring({ printed, players, seats: ['RED', 'LIGHT_BLUE', 'GREEN', 'YELLOW', 'VIOLET', 'ORANGE'] });
        const board = document.getElementById('board');
        board.replaceChildren(ring.element);
        const { width, height } = board.getBoundingClientRect();
        ring.lay(width, height);
        const small = [];
        for (let space = 0; space < 40; space++) {
          const stands = { space, jail: 0, bankrupt: false };
          ring.show({ deeds: [], claims: [], players: [stands, { ...stands, space: (space + 20) % 40 }] });
          const texts = [...ring.element.querySelectorAll(`[data-number="${space}"] .word:not(.price, .number, .jailed-word)`)];
          const size = Math.min(...texts.map((text) => parseFloat(text.getAttribute('font-size'))));
          small.push([size, texts.map((text) => [...text.children].map((line) => line.textContent).join('|')).join(' ')]);
        }
        done(small.sort(([one], [other]) => one - other).slice(0, 5).map(([size, text]) => [size.toFixed(1), text].join(' ')));
      });
      """;

  /** How much of the height of a panel its contents take, and how large its letters are. */
  private static final String FILLED =
      """
      const matter = document.querySelector('.matter');
      const boxes = [...matter.children].map((part) => part.getBoundingClientRect());
      if (matter.querySelector('.name').scrollHeight > matter.querySelector('.name').clientHeight + 1) return 0;
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      return height / matter.clientHeight;
      """;

  private static final String JOIN =
      """
      const join = document.getElementById('join');
      join.hidden = false;
      join.innerHTML = '<img class="code" alt=""><p>Scan, or type <b>192.168.178.123:8080</b></p>';
      """;

  /** How far below the dice it stands how far the game is. */
  private static final String ABOVE_FAR =
      """
      const dice = [...document.querySelectorAll('.die')].filter((die) => die.checkVisibility());
      return document.getElementById('far').getBoundingClientRect().top
        - Math.max(...dice.map((die) => die.getBoundingClientRect().bottom));
      """;

  private static final String TORN =
      """
      const bound = [...document.querySelectorAll('.bound')].filter((part) => part.checkVisibility({ visibilityProperty: true }));
      return [bound.length, ...bound.filter((part) => part.getClientRects().length > 1).map((part) => part.textContent)];
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  private PanelServer panel;

  /** Opens the page of a table, in a language. */
  private void open(ClassicStory story, Language language) throws IOException {
    story.table().controller().speak(language);
    panel =
        PanelServer.open(
            0, UnitFacts.of(HardwareProfile.standard()), Words.of(language), touch -> {});
    panel.show(story.table().picture());
    panel.hang(story.table().controller().wall());
    browser.driver.get(panel.address().resolve("table").toString());
    browser.await("body[data-link=live][data-game=classic]");
    hang(story);
  }

  /** Shows how it is now, and waits until it is seen. */
  private void hang(ClassicStory story) {
    panel.show(story.table().picture());
    panel.hang(story.table().controller().wall());
    String headline = story.table().picture().prompt().headline();
    WallPicture wall = story.table().controller().wall().orElseThrow();
    String told = wall.told().isEmpty() ? "" : wall.told().getLast().text();
    Object kind = ((Map<?, ?>) wall.lying().get("matter")).get("kind");
    boolean showing = story.hands.means("playing.go-on");
    String matter = kind == null ? "#matter[hidden]" : "#matter:not([hidden]) > ." + kind;
    new WebDriverWait(browser.driver, PATIENCE)
        .until(
            _ ->
                headline.equals(text("#headline"))
                    && told.equals(text("#happened"))
                    && (showing || wall.lying().get("far").equals(text("#far")))
                    && !texts(matter).isEmpty());
  }

  private static String text(String selector) {
    return browser.driver.findElement(By.cssSelector(selector)).getDomProperty("textContent");
  }

  private static List<String> texts(String selector) {
    return browser.driver.findElements(By.cssSelector(selector)).stream()
        .map(each -> each.getDomProperty("textContent"))
        .toList();
  }

  private static void assertFilled(String what) {
    double filled = ((Number) browser.driver.executeScript(FILLED)).doubleValue();
    assertTrue(filled > 0.62 && filled <= 1, what + " fills " + filled);
  }

  private void close() {
    assertEquals(List.of(), browser.complaints());
    panel.close();
    browser.driver.get("about:blank");
    browser.complaints(); // The page has lost its unit.
  }

  private static List<ClassicGame> games() {
    return List.of(Travel.GAME, Brands.GAME);
  }

  @Test
  void theWordsBesideATokenAreReadAcrossTheRoom() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(2))) {
      open(story, Language.ENGLISH);
      List<String> wrong = new ArrayList<>();
      for (int[] screen : SCREENS) {
        browser.window(screen[0], screen[1]);
        for (Language language : Language.values()) {
          for (ClassicGame game : games()) {
            Map<String, Object> printed =
                new ClassicWallBoard(
                        Words.of(language),
                        List.of("Ann", "Bo"),
                        ClassicScene.of(game, 2, Map.of()).position())
                    .printed();
            List<?> smallest = (List<?>) browser.driver.executeAsyncScript(BESIDE_A_TOKEN, printed);
            double size = Double.parseDouble(((String) smallest.getFirst()).split(" ")[0]);
            if (size < screen[1] * READABLE) {
              wrong.add(language + " " + game.id() + " " + screen[0] + " " + smallest);
            }
          }
        }
      }
      close();
      assertEquals("", String.join("\n", wrong));
    }
  }

  /** How large the number of each site is alone and with so many tokens beside it, and where. */
  private static final String NUMBERS =
      """
      const [printed, done] = arguments;
      import('/board/classic.js').then(({ default: Ring }) => {
        const players = [...Array(4).keys()].map((place) => ({ place, name: 'Ann' }));
        const ring = new Ring({ printed, players, seats: ['RED', 'LIGHT_BLUE', 'GREEN', 'YELLOW', 'VIOLET', 'ORANGE'] });
        const board = document.getElementById('board');
        board.replaceChildren(ring.element);
        const { width, height } = board.getBoundingClientRect();
        ring.lay(width, height);
        const read = (space) => [...ring.element.querySelectorAll(`[data-number="${space}"] .number`)].map((one) => one.outerHTML).join();
        const stand = (space) => ring.show({ deeds: [], claims: [], players: players.map(() => ({ space, jail: 0, bankrupt: false })) });
        const sites = [...Array(40).keys()].filter((space) => printed.spaces[space].group && / \\d$/.test(printed.spaces[space].name));
        done([sites.length, sites.filter((space) => {
          stand((space + 1) % 40);
          const alone = read(space);
          stand(space);
          return !alone || alone !== read(space);
        })]);
      });
      """;

  @Test
  void theNumberOfASiteStaysAsLargeUnderATokenAsWithout() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(2))) {
      open(story, Language.ENGLISH);
      browser.window(1920, 1080);
      Map<String, Object> printed =
          new ClassicWallBoard(
                  Words.of(Language.ENGLISH),
                  List.of("Ann", "Bo"),
                  ClassicScene.of(Brands.GAME, 2, Map.of()).position())
              .printed();
      assertEquals(List.of(22L, List.of()), browser.driver.executeAsyncScript(NUMBERS, printed));
      close();
    }
  }

  @Test
  void turnAndPlayerAreSaidOnce() throws Exception {
    ClassicScene late = ClassicScene.travel(3).owns(BO, 6).turnsLeft(9);
    try (ClassicStory story = ClassicStory.from(folder, late)) {
      browser.window(1280, 800);
      open(story, Language.ENGLISH);
      story.rolls(4, 6);
      hang(story);
      assertEquals("Turn 13 of 20", text("#far"));
      assertEquals(List.of("Turn 13 of 20"), texts("#far .bound"));
      assertTrue(text("#headline").startsWith("Bo: press ROLL."));
      assertEquals(
          "Ann rolls 4+6 and goes to Just Visiting. Nothing happens there.", text("#happened"));
      close();
    }
  }

  /** While it is shown what came of a turn, the next one has not begun. */
  @Test
  void theNextTurnIsCountedWhenTheLastHasBeenShown() throws Exception {
    ClassicScene late = ClassicScene.travel(3).owns(BO, 6).turnsLeft(9);
    try (ClassicStory story = ClassicStory.from(folder, late)) {
      browser.window(1280, 800);
      open(story, Language.ENGLISH);
      assertEquals("Turn 12 of 20", text("#far"));
      story.hands.tap(Control.ROLL);
      story.hands.watchTheShow();
      story.hands.turn(Control.DIAL_A, 4);
      story.hands.turn(Control.DIAL_B, 6);
      story.hands.tap(Control.OK);
      while (story.table().controller().wall().orElseThrow().told().isEmpty()) {
        story.hands.rest(Duration.ofMillis(100));
      }
      hang(story);
      assertTrue(text("#headline").startsWith("Ann rolls 4+6"), text("#headline"));
      assertEquals("Turn 12 of 20", text("#far"));
      story.hands.watchTheShow();
      hang(story);
      assertEquals("Turn 13 of 20", text("#far"));
      close();
    }
  }

  @Test
  void thatItIsTheLastTurnIsSeenOnceAndHeard() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(3).turnsLeft(1))) {
      open(story, Language.ENGLISH);
      assertEquals("The last turn", text("#far"));
      assertEquals(List.of("This is the last turn."), texts("#headline .said"));
      assertTrue(text("#headline").startsWith("This is the last turn. Ann: press ROLL."));
      close();
    }
  }

  /** How many turns are left has two lines, and the address for phones stands below. */
  @Test
  void theLastRoundLeavesTheDiceTheirPlace() throws Exception {
    for (Language language : Language.values()) {
      Path here = folder.resolve(language.code());
      try (ClassicStory story = ClassicStory.from(here, ClassicScene.travel(3).turnsLeft(3))) {
        open(story, language);
        story.rolls(4, 6);
        story.hands.watchTheShow();
        browser.driver.executeScript(JOIN);
        for (int[] screen : SCREENS) {
          browser.window(screen[0], screen[1]);
          hang(story);
          assertTrue(text("#far").contains("2"), text("#far"));
          Number room = (Number) browser.driver.executeScript(ABOVE_FAR);
          assertTrue(room.doubleValue() >= 0, language + " at " + screen[0] + ": " + room);
        }
        close();
      }
    }
  }

  @Test
  void noNumberIsTornFromItsWords() throws Exception {
    ClassicScene scene = ClassicScene.travel(3).owns(BO, 6, 8).cash(0, 1_234).turnsLeft(9);
    for (Language language : Language.values()) {
      try (ClassicStory story = ClassicStory.from(folder.resolve(language.code()), scene)) {
        open(story, language);
        story.rolls(2, 4);
        for (int[] screen : new int[][] {{1920, 1080}, {1280, 800}, {1024, 768}, {1080, 1920}}) {
          browser.window(screen[0], screen[1]);
          hang(story);
          List<?> torn = (List<?>) browser.driver.executeScript(TORN);
          assertTrue((Long) torn.getFirst() > 3, language + " " + torn);
          assertEquals(1, torn.size(), language + " at " + screen[0] + ": " + torn);
        }
        close();
      }
    }
  }

  @Test
  void whatIsForSaleFillsItsPanel() throws Exception {
    for (Language language : List.of(Language.ENGLISH, Language.GERMAN)) {
      ClassicScene scene = ClassicScene.travel(3).owns(BO, 9).owns(0, 6);
      Path here = folder.resolve(language.code());
      try (ClassicStory story = ClassicStory.from(here, scene)) {
        story.rolls(2, 6);
        open(story, language);
        for (int[] screen : SCREENS) {
          browser.window(screen[0], screen[1]);
          browser.photograph("sale-" + language.code() + "-" + screen[0]);
          assertFilled(language + " " + screen[0]);
          assertEquals(2, texts(".others li").size());
        }
        close();
      }
    }
  }

  /** What is out of sight, or cut, of all that is told of an auction. */
  private static final String AUCTION_CUT =
      """
      const panel = document.getElementById('matter').getBoundingClientRect();
      return [...document.querySelectorAll('.auction :is(.name, small, .amount, .leads, .rents li, .others li, .still .who)')]
        .filter((part) => {
          const { left, top, right, bottom, width } = part.getBoundingClientRect();
          return !width || left < panel.left || right > panel.right + 1 || top < panel.top || bottom > panel.bottom + 1;
        }).map((part) => part.textContent);
      """;

  /** As where it is for sale: what the deed earns, and who has the rest; and who bids how much. */
  @Test
  void anAuctionTellsAllOfItsDeed() throws Exception {
    for (Language language : List.of(Language.ENGLISH, Language.GERMAN)) {
      ClassicScene scene = ClassicScene.travel(3).owns(BO, 9);
      try (ClassicStory story = ClassicStory.from(folder.resolve(language.code()), scene)) {
        story.rolls(2, 4);
        open(story, language);
        story.taps(Control.BACK);
        story.hands.tap(Control.SEAT_3);
        hang(story);
        browser.await(".matter.auction .bid .amount");
        for (int[] screen : SCREENS) {
          browser.window(screen[0], screen[1]);
          browser.photograph("auction-" + language.code() + "-" + screen[0]);
          assertEquals(List.of("6", "30", "90", "270", "400", "550"), texts(".auction .rents b"));
          assertEquals(2, texts(".auction .others li").size());
          assertEquals(List.of("Bo"), texts(".auction .others b"));
          assertEquals(List.of("10"), texts(".auction .amount"));
          assertEquals(List.of(), browser.driver.executeScript(AUCTION_CUT), language.code());
        }
        close();
      }
    }
  }

  /** A card is read before anybody can claim what it leads to, on the page as at the unit. */
  @Test
  void whatACardLeadsToComesAfterIt() throws Exception {
    ClassicScene scene =
        ClassicScene.travel(3).on(0, 16).owns(BO, 5).next(Deck.CHANCE, "advance_reading");
    try (ClassicStory story = ClassicStory.from(folder, scene)) {
      open(story, Language.ENGLISH);
      story.hands.tap(Control.ROLL);
      story.hands.watchTheShow();
      story.hands.turn(Control.DIAL_A, 2);
      story.hands.turn(Control.DIAL_B, 4);
      story.hands.tap(Control.OK);
      while (!story.table().picture().prompt().headline().contains("draws from Chance")) {
        story.hands.rest(Duration.ofMillis(100));
      }
      hang(story);
      browser.photograph("card-is-read");
      assertTrue(text("#headline").startsWith("Ann draws from Chance:"), text("#headline"));
      assertEquals(List.of(), texts(".claimed, #matter:not([hidden])"));
      assertEquals("hidden", visibilityOf("#happened"), "what the headline says");
      story.hands.watchTheShow();
      hang(story);
      browser.await(".claimed");
      assertEquals(List.of("25"), texts(".owes .amount"));
      close();
    }
  }

  private static String visibilityOf(String selector) {
    return browser.driver.findElement(By.cssSelector(selector)).getCssValue("visibility");
  }

  /** Which sign stands beside a rent that was paid: the number of a seat. */
  @Test
  void besideARentInTheListIsWhoPaidIt() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(3).owns(BO, 6))) {
      browser.window(1920, 1080);
      open(story, Language.ENGLISH);
      story.rolls(2, 4);
      story.taps(BO);
      story.rolls(4, 6);
      hang(story);
      assertEquals(
          List.of("1"),
          browser.driver.executeScript(
              """
              return [...document.querySelectorAll('.moves li')].filter((move) => move.textContent.includes('rent for'))
                .map((move) => move.querySelector('.token-picture').textContent);
              """));
      close();
    }
  }

  @Test
  void aShortageHasACardOfItsOwn() throws Exception {
    ClassicScene few =
        ClassicScene.travel(3)
            .owns(0, 31, 32, 34, 21, 23, 24)
            .built(4, 31, 32, 21, 23, 24)
            .built(3, 34)
            .owns(2, 11, 13, 14)
            .built(2, 11, 13, 14)
            .owns(BO, 16, 18, 19)
            .built(1, 16);
    try (ClassicStory story = ClassicStory.from(folder, few)) {
      story.taps(BO);
      story.picks("Tennessee");
      story.hands.tap(Control.OK);
      story.hands.watchTheShow();
      open(story, Language.ENGLISH);
      for (int[] screen : SCREENS) {
        browser.window(screen[0], screen[1]);
        assertEquals("2 houses left at the Bank", text(".shortage .name"));
        assertEquals(List.of("Ann", "Bo", "Cy"), texts(".wishes b"));
        assertEquals(1, texts(".shortage .built .house").size(), "it is drawn");
        assertEquals(
            List.of("Bo wants a house, and the Bank has only 2 houses."), texts("#headline .said"));
        browser.photograph("shortage-" + screen[0]);
      }
      story.hands.hold(Control.SEAT_1);
      story.hands.tap(Control.SEAT_2);
      story.hands.tap(Control.SEAT_3);
      story.hands.tap(Control.SEAT_3);
      story.taps(Control.OK);
      hang(story);
      browser.await(".matter.auction .built");
      browser.photograph("auction-of-a-house");
      close();
    }
  }

  @Test
  void aTradeSaysWhatItMakesWhole() throws Exception {
    ClassicScene scene =
        ClassicScene.travel(3).turnOf(2).owns(0, 39, 6).owns(BO, 3, 37, 8, 9).owns(2, 5);
    try (ClassicStory story = ClassicStory.from(folder, scene)) {
      story.taps(BO);
      story.picks("deal with");
      story.picks("< Ann");
      story.taps(Control.OK);
      story.picks("Boardwalk");
      story.hands.tap(Control.OK);
      story.picks("Baltic");
      story.hands.tap(Control.OK);
      story.taps(BO);
      open(story, Language.GERMAN);
      for (int[] screen : SCREENS) {
        browser.window(screen[0], screen[1]);
        assertEquals(List.of("Bo hat dann alle dunkelblauen Straßen"), texts(".completes"));
        browser.photograph("trade-" + screen[0]);
      }
      close();
    }
  }

  /** What names stick out of in a trade, and what they touch where everybody has a place. */
  private static final String STICKS_OUT =
      """
      const box = (part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      };
      const wrong = [];
      for (const name of document.querySelectorAll('.gives .who b')) {
        if (box(name).right > name.closest('.gives').getBoundingClientRect().right) wrong.push(name.textContent);
      }
      for (const place of document.querySelectorAll('.places li')) {
        const [name, has] = [place.querySelector('.who b'), place.querySelector('.has')];
        if (box(name).right + 5 > box(has).left) wrong.push(place.textContent);
      }
      return wrong;
      """;

  private static final List<String> LONG_NAMES =
      List.of("Maximilianbrandt", "Wilhelminabrooke", "Bartholomewgomez");

  /** The same board, where people have the longest names. */
  private void hangLongNames(ClassicPosition position, List<String> moments, String drawn) {
    ClassicWallBoard board = new ClassicWallBoard(Words.of(Language.ENGLISH), LONG_NAMES, position);
    List<WallPicture.Player> players = new ArrayList<>();
    LONG_NAMES.forEach(name -> players.add(new WallPicture.Player(players.size(), name)));
    panel.hang(
        Optional.of(
            new WallPicture(
                "Travel",
                board.drawing(),
                board.printed(),
                board.lying(),
                players,
                List.of(),
                moments,
                List.of())));
    browser.await(drawn);
  }

  @Test
  void theLongestNamesKeepTheirPlace() throws Exception {
    ClassicScene scene = ClassicScene.travel(3).owns(0, 6).owns(BO, 39, 8, 9);
    ClassicPosition offered = scene.position();
    Trade trade = new Trade(List.of(6), List.of(39), 100, 0, List.of(), List.of());
    offered.act(0, new ClassicAction.Offer(BO, trade));
    ClassicPosition over =
        ClassicScene.of(Travel.GAME, 2, Map.of()).cash(0, 2).owns(BO, 6).position();
    over.act(0, new ClassicAction.Roll());
    over.happen(new ClassicOutcome.Dice(List.of(2, 4)));
    over.act(BO, new ClassicAction.ClaimRent(6));
    over.act(0, new ClassicAction.GoBankrupt());
    try (ClassicStory story = ClassicStory.from(folder, scene)) {
      for (int[] screen : SCREENS) {
        browser.window(screen[0], screen[1]);
        open(story, Language.ENGLISH);
        hangLongNames(offered, List.of(), ".gives");
        browser.photograph("long-names-trade-" + screen[0]);
        assertEquals(List.of(), browser.driver.executeScript(STICKS_OUT));
        hangLongNames(over, List.of("The dearest rent: nobody paid any."), ".places");
        browser.photograph("long-names-end-" + screen[0]);
        assertEquals(List.of(), browser.driver.executeScript(STICKS_OUT));
        close();
      }
    }
  }

  /**
   * What of an offer finds no room in its panel, or comes nearer to the edge than its letters are
   * high.
   */
  private static final String OUTSIDE =
      """
      const matter = document.querySelector('.matter');
      const room = document.getElementById('matter').getBoundingClientRect();
      const parts = [...matter.querySelectorAll('.gives, .gives li, .who b, .completes')];
      return [...(matter.classList.contains('cut') ? ['cut'] : []), ...parts.filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < room.left + 8 || right > room.right - 8 || top < room.top + 4 || bottom > room.bottom - 4
          || part.scrollWidth > part.clientWidth + 1;
      }).map((part) => part.textContent)];
      """;

  @Test
  void anOfferOfManyThingsFitsIntoItsPanel() throws Exception {
    ClassicScene scene =
        ClassicScene.travel(3).owns(0, 6, 9, 14, 19, 24, 37).owns(BO, 8, 11, 13, 39, 31, 34);
    List<Trade> trades =
        List.of(
            new Trade(List.of(9, 14), List.of(11, 13, 34), 1_234, 0, List.of(), List.of()),
            new Trade(List.of(9, 14, 19), List.of(11, 13, 31), 0, 0, List.of(), List.of()),
            new Trade(
                List.of(6, 9, 14, 19, 24, 37),
                List.of(8, 11, 13, 39, 31, 34),
                0,
                0,
                List.of(),
                List.of()));
    try (ClassicStory story = ClassicStory.from(folder, scene)) {
      for (int[] screen : WINDOWS) {
        browser.window(screen[0], screen[1]);
        open(story, Language.ENGLISH);
        for (Trade trade : trades) {
          ClassicPosition offered = scene.position();
          offered.act(0, new ClassicAction.Offer(BO, trade));
          hangLongNames(offered, List.of(), ".gives");
          // The title stands there, too, where the headline does not say it.
          browser.driver.executeScript(
              "document.getElementById('headline').classList.add('how'); dispatchEvent(new Event('resize'))");
          int things = trade.give().size() + trade.take().size();
          browser.photograph("offer-" + things + "-" + trade.pay() + "-" + screen[0]);
          assertEquals(
              List.of(), browser.driver.executeScript(OUTSIDE), things + " deeds at " + screen[0]);
        }
        close();
      }
    }
  }

  /** What of the signs and names of owners lies under the frame of a claim or a sale. */
  private static final String UNDER_FRAMES =
      """
      const frames = [...document.querySelectorAll('.claimed, .asked')];
      return [frames.length, ...frames.flatMap((frame) => {
        const outer = frame.getBoundingClientRect();
        const by = parseFloat(getComputedStyle(frame).strokeWidth) / 2;
        const space = frame.closest('[data-number]');
        return [...space.querySelectorAll('.owns, .owner ~ text, .price, [data-deed]')].filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return left < outer.left + by - 1 || right > outer.right - by + 1 || top < outer.top + by - 1 || bottom > outer.bottom - by + 1;
        }).map((part) => `${space.dataset.number} ${part.textContent}`);
      })];
      """;

  @Test
  void aFrameCutsNeitherTheSignNorTheNameOfTheOwner() throws Exception {
    ClassicScene scene = ClassicScene.travel(3).owns(BO, 6, 11, 39).owns(2, 24);
    try (ClassicStory story = ClassicStory.from(folder, scene)) {
      for (int[] screen : SCREENS) {
        browser.window(screen[0], screen[1]);
        open(story, Language.ENGLISH);
        for (int[] from : new int[][] {{0, 2, 4}, {5, 2, 4}, {19, 2, 3}, {33, 2, 4}}) {
          ClassicPosition claimed = scene.on(0, from[0]).position();
          claimed.act(0, new ClassicAction.Roll());
          claimed.happen(new ClassicOutcome.Dice(List.of(from[1], from[2])));
          hangLongNames(claimed, List.of(), ".claimed");
          browser.photograph("framed-" + from[0] + "-" + screen[0]);
          assertEquals(
              List.of(1L), browser.driver.executeScript(UNDER_FRAMES), from[0] + " " + screen[0]);
        }
        ClassicPosition sale = scene.on(0, 20).position();
        sale.act(0, new ClassicAction.Roll());
        sale.happen(new ClassicOutcome.Dice(List.of(2, 4)));
        hangLongNames(sale, List.of(), ".asked");
        assertEquals(List.of(1L), browser.driver.executeScript(UNDER_FRAMES), "for sale");
        close();
      }
    }
  }

  @Test
  void rollsAndCardsHaveSignsAndALanguageIsSpokenAtOnce() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, ClassicScene.travel(3).owns(BO, 6))) {
      browser.window(1920, 1080);
      open(story, Language.ENGLISH);
      story.rolls(4, 6);
      story.rolls(4, 6);
      story.rolls(1, 3);
      hang(story);
      List<WebElement> dice = browser.driver.findElements(By.cssSelector(".moves .emblem.of-die"));
      assertTrue(dice.size() >= 4, dice.size() + " dice");
      List<String> english = texts(".moves .text");
      browser.photograph("moves");
      story.table().controller().speak(Language.GERMAN);
      hang(story);
      new WebDriverWait(browser.driver, PATIENCE)
          .until(_ -> texts(".moves .text").stream().noneMatch(english::contains));
      assertEquals(english.size(), texts(".moves .text").size());
      close();
    }
  }
}
