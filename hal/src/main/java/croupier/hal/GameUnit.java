package croupier.hal;

import croupier.hal.pins.PinFault;
import croupier.hal.pins.Pins;
import croupier.hal.profile.HardwareProfile;
import java.util.function.Consumer;

/**
 * The unit as the controller sees it: it shows pictures and tells what hands did.
 *
 * <p>It has no thread and never waits. Whoever owns it calls {@link #tick} when {@link #nextDue}
 * has come, on the one thread that also delivers the pins' edges and calls {@link #show}; events
 * reach the listener from within those calls.
 */
public final class GameUnit implements AutoCloseable {
  private final HardwareProfile profile;

  public GameUnit(HardwareProfile profile, Pins pins, Clock clock, Consumer<UnitEvent> listener)
      throws PinFault {
    this.profile = profile;
  }

  public HardwareProfile profile() {
    return profile;
  }

  /** The picture shown last. */
  public UnitPicture picture() {
    throw new UnsupportedOperationException();
  }

  /** Shows a picture; the lights follow at the next {@link #tick}. */
  public void show(UnitPicture picture) {
    throw new UnsupportedOperationException();
  }

  /** When {@link #tick} is next wanted, or {@link Long#MAX_VALUE}. */
  public long nextDue() {
    throw new UnsupportedOperationException();
  }

  /** Does everything that is due. Calling it early or late does no harm. */
  public void tick(long now) {
    throw new UnsupportedOperationException();
  }

  /** Puts every light out at once, for the end; the LCD keeps its last words. */
  public void dark() {
    throw new UnsupportedOperationException();
  }

  /** Dark, and every line given back. */
  @Override
  public void close() {
    throw new UnsupportedOperationException();
  }
}
