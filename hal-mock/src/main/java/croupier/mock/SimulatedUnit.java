package croupier.mock;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.GameUnit;
import croupier.hal.UnitEvent;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import croupier.hal.profile.HardwareProfile;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * A whole unit on a laptop: the real device code on simulated pins in virtual time, and hands that
 * touch it. Not for more than one thread.
 *
 * <p>Gestures begin now, or when the hand has finished what it does on the same control; what
 * follows from them is heard while time moves on.
 */
public final class SimulatedUnit implements AutoCloseable {
  /** A tone of the buzzer, and when it began. */
  public record Heard(long nanos, Tone tone) {}

  /** More is not remembered: a unit may be simulated for days. */
  private static final int HEARD = 1_000;

  private static final long TAP = 80 * Clock.MILLISECOND;
  private static final long LIFT = 40 * Clock.MILLISECOND;
  private static final long BETWEEN_EDGES = 3 * Clock.MILLISECOND;
  private static final long BETWEEN_DETENTS = 10 * Clock.MILLISECOND;

  /** The states of a dial's contacts A and B, clockwise from where both are open. */
  private static final int[] CLOCKWISE = {0b11, 0b01, 0b00, 0b10};

  private final HardwareProfile profile;
  private final VirtualClock clock = new VirtualClock();
  private final SimulatedPins pins;
  private final SimulatedChain chain;
  private final SimulatedLcd lcd;
  private final GameUnit unit;
  private final Consumer<UnitEvent> listener;

  private final long[] freeAt = new long[Control.values().length];
  private final int[] dialState = new int[Control.values().length];
  private final Deque<Heard> heard = new ArrayDeque<>();
  private long events;

  /**
   * A unit whose contacts bounce as decent ones do.
   *
   * @param seed of the bouncing
   */
  public SimulatedUnit(HardwareProfile profile, long seed, Consumer<UnitEvent> listener) {
    this.profile = profile;
    this.listener = listener;
    pins = new SimulatedPins(clock, seed);
    pins.noise(Noise.USUAL);
    chain = new SimulatedChain(profile.chain().lights(), profile.chain().colours());
    pins.attach(chain);
    lcd = profile.lcd().map(wiring -> new SimulatedLcd(wiring, clock.nanos())).orElse(null);
    if (lcd != null) {
      pins.attach(lcd);
    }
    pins.listen(this::hear);
    try {
      unit = new GameUnit(profile, pins, clock, this::tell);
    } catch (PinFault fault) {
      throw new IllegalStateException("nobody else has these pins", fault);
    }
  }

  private void hear(int gpio, Tone tone, long nanos) {
    heard.add(new Heard(nanos, tone));
    if (heard.size() > HEARD) {
      heard.remove();
    }
  }

  /** The last tones of the buzzer, and when each began. */
  public List<Heard> heard() {
    return List.copyOf(heard);
  }

  private void tell(UnitEvent event) {
    events++;
    listener.accept(event);
  }

  /** The unit that the controller talks to. */
  public GameUnit unit() {
    return unit;
  }

  /** Virtual time; it moves only in {@link #advanceTo}. Give it to the controller as its clock. */
  public VirtualClock clock() {
    return clock;
  }

  /** For breaking things. */
  public SimulatedPins pins() {
    return pins;
  }

  public SimulatedChain chain() {
    return chain;
  }

  /**
   * The display.
   *
   * @throws IllegalStateException when the unit has none
   */
  public SimulatedLcd lcd() {
    if (lcd == null) {
      throw new IllegalStateException("this unit has no LCD");
    }
    return lcd;
  }

  /** The lights as they are now. */
  public SeenLights lights() {
    return new SeenLights(profile, chain.colours());
  }

  /** The LCD as it reads now; no lines when there is none. */
  public List<String> lcdLines() {
    return lcd == null ? List.of() : lcd.lines();
  }

  /** A finger goes down. */
  public void press(Control control) {
    long at = whenFree(control);
    touch(control, true, at);
    freeAt[control.ordinal()] = at + LIFT;
  }

  public void release(Control control) {
    long at = whenFree(control);
    touch(control, false, at);
    freeAt[control.ordinal()] = at + LIFT;
  }

  /** A short press. */
  public void tap(Control control) {
    pressFor(control, TAP);
  }

  public void hold(Control control, Duration howLong) {
    pressFor(control, howLong.toNanos());
  }

  /** When the hand has finished everything it was told to do on this control. */
  public long whenFree(Control control) {
    return Math.max(clock.nanos(), freeAt[control.ordinal()]);
  }

  private void pressFor(Control control, long nanos) {
    long at = whenFree(control);
    touch(control, true, at);
    touch(control, false, at + nanos);
    freeAt[control.ordinal()] = at + nanos + LIFT;
  }

  private void touch(Control control, boolean down, long at) {
    set(profile.pushOf(control), down, at, LIFT / 2);
  }

  private void set(int gpio, boolean closed, long at, long mostBounce) {
    pins.contact(gpio, closed != profile.buttons().activeLow(), at, mostBounce);
  }

  /** Turns a dial by whole detents; clockwise is positive. */
  public void turn(Control dial, int steps) {
    HardwareProfile.DialPins wired = profile.wiringOf(dial);
    HardwareProfile.Dials both = profile.dials().orElseThrow();
    int way = Integer.signum(steps) * (both.swapDirection() ? -1 : 1);
    long at = whenFree(dial);
    for (int step = 0; step < Math.abs(steps); step++) {
      for (int edge = 0; edge < both.edgesPerDetent(); edge++) {
        int before = CLOCKWISE[dialState[dial.ordinal()]];
        dialState[dial.ordinal()] = dialState[dial.ordinal()] + way & 3;
        int after = CLOCKWISE[dialState[dial.ordinal()]];
        int changed = before ^ after;
        set(changed == 0b10 ? wired.a() : wired.b(), (after & changed) == 0, at, BETWEEN_EDGES);
        at += BETWEEN_EDGES;
      }
      at += BETWEEN_DETENTS;
    }
    freeAt[dial.ordinal()] = at;
  }

  /** When something will next happen in here. */
  public long nextDue() {
    return Math.max(clock.nanos(), Math.min(pins.nextDue(), unit.nextDue()));
  }

  /** Lets everything happen until then, in order; never goes back. */
  public void advanceTo(long nanos) {
    for (long due = nextDue(); due <= nanos; due = nextDue()) {
      happen(due);
    }
    clock.moveTo(nanos);
  }

  /**
   * Like {@link #advanceTo}, but stops at the moment at which the unit has told something. A loop
   * that waits for hands need not look in between.
   */
  public void advanceToEvent(long nanos) {
    long before = events;
    for (long due = nextDue(); due <= nanos; due = nextDue()) {
      happen(due);
      if (events != before) {
        return;
      }
    }
    clock.moveTo(nanos);
  }

  public void advance(Duration howLong) {
    advanceTo(clock.nanos() + howLong.toNanos());
  }

  private void happen(long now) {
    clock.moveTo(now);
    pins.tick(now);
    if (unit.nextDue() <= now) {
      unit.tick(now);
    }
  }

  @Override
  public void close() {
    unit.close();
  }
}
