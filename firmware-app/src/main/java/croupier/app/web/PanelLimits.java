package croupier.app.web;

import java.time.Duration;

/**
 * Every limit of the panel. Reaching one is answered with a sentence and the status named here.
 *
 * @param bodyBytes longest request body, else 413
 * @param streams open event streams of all pages together, else 503
 * @param requestsPerSecond requests of all pages together in the long run, else 429
 * @param requestBurst requests that may come at once after a pause, else 429
 * @param turnSteps most detents in one turn, else 400
 * @param heartbeat how often every stream carries a sign of life; a stream that is still writing
 *     what it began a heartbeat ago is dropped
 */
public record PanelLimits(
    int bodyBytes,
    int streams,
    int requestsPerSecond,
    int requestBurst,
    int turnSteps,
    Duration heartbeat) {
  public static final PanelLimits STANDARD =
      new PanelLimits(1024, 32, 200, 400, 24, Duration.ofSeconds(15));

  /** A port can be given; 0 asks for any free one. */
  public static final int HIGHEST_PORT = 65_535;

  static final int PAGE_NAME_LENGTH = 40;

  private static final String SLOWEST_REQUEST_SECONDS = "10";
  private static final String HEADERS = "64";
  private static final String HEADER_BYTES = "16384";
  private static final String CONNECTIONS = "256";

  /**
   * The JDK's server takes its own limits from system properties, read when its first server is
   * made. What the person who started the program has set stays.
   */
  static void applyToHttpServer() {
    setUnlessGiven("sun.net.httpserver.maxReqTime", SLOWEST_REQUEST_SECONDS);
    setUnlessGiven("sun.net.httpserver.maxReqHeaders", HEADERS);
    setUnlessGiven("sun.net.httpserver.maxReqHeaderSize", HEADER_BYTES);
    setUnlessGiven("jdk.httpserver.maxConnections", CONNECTIONS);
    // Pictures are small; waiting to fill a packet would make every light late.
    setUnlessGiven("sun.net.httpserver.nodelay", "true");
  }

  private static void setUnlessGiven(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }
}
