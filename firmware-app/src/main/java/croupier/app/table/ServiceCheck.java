package croupier.app.table;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.profile.HardwareProfile;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Goes through every button, dial and light with the help of whoever built the unit, and tells at
 * the end what to mend. Buttons and dials come first: what of them is dead answers no question
 * about the others.
 */
final class ServiceCheck implements Mode {
  /** People look at lights slowly; an exhibit is not left in here for ever. */
  private static final long PATIENCE = 600 * Clock.SECOND;

  private final Desk desk;
  private final CheckNotes notes;
  private final Deque<CheckStep> steps = new ArrayDeque<>();
  private long leftAt;

  ServiceCheck(Desk desk) {
    this.desk = desk;
    notes = new CheckNotes(desk);
    HardwareProfile profile = desk.profile();
    press(Control.OK);
    press(Control.BACK);
    press(Control.ROLL);
    if (profile.hasDials()) {
      for (Control dial : CheckNotes.DIALS) {
        press(dial);
        steps.add(CheckTouch.turn(desk, notes, dial));
      }
    }
    for (int seat = 0; seat < desk.seats(); seat++) {
      press(Control.seat(seat));
    }
    if (profile.hasLcd()) {
      steps.add(new CheckDisplay(notes));
    }
    LightQuestion.of(profile).forEach(asked -> steps.add(new CheckLights(notes, asked)));
    touched();
    steps.element().begin(desk.now());
  }

  private void press(Control button) {
    steps.add(CheckTouch.press(desk, notes, button));
  }

  private void touched() {
    leftAt = desk.now() + PATIENCE;
  }

  @Override
  public Mode handle(UnitEvent event) {
    if (event instanceof UnitEvent.Held(Control control, _) && control == notes.no()) {
      return ended();
    }
    if (event instanceof UnitEvent.Pressed || event instanceof UnitEvent.Turned) {
      touched();
    }
    return steps.element().handle(event) ? next() : this;
  }

  private Mode next() {
    steps.remove();
    if (steps.isEmpty()) {
      Desk.LOG.info("Service check: {} faults.", notes.faults().size());
      return new ServiceReport(desk, notes);
    }
    steps.element().begin(desk.now());
    return this;
  }

  /** Before its end: what was found is told, and that all is well is not. */
  private Mode ended() {
    return notes.faults().isEmpty() ? new Service(desk) : new ServiceReport(desk, notes);
  }

  @Override
  public long nextDue() {
    return Math.min(leftAt, steps.element().nextDue());
  }

  @Override
  public Mode tick(long now) {
    if (now >= leftAt) {
      return ended();
    }
    return steps.element().tick(now) ? next() : this;
  }

  @Override
  public void draw(Canvas canvas) {
    steps.element().draw(canvas);
    canvas.hold(notes.no(), "leave");
  }
}
