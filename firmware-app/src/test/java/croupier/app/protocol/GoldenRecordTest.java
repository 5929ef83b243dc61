package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.app.live.RecordReader;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.SeededNature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games as they were when somebody last looked at them, in src/test/resources/golden. A
 * change of the rules, of chance or of the format shows here as a difference. When the change is
 * meant, write the records anew and look at what git says has changed:
 *
 * <pre>
 * mvn test -pl firmware-app -am -Dtest=GoldenRecordTest -Dsurefire.failIfNoSpecifiedTests=false \
 *     -Dgolden.write=true
 * </pre>
 */
class GoldenRecordTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy", "Zoë", "Di");

  /** A game that is played at random, chance by one seed and the players by another. */
  private record Golden(String name, int seats, long players, Map<String, String> options) {
    String game() {
      return name.substring(0, name.indexOf('-'));
    }

    Path file() {
      return FOLDER.resolve(name + ".jsonl");
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Golden> golden() {
    return List.of(
        new Golden("express-1", 2, 37, Map.of("goal", "10000")),
        new Golden(
            "express-2",
            3,
            40,
            Map.of("goal", "10000", "first", "policemen", "houses", "game", "go_die", "aside")),
        new Golden(
            "express-3", 4, 14, Map.of("goal", "10000", "hotel", "once", "dark_blue_squares", "3")),
        new Golden("go-1", 2, 1, Map.of()),
        new Golden("go-2", 3, 1, Map.of("board", "A20", "tracker", "3", "held", "open")),
        new Golden(
            "go-3",
            4,
            1,
            Map.of("colours", "split", "attack", "must", "mega_wait", "fires", "tracker", "3")),
        new Golden(
            "go-4",
            4,
            55,
            Map.of("grab", "clockwise", "unplaced", "marker", "mega_marker", "spent")),
        new Golden("travel-1", 2, 1, Map.of("turns", "50", "deals", "1")),
        new Golden("travel-2", 3, 2, Map.of("quicker", "yes", "rent", "auto", "turns", "50")),
        new Golden("brands-1", 4, 3, Map.of("turns", "50", "deals", "1")),
        new Golden("brands-2", 2, 4, Map.of("minutes", "30", "deals", "0", "dice", "typed")),
        new Golden("deal-1", 2, 90, Map.of()),
        new Golden(
            "deal-2",
            3,
            100,
            Map.of("no_to_doubled", "choice", "broken_set", "stay", "moving_buildings", "yes")),
        new Golden(
            "deal-3",
            5,
            73,
            Map.of(
                "just_say_no",
                "play",
                "excess",
                "under_pile",
                "winning",
                "own_turn",
                "no_target",
                "yes")));
  }

  @ParameterizedTest
  @MethodSource("golden")
  void theSameSeedsGiveTheSameRecordByteForByte(Golden golden) throws IOException {
    String played = play(golden);
    if (Boolean.getBoolean("golden.write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(golden.file(), played);
    }
    String kept = Files.readString(golden.file());
    assertEquals(kept, played, "if that is meant: -Dgolden.write=true, see GoldenRecordTest");
  }

  @ParameterizedTest
  @MethodSource("golden")
  void aGoldenRecordIsProved(Golden golden) throws IOException, RecordReader.Damaged {
    RecordReader record = RecordReader.of(Files.readString(golden.file()));
    assertEquals(golden.game(), record.game().id());
    assertEquals(golden.seats(), record.names().size());
    assertNotNull(record.result());
    assertTrue(record.proved());
  }

  /** Records of format 2, from a Croupier before this one: they hold, and the dice are the same. */
  @ParameterizedTest
  @MethodSource("golden")
  void aRecordOfTheFormatBeforeIsProvedAndTellsTheSameGame(Golden golden)
      throws IOException, RecordReader.Damaged {
    Path before = FOLDER.resolveSibling("golden-2").resolve(golden.name() + ".jsonl");
    RecordReader record = RecordReader.of(Files.readString(before));
    assertTrue(record.proved());
    assertEquals(
        told(Files.readString(golden.file())).toList(), told(Files.readString(before)).toList());
  }

  /** What was decided, answered and won. */
  private static Stream<String> told(String record) {
    return record
        .lines()
        .filter(line -> line.startsWith("{\"n\":"))
        .map(line -> line.replaceFirst("\"asked\":.*?\"outcome\"", "\"outcome\""))
        .map(line -> line.substring(0, line.indexOf("\"hash\"")));
  }

  @Test
  void everyGoldenRecordIsCheckedAndEveryGameHasSome() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertEquals(
          golden().stream().map(Golden::file).collect(Collectors.toSet()),
          files.collect(Collectors.toSet()));
    }
    assertEquals(
        Games.ALL.stream().map(Game::id).collect(Collectors.toSet()),
        golden().stream().map(Golden::game).collect(Collectors.toSet()));
    assertEquals(
        Set.of(2, 3, 4, 5), golden().stream().map(Golden::seats).collect(Collectors.toSet()));
  }

  private static String play(Golden golden) throws IOException {
    Game game = Games.named(golden.game());
    Position start = game.start(golden.seats(), game.options(golden.options()));
    List<String> names = NAMES.subList(0, golden.seats());
    MemoryRecord record = new MemoryRecord(names, start, true, golden.name(), "salt");
    LiveGame live = new LiveGame(names, start, new SeededNature(golden.name()), record);
    Position position = live.position();
    RandomPlay players = new RandomPlay(new FastRandom(golden.players()));
    while (position.waiting() != Position.Waiting.OVER) {
      if (position.waiting() == Position.Waiting.CHANCE) {
        live.chance();
      } else {
        int seat = players.oneOf(position.deciders());
        live.act(seat, position.action(players.pick(position, seat)));
      }
    }
    return String.join("\n", record.lines()) + "\n";
  }
}
