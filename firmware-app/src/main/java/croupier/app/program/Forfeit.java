package croupier.app.program;

/** A program has lost its game by what it did. */
public final class Forfeit extends RuntimeException {
  private final int seat;
  private final Mishap mishap;

  Forfeit(int seat, Mishap mishap) {
    super(mishap.name(), null, false, false);
    this.seat = seat;
    this.mishap = mishap;
  }

  public int seat() {
    return seat;
  }

  public Mishap mishap() {
    return mishap;
  }
}
