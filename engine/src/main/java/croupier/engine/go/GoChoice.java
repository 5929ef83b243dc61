package croupier.engine.go;

/** What GO and a GO Button offer. */
public enum GoChoice {
  BLOCK,
  HEIST,
  SHUT_DOWN;

  private static final GoChoice[] VALUES = values();

  static GoChoice of(int ordinal) {
    return VALUES[ordinal];
  }
}
