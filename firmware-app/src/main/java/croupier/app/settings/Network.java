package croupier.app.settings;

/**
 * Whether phones on the network can come to the seats, and screens there see the table.
 *
 * @param port at which they find them
 * @param commanded whether the command line has let them in: then nothing else counts
 */
public record Network(boolean on, int port, boolean commanded) {
  public static final int USUAL_PORT = 8090;

  /** A service may have them without further rights, and the display has room for the address. */
  static final int LEAST_PORT = 1024;

  static final int MOST_PORT = 9999;

  /** Nobody there is let in until somebody says so. */
  public static final Network OFF = new Network(false, USUAL_PORT, false);

  /** The command line lets them in. */
  public static Network commanded(int port) {
    return new Network(true, port, true);
  }

  Network withOn(boolean wanted) {
    return commanded ? this : new Network(wanted, port, false);
  }
}
