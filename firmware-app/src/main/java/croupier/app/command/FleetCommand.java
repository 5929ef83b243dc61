package croupier.app.command;

import croupier.app.Limits;
import croupier.app.fleet.Fleet;
import croupier.app.fleet.FleetPage;
import croupier.app.fleet.FleetText;
import croupier.app.home.Topics;
import croupier.app.mqtt.MqttClient;
import croupier.app.mqtt.Timing;
import croupier.app.mqtt.Will;
import croupier.app.settings.Broker;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Clock;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** All units of a broker, live. */
@Command(name = "fleet", mixinStandardHelpOptions = true, description = "${bundle:fleet.about}")
final class FleetCommand implements Callable<Integer> {
  /** Between two looks at what has changed; whoever reads needs longer. */
  private static final Duration LOOK = Duration.ofMillis(200);

  /** After that nothing more comes that the broker has kept. */
  private static final Duration QUIET = Duration.ofMillis(500);

  private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

  @Spec private CommandSpec spec;
  @Mixin private LanguageOption language;
  @Mixin private ProfileOption profile;
  @Mixin private SettingsOption settings;

  @Option(names = "--broker", paramLabel = "HOST", description = "${bundle:fleet.broker}")
  private String host;

  @Option(names = "--port", paramLabel = "PORT", description = "${bundle:fleet.port}")
  private Integer port;

  @Option(names = "--tls", description = "${bundle:fleet.tls}")
  private boolean tls;

  @Option(names = "--authority", paramLabel = "FILE", description = "${bundle:fleet.authority}")
  private Path authority;

  @Option(names = "--user", paramLabel = "NAME", description = "${bundle:fleet.user}")
  private String user;

  @Option(
      names = "--password-file",
      paramLabel = "FILE",
      description = "${bundle:fleet.password-file}")
  private Path passwordFile;

  @Option(names = "--page", paramLabel = "FILE", description = "${bundle:fleet.page}")
  private Path page;

  @Option(names = "--once", description = "${bundle:fleet.once}")
  private boolean once;

  private final Clock clock = Clock.system();

  @Override
  public Integer call() {
    OutputFile.check(page);
    Broker broker = broker();
    Fleet fleet = new Fleet();
    String name = "croupier-fleet-" + ProcessHandle.current().pid();
    try (MqttClient line =
        new MqttClient(
            broker, Will.none(name), Topics.ALL, fleet, Timing.USUAL, clock, Limits.FLEET_NEWS)) {
      line.start();
      if (once) {
        awaitAll(fleet, broker);
        show(fleet, false);
      } else {
        follow(fleet);
      }
      return Exit.OK;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Exit.OK;
    }
  }

  private Broker broker() {
    if (host == null) {
      return settings
          .load(profile.load())
          .reports()
          .home()
          .orElseThrow(() -> new Failure(Exit.USAGE, Message.of("fleet.no-broker")))
          .broker();
    }
    int usual = tls ? Broker.USUAL_TLS_PORT : Broker.USUAL_PORT;
    if (port != null) {
      UnitOptions.checkPort(port);
    }
    return new Broker(
        host,
        port == null ? usual : port,
        tls,
        Optional.ofNullable(authority).map(Path::toString),
        Optional.ofNullable(user),
        password());
  }

  private String password() {
    try {
      return passwordFile == null ? "" : Files.readString(passwordFile).strip();
    } catch (IOException _) {
      throw new Failure(
          Exit.NO_INPUT, Message.of("fleet.no-password").with("file", passwordFile.toString()));
    }
  }

  /** Waits for what the broker has kept. */
  private void awaitAll(Fleet fleet, Broker broker) throws InterruptedException {
    long heard = -1;
    while (fleet.news() == 0 || fleet.news() != heard) {
      heard = fleet.news();
      clock.rest(QUIET);
    }
    if (fleet.trouble().isPresent()) {
      throw new Failure(
          Exit.UNAVAILABLE,
          Message.of("fleet.unreachable")
              .with("broker", broker.toString())
              .with("why", fleet.trouble().get()));
    }
  }

  /** Until somebody ends the program. */
  private void follow(Fleet fleet) throws InterruptedException {
    boolean terminal = System.console() != null && System.console().isTerminal();
    while (!Thread.currentThread().isInterrupted()) {
      if (fleet.awaitChange(Clock.SECOND)) {
        show(fleet, terminal);
        clock.rest(LOOK);
      }
    }
  }

  private void show(Fleet fleet, boolean terminal) {
    Words words = language.words();
    PrintWriter out = spec.commandLine().getOut();
    out.print((terminal ? CLEAR : "") + new FleetText(words).of(fleet));
    out.flush();
    if (page != null) {
      write(new FleetPage(words).of(fleet));
    }
  }

  /** Whole or not at all: a browser reads it at any moment. */
  private void write(String text) {
    Path fresh = page.resolveSibling(page.getFileName() + ".tmp");
    OutputFile.write(fresh, text);
    try {
      Files.move(fresh, page, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException _) {
      throw OutputFile.unwritable(page);
    }
  }
}
