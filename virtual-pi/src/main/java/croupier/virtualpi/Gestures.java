package croupier.virtualpi;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.util.ArrayList;
import java.util.List;

/** What hands do on a unit, as the edges that its contacts make. */
public final class Gestures {
  private static final long TAP = 60 * Clock.MILLISECOND;
  private static final long BETWEEN_EDGES = 3 * Clock.MILLISECOND;

  /** The states of a dial's contacts A and B, clockwise from where both are open. */
  private static final int[] CLOCKWISE = {0b11, 0b01, 0b00, 0b10};

  private final HardwareProfile profile;
  private final int[] dialState = new int[Control.values().length];

  public Gestures(HardwareProfile profile) {
    this.profile = profile;
  }

  /** A short press. */
  public List<Edge> tap(Control control) {
    return press(control, TAP);
  }

  public List<Edge> hold(Control control, long beyond) {
    return press(control, profile.buttons().timing().holdNanos() + beyond);
  }

  private List<Edge> press(Control control, long nanos) {
    int gpio = profile.pushOf(control);
    boolean down = !profile.buttons().activeLow();
    return List.of(new Edge(0, gpio, down), new Edge(nanos, gpio, !down));
  }

  /** Turns a dial by whole detents; clockwise is positive. */
  public List<Edge> turn(Control dial, int steps) {
    return turn(dial, steps * dials().edgesPerDetent(), BETWEEN_EDGES);
  }

  /** Turns a dial by single edges at a steady pace; clockwise is positive. */
  public List<Edge> turn(Control dial, int edges, long pace) {
    HardwareProfile.DialPins wired = profile.wiringOf(dial);
    int way = Integer.signum(edges) * (dials().swapDirection() ? -1 : 1);
    List<Edge> turned = new ArrayList<>();
    for (int edge = 0; edge < Math.abs(edges); edge++) {
      int before = CLOCKWISE[dialState[dial.ordinal()]];
      dialState[dial.ordinal()] = dialState[dial.ordinal()] + way & 3;
      int after = CLOCKWISE[dialState[dial.ordinal()]];
      int changed = before ^ after;
      boolean closed = (after & changed) == 0;
      int gpio = changed == 0b10 ? wired.a() : wired.b();
      turned.add(new Edge(edge * pace, gpio, closed != profile.buttons().activeLow()));
    }
    return turned;
  }

  /** Dials that start anew stand where both contacts are open. */
  public void dialsAtRest() {
    java.util.Arrays.fill(dialState, 0);
  }

  private HardwareProfile.Dials dials() {
    return profile.dials().orElseThrow();
  }
}
