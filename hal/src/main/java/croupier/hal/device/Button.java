package croupier.hal.device;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A push button that bounces.
 *
 * <pre>
 *            edge down                hold time             stuck time
 *   UP ───────────────────▶ DOWN ───────────────▶ HELD ───────────────▶ STUCK
 *   ▲       Pressed          │        Held         │ ↺ Repeated           │ Faulted
 *   └────────────────────────┴─────────────────────┴─────────────────────┘
 *      edge up: Released, as a tap when it was soon (and Recovered when it was stuck)
 * </pre>
 *
 * <p>The first edge counts at once, with its own time. For the debounce time after it nothing else
 * counts; then the level is read again, which repairs whatever the bouncing hid. A button that is
 * down is also looked at now and then, so that a lost edge cannot keep it down.
 */
public final class Button {
  /**
   * How long is what.
   *
   * @param repeatNanos between two {@link UnitEvent.Repeated}
   * @param stuckNanos nobody holds a button for so long
   */
  public record Timing(long debounceNanos, long holdNanos, long repeatNanos, long stuckNanos) {}

  private enum Phase {
    UP,
    DOWN,
    HELD,
    STUCK
  }

  private static final long NEVER = Long.MAX_VALUE;

  /** Whoever is down for longer meant to hold, and has let go too early; that is no tap either. */
  private static final long LONGEST_TAP = 400 * Clock.MILLISECOND;

  private static final long LOOK_WHILE_DOWN = 50 * Clock.MILLISECOND;

  /** An edge that nobody has heard by then is lost, and not merely on its way. */
  private static final long ON_ITS_WAY = 5 * Clock.MILLISECOND;

  private final Control control;
  private final String part;
  private final Timing timing;
  private final BooleanSupplier downNow;
  private final Consumer<UnitEvent> events;

  private Phase phase = Phase.UP;
  private long pressedAt;
  private long phaseEnds = NEVER;
  private long nextRepeat = NEVER;
  private long nextLook = NEVER;

  /** When a level that no edge has told of is believed. */
  private long believeAt = NEVER;

  /** Whether the level must be read again at {@link #settledAt}. */
  private boolean settling;

  private long settledAt = Long.MIN_VALUE;
  private boolean lastEdgeDown;
  private long lastEdgeAt;

  /**
   * @param downNow reads whether the button is down at this moment
   */
  public Button(
      Control control,
      String part,
      Timing timing,
      BooleanSupplier downNow,
      Consumer<UnitEvent> events) {
    this.control = control;
    this.part = part;
    this.timing = timing;
    this.downNow = downNow;
    this.events = events;
  }

  public boolean isDown() {
    return phase != Phase.UP;
  }

  /** The contact closed or opened. */
  public void edge(boolean down, long at) {
    if (at < settledAt) {
      settling = true;
      lastEdgeDown = down;
      lastEdgeAt = at;
      return;
    }
    if (settling) {
      // The tick that should have settled this comes late; the edges tell how it ended.
      settle(lastEdgeDown, lastEdgeAt);
    }
    lastEdgeDown = down;
    lastEdgeAt = at;
    believeAt = NEVER;
    if (down == isDown()) {
      // Its counterpart was lost: wait and see where this ends.
      lockUntil(at + timing.debounceNanos());
    } else {
      change(down, at, at);
    }
  }

  public long nextDue() {
    if (settling) {
      return settledAt;
    }
    if (believeAt != NEVER) {
      return believeAt;
    }
    return Math.min(Math.min(phaseEnds, nextRepeat), nextLook);
  }

  public void tick(long now) {
    if (now < nextDue()) {
      return;
    }
    look(now);
    if (settling || believeAt != NEVER) {
      return;
    }
    if (now >= phaseEnds) {
      if (phase == Phase.DOWN) {
        hold();
      } else {
        stick();
      }
    }
    if (now >= nextRepeat) {
      events.accept(new UnitEvent.Repeated(control, nextRepeat));
      nextRepeat = Math.max(nextRepeat, now - timing.repeatNanos()) + timing.repeatNanos();
    }
  }

  /** Reads the level again, unless the contact may still bounce. */
  public void look(long now) {
    if (settling && now < settledAt) {
      return;
    }
    boolean down = downNow.getAsBoolean();
    boolean heard = settling && lastEdgeDown == down;
    settling = false;
    nextLook = isDown() ? now + LOOK_WHILE_DOWN : NEVER;
    if (down == isDown()) {
      believeAt = NEVER;
    } else if (heard) {
      change(down, lastEdgeAt, now);
    } else if (believeAt == NEVER) {
      believeAt = now + ON_ITS_WAY;
    } else if (now >= believeAt) {
      believeAt = NEVER;
      change(down, now, now);
    }
  }

  private void settle(boolean down, long at) {
    settling = false;
    if (down != isDown()) {
      change(down, at, at);
    }
  }

  private void change(boolean down, long at, long lockFrom) {
    lockUntil(lockFrom + timing.debounceNanos());
    nextRepeat = NEVER;
    if (down) {
      phase = Phase.DOWN;
      pressedAt = at;
      phaseEnds = at + timing.holdNanos();
      nextLook = lockFrom + LOOK_WHILE_DOWN;
      events.accept(new UnitEvent.Pressed(control, at));
      return;
    }
    boolean wasStuck = phase == Phase.STUCK;
    boolean tap = phase == Phase.DOWN && at - pressedAt <= LONGEST_TAP;
    phase = Phase.UP;
    phaseEnds = NEVER;
    nextLook = NEVER;
    events.accept(new UnitEvent.Released(control, tap, at));
    if (wasStuck) {
      events.accept(new UnitEvent.Recovered(part, at));
    }
  }

  private void lockUntil(long end) {
    settling = true;
    settledAt = end;
  }

  private void hold() {
    long at = phaseEnds;
    phase = Phase.HELD;
    phaseEnds = pressedAt + timing.stuckNanos();
    nextRepeat = at + timing.repeatNanos();
    events.accept(new UnitEvent.Held(control, at));
  }

  private void stick() {
    long at = phaseEnds;
    phase = Phase.STUCK;
    phaseEnds = NEVER;
    nextRepeat = NEVER;
    Fault stuck = Fault.of("button-stuck").with("seconds", timing.stuckNanos() / Clock.SECOND);
    events.accept(new UnitEvent.Faulted(part, stuck, at));
  }
}
