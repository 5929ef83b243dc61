package croupier.app.mqtt;

/**
 * Who comes to a broker, and what it is to tell everybody when the line breaks.
 *
 * @param client a name that nobody else has there
 * @param topic where that is told, and kept; empty for nowhere
 */
public record Will(String client, String topic, String words) {
  /** Nobody is told. */
  public static Will none(String client) {
    return new Will(client, "", "");
  }
}
