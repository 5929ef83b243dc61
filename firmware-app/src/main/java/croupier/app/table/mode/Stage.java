package croupier.app.table.mode;

import croupier.hal.UnitEvent;

/** A mode that gives way to the show when nobody is there, and is on again after a touch. */
public interface Stage extends Mode {
  /** Somebody touched the unit while the show was on: what follows. */
  Mode afterShow(UnitEvent touch);

  /**
   * Whether somebody who is not at the unit has played on meanwhile; then its {@link #tick} does.
   */
  default boolean isCalled() {
    return false;
  }
}
