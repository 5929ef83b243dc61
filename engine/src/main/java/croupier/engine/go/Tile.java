package croupier.engine.go;

/** The kinds of Chance tiles. */
public enum Tile {
  /** Used at once: a block of any colour. */
  MONEY_BAG,
  /** Kept: one of the three choices of GO. */
  GO_BUTTON,
  /** Kept: the marker moves on by one. */
  MR_MONOPOLY,
  /** Kept: stops one Shut Down. */
  SHIELD;

  /** How many tiles there are. */
  public static final int TILES = 10;

  static final int COUNT = 4;

  private static final Tile[] VALUES = values();

  static Tile of(int ordinal) {
    return VALUES[ordinal];
  }
}
