package croupier.app.web;

import croupier.app.evenings.EveningShelf;
import croupier.app.seat.NetworkDoor;
import croupier.app.seat.SeatPages;
import croupier.app.settings.Network;
import croupier.app.table.mode.WallPicture;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The panel: a web page on this machine that draws the unit and can be touched.
 *
 * <p>{@code GET /} is the page; {@code GET /events} streams every picture; {@code GET /hood?dial=A}
 * streams what is under one hood, and is opened only while somebody lifts it; {@code POST /touch}
 * takes what a hand did. docs/panel.md describes them.
 */
public final class PanelServer implements NetworkDoor, AutoCloseable {
  private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");
  private static final InetAddress ANYWHERE = InetAddress.ofLiteral("0.0.0.0");

  private final PanelLimits limits;
  private final Notices notices;
  private final EventStreams streams;
  private final Connections connections;
  private final PageFiles pages;
  private final FrontDoor door;
  private final SeatDesk desk;
  private final Clock clock;
  private final EventStreams guestStreams = new EventStreams(PanelLimits.GUEST_STREAMS);
  private final WayIn wayIn = new WayIn();
  private volatile Words words;

  /** What comes from the network; null as long as nobody there is let in. */
  private volatile Connections network;

  /** What was wanted of the network when it was let in. */
  private Network wanted = Network.OFF;

  private EveningPages evenings;
  private final Thread heart =
      Thread.ofVirtual().name("panel-heartbeat").unstarted(this::keepBeating);

  /**
   * Opens the panel.
   *
   * @param port on 127.0.0.1; 0 for any free one
   * @param words the language of its pages
   * @throws PortUnavailable when the port cannot be had; its message says what to do
   */
  public static PanelServer open(int port, UnitFacts unit, Words words, TouchListener listener)
      throws IOException {
    return open(port, unit, words, listener, PanelLimits.STANDARD, Clock.system());
  }

  public static PanelServer open(
      int port,
      UnitFacts unit,
      Words words,
      TouchListener listener,
      PanelLimits limits,
      Clock clock)
      throws IOException {
    if (port < 0 || port > PanelLimits.HIGHEST_PORT) {
      throw new IllegalArgumentException("a port is a number from 0 to 65535");
    }
    PanelServer panel = new PanelServer(port, unit, words, listener, limits, clock);
    panel.heart.start();
    return panel;
  }

  private PanelServer(
      int port,
      UnitFacts unit,
      Words words,
      TouchListener listener,
      PanelLimits limits,
      Clock clock)
      throws IOException {
    this.limits = limits;
    this.clock = clock;
    this.words = words;
    notices = new Notices(unit, wayIn);
    streams = new EventStreams(limits.streams());
    connections =
        new Connections(
            port,
            "--port",
            LOOPBACK,
            Lines.ofOneAddress(PanelLimits.CONNECTIONS),
            words,
            limits,
            clock);
    pages = new PageFiles(words);
    desk = new SeatDesk(notices.seats(), wayIn, notices::greeting, limits);
    door =
        new FrontDoor(
            unit,
            limits,
            new Budgets(limits, clock),
            new Hands(listener),
            notices,
            streams,
            pages,
            desk,
            Guest.at(clock, limits));
    connections.answerAt(door);
  }

  /** From now on these are the pages at the seats; before the table turns. */
  public void seat(SeatPages seats) {
    desk.serve(seats);
  }

  @Override
  public Optional<Message> set(Network now) {
    if (network != null && !(now.on() && now.equals(wanted))) {
      shutToTheNetwork();
    }
    if (network != null || !now.on()) {
      return Optional.empty();
    }
    try {
      openToTheNetwork(now.port());
      wanted = now;
      return Optional.empty();
    } catch (PortUnavailable _) {
      String taken = now.commanded() ? "service.port-taken-lan" : "service.port-taken";
      return Optional.of(Message.of(taken).with("port", now.port()));
    } catch (IOException refused) {
      return Optional.of(
          Message.of("service.network-refused").with("why", String.valueOf(refused.getMessage())));
    }
  }

  /**
   * Lets in the network of this machine, to the table and the seats.
   *
   * @param port on all its addresses; 0 for any free one
   * @return the port
   * @throws PortUnavailable when the port cannot be had
   */
  int openToTheNetwork(int port) throws IOException {
    Connections guests =
        new Connections(
            port,
            "--lan",
            ANYWHERE,
            new Lines(PanelLimits.GUEST_CONNECTIONS, PanelLimits.CONNECTIONS_EACH),
            words,
            limits,
            clock);
    guests.answerAt(
        new GuestDoor(
            new NetworkNames(), new Guests(limits, clock), desk, notices, guestStreams, pages));
    network = guests;
    wayIn.openAt(guests.port());
    notices.lookAtTheWayIn();
    return guests.port();
  }

  /** Whoever came by the network is sent away. */
  private void shutToTheNetwork() {
    wayIn.shut();
    network.close();
    network = null;
    notices.lookAtTheWayIn();
  }

  /** Where phones find the seats; empty while the network is not let in, or there is none. */
  public Optional<String> wayIn() {
    return wayIn.address();
  }

  /** From now on there are pages of the evenings on this unit, too. */
  public void tellOf(EveningShelf shelf) {
    evenings = new EveningPages(shelf, words, ZoneId.systemDefault());
    door.tellOf(evenings);
  }

  /** Whether whoever sees the pages may see those of the evenings; to begin with, yes. */
  public void openEvenings(boolean open) {
    door.openEvenings(open);
  }

  /** From the next picture on the pages are in the language of these words. */
  public void speak(Words newWords) {
    if (newWords.language() != words.language()) {
      words = newWords;
      connections.speak(words);
      if (network != null) {
        network.speak(words);
      }
      pages.speak(words);
      if (evenings != null) {
        evenings.speak(words);
      }
      notices.speak(words.language());
    }
  }

  /** From now on programs of this machine can read how the unit fares, at {@code /metrics}. */
  public void measure(Supplier<String> text) {
    door.measure(text);
  }

  /** The hardware is simulated, and pages can work at it. */
  public void offer(Workbench bench) {
    door.offer(bench);
    notices.offerBench();
  }

  /** Where the page is. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + connections.port() + "/");
  }

  /**
   * Shows a picture on all pages. Never waits for a page: one that is slow skips to the newest. A
   * picture that looks the same to the table is not sent again.
   */
  public void show(UnitPicture picture) {
    notices.show(picture);
  }

  /**
   * Hangs the board of a game on the wall, for the pages that everybody looks at; or takes it off.
   */
  public void hang(Optional<WallPicture> picture) {
    notices.hang(picture);
  }

  /** Sends all pages away and frees the port. */
  @Override
  public void close() {
    heart.interrupt();
    notices.close();
    connections.close();
    Connections guests = network;
    if (guests != null) {
      guests.close();
    }
  }

  /** Gives every page a sign of life; what cannot be written ends its stream. */
  void beat() {
    notices.beat();
  }

  /** Ends the streams that have written nothing of what they began since the last time. */
  void dropStalled() {
    streams.dropStalled();
    guestStreams.dropStalled();
    desk.dropStalled();
  }

  int openStreams() {
    return streams.open();
  }

  private void keepBeating() {
    try {
      while (true) {
        clock.rest(limits.heartbeat());
        dropStalled();
        beat();
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }
}
