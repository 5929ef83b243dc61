package croupier.fuzz;

/** Something was done with an input that may never be done. */
final class Finding extends RuntimeException {
  Finding(String what) {
    super(what);
  }

  Finding(String what, Throwable cause) {
    super(what, cause);
  }

  /** Fails unless both are the same. */
  static void unlessEqual(Object one, Object other, String what) {
    if (!one.equals(other)) {
      throw new Finding(what + ": " + one + " and " + other);
    }
  }
}
