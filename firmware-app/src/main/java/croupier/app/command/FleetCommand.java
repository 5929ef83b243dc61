package croupier.app.command;

import croupier.app.settings.Broker;
import croupier.app.words.Message;
import croupier.hal.Clock;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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

  @Override
  public Integer call() {
    OutputFile.check(page);
    try {
      PrintWriter out = spec.commandLine().getOut();
      new FleetScreen(broker(), language.words(), out, page, Clock.system()).show(once);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return Exit.OK;
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
}
