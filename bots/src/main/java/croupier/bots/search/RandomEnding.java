package croupier.bots.search;

import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Randomness;

/** Everybody plays on at random. */
public final class RandomEnding implements Ending {
  /** A game that is not over by then counts as nobody's. */
  private static final int MOST_STEPS = 10_000;

  @Override
  public double gain(Position position, int seat, Randomness chance) {
    RandomPlay play = new RandomPlay(chance);
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      if (!play.step(position)) {
        return Ending.of(position.result(), seat);
      }
    }
    return 1.0 / position.seats();
  }
}
