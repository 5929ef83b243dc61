package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Agreed;
import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.Faces;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.classic.ClassicScene;
import croupier.app.table.face.go.GoScene;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Records;
import croupier.engine.SeededNature;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealPosition;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressPosition;
import croupier.engine.go.GoPosition;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.device.LcdCharacters;
import croupier.hal.device.LcdDrawings;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is told to whoever holds OK: something fitting at every decision, and no secret. */
class HintsTest {
  private static final int PLAYERS = 3;
  private static final int MOST_GAMES = 400;
  private static final int MOST_STEPS = 1_500;
  private static final long EVENING = 4 * 3600 * Clock.SECOND;

  /** The decisions of each game, and a word that no hint about them goes without. */
  private static final Map<String, Map<String, String>> WORDS =
      Map.of(
          "express",
          Map.of("ready", "ROLL", "choosing", "group", "freeing", "police"),
          "go",
          Map.of(
              "tiles",
              "tile",
              "go",
              "GO gives",
              "claim",
              "colour",
              "place",
              "square",
              "attack",
              "attack",
              "dials",
              "Ring, money, coin",
              "steal",
              "take",
              "shield",
              "Shield",
              "button",
              "GO Button",
              "mega",
              "Mega"),
          "deal",
          Map.of(
              "play",
              "three cards",
              "answer",
              "Just Say No",
              "pay",
              "Pay",
              "place",
              "wild",
              "discard",
              "seven"),
          "travel",
          classic(),
          "brands",
          classic());

  @TempDir Path folder;

  private static Map<String, String> classic() {
    return Map.ofEntries(
        Map.entry("turn", "desk"),
        Map.entry("tax", "tenth"),
        Map.entry("buy", "auction"),
        Map.entry("auction", "bids"),
        Map.entry("shortage", "buildings"),
        Map.entry("building_auction", "bids"),
        Map.entry("place", "building"),
        Map.entry("debt", "owe"),
        Map.entry("offer", "deal"),
        Map.entry("instead", "in place of money"),
        Map.entry("transfer", "mortgage"),
        Map.entry("closing", "rent"));
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyKindOfDecisionHasAHintThatFitsItAndTheDisplay(Game game) throws Exception {
    Map<String, String> words = new HashMap<>(WORDS.get(game.id()));
    Set<String> seen = new HashSet<>();
    for (int seed = 1; seed <= MOST_GAMES && !seen.containsAll(words.keySet()); seed++) {
      Position position = begun(game, seed);
      GameFace face = face(position);
      RandomPlay people = new RandomPlay(new FastRandom(seed));
      for (int step = 0; step < MOST_STEPS; step++) {
        if (position.waiting() == Position.Waiting.DECISIONS) {
          String kind = kind(position);
          seen.add(kind);
          face.renew();
          check(face.hint(), words.get(kind), game.id() + ", " + kind + ", seed " + seed);
        }
        if (!people.step(position)) {
          break;
        }
      }
    }
    words.keySet().removeAll(seen);
    assertEquals(Set.of(), words.keySet(), "never came up");
  }

  /** Also how it ends, as it was agreed on. */
  @Test
  void whatAGameIsAboutKnowsWhatWasAgreedOn() {
    Map<String, String> said =
        Map.of(
            "turns", "After 20 turns, all together, the richest wins.",
            "minutes", "After 30 minutes of play the richest wins.",
            "rent", "Rent comes by itself; your button opens your desk.");
    Map<String, String> wished = Map.of("turns", "20", "minutes", "30", "rent", "auto");
    for (Game game : List.of(Travel.GAME, Brands.GAME)) {
      said.forEach(
          (option, sentence) -> {
            Options options = game.options(Map.of(option, wished.get(option)));
            assertTrue(
                said(Faces.intro(game, options), Language.ENGLISH).contains(sentence), sentence);
          });
    }
  }

  /** A new game, or one in which houses are short: nobody at random builds so many. */
  private static Position begun(Game game, int seed) {
    Map<String, String> options = options(game, seed);
    if (seed % 2 == 0) {
      List.of("quicker", "turns", "minutes").forEach(options::remove);
    }
    return game instanceof ClassicGame classic && seed % 2 == 0
        ? ClassicScene.of(classic, PLAYERS, options)
            .owns(0, 6, 8, 9, 21, 23, 24)
            .built(4, 6, 8, 9, 21, 23)
            .built(3, 24)
            .owns(1, 16, 18, 19)
            .built(1, 16)
            .owns(2, 11, 13, 14)
            .built(2, 11, 13, 14)
            .position()
        : game.start(PLAYERS, game.options(options));
  }

  private static Map<String, String> options(Game game, int seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    Map<String, String> options = new HashMap<>();
    for (Options.Spec spec : game.options()) {
      options.put(spec.name(), spec.values().get(chance.nextInt(spec.values().size())));
    }
    return options;
  }

  private GameFace face(Position position) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "hints", new QuickDisk());
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            List.of(),
            saved,
            () -> 0,
            Attract::new,
            KnownTables.onlyPeople());
    List<Integer> places = IntStream.range(0, PLAYERS).boxed().toList();
    Seating seating = Seating.of(context, places);
    var record = new MemoryRecord(seating.names(), position, false, null, null);
    return Faces.of(
        context,
        seating,
        new LiveGame(seating.names(), position, new SeededNature("hints"), record));
  }

  private static String kind(Position position) {
    return Records.lower(
        switch (position) {
          case GoPosition go -> go.phase().name();
          case ExpressPosition express -> express.phase().name();
          case DealPosition deal -> deal.phase().name();
          case ClassicPosition classic -> classic.frame().name();
          default -> throw new IllegalArgumentException();
        });
  }

  private static List<String> said(List<Message> hints, Language language) {
    return hints.stream().map(Words.of(language)::say).toList();
  }

  private static void check(List<Message> hints, String word, String where) {
    assertTrue(word != null, where + " is a decision that nobody thought of");
    String all = String.join(" ", said(hints, Language.ENGLISH));
    assertTrue(all.contains(word), where + ": " + all);
    fits(hints, where);
  }

  /** On a page of the display, in every language. */
  private static void fits(List<Message> hints, String where) {
    for (Language language : Language.values()) {
      for (String hint : said(hints, language)) {
        List<String> lines = new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns()).broken(hint);
        assertTrue(lines.size() <= 3, where + ", " + language + ": " + lines);
        for (String line : lines) {
          assertTrue(line.length() <= LcdSize.LARGE.columns(), line);
          assertTrue(line.chars().allMatch(letter -> isShown((char) letter)), line);
        }
      }
    }
  }

  private static boolean isShown(char letter) {
    return letter == '?' || LcdDrawings.has(letter) || LcdCharacters.code(letter) != '?';
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatAGameIsAboutFitsTheDisplayInEveryLanguage(Game game) {
    for (Options.Spec spec : game.options()) {
      for (String value : spec.values()) {
        Options options = game.options(Map.of(spec.name(), value));
        fits(Faces.intro(game, options), game.id() + " " + spec.name() + " " + value);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void wholeEveningsOfPeopleWhoAskAllTheTimeAreAnsweredAndGoOn(Game game) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "asking", new QuickDisk());
    List<String> names = List.of("Christopher", "Maximiliane", "Wilhelmina-Luise");
    int answers = 0;
    try (Log log = new Log();
        var table = new SimulatedTable(HardwareProfile.standard(), names, saved, 3)) {
      new Hands(table).begin(game, PLAYERS, Agreed.turns(game, "20"));
      table.seat(
          new SmartPlayers(
              table.unit(),
              PLAYERS,
              5,
              key -> key.meaning().equals("playing.help") ? 6 : Hands.liking(key)));
      UnitPicture before = table.picture();
      while (!table.controller().mode().equals("Results")
          && table.unit().clock().nanos() < EVENING) {
        String mode = table.controller().mode();
        table.step(EVENING);
        if (table.picture() != before && table.controller().mode().equals("Help")) {
          UnitPicture.Prompt told = table.picture().prompt();
          assertFalse(told.lcd().getFirst().isBlank(), () -> mode + ": " + told);
          assertFalse(told.headline().isBlank(), () -> mode + ": " + told);
          assertFalse(told.eyesOnly());
          answers++;
        }
        before = table.picture();
      }
      assertTrue(answers > 20, game.id() + " answered " + answers + " times");
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
  }

  @Test
  void holdingOkDecidesNothingAndPressingItDoes() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "help")) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      List<String> before = hands.lcd();
      assertTrue(hands.isOffered(Control.OK));
      hands.hold(Control.OK);
      assertEquals("Help", hands.mode());
      assertEquals("Dial A picks a die,", hands.lcd().get(0));
      assertTrue(table.picture().dice().stream().anyMatch(die -> die != UnitPicture.Die.OFF));
      hands.tap(Control.BACK);
      assertEquals("Playing", hands.mode());
      assertEquals(before, hands.lcd(), "nothing was placed");
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.watchTheShow();
      assertFalse(before.equals(hands.lcd()), "now it was");
    }
  }

  @Test
  void anOkThatIsDownWhileSomethingElseIsTouchedIsForgotten() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "other")) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      String entries = entries();
      hands.press(Control.OK);
      hands.turn(Control.DIAL_A, 1);
      hands.release(Control.OK);
      hands.rest(Duration.ofSeconds(1));
      assertEquals(entries, entries());
    }
  }

  private String entries() throws Exception {
    return Files.readString(folder.resolve("00001-express.jsonl"));
  }

  @Test
  void theHintOfADealDoesNotDependOnWhatAnybodyHolds() throws Exception {
    RandomPlay people = new RandomPlay(new FastRandom(11));
    Position position = Deal.GAME.start(PLAYERS, Deal.GAME.options(Map.of()));
    for (int step = 0; step < MOST_STEPS && people.step(position); step++) {
      if (position.waiting() == Position.Waiting.DECISIONS) {
        Position other = position.copy();
        other.redeal(Position.TABLE, new FastRandom(step));
        GameFace one = face(position);
        one.renew();
        GameFace another = face(other);
        another.renew();
        assertEquals(one.hint(), another.hint());
      }
    }
  }

  @Test
  void afterAFailedHeistTheShowAndTheHintSayWhy() throws Exception {
    GoPosition heist = GoScene.heist();
    try (SimulatedTable table = KnownTables.at(folder, heist)) {
      Hands hands = new Hands(table);
      hands.hold(Control.OK);
      assertTrue(hands.said().contains("Ring, money, coin"), hands::said);
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.DIAL_A);
      hands.tap(Control.DIAL_B);
      for (int i = 0; i < 50 && !hands.said().contains("failed"); i++) {
        hands.rest(Duration.ofMillis(200));
      }
      assertTrue(hands.said().contains("The dials differ"), hands::said);
      hands.watchTheShow();
      hands.hold(Control.OK);
      hands.turn(Control.DIAL_A, -1);
      assertTrue(hands.said().contains("dials differed"), hands::said);
    }
  }
}
