package croupier.app.command;

import croupier.app.live.SavedGames;
import croupier.app.live.WallClock;
import croupier.app.loop.TableLoop;
import croupier.app.simulated.SimulatedTable;
import croupier.app.web.PanelServer;
import croupier.app.web.PortUnavailable;
import croupier.app.web.UnitFacts;
import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A simulated unit on this machine, with its web panel. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Starts a simulated unit and opens its panel in the browser.")
final class Play implements Callable<Integer> {
  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  @Spec private CommandSpec spec;

  @Option(
      names = {"-p", "--port"},
      paramLabel = "PORT",
      defaultValue = "8080",
      description = "Port of the panel on this machine; 0 for any free one (default: 8080).")
  private int port;

  @Mixin private UnitOptions options;

  @Mixin private RandomSeats randomSeats;

  @Option(names = "--no-browser", description = "Only say where the panel is.")
  private boolean noBrowser;

  @Option(names = "--check", description = "Start everything, say whether all is well, and end.")
  private boolean check;

  @Override
  public Integer call() throws PinFault {
    UnitOptions.checkPort(port);
    HardwareProfile profile = options.profile();
    SavedGames saved = options.saved();
    saved.dateBy(WallClock.SYSTEM);
    PrintWriter out = spec.commandLine().getOut();
    try (SimulatedTable table =
        new SimulatedTable(
            profile, options.names(profile), saved, 1, randomSeats.holders(profile))) {
      TableLoop loop = table.loop();
      try (PanelServer panel = PanelServer.open(port, UnitFacts.of(profile), table::touch)) {
        loop.showOn(panel::show);
        if (check) {
          table.advanceTo(Clock.SECOND);
          out.println("All is well: the panel would be at " + panel.address() + ".");
          return Exit.OK;
        }
        out.println("The panel is at " + panel.address() + " (Ctrl+C ends).");
        out.println("Games are saved in " + saved.folder() + ".");
        out.flush();
        if (!noBrowser) {
          openBrowser(panel.address());
        }
        Runtime.getRuntime().addShutdownHook(new Thread(loop::stopAndWait, "stop"));
        table.follow(Clock.system());
        loop.run(FOR_EVER.toNanos());
      }
    } catch (PortUnavailable e) {
      throw new Failure(Exit.UNAVAILABLE, e.getMessage() + ".");
    } catch (IOException e) {
      throw new Failure(Exit.UNAVAILABLE, "The panel cannot be opened: " + e.getMessage() + ".");
    }
    return Exit.OK;
  }

  private static void openBrowser(URI address) {
    String opener = System.getProperty("os.name").startsWith("Mac") ? "open" : "xdg-open";
    try {
      new ProcessBuilder(opener, address.toString())
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException _) {
      // Without a desktop people open the address that was printed.
    }
  }
}
