package croupier.app.pi;

import croupier.app.evenings.EveningShelf;
import croupier.app.loop.TableLoop;
import croupier.app.seat.NetworkDoor;
import croupier.app.settings.Locked;
import croupier.app.settings.Network;
import croupier.app.table.Controller;
import croupier.app.web.PanelServer;
import croupier.app.web.UnitFacts;
import croupier.app.words.Message;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The pages of a real unit. They are there from the start, or from when the network is first let
 * in; they are a help to the table, and without them the unit plays all the same.
 */
final class UnitPages implements NetworkDoor, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.unit");
  private static final int ANY_PORT = 0;

  private final HardwareProfile profile;
  private final Path games;
  private final TableLoop unit;

  /** Null as long as there are none. */
  private PanelServer pages;

  /** Why there are none, if they were wanted. */
  private String why = "";

  UnitPages(HardwareProfile profile, Path games, TableLoop unit) {
    this.profile = profile;
    this.games = games;
    this.unit = unit;
  }

  /**
   * From now on there are pages on this machine.
   *
   * @return whether there are
   */
  boolean open(int port) {
    Controller controller = unit.controller();
    try {
      // Hands are at the unit: what the page is touched with is not heard.
      pages = PanelServer.open(port, UnitFacts.of(profile), controller.words(), _ -> {});
    } catch (IOException e) {
      why = String.valueOf(e.getMessage());
      LOG.warn("There is no page: {}", why);
      return false;
    }
    LOG.info("The page is at {}", pages.address());
    pages.seat(controller.pages());
    pages.tellOf(EveningShelf.of(games));
    show(controller.picture());
    pages.hang(controller.wall());
    unit.showOn(this::show);
    unit.showOnWall(pages::hang);
    return true;
  }

  /** From now on programs of this machine can read how the unit fares, where there are pages. */
  void measure(Supplier<String> text) {
    if (pages != null) {
      pages.measure(text);
      LOG.info("Its statistics are at {}metrics", pages.address());
    } else {
      LOG.warn("There are no statistics: they need the page; start with --port.");
    }
  }

  private void show(UnitPicture picture) {
    pages.speak(unit.controller().words());
    pages.openEvenings(!unit.controller().locks(Locked.OLD_GAMES));
    pages.show(PiTable.forPages(profile, picture));
  }

  @Override
  public Optional<Message> set(Network wanted) {
    if (pages == null && wanted.on()) {
      open(ANY_PORT);
    }
    if (pages == null) {
      return wanted.on()
          ? Optional.of(Message.of("service.network-refused").with("why", why))
          : Optional.empty();
    }
    return pages.set(wanted);
  }

  @Override
  public void close() {
    if (pages != null) {
      pages.close();
    }
  }
}
