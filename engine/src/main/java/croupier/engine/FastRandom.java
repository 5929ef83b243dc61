package croupier.engine;

/**
 * Numbers for bots, tests and measurements: quick, and the same for the same seed. Whoever sees
 * enough of them can predict the next, so real games are dealt by {@link SeededNature} instead.
 */
public final class FastRandom implements Randomness {
  private static final long STEP = 0x9e3779b97f4a7c15L;

  private long state;

  public FastRandom(long seed) {
    state = seed;
  }

  @Override
  public int below(int bound) {
    // The high half of a 32 x 32 bit product; for bounds as small as ours the bias is below one in
    // a million.
    return (int) ((next() >>> 32) * bound >>> 32);
  }

  /** The next 64 bits (SplitMix64). */
  public long next() {
    state += STEP;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
