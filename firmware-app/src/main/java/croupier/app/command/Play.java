package croupier.app.command;

import croupier.app.evenings.EveningShelf;
import croupier.app.flight.FlightRecorder;
import croupier.app.flight.FlightSignal;
import croupier.app.home.HomeLink;
import croupier.app.live.SavedGames;
import croupier.app.live.WallClock;
import croupier.app.loop.StuckTable;
import croupier.app.loop.TableLoop;
import croupier.app.loop.Watchdog;
import croupier.app.pi.JournalLog;
import croupier.app.settings.Locked;
import croupier.app.settings.Settings;
import croupier.app.simulated.SimulatedBench;
import croupier.app.simulated.SimulatedMains;
import croupier.app.simulated.SimulatedTable;
import croupier.app.statistics.Statistics;
import croupier.app.table.Controller;
import croupier.app.web.PanelServer;
import croupier.app.web.PortUnavailable;
import croupier.app.web.UnitFacts;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A simulated unit on this machine, with its web panel. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-play}")
class Play implements Callable<Integer> {
  @Spec CommandSpec spec;

  @Option(
      names = {"-p", "--port"},
      paramLabel = "PORT",
      defaultValue = "8080",
      description = "${bundle:command.play-port}")
  private int port;

  @Mixin UnitOptions options;

  @Mixin BotSeats bots;

  @Mixin private NetworkOption network;

  @Option(names = "--no-browser", description = "${bundle:command.no-browser}")
  private boolean noBrowser;

  @Option(names = "--check", description = "${bundle:command.play-check}")
  private boolean check;

  /** Ends the line to the house, if there is one. */
  private Runnable leaveHome = () -> {};

  /** Of the table that is on now. */
  private volatile FlightRecorder flight;

  @Override
  public Integer call() throws PinFault {
    if (JournalLog.isRead(System.getenv())) {
      JournalLog.prepare(System.getenv());
    }
    UnitOptions.checkPort(port);
    network.check();
    HardwareProfile profile = options.profile();
    SavedGames saved = options.saved();
    saved.dateBy(WallClock.ofThisMachine());
    Settings settings = network.over(options.settings.load(profile));
    AtomicReference<PanelServer> page = new AtomicReference<>();
    try (Watchdog watchdog =
            new Watchdog(new StuckTable(saved, where -> flight.stuck(where), this::stuck));
        SimulatedMains mains =
            new SimulatedMains(
                () -> table(profile, saved, settings),
                table -> {
                  show(table, page.get(), settings);
                  if (settings.reports().home().isPresent()) {
                    comeHome(settings, table);
                  }
                  watchdog.watch(table.loop());
                },
                () -> {
                  watchdog.rest();
                  leaveHome.run();
                  page.get().show(UnitPicture.DARK);
                })) {
      play(mains, watchdog, profile, saved, settings, page);
    } catch (PortUnavailable e) {
      throw new Failure(Exit.UNAVAILABLE, e.why());
    } catch (IOException e) {
      throw new Failure(
          Exit.UNAVAILABLE,
          Message.of("command.panel-unavailable").with("why", String.valueOf(e.getMessage())));
    }
    return Exit.OK;
  }

  private void play(
      SimulatedMains mains,
      Watchdog watchdog,
      HardwareProfile profile,
      SavedGames saved,
      Settings settings,
      AtomicReference<PanelServer> page)
      throws IOException, PinFault {
    Controller controller = mains.table().controller();
    try (PanelServer panel =
        PanelServer.open(port, UnitFacts.of(profile), controller.words(), mains::touch)) {
      page.set(panel);
      if (!controller.isKiosk()) {
        panel.offer(new SimulatedBench(mains));
      }
      panel.tellOf(EveningShelf.of(saved.folder()));
      panel.seat(controller.pages());
      controller.openBy(panel);
      FlightSignal.runs(() -> flight.keep());
      tell(panel, saved);
      if (check) {
        show(mains.table(), panel, settings);
        mains.table().advanceTo(Clock.SECOND);
        return;
      }
      if (!noBrowser) {
        openBrowser(panel.address());
      }
      Runtime.getRuntime().addShutdownHook(new Thread(mains::stopAndWait, "stop"));
      watchdog.awake(Clock.system());
      mains.run(Clock.system(), speed());
      watchdog.rest();
      leaveHome.run();
    }
  }

  /** Says where the pages and the games are. */
  private void tell(PanelServer panel, SavedGames saved) {
    PrintWriter out = spec.commandLine().getOut();
    Words words = options.language.words();
    String address = panel.address().toString();
    if (check) {
      out.println(words.say(Message.of("command.panel-would-be").with("what", address)));
      return;
    }
    out.println(words.say(Message.of("command.panel-is").with("what", address)));
    out.println(words.say(Message.of("command.games-are").with("file", saved.folder().toString())));
    panel
        .wayIn()
        .ifPresent(
            way -> out.println(words.say(Message.of("command.seats-are").with("what", way))));
    out.flush();
  }

  private SimulatedTable table(HardwareProfile profile, SavedGames saved, Settings settings) {
    SimulatedTable table =
        new SimulatedTable(
            profile, options.names(profile), saved, 1, bots.holders(profile), settings);
    table.controller().speak(options.language.ofTheUnit(saved));
    flight = new FlightRecorder(saved, table.clock()).follow(table.loop());
    begin(table.controller());
    return table;
  }

  /** The table is stuck: the program ends, and says how to go on. */
  private void stuck() {
    String said = options.language.words().say("command.stuck");
    spec.commandLine().getErr().println("croupier: " + said);
    Runtime.getRuntime().halt(Exit.STUCK);
  }

  /** What is on the table first: the welcome, or the game at which the last one was stuck. */
  void begin(Controller controller) {
    controller.goOn();
  }

  /** How many times as fast as in truth time passes. */
  int speed() {
    return 1;
  }

  private void comeHome(Settings settings, SimulatedTable table) {
    HomeLink link = HomeLink.open(settings, options.profile(), table.loop(), table.saved().clock());
    link.start();
    leaveHome = link::close;
  }

  private static void show(SimulatedTable table, PanelServer panel, Settings settings) {
    TableLoop loop = table.loop();
    if (settings.reports().metrics()) {
      panel.measure(new Statistics(table.clock()).follow(loop)::text);
    }
    panel.seat(loop.controller().pages());
    loop.controller().openBy(panel);
    loop.showOn(
        picture -> {
          panel.speak(loop.controller().words());
          panel.openEvenings(!loop.controller().locks(Locked.OLD_GAMES));
          panel.show(picture);
        });
    loop.showOnWall(panel::hang);
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
