package croupier.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import croupier.app.web.PanelLimits;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Every limit has a test that reaches it. */
class LimitsTest {
  private static final Set<Class<?>> NUMBERS = Set.of(int.class, long.class, Duration.class);

  /** Limits that no test reaches yet. Nothing is to be added here, and what is reached goes. */
  private static final Set<String> OWED =
      Set.of(
          "Limits.ARENA_EARLY",
          "Limits.ARENA_STEPS",
          "Limits.BENCH_PACE",
          "Limits.BENCH_SKIP",
          "Limits.LEDGER_BYTES",
          "Limits.LINES_REMEMBERED",
          "Limits.PROGRAM_ANSWER",
          "Limits.RECORD_ENTRIES",
          "Limits.REFUSED",
          "Limits.SENTENCES_REMEMBERED",
          "Limits.TAKEN_BACK_IN_A_ROW",
          "Limits.THROWS",
          "Limits.TOLD_RECORDS",
          "Limits.TOLD_RECORD_BYTES",
          "Limits.TOO_LONG",
          "PanelLimits.CONNECTIONS",
          "PanelLimits.EVENINGS_KEPT",
          "PanelLimits.GUEST_STREAMS",
          "PanelLimits.LONGEST_ACT",
          "PanelLimits.LONGEST_CLAIM",
          "PanelLimits.QUIET",
          "PanelLimits.SEAT_STREAMS",
          "PanelLimits.WAITING",
          "PanelLimits.requestsPerSecond",
          "Waits.ACT",
          "Waits.EVENINGS",
          "Waits.LOOP_END",
          "Waits.RESULTS",
          "Waits.THOUGHT",
          "Waits.UNIT_END");

  private static Set<String> limits() {
    Set<String> limits = new TreeSet<>();
    for (Class<?> page : Set.of(Limits.class, Waits.class, PanelLimits.class)) {
      for (Field field : page.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) && NUMBERS.contains(field.getType())) {
          limits.add(page.getSimpleName() + "." + field.getName());
        }
      }
    }
    for (RecordComponent component : PanelLimits.class.getRecordComponents()) {
      limits.add("PanelLimits." + component.getName());
    }
    return limits;
  }

  /** What tests that are run say of themselves. */
  private static Set<String> reached() {
    return new ClassFileImporter()
            .withImportOption(new ImportOption.OnlyIncludeTests())
            .importPackages("croupier.app")
            .stream()
            .flatMap(tests -> tests.getMethods().stream())
            .filter(method -> method.isAnnotatedWith(Reaches.class))
            .flatMap(LimitsTest::named)
            .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> named(JavaMethod test) {
    boolean isRun =
        test.isAnnotatedWith(Test.class) || test.isAnnotatedWith(ParameterizedTest.class);
    return isRun ? Stream.of(test.getAnnotationOfType(Reaches.class).value()) : Stream.empty();
  }

  @Test
  void everyLimitIsReachedByATest() {
    Set<String> unreached = limits();
    unreached.removeAll(reached());
    assertEquals(new TreeSet<>(OWED), unreached);
  }

  @Test
  void whatTestsReachIsALimit() {
    Set<String> unknown = reached();
    unknown.removeAll(limits());
    assertEquals(Set.of(), unknown);
  }
}
