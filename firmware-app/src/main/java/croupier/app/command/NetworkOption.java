package croupier.app.command;

import croupier.app.settings.Network;
import croupier.app.settings.Settings;
import picocli.CommandLine.Option;

/** Whether the network of this machine is let in, to the table and the seats. */
final class NetworkOption {
  /** The port when none is named. */
  static final String USUAL = "" + Network.USUAL_PORT;

  /** Null when the settings say whether anybody there is let in. */
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

  /** What is said here counts, and not what is written. */
  Settings over(Settings written) {
    return port == null ? written : written.withNetwork(Network.commanded(port));
  }
}
