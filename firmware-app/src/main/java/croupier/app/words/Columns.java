package croupier.app.words;

import java.util.List;
import java.util.stream.Collectors;

/** Rows with their cells below each other, for a terminal. */
public final class Columns {
  private Columns() {}

  /** The first cell of each row at the left, the others, which are numbers, at the right. */
  public static String ofNumbers(List<List<String>> rows) {
    return set(rows, 1);
  }

  /** All cells at the left. */
  public static String ofWords(List<List<String>> rows) {
    return set(rows, Integer.MAX_VALUE);
  }

  /**
   * @param words so many columns are at the left
   */
  private static String set(List<List<String>> rows, int words) {
    int[] widths = new int[rows.getFirst().size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], length(row.get(i)));
      }
    }
    return rows.stream().map(row -> line(row, widths, words)).collect(Collectors.joining("\n"));
  }

  private static String line(List<String> cells, int[] widths, int words) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String space = " ".repeat(widths[i] - length(cells.get(i)));
      line.append(i == 0 ? "" : "  ")
          .append(i < words ? cells.get(i) + space : space + cells.get(i));
    }
    return line.toString().stripTrailing();
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
