package croupier.app.web;

import croupier.app.evenings.EveningShelf;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import java.io.IOException;
import java.net.URI;
import java.time.ZoneId;

/**
 * The panel: a web page on this machine that draws the unit and can be touched.
 *
 * <p>{@code GET /} is the page; {@code GET /events} streams every picture; {@code GET /hood?dial=A}
 * streams what is under one hood, and is opened only while somebody lifts it; {@code POST /touch}
 * takes what a hand did. docs/panel.md describes them.
 */
public final class PanelServer implements AutoCloseable {
  private final PanelLimits limits;
  private final Notices notices;
  private final EventStreams streams;
  private final Connections connections;
  private final PageFiles pages;
  private final FrontDoor door;
  private EveningPages evenings;
  private Language language;
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
    notices = new Notices(unit);
    streams = new EventStreams(limits.streams());
    connections = new Connections(port, words, limits, clock);
    pages = new PageFiles(words);
    language = words.language();
    var budgets = new Budgets(limits, clock);
    door = new FrontDoor(unit, limits, budgets, new Hands(listener), notices, streams, pages);
    connections.answerAt(door);
  }

  /** From now on there are pages of the evenings on this unit, too. */
  public void tellOf(EveningShelf shelf) {
    evenings = new EveningPages(shelf, Words.of(language), ZoneId.systemDefault());
    door.tellOf(evenings);
  }

  /** Whether whoever sees the pages may see those of the evenings; to begin with, yes. */
  public void openEvenings(boolean open) {
    door.openEvenings(open);
  }

  /** From the next picture on the pages are in the language of these words. */
  public void speak(Words words) {
    if (words.language() != language) {
      language = words.language();
      connections.speak(words);
      pages.speak(words);
      if (evenings != null) {
        evenings.speak(words);
      }
      notices.speak(language);
    }
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

  /** Sends all pages away and frees the port. */
  @Override
  public void close() {
    heart.interrupt();
    notices.close();
    connections.close();
  }

  /** Gives every page a sign of life; what cannot be written ends its stream. */
  void beat() {
    notices.beat();
  }

  /** Ends the streams that have written nothing of what they began since the last time. */
  void dropStalled() {
    streams.dropStalled();
  }

  int openStreams() {
    return streams.open();
  }

  private void keepBeating() {
    try {
      while (true) {
        Thread.sleep(limits.heartbeat());
        dropStalled();
        beat();
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }
}
