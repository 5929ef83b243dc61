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

/**
 * Where a fleet is shown: a terminal, and a page if somebody wants one.
 *
 * @param page null for none
 */
record FleetScreen(Broker broker, Words words, PrintWriter out, Path page, Clock clock) {
  /** Between two looks at what has changed; whoever reads needs longer. */
  private static final Duration LOOK = Duration.ofMillis(200);

  /** After that nothing more comes that the broker has kept. */
  private static final Duration QUIET = Duration.ofMillis(500);

  private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

  /**
   * Shows it until the thread is interrupted.
   *
   * @param once as it is, and no longer
   */
  void show(boolean once) throws InterruptedException {
    Fleet fleet = new Fleet();
    String name = "croupier-fleet-" + ProcessHandle.current().pid();
    try (MqttClient line =
        new MqttClient(
            broker, Will.none(name), Topics.ALL, fleet, Timing.USUAL, clock, Limits.FLEET_NEWS)) {
      line.start();
      if (once) {
        awaitAll(fleet);
        draw(fleet, false);
      } else {
        follow(fleet);
      }
    }
  }

  /** Waits for what the broker has kept. */
  private void awaitAll(Fleet fleet) throws InterruptedException {
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

  private void follow(Fleet fleet) throws InterruptedException {
    boolean terminal = System.console() != null && System.console().isTerminal();
    while (!Thread.currentThread().isInterrupted()) {
      if (fleet.awaitChange(Clock.SECOND)) {
        draw(fleet, terminal);
        clock.rest(LOOK);
      }
    }
  }

  private void draw(Fleet fleet, boolean anew) {
    out.print((anew ? CLEAR : "") + new FleetText(words).of(fleet));
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
