package croupier.app.mqtt;

import croupier.app.Limits;
import croupier.app.settings.Broker;
import croupier.hal.Clock;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A client of a broker, on threads of its own. It comes back by itself after a line breaks, waiting
 * longer each time. Whoever tells it something never waits, whatever the broker does.
 *
 * <pre>
 *   tell, keep ─▶ Outbox ─▶ its thread: connects, writes, pings ─▶ broker
 *            listener ◀─ its ears: read, notice silence ◀───────────┘
 * </pre>
 */
public final class MqttClient implements AutoCloseable {
  /** Who is told what becomes of the line; on the client's threads. */
  public interface Listener {
    default void connected() {}

    /** Somebody has told something to a topic that was subscribed to. */
    void received(String topic, byte[] payload);

    /** The line is broken, or was never there; it is tried again. */
    default void lost(String why) {}
  }

  private static final Logger LOG = LoggerFactory.getLogger("croupier.home");
  private static final long PATIENCE_MILLIS = 500;

  private final Broker broker;
  private final Will will;
  private final List<String> topics;
  private final Listener listener;
  private final Timing timing;
  private final Clock clock;
  private final int mostASecond;
  private final Outbox outbox = new Outbox(Limits.UNTOLD);
  private final Thread thread;
  private volatile Line line = new Line();

  /**
   * @param topics that it wants to hear of
   * @param mostASecond messages that it hears; a broker that says more is not listened to
   */
  public MqttClient(
      Broker broker,
      Will will,
      List<String> topics,
      Listener listener,
      Timing timing,
      Clock clock,
      int mostASecond) {
    this.broker = broker;
    this.will = will;
    this.topics = topics;
    this.listener = listener;
    this.timing = timing;
    this.clock = clock;
    this.mostASecond = mostASecond;
    thread = new Thread(this::run, "mqtt " + will.client());
    thread.setDaemon(true);
  }

  public void start() {
    thread.start();
  }

  /** Something happened: those are told who listen now. */
  public void tell(String topic, Supplier<byte[]> payload) {
    outbox.tell(topic, payload);
  }

  /** From now on this is so: the broker keeps it, for those who come later. */
  public void keep(String topic, Supplier<byte[]> payload) {
    outbox.keep(topic, payload);
  }

  // --- its thread

  private void run() {
    Duration pause = timing.firstPause();
    SplittableRandom chance = new SplittableRandom(will.client().hashCode());
    try {
      while (!outbox.isOver()) {
        long began = clock.nanos();
        String why = holdALine();
        if (outbox.isOver()) {
          return;
        }
        listener.lost(why);
        boolean madeGood = clock.nanos() - began > timing.longestPause().toNanos();
        pause = madeGood ? timing.firstPause() : pause;
        // Not all at once, when a broker with many units comes back.
        long until = clock.nanos() + (long) (pause.toNanos() * (1 + chance.nextDouble()) / 2);
        while (!outbox.isOver() && clock.nanos() < until) {
          outbox.awaitEnd(until - clock.nanos());
        }
        Duration longer = pause.multipliedBy(2);
        pause = longer.compareTo(timing.longestPause()) > 0 ? timing.longestPause() : longer;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Has a line as long as it holds; says why it does not any more. */
  private String holdALine() throws InterruptedException {
    Line held = new Line();
    line = held;
    try {
      held.open(broker, will, timing);
      if (!topics.isEmpty()) {
        held.write(Packets.subscribe(topics));
      }
      outbox.startOver();
      listener.connected(); // Before anything that is heard on the line.
      Thread.ofVirtual().name("mqtt ears").start(new Ears(held));
      write(held);
      held.end("");
    } catch (IOException | RuntimeException e) {
      held.end(reason(e));
    }
    return held.why();
  }

  private static String reason(Exception e) {
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }

  /** Until the line is closed, or all is told and nothing more comes. */
  private void write(Line held) throws IOException, InterruptedException {
    long nextPing = clock.nanos() + timing.ping().toNanos();
    while (!held.isOver()) {
      Outbox.Letter letter = outbox.next();
      if (letter != null) {
        held.write(Packets.publish(letter.topic(), letter.payload().get(), letter.retained()));
      } else if (outbox.isOver()) {
        held.write(Packets.FAREWELL);
        return;
      } else {
        outbox.await(nextPing - clock.nanos());
      }
      if (clock.nanos() >= nextPing) {
        nextPing = clock.nanos() + timing.ping().toNanos();
        held.write(Packets.PING);
      }
    }
  }

  /** Reads what the broker says, until the line is closed; closes it when something is wrong. */
  private final class Ears implements Runnable {
    private final Line held;
    private long second;
    private int heard;

    Ears(Line held) {
      this.held = held;
    }

    @Override
    public void run() {
      try {
        while (true) {
          hear(held.read(Limits.MQTT_BYTES));
        }
      } catch (SocketTimeoutException _) {
        held.end("the broker is silent");
      } catch (IOException | RuntimeException e) {
        held.end(reason(e));
      } finally {
        held.end("nobody listens any more");
        outbox.wake();
      }
    }

    private void hear(Packet packet) throws IOException {
      if (packet.kind() == Packet.PUBLISH) {
        count();
        Packet.Message message = packet.message();
        tell(message);
      } else if (packet.kind() == Packet.SUBACK) {
        if (!Line.isTaken(packet)) {
          throw new IOException("this user may not hear of " + String.join(", ", topics));
        }
      } else if (packet.kind() != Packet.PINGRESP) {
        throw new Misspoken("a message of a kind that nobody asked for");
      }
    }

    /** Whoever stumbles over a message stumbles alone: on a new line it would come again. */
    private void tell(Packet.Message message) {
      try {
        listener.received(message.topic(), message.payload());
      } catch (RuntimeException | StackOverflowError mistake) {
        LOG.error(
            "A message is left alone by a mistake of the program; please report it.", mistake);
      }
    }

    private void count() throws Misspoken {
      long now = clock.nanos() / Clock.SECOND;
      heard = now == second ? heard + 1 : 1;
      second = now;
      if (heard > mostASecond) {
        throw new Misspoken("more than " + mostASecond + " messages in a second");
      }
    }
  }

  /** Tells what waits, says farewell, and waits for neither for long. */
  @Override
  public void close() {
    outbox.end();
    if (!line.isLetIn()) {
      line.end("");
    }
    try {
      thread.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    line.end("");
  }
}
