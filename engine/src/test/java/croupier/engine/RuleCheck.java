package croupier.engine;

import java.lang.reflect.Method;
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
final class RuleCheck {
  private final RuleTable table;
  private final String prefix;
  private final int rulings;
  private final List<String> complaints = new ArrayList<>();

  /**
   * @param prefix of every id: {@code EX} for the rulings EX-01 and on, and for the clauses of the
   *     sheet EX-S01 and on
   * @param rulings how many rulings there are
   */
  RuleCheck(RuleTable table, String prefix, int rulings) {
    this.table = table;
    this.prefix = prefix;
    this.rulings = rulings;
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
      for (String id : ids(test)) {
        checkIsListed(test, id, byId.get(id));
      }
    }
    return List.copyOf(complaints);
  }

  private void checkId(RuleTable.Clause clause, RuleTable.Clause earlier) {
    if (!clause.id().matches(prefix + "-S?[0-9]{2}")) {
      complain(clause.line(), "the id " + clause.id() + " is not like " + prefix + "-S01");
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
      } else if (found.stream().noneMatch(test -> ids(test).contains(clause.id()))) {
        complain(
            clause.line(),
            "the test " + name + " has no @Rule(\"" + clause.id() + "\"), or the row is wrong");
      }
    }
  }

  /** Rulings and clauses of the sheet count up from 01 without a gap. */
  private void checkNoneIsMissing(Map<String, RuleTable.Clause> byId) {
    long clauses = byId.keySet().stream().filter(id -> id.startsWith(prefix + "-S")).count();
    checkCountsTo(prefix + "-S", (int) Math.max(1, clauses), byId);
    checkCountsTo(prefix + "-", rulings, byId);
    int last = table.clauses().isEmpty() ? 1 : table.clauses().getLast().line();
    if (byId.size() - clauses > rulings) {
      complain(last, "the rulings end at %s-%02d".formatted(prefix, rulings));
    }
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
    if (!id.startsWith(prefix + "-")) {
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
    complaints.add("docs/rules/" + table.game() + ".md:" + line + ": " + complaint + ".");
  }

  /** A class of the game, or one that all games share; nested ones as in {@code Outer.Inner}. */
  private Optional<Class<?>> type(String name) {
    return Stream.of("croupier.engine." + table.game(), "croupier.engine")
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

  private static List<String> ids(Method test) {
    Rule rule = test.getAnnotation(Rule.class);
    return rule == null ? List.of() : List.of(rule.value());
  }
}
