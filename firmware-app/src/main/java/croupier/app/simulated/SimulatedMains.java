package croupier.app.simulated;

import croupier.app.Waits;
import croupier.app.web.Touch;
import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The plug of a simulated unit. When it is pulled the unit is dark, and a new one starts from what
 * is on the disk.
 */
public final class SimulatedMains implements AutoCloseable {
  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  /** So long the plug is out. */
  private static final long DARK = 1_500 * Clock.MILLISECOND;

  private final Supplier<SimulatedTable> unit;
  private final Consumer<SimulatedTable> plugged;
  private final Runnable dark;
  private volatile SimulatedTable table;
  private volatile boolean pulled;
  private volatile boolean stopped;

  /**
   * @param unit makes a unit that is off
   * @param plugged is told of each unit that starts
   * @param dark is told that there is none for a while
   */
  public SimulatedMains(
      Supplier<SimulatedTable> unit, Consumer<SimulatedTable> plugged, Runnable dark) {
    this.unit = unit;
    this.plugged = plugged;
    this.dark = dark;
    table = unit.get();
  }

  /** The unit that is on now. */
  public SimulatedTable table() {
    return table;
  }

  /** A hand on a page; for any thread. */
  public void touch(Touch touch) {
    table.touch(touch);
  }

  public void run(Clock clock) throws PinFault {
    run(clock, 1);
  }

  /**
   * Runs until {@link #stopAndWait}, and starts anew as often as somebody pulls the plug.
   *
   * @param times how many times as fast as this clock
   */
  public void run(Clock clock, int times) throws PinFault {
    start(clock, times);
    while (pulled && !stopped) {
      pulled = false;
      table.close();
      dark.run();
      clock.await(clock.nanos() + DARK);
      table = unit.get();
      start(clock, times);
    }
  }

  private void start(Clock clock, int times) throws PinFault {
    plugged.accept(table);
    table.follow(clock, times);
    if (!stopped) {
      table.loop().run(FOR_EVER.toNanos());
    }
  }

  /** For any thread. */
  public void pullThePlug() {
    pulled = true;
    table.loop().stop();
  }

  /** For any thread. */
  public void stopAndWait() {
    stopped = true;
    table.loop().stopAndWait(Waits.LOOP_END);
  }

  @Override
  public void close() {
    table.close();
  }
}
