package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Units;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.playing.NewGame;
import croupier.app.table.playing.Results;
import croupier.app.words.Language;
import croupier.app.words.Wording;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.hal.Control;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every picture of whole evenings is looked at: no word and no number of the display is cut, and no
 * name without a sign.
 */
class WholeEveningsTest {
  /** As long as names may be, as wide as letters are, and alike as far as they can be. */
  private static final List<List<String>> TABLES =
      List.of(
          List.of("Christopher", "Mum", "Zoë", "Dad", "Christina", "Grandma Theresia"),
          List.of(
              "Christopher",
              "Christina",
              "Christiane Maria",
              "Wilhelmina Maria",
              "Wilhelmina Marta",
              "Maximilian Anton"),
          List.of(
              "WWWWWWWWWWWWWWW1",
              "WWWWWWWWWWWWWWW2",
              "WWWWWWWWWWWWWWWW",
              "MMMMMMMMMMMMMMMM",
              "MMMMMMMMMMMMMMMN",
              "NMMMMMMMMMMMMMMM"));

  private static final int EVENINGS = Integer.getInteger("evenings", 4);
  private static final int LONGEST_EVENING = 8_000;

  @TempDir Path folder;

  static Stream<Arguments> evenings() {
    return Games.ALL.stream()
        .flatMap(
            game ->
                Stream.of(Language.values())
                    .flatMap(
                        language ->
                            Stream.of(LcdSize.values())
                                .map(size -> Arguments.of(game, language, size))));
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void noLineOfAWholeEveningIsCut(Game game, Language language, LcdSize size) throws Exception {
    Set<String> mistakes = new TreeSet<>();
    Set<String> kinds = new TreeSet<>();
    int pictures = 0;
    int ended = 0;
    for (int seed = 1; seed <= EVENINGS; seed++) {
      List<String> names = TABLES.get(seed % TABLES.size());
      WholeLines lines = evening(game, language, size, names, seed);
      ended += lines.sawTheEnd() ? 1 : 0;
      mistakes.addAll(lines.mistakes());
      kinds.addAll(lines.kinds());
      pictures += lines.pictures();
    }
    assertEquals(Set.of(), mistakes, () -> String.join("\n", mistakes));
    assertTrue(ended >= EVENINGS / 2, "only " + ended + " games came to their end");
    assertTrue(pictures > 150 * EVENINGS, "only " + pictures + " pictures");
    assertTrue(kinds.size() > 80, "only " + kinds.size() + " kinds of lines");
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aNameIsShortInOneWayOnADisplay(Game game) throws Exception {
    Pattern name = Pattern.compile("(Chr|Max)[A-Za-z-]*\\.?[a-z]*");
    for (UnitPicture picture : RecordedEvening.pictures(game, folder)) {
      Map<String, Set<String>> forms = new LinkedHashMap<>();
      for (String line : picture.prompt().lcd()) {
        name.matcher(line)
            .results()
            .forEach(
                found ->
                    forms
                        .computeIfAbsent(found.group(1), _ -> new TreeSet<>())
                        .add(found.group().replaceAll("'?s?$", "")));
      }
      forms
          .values()
          .forEach(each -> assertEquals(1, each.size(), picture.prompt().lcd()::toString));
    }
  }

  private WholeLines evening(
      Game game, Language language, LcdSize size, List<String> names, int seed) throws Exception {
    SplittableRandom chance = new SplittableRandom(seed);
    Map<String, String> wished = new LinkedHashMap<>();
    for (Options.Spec spec : game.options()) {
      String any = spec.values().get(chance.nextInt(spec.values().size()));
      wished.put(spec.name(), seed % 2 == 0 ? any : spec.usual());
    }
    if (wished.containsKey("turns")) {
      wished.put("turns", "20");
    }
    Options options = game.options(wished);
    int fewest = game.fewestSeats(options);
    int people = fewest + seed % (game.mostSeats(options) - fewest + 1);
    long[] now = {0};
    TableContext context = context(language, size, game.id() + seed, names, now);
    WholeLines lines = new WholeLines(names.subList(0, people));
    RandomHands hands = new RandomHands(context, now, seed, WholeEveningsTest::liking, lines);
    Seating seating = Seating.of(context, IntStream.range(0, people).boxed().toList());
    hands.beginWith(NewGame.begin(context, seating, game, options, context.home()));
    for (int i = 0; i < LONGEST_EVENING && isOn(hands.mode()); i++) {
      hands.go();
    }
    lines.end(hands.mode() instanceof Results);
    hands.mode().leave();
    return lines;
  }

  private static boolean isOn(Mode mode) {
    return !(mode instanceof Results || mode instanceof Attract);
  }

  /** The same evening has the same chance in every language. */
  private TableContext context(
      Language language, LcdSize size, String evening, List<String> names, long[] now)
      throws IOException {
    Path games = folder.resolve(language.code()).resolve(size.label()).resolve(evening);
    SavedGames saved = new SavedGames(games, () -> evening, new QuickDisk());
    TableContext context =
        new TableContext(
            Units.with(size), names, saved, () -> now[0], Attract::new, KnownTables.onlyPeople());
    context.speak(language);
    return context;
  }

  private static final Set<String> BRINGS_IN =
      Set.of("classic.claim", "classic.buy", "classic.item-house", "classic.item-hotel");

  private static int liking(Key key) {
    String meaning = key.meaning();
    if (key.gesture() == Gesture.HOLD && key.control() == Control.BACK) {
      return 0;
    }
    if (BRINGS_IN.contains(meaning)) {
      return 60;
    }
    if (meaning.equals("classic.item-give-up") || meaning.equals("deal.end-turn")) {
      return 2;
    }
    if (meaning.equals("playing.take-back")
        || key.gesture() == Gesture.HOLD && !key.control().isSeat()) {
      return 1;
    }
    return key.control() == Control.ROLL || key.control() == Control.OK ? 20 : 8;
  }

  static Stream<Arguments> displays() {
    return Stream.of(Language.values())
        .flatMap(language -> Stream.of(LcdSize.values()).map(size -> Arguments.of(language, size)));
  }

  /** A key of the menus, the pause or the service screen, and now and then one of a game. */
  private static int wandering(Key key) {
    return key.gesture() == Gesture.HOLD ? 3 : 8;
  }

  @ParameterizedTest
  @MethodSource("displays")
  void noLineOfMenusPausesResultsAndServiceIsCut(Language language, LcdSize size) throws Exception {
    Set<String> mistakes = new TreeSet<>();
    Set<String> modes = new TreeSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      List<String> names = TABLES.get(seed % TABLES.size());
      long[] now = {0};
      TableContext context = context(language, size, "menus" + seed, names, now);
      WholeLines lines = new WholeLines(null);
      RandomHands hands = new RandomHands(context, now, seed, WholeEveningsTest::wandering, lines);
      hands.beginWith(context.home());
      for (int i = 0; i < 500; i++) {
        hands.go();
        modes.add(hands.mode().getClass().getSimpleName());
      }
      hands.mode().leave();
      mistakes.addAll(lines.mistakes());
    }
    assertEquals(Set.of(), mistakes, () -> String.join("\n", mistakes));
    assertTrue(
        modes.containsAll(Set.of("SeatsMenu", "Paused", "Service", "ServiceCheck")),
        modes::toString);
  }

  @Test
  void whatIsCutIsSeen() {
    WholeLines lines = new WholeLines(List.of("Christopher", "Christina", "Bo"));
    lines.look(Wording.name(0) + " +1,800" + Wording.GAP + "2/3", "Christopher +1,800 2");
    lines.look(Wording.name(2) + " stays in jail", "Bo stays in ja");
    lines.look(Wording.name(0) + " plays", "Christop plays");
    lines.look(Wording.name(0) + " plays", "Christ. plays");
    lines.look(Wording.name(0) + " plays", "Bo plays");
    assertEquals(5, lines.mistakes().size(), () -> String.join("\n", lines.mistakes()));
    lines.look(Wording.name(0) + " plays", "Christo. plays");
    lines.look(
        Wording.OPEN + Wording.name(2) + " stays in jail" + Wording.OR + "in jail" + Wording.CLOSE,
        "in jail");
    assertEquals(5, lines.mistakes().size());
    assertFalse(lines.kinds().isEmpty());
  }
}
