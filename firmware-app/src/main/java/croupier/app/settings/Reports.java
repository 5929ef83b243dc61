package croupier.app.settings;

/**
 * Whom, besides people, the unit tells how it fares.
 *
 * @param metrics whether programs of this machine can read its statistics
 */
public record Reports(boolean metrics) {
  /** Nobody. */
  public static final Reports NONE = new Reports(false);
}
