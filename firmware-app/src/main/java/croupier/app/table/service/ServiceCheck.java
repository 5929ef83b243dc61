package croupier.app.table.service;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
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
  private final TableContext context;
  private final Mode service;
  private final CheckNotes notes;
  private final Deque<CheckStep> steps = new ArrayDeque<>();
  private long leftAt;

  /**
   * @param service where it began, and ends
   */
  ServiceCheck(TableContext context, Mode service) {
    this.context = context;
    this.service = service;
    notes = new CheckNotes(context);
    HardwareProfile profile = context.profile();
    press(Control.OK);
    press(Control.BACK);
    press(Control.ROLL);
    if (profile.hasDials()) {
      for (Control dial : CheckNotes.DIALS) {
        press(dial);
        steps.add(CheckTouch.turn(context, notes, dial));
      }
    }
    for (int seat = 0; seat < context.seats(); seat++) {
      press(Control.seat(seat));
    }
    if (profile.hasLcd()) {
      steps.add(new CheckDisplay(notes));
    }
    LightQuestion.of(profile).forEach(asked -> steps.add(new CheckLights(notes, asked)));
    touched();
    steps.element().begin(context.now());
  }

  private void press(Control button) {
    steps.add(CheckTouch.press(context, notes, button));
  }

  private void touched() {
    leftAt = context.now() + Waits.CHECK.toNanos();
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
      TableContext.LOG.info("Service check: {} faults.", notes.faults().size());
      return new ServiceReport(context, notes, service);
    }
    steps.element().begin(context.now());
    return this;
  }

  /** Before its end: what was found is told, and that all is well is not. */
  private Mode ended() {
    return notes.faults().isEmpty() ? service.again() : new ServiceReport(context, notes, service);
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
    canvas.hold(notes.no(), Message.of("service.leave"));
  }
}
