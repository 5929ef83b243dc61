package croupier.mock;

/**
 * What is wrong with the contacts and with those who listen to them.
 *
 * @param bounce the chance that a contact which changed opens and closes once more, and the chance
 *     of yet another time after that
 * @param bounceNanos within this time it stops
 * @param lost the chance that nobody hears an edge; that it was lost is told with the next one
 * @param swapped the chance that an edge is heard after the next one, with its true time
 * @param readLate the chance that a bounce is over before its level is read: then its edges tell
 *     where the contact is already
 */
public record Noise(double bounce, long bounceNanos, double lost, double swapped, double readLate) {
  /** Levels are read in time. */
  public Noise(double bounce, long bounceNanos, double lost, double swapped) {
    this(bounce, bounceNanos, lost, swapped, 0);
  }

  public static final Noise NONE = new Noise(0, 0, 0, 0);

  /** A decent switch: three edges in ten bounce, for up to 3 ms. */
  public static final Noise USUAL = new Noise(0.3, 3_000_000, 0, 0);
}
