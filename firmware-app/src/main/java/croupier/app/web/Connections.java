package croupier.app.web;

import croupier.app.words.Words;
import croupier.hal.Clock;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes connections and answers what comes on them, each on its own thread. */
final class Connections implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Connections.class);
  private static final Duration BREATH = Duration.ofMillis(100);
  private static final Duration LONGEST_PARTING = Duration.ofSeconds(1);
  private static final int PARTING_MILLIS = 1_000;
  private static final int PARTING_LOOKS = 16;

  private final ServerSocket door;
  private volatile Words words;
  private Thread acceptor;
  private final PanelLimits limits;
  private final Clock clock;
  private final Lines lines;

  /**
   * Has a port from now on; whoever comes waits until somebody answers.
   *
   * @param option that names another port
   * @param address where it listens
   * @param lines the places that there are
   * @throws PortUnavailable when the port cannot be had
   */
  Connections(
      int port,
      String option,
      InetAddress address,
      Lines lines,
      Words words,
      PanelLimits limits,
      Clock clock)
      throws IOException {
    this.words = words;
    this.limits = limits;
    this.clock = clock;
    this.lines = lines;
    try {
      door = new ServerSocket(port, PanelLimits.WAITING, address);
    } catch (BindException taken) {
      throw new PortUnavailable(port, option, taken);
    }
  }

  /** From now on this language is spoken. */
  void speak(Words newWords) {
    words = newWords;
  }

  int port() {
    return door.getLocalPort();
  }

  /** Answers everybody who comes. */
  void answerAt(Door desk) {
    acceptor = Thread.ofVirtual().name("panel-door").start(() -> acceptAll(desk));
  }

  private void acceptAll(Door desk) {
    while (!door.isClosed()) {
      try {
        accept(desk, door.accept());
      } catch (IOException full) {
        if (!door.isClosed()) {
          pause(); // This system has no more lines to give now.
        }
      }
    }
  }

  private void accept(Door desk, Socket line) throws IOException {
    if (!lines.take(line)) {
      line.close();
      return;
    }
    Thread.ofVirtual().name("panel-line").start(() -> serve(desk, line));
    if (door.isClosed()) {
      line.close();
    }
  }

  private void serve(Door desk, Socket line) {
    try (line) {
      // Pictures are small; waiting to fill a packet would make every light late.
      line.setTcpNoDelay(true);
      answerAll(desk, line);
    } catch (IOException gone) {
      LOG.debug("a page went away: {}", gone.getMessage());
    } finally {
      lines.leave(line);
    }
  }

  private void answerAll(Door desk, Socket line) throws IOException {
    var reader = new RequestReader(line, limits, clock);
    boolean asksOn = true;
    while (asksOn) {
      var reply = new Reply(line.getOutputStream(), () -> lines.watches(line));
      try {
        Request request = reader.next();
        if (request == null) {
          return;
        }
        lines.asks(line);
        reply.answers(request);
        desk.answer(request, reply, line);
      } catch (Refusal refusal) {
        reply.refuse(refusal.status(), words.say(refusal.why()));
      } catch (RuntimeException ours) {
        LOG.error("a request failed", ours);
        reply.refuse(HttpURLConnection.HTTP_INTERNAL_ERROR, words.say("web.fault"));
      }
      asksOn = reply.keepsLine();
    }
    part(line);
  }

  /** Who still sends would lose the answer if the line were cut at once. */
  private static void part(Socket line) throws IOException {
    line.shutdownOutput();
    line.setSoTimeout(PARTING_MILLIS);
    InputStream in = line.getInputStream();
    byte[] unheard = new byte[4096];
    for (int look = 0; look < PARTING_LOOKS && in.read(unheard) >= 0; look++) {
      // What is still said is about the answer that has been given.
    }
  }

  private void pause() {
    try {
      clock.rest(BREATH);
    } catch (InterruptedException never) {
      Thread.currentThread().interrupt();
    }
  }

  /** The port is somebody else's only when the last one who waits at it has gone. */
  private void letGoOfThePort() {
    try {
      if (acceptor != null) {
        acceptor.join(LONGEST_PARTING);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Frees the port and cuts every line. */
  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException closed) {
      LOG.debug("the door was closed badly: {}", closed.getMessage());
    }
    letGoOfThePort();
    lines.cutAll();
  }
}
