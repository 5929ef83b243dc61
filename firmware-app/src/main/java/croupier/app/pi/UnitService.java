package croupier.app.pi;

import croupier.app.evenings.EveningShelf;
import croupier.app.live.SavedGames;
import croupier.app.live.WallClock;
import croupier.app.loop.TableLoop;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.settings.Locked;
import croupier.app.settings.Settings;
import croupier.app.table.Controller;
import croupier.app.web.PanelServer;
import croupier.app.web.UnitFacts;
import croupier.app.wiring.FaultWords;
import croupier.app.words.Language;
import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.pi.PiPins;
import croupier.pi.ServiceNotice;
import java.io.IOException;
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
  private final Integer lan;
  private final ServiceNotice notice;
  private volatile TableLoop table;
  private volatile boolean stopped;

  /**
   * @param language what the unit speaks where these games are kept
   * @param holders who can sit where no people do; they are given the thread of the table
   * @param settings what whoever runs the unit has written down
   * @param saved opens the folder of the games, after the first light
   * @param port of the page, or null for none
   * @param lan at which the network is let in, to the table and the seats; null when it is not
   */
  public UnitService(
      HardwareProfile profile,
      List<String> names,
      Function<SavedGames, Language> language,
      Function<TableThread, Holders> holders,
      Settings settings,
      Supplier<SavedGames> saved,
      Integer port,
      Integer lan,
      ServiceNotice notice) {
    this.profile = profile;
    this.names = names;
    this.language = language;
    this.holders = holders;
    this.settings = settings;
    this.saved = saved;
    this.port = port;
    this.lan = lan;
    this.notice = notice;
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
    Path games;
    try {
      SavedGames folder = saved.get();
      folder.dateBy(WallClock.ofThisMachine());
      games = folder.folder();
      unit = PiTable.open(profile, pins, names, folder, Clock.system(), holders, settings);
      unit.controller().speak(language.apply(folder));
      times.mark("lines");
      LOG.info("\"{}\" on {}, games in {}", profile.title(), pins.chipLabel(), folder.folder());
    } finally {
      if (unit == null) {
        putOut();
      }
    }
    try (TableLoop open = unit) {
      table = open;
      open.tellModes(notice::status);
      open.tellBeats(notice::alive);
      showAndRun(open, games, howLong, times);
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

  private void showAndRun(TableLoop unit, Path games, Duration howLong, StartTimes times)
      throws PinFault {
    try (PanelServer page = page(unit.controller())) {
      if (page != null) {
        page.tellOf(EveningShelf.of(games));
        unit.showOn(
            picture -> {
              page.speak(unit.controller().words());
              page.openEvenings(!unit.controller().locks(Locked.OLD_GAMES));
              page.show(PiTable.forPages(profile, picture));
            });
        unit.showOnWall(page::hang);
        times.mark("page");
      }
      unit.show();
      notice.ready("Ready");
      times.mark("ready");
      LOG.info("Ready: {}", times);
      if (!stopped) {
        unit.run(howLong.toNanos());
      }
    }
  }

  /** The page is a help to the table; without it the unit plays all the same. */
  private PanelServer page(Controller controller) {
    if (port == null && lan == null) {
      return null;
    }
    try {
      // Hands are at the unit: what the page is touched with is not heard.
      PanelServer page =
          PanelServer.open(
              port == null ? 0 : port, UnitFacts.of(profile), controller.words(), _ -> {});
      page.seat(controller.pages());
      LOG.info("The page is at {}", page.address());
      if (lan != null) {
        LOG.info("The network is let in at port {}", page.openToTheNetwork(lan));
      }
      return page;
    } catch (IOException e) {
      LOG.warn("There is no page: {}", e.getMessage());
      return null;
    }
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
