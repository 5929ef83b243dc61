package croupier.app.protocol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The page docs/protocol.md: what it says, its conversations and its tables.
 *
 * <p>A conversation is a block marked {@code protocol}: a line that begins with {@code >} is a
 * request, with {@code <} its answer, and with two blanks the rest of the line before. In an answer
 * {@code …} stands for anything.
 */
record ProtocolPage(List<String> lines, List<Conversation> conversations, List<Row> rows) {
  /** A request and its answer, and in which line of the page the request is. */
  record Exchange(int line, String request, String answer) {}

  /** A conversation with a fresh engine, under a heading. */
  record Conversation(String section, List<Exchange> exchanges) {
    @Override
    public String toString() {
      return "line " + exchanges.getFirst().line();
    }
  }

  /** A row of a table, by the heading of the section and of the table's first column. */
  record Row(String section, String table, List<String> cells) {
    /** The names in a cell that are code. */
    List<String> names(int cell) {
      return Arrays.stream(cells.get(cell).split(","))
          .map(String::strip)
          .filter(name -> name.startsWith("`"))
          .map(name -> name.replace("`", ""))
          .toList();
    }
  }

  static ProtocolPage read() throws IOException {
    return new Reading(Files.readAllLines(file())).page();
  }

  /** The page of the repository that this module belongs to. */
  static Path file() {
    Path at = Path.of("").toAbsolutePath();
    while (at != null && !Files.exists(at.resolve("docs/protocol.md"))) {
      at = at.getParent();
    }
    return at == null ? Path.of("docs/protocol.md") : at.resolve("docs/protocol.md");
  }

  /** The section that describes a game, or several with the same words. */
  String sectionOf(String game) {
    return lines.stream()
        .filter(line -> line.matches("## The words of (.* )?" + game + "( .*)?"))
        .map(line -> line.substring(3))
        .findFirst()
        .orElseThrow(() -> new AssertionError("docs/protocol.md has no words of " + game));
  }

  /** Everything under a heading. */
  String text(String section) {
    int from = lines.indexOf("## " + section);
    return lines.subList(from + 1, lines.size()).stream()
        .takeWhile(line -> !line.startsWith("## "))
        .collect(Collectors.joining("\n"));
  }

  /** The block of another language, whole. */
  String block(String language) {
    int from = lines.indexOf("```" + language);
    return lines.subList(from + 1, lines.size()).stream()
        .takeWhile(line -> !line.equals("```"))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  List<Row> rows(String section, String table) {
    return rows.stream()
        .filter(row -> row.section.equals(section) && row.table.equals(table))
        .toList();
  }

  /** Goes through the page once. */
  private static final class Reading {
    private final List<String> lines;
    private final List<Conversation> conversations = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private String section = "";
    private String table;

    Reading(List<String> lines) {
      this.lines = lines;
    }

    ProtocolPage page() {
      for (int at = 0; at < lines.size(); at++) {
        String line = lines.get(at);
        if (line.startsWith("## ")) {
          section = line.substring(3);
        } else if (line.equals("```protocol")) {
          at = conversation(at + 1);
        } else {
          row(line);
        }
      }
      return new ProtocolPage(lines, conversations, rows);
    }

    private void row(String line) {
      if (!line.startsWith("|")) {
        table = null;
        return;
      }
      List<String> cells =
          Arrays.stream(line.substring(1).split("\\|")).map(String::strip).toList();
      if (table == null) {
        table = cells.getFirst();
      } else if (!line.startsWith("|--")) {
        rows.add(new Row(section, table, cells));
      }
    }

    /** Returns where the block ends. */
    private int conversation(int from) {
      List<Exchange> exchanges = new ArrayList<>();
      int at = from;
      while (!lines.get(at).equals("```")) {
        int first = at;
        String request = message(at, '>');
        at = after(at);
        String answer = message(at, '<');
        at = after(at);
        exchanges.add(new Exchange(first + 1, request, answer));
        if (lines.get(at).isEmpty()) {
          at++;
        }
      }
      conversations.add(new Conversation(section, exchanges));
      return at;
    }

    private String message(int at, char sign) {
      if (!lines.get(at).startsWith(sign + " ")) {
        throw new AssertionError("docs/protocol.md:" + (at + 1) + ": must begin with " + sign);
      }
      return lines.subList(at, after(at)).stream()
          .map(line -> line.substring(2))
          .collect(Collectors.joining());
    }

    private int after(int message) {
      int at = message + 1;
      while (lines.get(at).startsWith("  ")) {
        at++;
      }
      return at;
    }
  }
}
