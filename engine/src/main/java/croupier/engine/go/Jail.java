package croupier.engine.go;

/** Whether a token may move (GO-23). */
public enum Jail {
  FREE,
  /** Sent there in this round: sits out the next one. */
  SENT,
  /** Sits out this round: moves in the next one. */
  SITTING;

  private static final Jail[] VALUES = values();

  static Jail of(int ordinal) {
    return VALUES[ordinal];
  }
}
