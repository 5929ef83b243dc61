package croupier.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The clauses of one game, from the tables of its page: those that begin with {@code | id | rule |
 * code | tests |}. Above the first of them a comment says where the code is and how the ids are
 * made: {@code <!-- clauses: croupier.engine.go, sheet GO-S, rulings GO- to 29, own GE- -->}.
 *
 * @param page where it stands, for complaints
 */
record RuleTable(String page, Ids ids, List<Clause> clauses) {
  private static final String HEADER = "| id | rule | code | tests |";
  private static final Pattern IDS =
      Pattern.compile(
          "<!-- clauses: ([a-z.]+), sheet (\\S+), rulings (\\S+) to (\\d+)(?:, own (\\S+))? -->");

  /** One row: its line in the file, and what its four cells say. */
  record Clause(int line, String id, String rule, List<String> code, List<String> tests) {}

  /**
   * How the ids of a page are made, and where its code is.
   *
   * @param home the package of the game
   * @param sheet how the ids of the clauses of its sheet begin: {@code EX-S} for EX-S01 and on
   * @param ruling how the ids of the rulings begin: {@code EX-} for EX-01 and on
   * @param rulings how many rulings there are
   * @param own how the ids of our own decisions begin, when the page has such
   */
  record Ids(String home, String sheet, String ruling, int rulings, Optional<String> own) {
    private static Ids of(Matcher said) {
      return new Ids(
          said.group(1),
          said.group(2),
          said.group(3),
          Integer.parseInt(said.group(4)),
          Optional.ofNullable(said.group(5)));
    }

    boolean owns(String id) {
      return id.matches("(" + sheet + "|" + ruling + "|" + own.orElse(sheet) + ")[0-9]{2}");
    }
  }

  /** A row that is no clause. */
  static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String page, int line, String complaint) {
      super(page + ":" + line + ": " + complaint);
    }
  }

  static RuleTable read(Path page) throws IOException {
    return parse("docs/" + docs(page), Files.readAllLines(page));
  }

  /** The part of the path behind docs, which is enough to find a page. */
  private static String docs(Path page) {
    String path = page.toAbsolutePath().normalize().toString().replace('\\', '/');
    return path.substring(path.lastIndexOf("/docs/") + "/docs/".length());
  }

  static RuleTable parse(String page, List<String> lines) {
    Ids ids = null;
    List<Clause> clauses = new ArrayList<>();
    boolean inside = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      Matcher said = IDS.matcher(line);
      if (said.matches()) {
        ids = Ids.of(said);
      }
      if (line.replaceAll("\\s+", " ").equals(HEADER)) {
        inside = true;
      } else if (!line.startsWith("|")) {
        inside = false;
      } else if (inside && !line.matches("[|: -]+")) {
        clauses.add(clause(page, i + 1, line));
      }
    }
    if (ids == null) {
      throw new Unreadable(page, 1, "no comment says how the ids of its clauses are made");
    }
    return new RuleTable(page, ids, List.copyOf(clauses));
  }

  private static Clause clause(String page, int line, String row) {
    String[] cells = row.replaceAll("^\\||\\|$", "").split("\\|", -1);
    if (cells.length != 4) {
      throw new Unreadable(page, line, "a row has 4 cells, not " + cells.length);
    }
    return new Clause(line, cells[0].strip(), cells[1].strip(), names(cells[2]), names(cells[3]));
  }

  private static List<String> names(String cell) {
    return Arrays.stream(cell.split(",")).map(String::strip).filter(s -> !s.isEmpty()).toList();
  }
}
