package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import java.lang.foreign.Arena;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Tells systemd how the program is: ready, alive, about to end. Says nothing when systemd did not
 * start it. One datagram each, to the socket that {@code NOTIFY_SOCKET} names.
 */
public final class ServiceNotice implements AutoCloseable {
  private static final int NOBODY = -1;

  private final Kernel kernel;
  private final int socket;
  private final long feedEvery;
  private long nextFeed;

  private ServiceNotice(Kernel kernel, int socket, long feedEvery) {
    this.kernel = kernel;
    this.socket = socket;
    this.feedEvery = feedEvery;
  }

  public static ServiceNotice of(Map<String, String> environment) {
    if (address(environment).isEmpty()) {
      return new ServiceNotice(null, NOBODY, 0);
    }
    try {
      return of(environment, Kernel.here());
    } catch (PinFault _) {
      return new ServiceNotice(null, NOBODY, 0); // There is no systemd but on Linux.
    }
  }

  private static String address(Map<String, String> environment) {
    return environment.getOrDefault("NOTIFY_SOCKET", "");
  }

  static ServiceNotice of(Map<String, String> environment, Kernel kernel) {
    try {
      int socket = kernel.datagramsTo(address(environment));
      return new ServiceNotice(kernel, socket, watchdog(environment) / 2);
    } catch (Kernel.Refused _) {
      // Without its socket systemd gives up on us by itself, and says so.
      return new ServiceNotice(kernel, NOBODY, 0);
    }
  }

  /** How long systemd waits for a sign of life, in nanoseconds; 0 for ever. */
  private static long watchdog(Map<String, String> environment) {
    String micros = environment.getOrDefault("WATCHDOG_USEC", "0");
    return micros.matches("\\d{1,15}") ? Long.parseLong(micros) * 1_000 : 0;
  }

  /** All is up; what {@code systemctl status} shows beside. */
  public void ready(String status) {
    send("READY=1\nSTATUS=" + status);
  }

  public void status(String status) {
    send("STATUS=" + status);
  }

  public void stopping() {
    send("STOPPING=1\nSTATUS=Saving the game, putting the lights out");
  }

  /** When {@link #alive} is next wanted, on the unit's clock. */
  public long nextDue() {
    return feedEvery == 0 ? Long.MAX_VALUE : nextFeed;
  }

  /** A sign of life, when one is due. */
  public void alive(long now) {
    if (now >= nextDue()) {
      nextFeed = now + Math.min(feedEvery, Clock.SECOND);
      send("WATCHDOG=1");
    }
  }

  private void send(String words) {
    if (socket == NOBODY) {
      return;
    }
    try (Arena arena = Arena.ofConfined()) {
      byte[] bytes = words.getBytes(StandardCharsets.UTF_8);
      kernel.write(socket, arena.allocateFrom(JAVA_BYTE, bytes), bytes.length);
    } catch (Kernel.Refused _) {
      // Nobody listens any more; then nobody misses it.
    }
  }

  @Override
  public void close() {
    if (socket != NOBODY) {
      kernel.close(socket);
    }
  }
}
