package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Agreed;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.words.Language;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.classic.Brands;
import croupier.engine.classic.Travel;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole evenings on the simulated unit: people press what the unit offers, edge by edge, to the end
 * of the game.
 */
class EveningTest {
  private static final long LONGEST_EVENING = 48 * 3600 * Clock.SECOND;

  private static final int SEEDS = 2;

  /** A display that had so long to be written reads what it is to say. */
  private static final long WRITTEN = 100 * Clock.MILLISECOND;

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void peoplePlayAWholeGameByPressingWhatTheUnitOffers(Game game) throws Exception {
    for (int seed = 1; seed <= SEEDS; seed++) {
      play(HardwareProfile.standard(), game, 4, seed);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSmallUnitPlaysTheSameGames(Game game) throws Exception {
    play(HardwareProfile.small(), game, 3, 7);
  }

  static Stream<Arguments> gamesInEveryLanguage() {
    return games()
        .flatMap(game -> Stream.of(Language.values()).map(each -> Arguments.of(game, each)));
  }

  @ParameterizedTest
  @MethodSource("gamesInEveryLanguage")
  void twoLinesAreEnoughForAWholeGame(Game game, Language language) throws Exception {
    play(HardwareProfile.compact(), language, game, 3, 7, Agreed.tonight(game), Hands::liking);
  }

  private static final Set<String> BRINGS_IN =
      Set.of("classic.claim", "classic.buy", "classic.item-house", "classic.item-hotel");

  /** People who want to win: they claim, buy and build, and part with nothing without need. */
  private static int eager(Key key) {
    if (BRINGS_IN.contains(key.meaning())) {
      return 40;
    }
    if (key.meaning().startsWith("classic.item-sell")
        || key.meaning().equals("classic.item-mortgage")) {
      return 1;
    }
    return Hands.liking(key) * 8;
  }

  static Stream<Game> classics() {
    return Stream.of(Travel.GAME, Brands.GAME);
  }

  @ParameterizedTest
  @MethodSource("classics")
  void aLongGameIsPlayedUntilOneIsLeft(Game game) throws Exception {
    play(HardwareProfile.standard(), game, 3, 1, Map.of(), EveningTest::eager);
  }

  @ParameterizedTest
  @MethodSource("classics")
  void whateverPeopleAgreedOnTheUnitPlaysIt(Game game) throws Exception {
    for (int seed = 1; seed <= SEEDS; seed++) {
      SplittableRandom chance = new SplittableRandom(seed);
      Map<String, String> options = new LinkedHashMap<>();
      for (Options.Spec spec : game.options()) {
        options.put(spec.name(), spec.values().get(chance.nextInt(spec.values().size())));
      }
      options.put("turns", seed % 2 == 0 ? "20" : "50");
      play(HardwareProfile.standard(), game, 2 + seed % 5, seed, options, EveningTest::eager);
    }
  }

  /** Letters for which the display has no drawing left stand there without their accents. */
  private static void reads(List<String> seen, List<String> glass) {
    for (int line = 0; line < seen.size(); line++) {
      String text = line < glass.size() ? glass.get(line) : "";
      assertEquals(plain(text), plain(seen.get(line)).stripTrailing());
    }
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }

  private void play(HardwareProfile profile, Game game, int people, int seed) throws Exception {
    play(profile, game, people, seed, Agreed.tonight(game), Hands::liking);
  }

  private void play(
      HardwareProfile profile,
      Game game,
      int people,
      int seed,
      Map<String, String> options,
      ToIntFunction<Key> liking)
      throws Exception {
    play(profile, Language.ENGLISH, game, people, seed, options, liking);
  }

  private void play(
      HardwareProfile profile,
      Language language,
      Game game,
      int people,
      int seed,
      Map<String, String> options,
      ToIntFunction<Key> liking)
      throws Exception {
    Path games = folder.resolve(game.id() + seed);
    SavedGames saved = new SavedGames(games, () -> "seed " + seed, new QuickDisk());
    try (Log log = new Log();
        SimulatedTable table = new SimulatedTable(profile, List.of(), saved, seed)) {
      table.controller().speak(language);
      Hands hands = new Hands(table);
      hands.begin(game, people, options);
      table.seat(new SmartPlayers(table.unit(), people, seed, liking));
      while (!table.controller().mode().equals("Results")) {
        assertTrue(
            table.unit().clock().nanos() < LONGEST_EVENING,
            () -> "seed " + seed + ": the evening does not end: " + table.picture().prompt());
        UnitPicture shown = table.picture();
        long since = table.unit().clock().nanos();
        table.step(LONGEST_EVENING);
        if (table.unit().clock().nanos() - since > WRITTEN) {
          reads(table.unit().lcdLines(), shown.prompt().glass());
        }
      }
      assertEquals(0, log.count("mistake of the program"), log::text);
      assertEquals(0, log.count("Too long for the display"), log::text);
      if (profile.hasLcd()) {
        assertEquals(List.of(), table.unit().lcd().violations());
        assertEquals(profile.lcdSize().lines(), hands.lcd().size());
      }
    }
    RecordReader record = SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
    assertNotNull(record.result(), "seed " + seed);
    assertTrue(record.proved(), "seed " + seed);
    assertEquals(
        List.of("00001-" + game.id() + ".jsonl", "ledger.jsonl"),
        Files.list(games).map(file -> file.getFileName().toString()).sorted().toList(),
        "no secret is left behind");
    assertEquals(people, record.names().size());
  }
}
