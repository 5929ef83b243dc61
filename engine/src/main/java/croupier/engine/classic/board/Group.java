package croupier.engine.classic.board;

/** Deeds that belong together: eight colours of sites, the railroads, the utilities. */
public enum Group {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE,
  /** Called companies in the brands edition. */
  RAILROAD,
  UTILITY;

  /** The groups that can be built on come first. */
  public static final int COLOURS = 8;

  private static final Group[] ALL = values();

  public static Group of(int number) {
    return ALL[number];
  }

  public boolean isColour() {
    return ordinal() < COLOURS;
  }
}
