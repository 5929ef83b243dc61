package croupier.engine.express;

/** What can be collected. The first eight are the properties; only they open the way to houses. */
public enum Group {
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

  /** The bits of the groups that are properties (EX-04). */
  static final int PROPERTIES = 0xff;

  public boolean isProperty() {
    return (PROPERTIES >> ordinal() & 1) == 1;
  }
}
