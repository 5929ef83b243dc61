package croupier.app.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.SimulatedTable;
import croupier.app.table.KnownTables;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatisticsTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern NAME = Pattern.compile("(croupier_[a-z_]+|process_[a-z_]+)");

  @TempDir Path folder;
  private SimulatedTable table;
  private Statistics statistics;

  @BeforeEach
  void begin() throws Exception {
    table = KnownTables.standard(folder, "statistics");
    statistics = new Statistics(table.clock()).follow(table.loop());
    pass(1);
  }

  @AfterEach
  void end() {
    table.close();
  }

  private void pass(int seconds) {
    table.advanceTo(table.clock().nanos() + seconds * Clock.SECOND);
  }

  private void tap(Control control) {
    table.unit().press(control);
    table.advanceTo(table.clock().nanos() + 50 * Clock.MILLISECOND);
    table.unit().release(control);
    pass(1);
  }

  private long value(String name) {
    List<String> lines =
        statistics.text().lines().filter(line -> line.startsWith(name + " ")).toList();
    assertEquals(1, lines.size(), name);
    return Long.parseLong(lines.getFirst().substring(name.length() + 1));
  }

  @Test
  void aPressIsCountedAndSoIsTheTimeUntilItsPicture() {
    long before = value("croupier_pictures_total");
    tap(Control.OK);
    assertEquals(1, value("croupier_presses_total"));
    assertEquals(1, value("croupier_answer_seconds_count"));
    assertEquals(1, value("croupier_answer_seconds_bucket{le=\"0.1\"}"), statistics.text());
    assertTrue(value("croupier_pictures_total") > before);
  }

  @Test
  void theLoopOfSimulatedTimeIsNeverLate() {
    long all = value("croupier_loop_delay_seconds_count");
    assertTrue(all > 0);
    assertEquals(all, value("croupier_loop_delay_seconds_bucket{le=\"0.001\"}"));
  }

  @Test
  void partsThatFailAreCountedUntilTheyWorkAgain() {
    fail("dial-a");
    fail("dial-a");
    assertEquals(2, value("croupier_faults_total{part=\"dial-a\"}"));
    assertEquals(1, value("croupier_broken_parts"));
    table.controller().handle(new UnitEvent.Recovered("dial-a", table.clock().nanos()));
    assertEquals(0, value("croupier_broken_parts"));
    assertEquals(2, value("croupier_faults_total{part=\"dial-a\"}"));
  }

  private void fail(String part) {
    Fault fault = Fault.of("dial-lost-edges");
    table.controller().handle(new UnitEvent.Faulted(part, fault, table.clock().nanos()));
  }

  @Test
  void everyLineIsOneThatPrometheusReads() {
    fail("dial-a");
    Pattern line =
        Pattern.compile(
            "# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\\{[a-z]+=\"[^\"\\\\]*\"\\})? [0-9.E+-]+");
    statistics.text().lines().forEach(each -> assertTrue(line.matcher(each).matches(), each));
    assertTrue(statistics.text().endsWith("\n"));
  }

  @Test
  void thePageNamesAllOfThemAndTheDashboardNoOther() throws Exception {
    TreeSet<String> told = new TreeSet<>();
    statistics
        .text()
        .lines()
        .filter(line -> line.startsWith("# TYPE"))
        .forEach(line -> told.add(line.split(" ")[2]));
    assertEquals(told, names(Files.readString(DOCS.resolve("statistics.md"))));
    TreeSet<String> drawn = names(Files.readString(DOCS.resolve("grafana.json")));
    assertFalse(drawn.isEmpty());
    drawn.removeAll(told);
    assertEquals(new TreeSet<>(), drawn);
  }

  /** The names of values in a text; a histogram by the name that all its lines begin with. */
  private static TreeSet<String> names(String text) {
    TreeSet<String> names = new TreeSet<>();
    NAME.matcher(text)
        .results()
        .map(found -> found.group().replaceFirst("_bucket$", ""))
        .forEach(names::add);
    return names;
  }
}
