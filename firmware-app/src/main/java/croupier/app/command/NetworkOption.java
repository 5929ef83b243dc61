package croupier.app.command;

import picocli.CommandLine.Option;

/** Whether the network of this machine is let in, to the table and the seats. */
final class NetworkOption {
  /** Null when nobody there is let in. */
  @Option(
      names = "--lan",
      paramLabel = "PORT",
      arity = "0..1",
      fallbackValue = "8090",
      description = "${bundle:command.lan}")
  Integer port;

  void check() {
    if (port != null) {
      UnitOptions.checkPort(port);
    }
  }
}
