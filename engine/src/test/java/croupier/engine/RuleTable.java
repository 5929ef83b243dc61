package croupier.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The clauses of one game, from the tables of its page in docs/rules: those that begin with {@code
 * | id | rule | code | tests |}.
 */
record RuleTable(String game, List<Clause> clauses) {
  private static final String HEADER = "| id | rule | code | tests |";

  /** One row: its line in the file, and what its four cells say. */
  record Clause(int line, String id, String rule, List<String> code, List<String> tests) {}

  /** A row that is no clause. */
  static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String game, int line, String complaint) {
      super("docs/rules/" + game + ".md:" + line + ": " + complaint);
    }
  }

  static RuleTable read(Path page) throws IOException {
    String file = page.getFileName().toString();
    return parse(file.substring(0, file.length() - ".md".length()), Files.readAllLines(page));
  }

  static RuleTable parse(String game, List<String> lines) {
    List<Clause> clauses = new ArrayList<>();
    boolean inside = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.replaceAll("\\s+", " ").equals(HEADER)) {
        inside = true;
      } else if (!line.startsWith("|")) {
        inside = false;
      } else if (inside && !line.matches("[|: -]+")) {
        clauses.add(clause(game, i + 1, line));
      }
    }
    return new RuleTable(game, List.copyOf(clauses));
  }

  private static Clause clause(String game, int line, String row) {
    String[] cells = row.replaceAll("^\\||\\|$", "").split("\\|", -1);
    if (cells.length != 4) {
      throw new Unreadable(game, line, "a row has 4 cells, not " + cells.length);
    }
    return new Clause(line, cells[0].strip(), cells[1].strip(), names(cells[2]), names(cells[3]));
  }

  private static List<String> names(String cell) {
    return Arrays.stream(cell.split(",")).map(String::strip).filter(s -> !s.isEmpty()).toList();
  }
}
