package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.hal.UnitEvent;

/** One thing that the service check asks, until it is answered or noted. */
interface CheckStep {
  /** From now on it is asked. */
  void begin(long now);

  /** What a hand did; says whether this is done. */
  boolean handle(UnitEvent event);

  /** When {@link #tick} is next wanted. */
  long nextDue();

  /** Says whether this is done. */
  boolean tick(long now);

  void draw(Canvas canvas);
}
