package croupier.app.command;

import croupier.app.Secrets;
import croupier.app.live.Names;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.UnitLoop;
import croupier.app.web.PanelLimits;
import croupier.app.web.PanelServer;
import croupier.app.web.PortUnavailable;
import croupier.app.web.UnitFacts;
import croupier.engine.Refusal;
import croupier.hal.Clock;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
  private static final int TOO_DARK = 50;

  @Spec private CommandSpec spec;

  @Option(
      names = {"-p", "--port"},
      paramLabel = "PORT",
      defaultValue = "8080",
      description = "Port of the panel on this machine; 0 for any free one (default: 8080).")
  private int port;

  @Mixin private ProfileOption profileOption;

  @Option(
      names = "--games",
      paramLabel = "FOLDER",
      description = "Where games are saved (default: croupier/games in your data folder).")
  private Path games;

  @Option(
      names = "--names",
      paramLabel = "NAME",
      split = ",",
      description = "Names of the seats, in order; the others are called by their colour.")
  private List<String> names = List.of();

  @Option(names = "--no-browser", description = "Only say where the panel is.")
  private boolean noBrowser;

  @Option(names = "--check", description = "Start everything, say whether all is well, and end.")
  private boolean check;

  @Override
  public Integer call() throws InterruptedException {
    checkPort();
    HardwareProfile profile = profile();
    SavedGames saved = saved();
    PrintWriter out = spec.commandLine().getOut();
    try (SimulatedTable table = new SimulatedTable(profile, checkedNames(profile), saved, 1)) {
      UnitLoop loop = new UnitLoop(table, Clock.system());
      try (PanelServer panel = PanelServer.open(port, facts(profile), loop::touch)) {
        loop.showOn(panel::show);
        if (check) {
          loop.once();
          out.println("All is well: the panel would be at " + panel.address() + ".");
          return Exit.OK;
        }
        out.println("The panel is at " + panel.address() + " (Ctrl+C ends).");
        out.println("Games are saved in " + saved.folder() + ".");
        out.flush();
        if (!noBrowser) {
          openBrowser(panel.address());
        }
        Runtime.getRuntime().addShutdownHook(new Thread(loop::stop, "stop"));
        loop.run();
      }
    } catch (PortUnavailable e) {
      throw new Failure(Exit.UNAVAILABLE, e.getMessage() + ".");
    } catch (IOException e) {
      throw new Failure(Exit.UNAVAILABLE, "The panel cannot be opened: " + e.getMessage() + ".");
    }
    return Exit.OK;
  }

  private void checkPort() {
    if (port < 0 || port > PanelLimits.HIGHEST_PORT) {
      throw new Failure(
          Exit.USAGE,
          "A port is a number from 0 to " + PanelLimits.HIGHEST_PORT + ", not " + port + ".");
    }
  }

  private HardwareProfile profile() {
    HardwareProfile profile = profileOption.load();
    if (!profile.hasDials()) {
      throw new Failure(
          Exit.CONFIG,
          "The profile "
              + profileOption.name()
              + " has no dials, and every choice is made with one; add [dials].");
    }
    return profile;
  }

  private List<String> checkedNames(HardwareProfile profile) {
    if (names.size() > profile.seatCount()) {
      throw new Failure(
          Exit.USAGE,
          "There are " + names.size() + " names for the " + profile.seatCount() + " seats.");
    }
    try {
      List<String> given = names.stream().map(String::strip).toList();
      List<String> all = new ArrayList<>(given);
      profile.seats().stream().skip(given.size()).map(Hue::title).forEach(all::add);
      Names.checked(all);
      return given;
    } catch (Refusal refusal) {
      throw new Failure(Exit.USAGE, refusal.getMessage());
    }
  }

  private SavedGames saved() {
    Path folder = games == null ? usualFolder() : games;
    try {
      return new SavedGames(folder, new Secrets());
    } catch (IOException e) {
      throw new Failure(
          Exit.CANNOT_WRITE,
          "Games cannot be saved in "
              + folder
              + ": it cannot be made or written; choose another folder with --games.");
    }
  }

  private static Path usualFolder() {
    String data = System.getenv("XDG_DATA_HOME");
    Path base =
        data == null || data.isBlank()
            ? Path.of(System.getProperty("user.home"), ".local", "share")
            : Path.of(data);
    return base.resolve("croupier").resolve("games");
  }

  /** The page draws every die and the LCD, also those that this unit lacks. */
  private static UnitFacts facts(HardwareProfile profile) {
    Map<Hue, Integer> palette = new EnumMap<>(Hue.class);
    for (Hue hue : Hue.values()) {
      palette.put(hue, onScreen(profile.palette().rgb(hue)));
    }
    return new UnitFacts(
        profile.title(), profile.seats(), UnitPicture.DICE, UnitPicture.DIALS, true, palette);
  }

  /** A light shines in the dark by itself; on a screen the darkest colours need some white. */
  private static int onScreen(int rgb) {
    int red = rgb >> 16 & 255;
    int green = rgb >> 8 & 255;
    int blue = rgb & 255;
    boolean dark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < TOO_DARK;
    return dark ? lighter(red) << 16 | lighter(green) << 8 | lighter(blue) : rgb;
  }

  private static int lighter(int part) {
    return part + (255 - part) * 3 / 10;
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
