package croupier.engine;

/**
 * What belongs together in {@code express}, {@code deal} and the classic games: eight colours, the
 * railroads, the utilities. A colour in {@code go} is another thing: its landmarks have no
 * railroads and utilities, and nobody may name one.
 */
public enum Group {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE,
  /** Called companies in brands. */
  RAILROAD,
  UTILITY;

  public static final int COUNT = 10;

  /** The colours come first. */
  public static final int COLOURS = 8;

  private static final Group[] ALL = values();

  public static Group of(int number) {
    return ALL[number];
  }

  /** Whether it is a colour: only these are built on, and open the way to houses. */
  public boolean isColour() {
    return ordinal() < COLOURS;
  }
}
