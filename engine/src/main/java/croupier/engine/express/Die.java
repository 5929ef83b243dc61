package croupier.engine.express;

/** The eleven dice: seven property dice, three police dice, and the house die. */
public enum Die {
  P1,
  P2,
  P3,
  P4,
  P5,
  P6,
  P7,
  J1,
  J2,
  J3,
  H;

  static final int COUNT = 11;
  static final int PROPERTY_DICE = 7;
  static final int POLICE_DICE = 3;

  /** All property dice and all police dice, as bits. */
  static final int PROPERTY_BITS = 0x7f;

  static final int POLICE_BITS = 0x380;
  static final int HOUSE_BIT = 0x400;

  private static final Die[] ALL = values();

  static Die at(int ordinal) {
    return ALL[ordinal];
  }

  public boolean isProperty() {
    return ordinal() < PROPERTY_DICE;
  }

  public boolean isPolice() {
    return !isProperty() && this != H;
  }
}
