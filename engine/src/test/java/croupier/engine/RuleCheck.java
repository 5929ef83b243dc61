package croupier.engine;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/** Compares the table of one game with its code and tests, and collects what does not agree. */
public final class RuleCheck {
  /** The rooms that the package of a game may have. */
  private static final List<String> ROOMS =
      List.of("", ".board", ".edition", ".state", ".rules", ".choice", ".saved");

  private final RuleTable table;
  private final RuleTable.Ids ids;
  private final List<String> complaints = new ArrayList<>();

  RuleCheck(RuleTable table) {
    this.table = table;
    this.ids = table.ids();
  }

  /** What has to be mended on a page, whose rules these classes test. */
  public static List<String> complaints(Path page, Class<?>... tests) throws IOException {
    return new RuleCheck(RuleTable.read(page))
        .complaints(
            Arrays.stream(tests)
                .flatMap(test -> Arrays.stream(test.getDeclaredMethods()))
                .toList());
  }

  /**
   * What has to be mended, each with its line; the tests are all those that may have a {@link
   * Rule}.
   */
  List<String> complaints(List<Method> tests) {
    complaints.clear();
    Map<String, RuleTable.Clause> byId = new HashMap<>();
    for (RuleTable.Clause clause : table.clauses()) {
      checkId(clause, byId.putIfAbsent(clause.id(), clause));
      checkCode(clause);
      checkTests(clause);
    }
    checkNoneIsMissing(byId);
    for (Method test : tests) {
      for (String id : heldBy(test)) {
        checkIsListed(test, id, byId.get(id));
      }
    }
    return List.copyOf(complaints);
  }

  private void checkId(RuleTable.Clause clause, RuleTable.Clause earlier) {
    if (!ids.owns(clause.id())) {
      complain(clause.line(), "the id " + clause.id() + " is not like " + ids.sheet() + "01");
    }
    if (earlier != null) {
      complain(clause.line(), clause.id() + " is in line " + earlier.line() + " already");
    }
    if (clause.rule().isEmpty()) {
      complain(clause.line(), clause.id() + " does not say what the rule is");
    }
  }

  private void checkCode(RuleTable.Clause clause) {
    if (clause.code().isEmpty()) {
      complain(clause.line(), clause.id() + " does not say where the code is");
    }
    for (String name : clause.code()) {
      if (!exists(name)) {
        complain(clause.line(), clause.id() + " names " + name + ", which is not in the code");
      }
    }
  }

  private boolean exists(String name) {
    String[] parts = name.split("#", 2);
    return type(parts[0])
        .map(type -> parts.length == 1 || methods(type, parts[1]).findAny().isPresent())
        .orElse(false);
  }

  private void checkTests(RuleTable.Clause clause) {
    if (clause.tests().isEmpty()) {
      complain(clause.line(), "no test holds " + clause.id());
    }
    for (String name : clause.tests()) {
      String[] parts = name.split("#", 2);
      List<Method> found =
          parts.length < 2
              ? List.of()
              : type(parts[0]).stream()
                  .flatMap(type -> methods(type, parts[1]))
                  .filter(method -> AnnotationSupport.isAnnotated(method, Testable.class))
                  .toList();
      if (found.isEmpty()) {
        complain(clause.line(), clause.id() + " names the test " + name + ", which does not exist");
      } else if (found.stream().noneMatch(test -> heldBy(test).contains(clause.id()))) {
        complain(
            clause.line(),
            "the test " + name + " has no @Rule(\"" + clause.id() + "\"), or the row is wrong");
      }
    }
  }

  /** Clauses of the sheet, rulings and own decisions count up from 01 without a gap. */
  private void checkNoneIsMissing(Map<String, RuleTable.Clause> byId) {
    int clauses = Math.max(1, count(ids.sheet(), byId));
    checkCountsTo(ids.sheet(), clauses, byId);
    checkCountsTo(ids.ruling(), ids.rulings(), byId);
    int own = ids.own().map(start -> count(start, byId)).orElse(0);
    ids.own().ifPresent(start -> checkCountsTo(start, Math.max(1, own), byId));
    int last = table.clauses().isEmpty() ? 1 : table.clauses().getLast().line();
    if (byId.size() - count(ids.sheet(), byId) - own > ids.rulings()) {
      complain(last, "the rulings end at %s%02d".formatted(ids.ruling(), ids.rulings()));
    }
  }

  private static int count(String start, Map<String, RuleTable.Clause> byId) {
    return (int) byId.keySet().stream().filter(id -> id.startsWith(start)).count();
  }

  private void checkCountsTo(String start, int count, Map<String, RuleTable.Clause> byId) {
    int last = table.clauses().isEmpty() ? 1 : table.clauses().getLast().line();
    for (int number = 1; number <= count; number++) {
      String id = "%s%02d".formatted(start, number);
      if (!byId.containsKey(id)) {
        complain(last, id + " is missing");
      }
    }
  }

  private void checkIsListed(Method test, String id, RuleTable.Clause clause) {
    if (!ids.owns(id)) {
      return;
    }
    String name = test.getDeclaringClass().getSimpleName() + "#" + test.getName();
    if (clause == null) {
      complain(1, "the test " + name + " holds " + id + ", which is in no table");
    } else if (!clause.tests().contains(name)) {
      complain(clause.line(), id + " does not list the test " + name + ", which holds it");
    }
  }

  private void complain(int line, String complaint) {
    complaints.add(table.page() + ":" + line + ": " + complaint + ".");
  }

  /** A class of the game, or one that all games share; nested ones as in {@code Outer.Inner}. */
  private Optional<Class<?>> type(String name) {
    return Stream.concat(ROOMS.stream().map(ids.home()::concat), Stream.of("croupier.engine"))
        .<Class<?>>mapMulti(
            (home, found) -> {
              try {
                found.accept(Class.forName(home + "." + name.replace('.', '$')));
              } catch (ClassNotFoundException | NoClassDefFoundError e) {
                // Not there: the next home may have it.
              }
            })
        .findFirst();
  }

  private static Stream<Method> methods(Class<?> type, String name) {
    return Arrays.stream(type.getDeclaredMethods()).filter(m -> m.getName().equals(name));
  }

  private static List<String> heldBy(Method test) {
    Rule rule = test.getAnnotation(Rule.class);
    return rule == null ? List.of() : List.of(rule.value());
  }
}
