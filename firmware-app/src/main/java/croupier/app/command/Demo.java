package croupier.app.command;

import croupier.app.Limits;
import croupier.app.live.SavedGames;
import croupier.app.seat.Thinker;
import croupier.app.settings.Show;
import croupier.app.simulated.ShowMeasure;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Controller;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.engine.Games;
import croupier.engine.Refusal;
import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The same as {@code play}, but the unit plays itself until somebody touches it. */
@Command(name = "demo", mixinStandardHelpOptions = true, description = "${bundle:demo.about}")
final class Demo extends Play {
  private static final String MAX = "max";
  private static final Pattern TIME = Pattern.compile("(\\d{1,5})(d|h|min|s)");

  /** Headless shows are to be the same each time. */
  private static final String SEED = "demo";

  @Option(names = "--game", paramLabel = "GAME", split = ",", description = "${bundle:demo.game}")
  private List<String> shown = List.of();

  @Option(names = "--speed", paramLabel = "N", description = "${bundle:demo.speed}")
  private String speed;

  @Option(names = "--headless", description = "${bundle:demo.headless}")
  private boolean headless;

  @Option(names = "--for", paramLabel = "TIME", description = "${bundle:demo.for}")
  private String time;

  @Option(names = "--json", description = "${bundle:demo.json}")
  private boolean json;

  @Override
  public Integer call() throws PinFault {
    check();
    return headless ? measure() : super.call();
  }

  private void check() {
    if (!headless && (time != null || json)) {
      throw usage(
          Message.of("demo.needs-headless").with("option", time != null ? "--for" : "--json"));
    }
    if (!headless && MAX.equals(speed)) {
      throw usage(Message.of("demo.needs-headless").with("option", "--speed max"));
    }
    if (speed != null && !MAX.equals(speed) && number(speed, Limits.DEMO_SPEED) == 0) {
      throw usage(Message.of("demo.no-speed").with("most", Limits.DEMO_SPEED).with("value", speed));
    }
    try {
      shown.forEach(Games::named);
    } catch (Refusal refusal) {
      throw usage(RefusalWords.of(refusal));
    }
  }

  private static Failure usage(Message message) {
    return new Failure(Exit.USAGE, message);
  }

  /** A number from 1 on; 0 for what is none, or too large. */
  private static int number(String text, int most) {
    return text.matches("[1-9]\\d{0,8}") && Integer.parseInt(text) <= most
        ? Integer.parseInt(text)
        : 0;
  }

  @Override
  void begin(Controller controller) {
    controller.show(new Show(true, Show.USUAL.idle(), shown));
    controller.beginShow(headless && time == null);
  }

  @Override
  int speed() {
    return speed == null ? 1 : number(speed, Limits.DEMO_SPEED);
  }

  // --- headless

  private int measure() {
    HardwareProfile profile = options.profile();
    Duration most = time == null ? Duration.ZERO : duration();
    int games = time == null ? games() : 0;
    Path folder = temporaryFolder();
    try (SimulatedTable table =
        new SimulatedTable(
            profile,
            options.names(profile),
            new SavedGames(folder, () -> SEED),
            1,
            bots.holders(profile, () -> Thinker.atOnce(1)))) {
      begin(table.controller());
      if (speed != null && !MAX.equals(speed)) {
        table.follow(Clock.system(), speed());
      }
      ShowMeasure measure = new ShowMeasure(table);
      if (time != null) {
        measure.watchMemory();
      }
      measure.play(games, most, Clock.system());
      new DemoFigures(measure, options.language.words()).tell(spec.commandLine().getOut(), json);
      return Exit.OK;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      delete(folder);
    }
  }

  /** Where nothing is saved, {@code --games} says how many there are. */
  private int games() {
    int games = options.games == null ? 0 : number(options.games.toString(), Limits.DEMO_GAMES);
    if (games == 0) {
      throw usage(Message.of("demo.how-much"));
    }
    return games;
  }

  private Duration duration() {
    Matcher parts = TIME.matcher(time);
    if (!parts.matches() || parts.group(1).matches("0+")) {
      throw usage(Message.of("demo.no-time").with("value", time));
    }
    long number = Long.parseLong(parts.group(1));
    return switch (parts.group(2)) {
      case "d" -> Duration.ofDays(number);
      case "h" -> Duration.ofHours(number);
      case "min" -> Duration.ofMinutes(number);
      default -> Duration.ofSeconds(number);
    };
  }

  private static Path temporaryFolder() {
    try {
      return Files.createTempDirectory("croupier-demo");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try {
      Files.deleteIfExists(folder);
    } catch (IOException _) {
      // A show saves nothing; whatever else is there is not ours.
    }
  }
}
