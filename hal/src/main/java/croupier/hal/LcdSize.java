package croupier.hal;

import java.util.Arrays;
import java.util.Optional;

/** How many characters a display has room for. */
public enum LcdSize {
  LARGE(20, 4),
  SMALL(16, 2);

  /** A prompt has so many lines at most; a smaller display shows them in turn. */
  public static final int MOST_LINES = LARGE.lines;

  public static final int MOST_COLUMNS = LARGE.columns;

  private final int columns;
  private final int lines;

  LcdSize(int columns, int lines) {
    this.columns = columns;
    this.lines = lines;
  }

  public int columns() {
    return columns;
  }

  public int lines() {
    return lines;
  }

  /** How many lines of a longer text are shown together, where one line more says what to press. */
  public int linesToRead() {
    return Math.min(lines, MOST_LINES - 1);
  }

  /** As it is sold, and as a profile writes it: {@code 20x4}. */
  public String label() {
    return columns + "x" + lines;
  }

  public static Optional<LcdSize> of(String label) {
    return Arrays.stream(values()).filter(size -> size.label().equals(label)).findFirst();
  }
}
