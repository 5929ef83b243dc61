package croupier.app.table;

import croupier.hal.Clock;

/** A mode that is left when nobody touches anything for a while. */
abstract class Patient implements Mode {
  /** How long a menu waits for a hand. */
  static final long MENU_SECONDS = 120;

  final Desk desk;
  private final long patience;
  private long due;

  Patient(Desk desk, long seconds) {
    this.desk = desk;
    patience = seconds * Clock.SECOND;
    due = desk.now() + patience;
  }

  /** Somebody is there. */
  final void touched() {
    due = desk.now() + patience;
  }

  @Override
  public final Mode again() {
    touched();
    return this;
  }

  @Override
  public final long nextDue() {
    return due;
  }

  @Override
  public Mode tick(long now) {
    return new Attract(desk);
  }
}
