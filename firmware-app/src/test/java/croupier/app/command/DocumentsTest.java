package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.app.live.Ledger;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** docs/command-line.md, docs/records.md and docs/build-a-unit.md say what is true. */
class DocumentsTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Path EXAMPLE = DOCS.resolve("example-record.jsonl");

  @TempDir Path folder;

  private static List<String> blocks(String document, String language) throws IOException {
    Matcher blocks =
        Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$")
            .matcher(Files.readString(DOCS.resolve(document)));
    return blocks
        .results()
        .filter(block -> block.group(1).equals(language))
        .map(block -> block.group(2))
        .toList();
  }

  @Test
  void theExampleRecordHoldsAndIsProved() throws Exception {
    RecordReader record = SavedGames.read(EXAMPLE);
    assertTrue(record.proved());
    assertTrue(record.isOver());
    assertEquals(0, record.byHand());
  }

  @Test
  void theLinesThatAreShownAreThoseOfTheExample() throws Exception {
    List<String> lines = Files.readAllLines(EXAMPLE);
    List<String> shown = blocks("records.md", "json");
    assertEquals(6, shown.size());
    shown.forEach(line -> assertTrue(lines.contains(line.strip()), line));
    List<String> again = blocks("fair-dice.md", "json");
    again.stream()
        .filter(line -> !line.startsWith("{\"begun\""))
        .forEach(line -> assertTrue(lines.contains(line.strip()), line));
    assertEquals(5, again.size());
  }

  @Test
  void theSecondVerifierSaysWhatIsPrintedBelowIt() throws Exception {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(place -> Files.isExecutable(Path.of(place, "python3"))),
        "there is no python3 here");
    Process python =
        new ProcessBuilder("python3", "../clients/python/verify.py", EXAMPLE.toString())
            .redirectErrorStream(true)
            .start();
    String told = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, python.waitFor(), told);
    assertTrue(blocks("fair-dice.md", "").contains(told), told);
  }

  /** The ledger that is shown is one that the example has. */
  @Test
  void theLedgerThatIsShownKnowsTheExample() throws Exception {
    Path record = Files.copy(EXAMPLE, folder.resolve("00001-go.jsonl"));
    List<String> ledger =
        blocks("fair-dice.md", "json").stream()
            .filter(block -> block.startsWith("{\"begun\""))
            .toList();
    Files.writeString(folder.resolve("ledger.jsonl"), ledger.getFirst().strip() + "\n");
    assertEquals(
        Optional.of(new Ledger.Place(1, 1)),
        Ledger.beside(record).place(record, SavedGames.read(record)));
  }

  @Test
  void everyReplayThatIsShownSaysWhatIsPrintedBelowIt() throws Exception {
    String document = Files.readString(DOCS.resolve("command-line.md"));
    Matcher examples =
        Pattern.compile("```sh\n\\./croupier (replay .*)\n```\n\n```\n(.*)\n```").matcher(document);
    int run = 0;
    while (examples.find()) {
      String[] args = examples.group(1).replace("docs/", DOCS + "/").split(" ");
      StringWriter out = new StringWriter();
      new CommandLine(new Croupier()).setOut(new PrintWriter(out)).execute(args);
      assertEquals(examples.group(2), out.toString().strip());
      run++;
    }
    assertEquals(2, run);
  }

  @Test
  void everyCommandOfTheBuildersGuideIsOneThatTheProgramKnows() throws Exception {
    Matcher commands =
        Pattern.compile("(?m)^ *(?:sudo |\\./)?croupier (.*)$")
            .matcher(Files.readString(DOCS.resolve("build-a-unit.md")));
    int known = 0;
    while (commands.find()) {
      String[] args = commands.group(1).strip().split(" ");
      assertTrue(new CommandLine(new Croupier()).parseArgs(args).hasSubcommand(), commands.group());
      known++;
    }
    assertTrue(known >= 6, "only " + known);
  }

  @Test
  void theProfileThatTheBuildersGuideCopiesIsThereAndCanBeWired() throws Exception {
    Matcher copy =
        Pattern.compile("(?m)^cp (\\S+) unit\\.toml$")
            .matcher(Files.readString(DOCS.resolve("build-a-unit.md")));
    assertTrue(copy.find());
    Path profile = DOCS.resolveSibling(copy.group(1));
    Path drawing = folder.resolve("unit.svg");
    int exit =
        new CommandLine(new Croupier())
            .setOut(new PrintWriter(new StringWriter()))
            .execute("wiring", "--profile", profile.toString(), "--svg", drawing.toString());
    assertEquals(Exit.OK, exit);
    assertTrue(Files.exists(drawing));
  }

  @Test
  void everyCommandOptionAndExitCodeIsDescribed() throws Exception {
    String document = Files.readString(DOCS.resolve("command-line.md"));
    CommandLine program = new CommandLine(new Croupier());
    for (CommandLine command : program.getSubcommands().values()) {
      assertTrue(document.contains("`" + command.getCommandName()), command.getCommandName());
      for (var option : command.getCommandSpec().options()) {
        String name = option.longestName();
        assertEquals(!option.hidden(), document.contains("`" + name), name);
      }
    }
    for (Field code : Exit.class.getDeclaredFields()) {
      if (Modifier.isStatic(code.getModifiers())) {
        assertTrue(document.contains("\n| " + code.getInt(null) + " | "), code.getName());
      }
    }
  }
}
