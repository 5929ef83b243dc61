package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Agreed;
import croupier.app.live.Entry;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.express.Express;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Key;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole evenings at which bots hold some of the seats. */
class BotEveningsTest {
  private static final int SEATS = 4;
  private static final List<String> BOTS = List.of("Bit", "Chip", "Dot", "Gizmo");

  /** What bots say of what they did, in any game. */
  private static final Predicate<String> REASON =
      Pattern.compile(
              "(Bit|Chip|Dot|Gizmo) (stops|dares|attacks|takes|saves|sweeps|waits|completes|goes"
                  + "|will not|does not|stays|would like|asks|finds|needs)")
          .asPredicate();

  private static final long LONGEST_EVENING = 96 * 3600 * Clock.SECOND;

  @TempDir Path folder;

  private static RecordReader record(Path games, Game game) throws Exception {
    return SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
  }

  private static long decisions(RecordReader record, int seat) throws Exception {
    List<Entry> entries = new ArrayList<>();
    record.replay((_, entry, _, _) -> entries.add(entry));
    return entries.stream()
        .filter(entry -> entry instanceof Entry.Act(int who, _) && who == seat)
        .count();
  }

  static Stream<Arguments> evenings() {
    return GamesToTest.all()
        .flatMap(
            game ->
                Stream.of(List.of(1), List.of(0, 2), List.of(1, 2, 3))
                    .map(held -> Arguments.of(game, held)));
  }

  private static List<Integer> people(List<Integer> held) {
    return IntStream.range(0, SEATS).filter(seat -> !held.contains(seat)).boxed().toList();
  }

  /** People press what the unit offers them; whoever is not there is offered nothing. */
  private static SmartPlayers people(SimulatedTable table, List<Integer> held, long seed) {
    return new SmartPlayers(
        table.unit(),
        SEATS,
        seed,
        key -> {
          assertFalse(isOf(held, key), () -> "asked for a hand of nobody's: " + key);
          return Hands.liking(key);
        });
  }

  private static boolean isOf(List<Integer> held, Key key) {
    return key.control().isSeat() && held.contains(key.control().seat());
  }

  private static void play(SimulatedTable table, long until, Consumer<UnitPicture> eyes) {
    UnitPicture seen = null;
    while (!table.controller().mode().equals("Results") && table.unit().clock().nanos() < until) {
      table.step(until);
      if (table.picture() != seen) {
        seen = table.picture();
        if (table.controller().mode().equals("Playing")) {
          eyes.accept(seen);
        }
      }
    }
  }

  /** Nobody's cards lie open, and no light shines under a hood that nobody looks under. */
  private static void showsNoSecret(UnitPicture picture, List<Integer> held, Game game) {
    String headline = picture.prompt().headline();
    String said = headline + picture.prompt().lcd();
    for (int seat : held) {
      String name = BOTS.get(seat);
      assertFalse(picture.prompt().eyesOnly() && headline.startsWith(name + " "), headline);
      assertFalse(said.contains(name + "'s hand") || said.contains(name + "'s tiles"), said);
    }
    assertFalse(
        picture.prompt().keys().stream().anyMatch(key -> isOf(held, key)), () -> said + game.id());
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void aWholeEveningIsPlayedByPeopleAndOthers(Game game, List<Integer> held) throws Exception {
    String seed = game.id() + held;
    Path games = folder.resolve(seed);
    try (Log log = new Log();
        SimulatedTable table = KnownTables.withBots(games, seed, held)) {
      Hands hands = new Hands(table);
      hands.begin(game, people(held), Agreed.turns(game, "8"));
      table.seat(people(table, held, seed.hashCode()));
      Set<String> said = new HashSet<>();
      play(
          table,
          LONGEST_EVENING,
          picture -> {
            showsNoSecret(picture, held, game);
            said.add(picture.prompt().headline());
          });
      assertEquals("Results", hands.mode(), () -> seed + ": " + hands.said() + log.text());
      assertTrue(said.stream().anyMatch(REASON), said::toString);
      assertTrue(log.text().lines().allMatch(line -> line.contains("game of")), log::text);
    }
    assertFalse(Files.exists(games.resolve("00001-" + game.id() + ".seats")), "nothing is left");
    RecordReader record = record(games, game);
    assertTrue(record.result() != null && record.proved(), seed);
    for (int seat : held) {
      assertTrue(decisions(record, seat) > 0, seed + ": seat " + seat + " has decided nothing");
    }
  }

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  /** The plug is pulled, the same bots are there again, and somebody else goes on for some. */
  @ParameterizedTest
  @MethodSource("games")
  void aGameGoesOnInTheMiddleAndSeatsAreHandedOver(Game game) throws Exception {
    List<List<Integer>> held =
        List.of(List.of(1), List.of(0, 3), List.of(), List.of(1, 2, 3), List.of(0));
    Path games = folder.resolve("0");
    SimulatedTable table = KnownTables.withBots(games, "plug " + game.id(), held.getFirst());
    new Hands(table).begin(game, people(held.getFirst()), Agreed.turns(game, "8"));
    SplittableRandom when = new SplittableRandom(7);
    for (int cut = 1; cut <= held.size(); cut++) {
      List<Integer> bots = held.get(cut - 1);
      table.seat(people(table, bots, cut));
      long now = table.unit().clock().nanos();
      boolean last = cut == held.size();
      play(
          table,
          last ? LONGEST_EVENING : now + when.nextLong(90 * Clock.SECOND),
          picture -> showsNoSecret(picture, bots, game));
      if (table.controller().mode().equals("Results")) {
        break;
      }
      assertFalse(last, "the game does not end");
      games = copyOf(games, folder.resolve(String.valueOf(cut)));
      String onDisk = Files.readString(games.resolve("00001-" + game.id() + ".jsonl"));
      table = KnownTables.withBots(games, "another seed", List.of());
      Hands hands = new Hands(table);
      hands.resume();
      String now2 = Files.readString(games.resolve("00001-" + game.id() + ".jsonl"));
      assertTrue(now2.startsWith(onDisk), "cut " + cut);
      handOver(table, bots, held.get(cut));
    }
    RecordReader record = record(games, game);
    assertTrue(record.result() != null && record.proved());
  }

  /** In the pause: bots for people, and people for bots. */
  private static void handOver(SimulatedTable table, List<Integer> from, List<Integer> to) {
    Hands hands = new Hands(table);
    hands.hold(Control.BACK);
    assertEquals("Paused", hands.mode());
    for (int seat = 0; seat < SEATS; seat++) {
      if (from.contains(seat) != to.contains(seat)) {
        hands.tap(Control.seat(seat));
        assertEquals("HandOver", hands.mode());
        hands.turnTo(to.contains(seat) ? "bot, normal" : "a person here");
        hands.tap(Control.OK);
      }
    }
    assertEquals("Paused", hands.mode());
    hands.tap(Control.OK);
  }

  private static Path copyOf(Path games, Path copy) throws IOException {
    Files.createDirectory(copy);
    try (Stream<Path> files = Files.list(games)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    return copy;
  }

  /** Whoever goes on with a game finds the same bots: they decide the same again. */
  @Test
  void whatABotDecidesIsTheSameAfterAPowerCut() throws Exception {
    List<Integer> held = List.of(0, 1, 2, 3);
    SimulatedTable table = KnownTables.withBots(folder.resolve("whole"), "alone", held);
    new Hands(table).begin(Express.GAME, List.of(), Map.of());
    play(table, LONGEST_EVENING, _ -> {});
    String whole = Files.readString(folder.resolve("whole").resolve("00001-express.jsonl"));

    SimulatedTable first = KnownTables.withBots(folder.resolve("cut"), "alone", held);
    new Hands(first).begin(Express.GAME, List.of(), Map.of());
    play(first, 60 * Clock.SECOND, _ -> {});
    Path copy = copyOf(folder.resolve("cut"), folder.resolve("on"));
    SimulatedTable second = KnownTables.withBots(copy, "another seed", List.of());
    new Hands(second).resume();
    play(second, LONGEST_EVENING, _ -> {});
    assertEquals(whole, Files.readString(copy.resolve("00001-express.jsonl")));
  }
}
