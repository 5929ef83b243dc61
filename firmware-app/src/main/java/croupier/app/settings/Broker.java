package croupier.app.settings;

import java.util.Optional;

/**
 * Where a broker is, and how it is spoken to.
 *
 * @param tls whether the line is encrypted, and the broker has to prove its name
 * @param authority a file with the certificates that are believed; empty for those of the machine
 * @param user as whom; empty for nobody
 */
public record Broker(
    String host,
    int port,
    boolean tls,
    Optional<String> authority,
    Optional<String> user,
    String password) {
  public static final int USUAL_PORT = 1883;
  public static final int USUAL_TLS_PORT = 8883;

  /** For logs: nobody's password is there. */
  @Override
  public String toString() {
    return (tls ? "mqtts://" : "mqtt://") + host + ":" + port;
  }
}
