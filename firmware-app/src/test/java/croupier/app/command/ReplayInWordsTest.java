package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** A replay is read by people: sentences, names and words, and nothing of how programs write it. */
class ReplayInWordsTest {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy", "Zoë", "Di", "Flo");

  /** JSON, snake_case, names of constants and places of names that nobody has set. */
  private static final Pattern CODE =
      Pattern.compile("[{}\\[\\]_\\x{FDD0}-\\x{FDEF}]|\\bnull\\b|\\b[A-Z]{4,}\\b(?<!AUCTION)");

  private static final Pattern SEAT = Pattern.compile("(?i)\\bseat\\b");

  static Stream<Path> goldens() throws Exception {
    return Files.list(Path.of("src", "test", "resources", "golden")).sorted();
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  private static void isForPeople(String line) {
    assertFalse(CODE.matcher(line).find(), line);
    assertFalse(SEAT.matcher(line).find(), line);
    assertFalse(line.endsWith(" loses 0."), line);
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void aWholeGameIsToldInSentences(Path golden) throws Exception {
    StringWriter out = new StringWriter();
    new CommandLine(new Croupier()).setOut(new PrintWriter(out)).execute("replay", "" + golden);
    List<String> lines = out.toString().lines().toList();
    assertTrue(lines.size() > SavedGames.read(golden).entries());
    for (String line : lines) {
      isForPeople(line);
    }
    for (String line : lines.subList(1, lines.size() - 1)) {
      assertTrue(line.matches("( {0,4}\\d+  | {7}· )\\p{Lu}.*[.!?]”?"), line);
    }
  }

  /** Whatever can happen and be decided with whatever options is told, by all five games. */
  @ParameterizedTest
  @MethodSource("games")
  void everythingThatHappensHasWords(Game game) {
    Set<String> told = new HashSet<>();
    for (int seed = 0; seed < 150; seed++) {
      FastRandom random = new FastRandom(seed);
      Map<String, String> wished = new LinkedHashMap<>();
      for (Options.Spec spec : game.options()) {
        wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
      }
      Options options = game.options(wished);
      int fewest = game.fewestSeats(options);
      int seats = fewest + random.below(game.mostSeats(options) - fewest + 1);
      play(game.start(seats, options), random, told);
    }
    Telling telling = Faces.telling(NAMES, game.start(2, game.options(Map.of())));
    for (Class<?> kind : game.events().getPermittedSubclasses()) {
      if (!told.contains(kind.getSimpleName())) {
        isSentence(telling.happened((Event) any(kind)));
      }
    }
  }

  /** One of a kind that does not happen in a few hundred games: everything in it is the first. */
  private static Object any(Class<?> kind) {
    RecordComponent[] parts = kind.getRecordComponents();
    Class<?>[] types = new Class<?>[parts.length];
    Object[] values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = parts[i].getType();
      values[i] =
          types[i] == int.class
              ? (Object) 1
              : types[i] == List.class ? List.of(0, 1) : types[i].getEnumConstants()[0];
    }
    try {
      return kind.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(kind + " has parts that this test does not know", e);
    }
  }

  private static void isSentence(String sentence) {
    isForPeople(sentence);
    assertTrue(sentence.matches("(?s)\\p{Lu}.*[.!?]”?"), sentence);
  }

  private static void play(Position position, FastRandom random, Set<String> told) {
    RandomPlay play = new RandomPlay(random);
    Telling telling = Faces.telling(NAMES.subList(0, position.seats()), position);
    for (int i = 0; i < 3_000 && position.waiting() != Position.Waiting.OVER; i++) {
      List<Event> events = new ArrayList<>();
      if (position.waiting() == Position.Waiting.CHANCE) {
        long roll = position.draw(random);
        isForPeople(telling.answered(position.outcome(roll)));
        position.happen(roll, events);
      } else {
        int seat = play.oneOf(position.deciders());
        long move = play.pick(position, seat);
        isForPeople(telling.decided(seat, position.action(move)));
        position.act(seat, move, events);
      }
      for (Event event : events) {
        String sentence = telling.happened(event);
        isSentence(sentence);
        told.add(event.getClass().getSimpleName());
      }
    }
  }

  @Test
  void theExampleReadsAsAStory() throws Exception {
    StringWriter out = new StringWriter();
    new CommandLine(new Croupier())
        .setOut(new PrintWriter(out))
        .execute("replay", Path.of("..", "docs", "example-record.jsonl").toString());
    List<String> lines = out.toString().lines().toList();
    assertEquals("Go with Ann and Bo", lines.getFirst());
    assertTrue(lines.contains("   10  Ann presses a GO Button for a block."), out::toString);
    assertTrue(lines.contains("   11  Ann takes 10 back."), out::toString);
    assertTrue(lines.contains("   12  Ann presses a GO Button for a block."), out::toString);
    assertTrue(lines.contains("   13  Ann claims pink."), out::toString);
  }
}
