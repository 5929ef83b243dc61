package croupier.engine.go;

/** The images on a Bank Heist dial. */
public enum Symbol {
  RING,
  MONEY,
  COIN;

  static final int COUNT = 3;

  private static final Symbol[] VALUES = values();

  static Symbol of(int ordinal) {
    return VALUES[ordinal];
  }
}
