package croupier.app.web;

import java.io.IOException;
import java.net.BindException;

/** The panel cannot have the port that was asked for; the message says what to do about it. */
public final class PortUnavailable extends IOException {
  private static final int FIRST_FREE_FOR_ALL = 1024;

  PortUnavailable(int port, BindException cause) {
    super(sentence(port, cause), cause);
  }

  private static String sentence(int port, BindException cause) {
    boolean reserved =
        port < FIRST_FREE_FOR_ALL && String.valueOf(cause.getMessage()).contains("ermission");
    return reserved
        ? "Port %d is reserved for the system; choose one above 1023 with --port".formatted(port)
        : "Port %d is in use; choose another with --port".formatted(port);
  }
}
