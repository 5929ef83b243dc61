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
 * @param quiet how long a connection may be quiet between two requests; then it is closed
 * @param longestAct how long a page waits until the table has heard it, else 503
 * @param longestClaim how long a page waits until somebody at the unit says whose it is, else 503
 */
public record PanelLimits(
    int bodyBytes,
    int streams,
    int requestsPerSecond,
    int requestBurst,
    int turnSteps,
    Duration heartbeat,
    Duration quiet,
    Duration longestAct,
    Duration longestClaim) {
  public static final PanelLimits STANDARD =
      new PanelLimits(1024, 32, 200, 400, 24, Duration.ofSeconds(15));

  /** The same, and as patient with pages as usual. */
  public PanelLimits(
      int bodyBytes,
      int streams,
      int requestsPerSecond,
      int requestBurst,
      int turnSteps,
      Duration heartbeat) {
    this(
        bodyBytes,
        streams,
        requestsPerSecond,
        requestBurst,
        turnSteps,
        heartbeat,
        Duration.ofSeconds(30),
        Duration.ofSeconds(10),
        Duration.ofSeconds(60));
  }

  /** A port can be given; 0 asks for any free one. */
  public static final int HIGHEST_PORT = 65_535;

  static final int PAGE_NAME_LENGTH = 40;

  /** How long a request may take to arrive, else 408. */
  static final Duration SLOWEST_REQUEST = Duration.ofSeconds(10);

  /** Headers of a request, and the bytes of its head, else 431. */
  static final int HEADERS = 64;

  static final int HEAD_BYTES = 16_384;

  /**
   * Connections at one time; one more takes the place of the one that has been idle for longest.
   */
  static final int CONNECTIONS = 256;

  /** The same, of the network. */
  static final int GUEST_CONNECTIONS = 1024;

  /** Connections at one time from one address of the network; one more is closed at once. */
  static final int CONNECTIONS_EACH = 24;

  /** Event streams of the network together, without those of who has a seat, else 503. */
  static final int GUEST_STREAMS = 512;

  /** Event streams of who has a seat: nobody else can take these, else 503. */
  static final int SEAT_STREAMS = 64;

  /** Addresses of the network that are remembered. */
  static final int ADDRESSES = 256;

  /** Tokens that are nobody's, at once from one address; then one a second, else 429. */
  static final int GUESSES = 10;

  /** Seats that one address can ask for in vain, at once and then in so long, else 429. */
  static final int CLAIMS = 3;

  static final Duration BETWEEN_CLAIMS = Duration.ofMinutes(2);

  /** Pages of evenings that are kept written. */
  static final int EVENINGS_KEPT = 32;

  /** Connections that wait to be accepted. */
  static final int WAITING = 256;
}
