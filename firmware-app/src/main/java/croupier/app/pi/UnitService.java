package croupier.app.pi;

import croupier.app.flight.FlightRecorder;
import croupier.app.flight.FlightSignal;
import croupier.app.home.HomeLink;
import croupier.app.live.SavedGames;
import croupier.app.live.WallClock;
import croupier.app.loop.StuckTable;
import croupier.app.loop.TableLoop;
import croupier.app.loop.Watchdog;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.settings.Settings;
import croupier.app.sound.Loudspeaker;
import croupier.app.sound.Players;
import croupier.app.statistics.Statistics;
import croupier.app.table.Controller;
import croupier.app.wiring.FaultWords;
import croupier.app.words.Language;
import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.pi.PiPins;
import croupier.pi.ServiceNotice;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A real unit from its first light to its last, as a service of the machine. */
public final class UnitService {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.unit");

  private final HardwareProfile profile;
  private final List<String> names;
  private final Function<SavedGames, Language> language;
  private final Function<TableThread, Holders> holders;
  private final Settings settings;
  private final Supplier<SavedGames> saved;
  private final Integer port;
  private final ServiceNotice notice;
  private final Runnable end;
  private volatile TableLoop table;
  private volatile boolean stopped;

  /**
   * @param language what the unit speaks where these games are kept
   * @param holders who can sit where no people do; they are given the thread of the table
   * @param settings what whoever runs the unit has written down
   * @param saved opens the folder of the games, after the first light
   * @param port of the page, or null for none
   * @param end ends the program at once, when the table is stuck
   */
  public UnitService(
      HardwareProfile profile,
      List<String> names,
      Function<SavedGames, Language> language,
      Function<TableThread, Holders> holders,
      Settings settings,
      Supplier<SavedGames> saved,
      Integer port,
      ServiceNotice notice,
      Runnable end) {
    this.profile = profile;
    this.names = names;
    this.language = language;
    this.holders = holders;
    this.settings = settings;
    this.saved = saved;
    this.port = port;
    this.notice = notice;
    this.end = end;
  }

  /**
   * Runs until {@link #stop}, or for so long. When it is over, in whatever way, the lights are out.
   *
   * @throws PinFault when a pin cannot be had, or the chip goes away
   */
  public void run(Duration howLong, StartTimes times) throws PinFault {
    try (PiPins pins = PiPins.open(profile)) {
      pins.warmUp();
      Lights.first(profile, pins);
      times.mark("first light");
      begin(pins, howLong, times);
    }
  }

  private void begin(PiPins pins, Duration howLong, StartTimes times) throws PinFault {
    TableLoop unit = null;
    SavedGames folder;
    try {
      folder = saved.get();
      folder.dateBy(WallClock.ofThisMachine());
      unit = PiTable.open(profile, pins, names, folder, Clock.system(), holders, settings);
      unit.controller().speak(language.apply(folder));
      times.mark("lines");
      LOG.info("\"{}\" on {}, games in {}", profile.title(), pins.chipLabel(), folder.folder());
    } finally {
      if (unit == null) {
        putOut();
      }
    }
    FlightRecorder flight = new FlightRecorder(folder, Clock.system()).follow(unit);
    StuckTable stuck = new StuckTable(folder, flight::stuck, end);
    try (TableLoop open = unit;
        Watchdog watchdog = new Watchdog(stuck).awake(Clock.system())) {
      table = open;
      watchdog.watch(open);
      open.controller().goOn();
      open.tellModes(notice::status);
      open.tellBeats(notice::alive);
      showAndRun(open, folder.folder(), howLong, times, flight);
      watchdog.rest();
      LOG.info("Ends: the game is saved, the lights go out.");
      notice.stopping();
    }
  }

  /** The first light is not to be the last. */
  private void putOut() {
    try {
      Lights.out(profile);
    } catch (PinFault fault) {
      LOG.warn("The lights cannot be put out: {}", FaultWords.inEnglish(fault.fault(), profile));
    }
  }

  private void showAndRun(
      TableLoop unit, Path games, Duration howLong, StartTimes times, FlightRecorder flight)
      throws PinFault {
    try (Loudspeaker loudspeaker = profile.speaker().isPresent() ? loudspeaker(unit) : null;
        UnitPages pages = new UnitPages(profile, games, unit)) {
      if (loudspeaker != null) {
        Controller controller = unit.controller();
        unit.showOn(
            picture ->
                loudspeaker.show(picture, controller.voice(), controller.words().language()));
      }
      if (port != null && pages.open(port)) {
        times.mark("page");
      }
      if (settings.reports().metrics()) {
        pages.measure(new Statistics(Clock.system()).follow(unit)::text);
      }
      unit.controller().openBy(pages);
      unit.show();
      notice.ready(unit.controller().mode());
      times.mark("ready");
      LOG.info("Ready: {}", times);
      FlightSignal.runs(flight::keep);
      if (!stopped) {
        runAtHome(unit, howLong);
      }
    }
  }

  /** The house is told of the table, if there is one; no start waits for that. */
  private void runAtHome(TableLoop unit, Duration howLong) throws PinFault {
    if (settings.reports().home().isEmpty()) {
      unit.run(howLong.toNanos());
      return;
    }
    try (HomeLink home = HomeLink.open(settings, profile, unit, WallClock.ofThisMachine())) {
      home.start();
      unit.run(howLong.toNanos());
    }
  }

  private Loudspeaker loudspeaker(TableLoop unit) {
    Players players = Players.installed(profile.speaker().orElseThrow().device());
    return new Loudspeaker(
        players,
        new Loudspeaker.Listener() {
          @Override
          public void faulted(String part, Fault fault) {
            tell(new UnitEvent.Faulted(part, fault, Clock.system().nanos()));
          }

          @Override
          public void recovered(String part) {
            tell(new UnitEvent.Recovered(part, Clock.system().nanos()));
          }

          private void tell(UnitEvent event) {
            unit.queue().put(() -> unit.controller().handle(event));
          }
        });
  }

  /** Ends {@link #run}; for any thread. */
  public void stop() {
    stopped = true;
    TableLoop running = table;
    if (running != null) {
      running.stop();
    }
  }
}
