package croupier.app.command;

import croupier.app.Waits;
import croupier.app.pi.JournalLog;
import croupier.app.pi.StartTimes;
import croupier.app.pi.UnitService;
import croupier.app.wiring.FaultWords;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.pi.PiPins;
import croupier.pi.ServiceNotice;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The real unit, on a Raspberry Pi; what systemd starts. */
@Command(name = "run", mixinStandardHelpOptions = true, description = "${bundle:command.about-run}")
final class Run implements Callable<Integer> {
  private static final Duration FOR_EVER = Duration.ofDays(36_500);
  private static final Duration LOOK = Duration.ofSeconds(1);

  @Mixin UnitOptions options = new UnitOptions();

  @Mixin private BotSeats bots = new BotSeats();

  @Mixin NetworkOption network = new NetworkOption();

  @Option(
      names = {"-p", "--port"},
      paramLabel = "PORT",
      description = "${bundle:command.run-port}")
  Integer port;

  @Option(names = "--check", description = "${bundle:command.run-check}")
  boolean check;

  private final Ending ending =
      new Ending(Waits.UNIT_END, () -> Runtime.getRuntime().halt(Exit.SOFTWARE));

  private volatile UnitService service;

  @Override
  public Integer call() {
    Words words = options.language.words();
    JournalLog.prepare(System.getenv());
    PiPins.prepare();
    StartTimes times = new StartTimes(Clock.system());
    times.mark("program");
    Runtime.getRuntime().addShutdownHook(new Thread(this::end, "end"));
    try (ServiceNotice notice = ServiceNotice.of(System.getenv())) {
      if (port != null) {
        UnitOptions.checkPort(port);
      }
      network.check();
      run(options.profile(), notice, times);
    } catch (Failure told) {
      throw told;
    } catch (RuntimeException | Error unforeseen) {
      // Nobody sees the terminal of a service; who looks into its journal can use the whole of it.
      if (JournalLog.isRead(System.getenv())) {
        LoggerFactory.getLogger("croupier.unit").error("This should not have happened", unforeseen);
      }
      throw unforeseen;
    } finally {
      ending.over();
    }
    if (check) {
      System.out.println(
          words.say(Message.of("command.all-is-well").with("what", times.toString())));
    }
    return Exit.OK;
  }

  private void run(HardwareProfile profile, ServiceNotice notice, StartTimes times) {
    service =
        new UnitService(
            profile,
            options.names(profile),
            options.language::ofTheUnit,
            bots.holders(profile),
            network.over(options.settings.load(profile)),
            options::saved,
            port,
            notice,
            () -> Runtime.getRuntime().halt(Exit.STUCK));
    try {
      service.run(check ? LOOK : FOR_EVER, times);
    } catch (PinFault fault) {
      throw new Failure(Exit.UNAVAILABLE, FaultWords.of(fault.fault(), profile));
    }
  }

  /** The program is told to end. */
  private void end() {
    UnitService running = service;
    if (running != null) {
      ending.by(running::stop);
    }
  }
}
