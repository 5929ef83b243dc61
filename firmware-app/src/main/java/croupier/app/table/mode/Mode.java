package croupier.app.table.mode;

import croupier.hal.UnitEvent;

/**
 * What the unit is doing now: showing itself off, asking, playing, resting. The controller is in
 * one mode at a time.
 */
public interface Mode {
  long NEVER = Long.MAX_VALUE;

  /** What a hand did; gives the mode that follows, itself most of the time. */
  Mode handle(UnitEvent event);

  /** When {@link #tick} is next wanted. */
  default long nextDue() {
    return NEVER;
  }

  default Mode tick(long now) {
    return this;
  }

  /** It is on again after something else was: its patience begins anew. */
  default Mode again() {
    return this;
  }

  /** Whether nobody uses the unit while it is on: in quiet hours the lights may be out. */
  default boolean isIdle() {
    return false;
  }

  /** It will not be on again: lets go of what it keeps open. */
  default void leave() {}

  void draw(Canvas canvas);
}
