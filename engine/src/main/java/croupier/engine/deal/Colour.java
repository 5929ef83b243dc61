package croupier.engine.deal;

/** The colours of properties. */
public enum Colour {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE,
  RAILROAD,
  UTILITY;

  static final int COUNT = 10;

  private static final Colour[] VALUES = values();

  static Colour of(int ordinal) {
    return VALUES[ordinal];
  }

  /** Whether houses and hotels may stand on a complete set (DL-25). */
  public boolean isBuildable() {
    return this != RAILROAD && this != UTILITY;
  }

  /** How many cards make a set. */
  public int setSize() {
    return DealData.STANDARD.setSize(this);
  }
}
