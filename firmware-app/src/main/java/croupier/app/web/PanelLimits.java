package croupier.app.web;

import java.time.Duration;

/**
 * Every limit of the panel. Reaching one is answered with a sentence and the status named here.
 *
 * @param bodyBytes longest request body, else 413
 * @param streams open event streams of all pages together, else 503
 * @param requestsPerSecond requests of one page in the long run, and of all together that come
 *     under no page's name, else 429
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

  /** How long a request may take to arrive, else 408. */
  static final Duration SLOWEST_REQUEST = Duration.ofSeconds(10);

  /** How long a connection may be quiet between two requests; then it is closed. */
  static final Duration QUIET = Duration.ofSeconds(30);

  /** Headers of a request, and the bytes of its head, else 431. */
  static final int HEADERS = 64;

  static final int HEAD_BYTES = 16_384;

  /** Connections at one time; one more is closed at once. */
  static final int CONNECTIONS = 256;
}
