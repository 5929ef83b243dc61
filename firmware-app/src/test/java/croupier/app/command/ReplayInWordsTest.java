package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** A replay is read by people: sentences, names and words, and nothing of how programs write it. */
class ReplayInWordsTest {
  /** JSON, snake_case, names of constants and places of names that nobody has set. */
  private static final Pattern CODE =
      Pattern.compile("[{}\\[\\]_\\x{FDD0}-\\x{FDEF}]|\\bnull\\b|\\b[A-Z]{4,}\\b(?<!AUCTION)");

  private static final Pattern SEAT = Pattern.compile("(?i)\\bseat\\b");

  static Stream<Path> goldens() throws Exception {
    return Files.list(Path.of("src", "test", "resources", "golden")).sorted();
  }

  static void isForPeople(String line) {
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

  @Test
  void theExampleReadsAsAStory() throws Exception {
    StringWriter out = new StringWriter();
    new CommandLine(new Croupier())
        .setOut(new PrintWriter(out))
        .execute("replay", Path.of("..", "docs", "example-record.jsonl").toString());
    List<String> lines = out.toString().lines().toList();
    assertEquals("Go with Ann and Bo", lines.getFirst());
    assertTrue(lines.contains("    5  Bo begins a Bank Heist against Ann."), out::toString);
    assertTrue(lines.contains("    6  Bo takes 5 back."), out::toString);
    assertTrue(lines.contains("    7  Bo passes."), out::toString);
    assertTrue(lines.contains("   11  Ann claims light blue."), out::toString);
    assertTrue(lines.getLast().contains(" Luck was added by Ann (“17 3141593”). "), out::toString);
  }
}
