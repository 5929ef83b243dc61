package croupier.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.RuleTable.Ids;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the tables of docs/rules true: every clause has code and tests, every test that names a
 * clause is in its row, and no ruling is left out.
 */
class RuleTablesTest {
  static Stream<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(docs())) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void thePageAgreesWithTheCodeAndTheTests(Path page) throws IOException {
    List<String> complaints = new RuleCheck(RuleTable.read(page)).complaints(tests());
    assertTrue(complaints.isEmpty(), () -> "\n" + String.join("\n", complaints));
  }

  @Test
  void everyGameHasAPage() throws IOException {
    List<String> pages = pages().map(page -> page.getFileName().toString()).toList();
    for (Game game : Games.ALL) {
      assertTrue(pages.contains(game.id() + ".md"), "docs/rules/" + game.id() + ".md is missing");
    }
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOptionIsOnThePageOfItsGameWithItsValues(Game game) throws IOException {
    Map<String, List<String>> written = new LinkedHashMap<>();
    boolean inside = false;
    for (String line : Files.readAllLines(docs().resolve(game.id() + ".md"))) {
      inside = line.startsWith("| option | values |") || inside && line.startsWith("|");
      if (inside && line.startsWith("| `")) {
        String[] cells = line.split("\\|");
        List<String> values = List.of(cells[2].strip().split("[`, ]+"));
        written.put(
            cells[1].replace("`", "").strip(), values.stream().filter(v -> !v.isEmpty()).toList());
      }
    }
    Map<String, List<String>> options = new LinkedHashMap<>();
    game.options().forEach(spec -> options.put(spec.name(), spec.values()));
    assertEquals(options, written);
  }

  @Test
  void everyRuleThatATestNamesBelongsToAGame() throws IOException {
    List<Ids> all = new ArrayList<>();
    for (Path page : pages().toList()) {
      all.add(RuleTable.read(page).ids());
    }
    for (Method test : tests()) {
      for (String id : test.getAnnotation(Rule.class).value()) {
        assertTrue(
            all.stream().anyMatch(ids -> ids.owns(id)),
            () -> test + " names " + id + ", which is of no game");
      }
    }
  }

  @Test
  void pagesAreCheckedAndTestsAreFound() throws IOException {
    assertTrue(pages().count() > 0);
    assertTrue(tests().size() > 50);
  }

  // --- the check itself: a table of two clauses, spoilt in every way
  // --------------------------------------------

  private static final List<String> GOOD =
      List.of(
          "<!-- clauses: croupier.engine.sample, sheet XX-S, rulings XX- to 01 -->",
          "| id | rule | code | tests |",
          "|---|---|---|---|",
          "| XX-S01 | a rule | Games#named, Game | RuleTablesTest#sample |",
          "| XX-01 | a ruling | Options.Spec | RuleTablesTest#sample |");

  @Test
  @Rule({"XX-S01", "XX-01"})
  void sample() {
    assertEquals(List.of(), check(GOOD));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "RuleTablesTest#sample ; ' ' ; 4: no test holds XX-S01.",
        "RuleTablesTest#sample ; RuleTablesTest#nothing"
            + " ; 4: XX-S01 names the test RuleTablesTest#nothing, which does not exist.",
        "RuleTablesTest#sample ; RuleTablesTest#docs"
            + " ; 4: XX-S01 names the test RuleTablesTest#docs, which does not exist.",
        "RuleTablesTest#sample ; RuleTablesTest#everyGameHasAPage"
            + " ; '4: the test RuleTablesTest#everyGameHasAPage has no @Rule(\"XX-S01\"), or the row is wrong.'",
        "RuleTablesTest#sample ; RuleTablesTest#everyGameHasAPage"
            + " ; '4: XX-S01 does not list the test RuleTablesTest#sample, which holds it.'",
        "Games#named ; Games#lost ; '4: XX-S01 names Games#lost, which is not in the code.'",
        "Game ; Lost ; '4: XX-S01 names Lost, which is not in the code.'",
        "'Games#named, Game' ; '' ; 4: XX-S01 does not say where the code is.",
        "a rule ; '' ; 4: XX-S01 does not say what the rule is.",
        "XX-S01 ; XX-01 ; 5: XX-01 is in line 4 already.",
        "XX-S01 ; XX-S02 ; 5: XX-S01 is missing.",
        "XX-S01 ; XX-S02 ; '1: the test RuleTablesTest#sample holds XX-S01, which is in no table.'",
        "XX-S01 ; XX-02 ; 5: the rulings end at XX-01.",
        "XX-S01 ; YY-S01 ; 4: the id YY-S01 is not like XX-S01.",
      })
  void whatIsWrongIsSaidWithItsLine(String part, String spoilt, String complaint) {
    List<String> lines =
        GOOD.stream().map(l -> l.contains("XX-S01") ? l.replace(part, spoilt) : l).toList();
    List<String> complaints = check(lines);
    assertTrue(
        complaints.contains("docs/rules/sample.md:" + complaint),
        () -> complaint + " is not among\n" + String.join("\n", complaints));
  }

  @Test
  void aPageThatDoesNotSayHowItsIdsAreMadeIsRefused() {
    assertEquals(
        "docs/rules/sample.md:1: no comment says how the ids of its clauses are made",
        assertThrows(RuleTable.Unreadable.class, () -> check(GOOD.subList(1, 4))).getMessage());
  }

  @Test
  void aRowWithAWrongNumberOfCellsIsRefusedWithItsLine() {
    List<String> lines =
        List.of(GOOD.get(0), GOOD.get(1), GOOD.get(2), "| XX-S01 | a rule | Game |");
    assertEquals(
        "docs/rules/sample.md:4: a row has 4 cells, not 3",
        assertThrows(RuleTable.Unreadable.class, () -> check(lines)).getMessage());
  }

  private static List<String> check(List<String> lines) {
    List<Method> sample =
        Arrays.stream(RuleTablesTest.class.getDeclaredMethods())
            .filter(method -> method.getName().equals("sample"))
            .toList();
    return new RuleCheck(RuleTable.parse("docs/rules/sample.md", lines)).complaints(sample);
  }

  // --- where things are
  // ---------------------------------------------------------------------------------------

  /** The folder docs/rules of the repository that this module belongs to. */
  private static Path docs() {
    Path at = Path.of("").toAbsolutePath();
    while (at != null && !Files.isDirectory(at.resolve("docs/rules"))) {
      at = at.getParent();
    }
    return at == null ? Path.of("docs/rules") : at.resolve("docs/rules");
  }

  /** Every test method that names a rule, except the sample. */
  private static List<Method> tests() {
    try {
      Path root =
          Path.of(RuleTablesTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      try (Stream<Path> files = Files.walk(root)) {
        return files
            .map(file -> root.relativize(file).toString())
            .filter(file -> file.endsWith("Test.class"))
            .map(file -> file.replace(".class", "").replace('/', '.').replace('\\', '.'))
            .flatMap(name -> Arrays.stream(load(name).getDeclaredMethods()))
            .filter(method -> method.isAnnotationPresent(Rule.class))
            .filter(method -> !method.getName().equals("sample"))
            .toList();
      }
    } catch (IOException | URISyntaxException e) {
      throw new AssertionError("the classes of the tests are files", e);
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
