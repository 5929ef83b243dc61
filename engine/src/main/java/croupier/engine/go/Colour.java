package croupier.engine.go;

/** The colours of the landmark blocks, in the order of the board. */
public enum Colour {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE;

  /** How many blocks of each colour there are. */
  public static final int BLOCKS = 5;

  static final int COUNT = 8;
  static final int ALL = (1 << COUNT) - 1;

  private static final Colour[] VALUES = values();

  static Colour of(int ordinal) {
    return VALUES[ordinal];
  }
}
