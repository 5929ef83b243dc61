package croupier.app.simulated.ordeal;

/** The unit did not keep what it promises. */
final class BrokenPromise extends RuntimeException {
  private static final long serialVersionUID = 1;

  BrokenPromise(String what) {
    super(what);
  }

  BrokenPromise(String what, Throwable why) {
    super(what, why);
  }
}
