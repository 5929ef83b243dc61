package croupier.app.command;

import picocli.CommandLine.Option;

/** Whether the network of this machine is let in, to the table and the seats. */
final class NetworkOption {
  /** The port when none is named. */
  static final String USUAL = "8090";

  /** Null when nobody there is let in. */
  @Option(
      names = "--lan",
      paramLabel = "PORT",
      arity = "0..1",
      fallbackValue = USUAL,
      description = "${bundle:command.lan}")
  Integer port;

  void check() {
    if (port != null) {
      UnitOptions.checkPort(port);
    }
  }
}
