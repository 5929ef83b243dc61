package croupier.app.mqtt;

import java.time.Duration;

/**
 * How patient a client is.
 *
 * @param connecting for a line to be there, and for the broker's first word
 * @param ping between two questions whether the broker is there
 * @param silence of the broker, until it is gone
 * @param firstPause after a line broke, until the next is tried; then twice as long each time
 * @param longestPause at most; a line that held for so long has made good
 */
public record Timing(
    Duration connecting,
    Duration ping,
    Duration silence,
    Duration firstPause,
    Duration longestPause) {
  public static final Timing USUAL =
      new Timing(
          Duration.ofSeconds(10),
          Duration.ofSeconds(15),
          Duration.ofSeconds(40),
          Duration.ofSeconds(1),
          Duration.ofMinutes(1));
}
