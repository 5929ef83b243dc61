package croupier.engine;

/**
 * Plays legal moves at random, each seat that may act as likely as the others, and answers for
 * chance.
 */
public final class RandomPlay {
  private final Randomness source;
  private final long[] moves = new long[Position.MOST_MOVES];

  public RandomPlay(Randomness source) {
    this.source = source;
  }

  /**
   * Makes the next thing happen, a decision or an outcome of chance; false when the game is over.
   */
  public boolean step(Position position) {
    switch (position.waiting()) {
      case OVER -> {
        return false;
      }
      case CHANCE -> position.happen(position.draw(source), null);
      case DECISIONS -> {
        int seat = oneOf(position.deciders());
        position.act(seat, pick(position, seat), null);
      }
    }
    return true;
  }

  /** A random legal move of a seat that may act. */
  public long pick(Position position, int seat) {
    return position.any(seat, source, moves);
  }

  /** A random seat of those whose bits are set. */
  public int oneOf(int seats) {
    return Integer.bitCount(seats) == 1
        ? Integer.numberOfTrailingZeros(seats)
        : Bits.oneOf(seats, source);
  }
}
