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
    assertEquals(Set.of(), unreached);
  }

  @Test
  void whatTestsReachIsALimit() {
    Set<String> unknown = reached();
    unknown.removeAll(limits());
    assertEquals(Set.of(), unknown);
  }
}
