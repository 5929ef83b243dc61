package croupier.mock;

import croupier.hal.Control;
import croupier.hal.GameUnit;
import croupier.hal.UnitEvent;
import croupier.hal.profile.HardwareProfile;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * A whole unit on a laptop: the real device code on simulated pins in virtual time, and hands that
 * touch it. Not for more than one thread.
 */
public final class SimulatedUnit implements AutoCloseable {
  public SimulatedUnit(HardwareProfile profile, long seed, Consumer<UnitEvent> listener) {}

  /** The unit that the controller talks to. */
  public GameUnit unit() {
    throw new UnsupportedOperationException();
  }

  /** Virtual time; it moves only in {@link #advanceTo}. Give it to the controller as its clock. */
  public VirtualClock clock() {
    throw new UnsupportedOperationException();
  }

  /** A finger goes down now. What follows from it is heard while time moves on. */
  public void press(Control control) {
    throw new UnsupportedOperationException();
  }

  public void release(Control control) {
    throw new UnsupportedOperationException();
  }

  /** A short press. */
  public void tap(Control control) {
    throw new UnsupportedOperationException();
  }

  public void hold(Control control, Duration howLong) {
    throw new UnsupportedOperationException();
  }

  /** Turns a dial by whole detents; clockwise is positive. Turns queue up behind each other. */
  public void turn(Control dial, int steps) {
    throw new UnsupportedOperationException();
  }

  /** When something will next happen in here, or {@link Long#MAX_VALUE}. */
  public long nextDue() {
    throw new UnsupportedOperationException();
  }

  /** Lets everything happen until then, in order; never goes back. */
  public void advanceTo(long nanos) {
    throw new UnsupportedOperationException();
  }

  public void advance(Duration howLong) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {
    throw new UnsupportedOperationException();
  }
}
