package croupier.mock;

/**
 * People who play whatever the unit offers: each looks at the picture, picks one of the keys it
 * lists, and does what it says, a moment later. They know no game.
 */
public final class SmartPlayers {
  public SmartPlayers(SimulatedUnit unit, int people, long seed) {}

  /**
   * When somebody next wants to look or act, or {@link Long#MAX_VALUE} when all wait for a new
   * picture.
   */
  public long nextDue() {
    throw new UnsupportedOperationException();
  }

  /** Lets those act whose moment has come. */
  public void tick(long now) {
    throw new UnsupportedOperationException();
  }
}
