package croupier.engine.go;

/**
 * The colours of the landmark blocks, in the order of the board. The other games' {@link
 * croupier.engine.Group} has railroads and utilities too, which a claim in go may not even name.
 */
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
