package croupier.bots;

import croupier.engine.Position;
import croupier.engine.Randomness;

/** Does anything that is legal: what every other bot must beat. */
public final class RandomBot implements Bot {
  private final long[] moves = new long[Position.MOST_MOVES];

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    boolean awaited = (world.awaited() >> seat & 1) == 1;
    return awaited || chance.below(2) == 0 ? world.any(seat, chance, moves) : NOTHING;
  }
}
