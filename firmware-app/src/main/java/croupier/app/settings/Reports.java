package croupier.app.settings;

import java.util.Optional;

/**
 * Whom, besides people, the unit tells how it fares.
 *
 * @param metrics whether programs of this machine can read its statistics
 * @param home the broker of a house or a fleet
 */
public record Reports(boolean metrics, Optional<Home> home) {
  /** Nobody. */
  public static final Reports NONE = new Reports(false, Optional.empty());
}
