package croupier.app.wiring;

/** Breaks sentences into lines that a terminal and a sheet of paper can take. */
final class Lines {
  private static final int WIDTH = 100;

  private Lines() {}

  /** The text in lines that each begin with the indent, or with as much space after the first. */
  static String of(String text, String indent) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(indent);
    for (String word : text.split(" ")) {
      if (line.length() > indent.length() && line.length() + 1 + word.length() > WIDTH) {
        lines.append(line).append('\n');
        line = new StringBuilder(" ".repeat(indent.length()));
      }
      line.append(line.length() > indent.length() ? " " : "").append(word);
    }
    return lines.append(line).append('\n').toString();
  }
}
