package croupier.app.table.service;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;

/**
 * Asks for a hand at a button or a dial. When nothing comes of it that is noted after a while, so
 * that a dead one never keeps the others from being checked.
 */
final class CheckTouch implements CheckStep {
  /** So many clicks one way tell which way a dial counts. */
  private static final int CLICKS = 4;

  private final TableContext context;
  private final CheckNotes notes;
  private final Control wanted;
  private final boolean turning;

  /** What said something instead, or null. */
  private Control heard;

  private int clicks;
  private long due;

  private CheckTouch(TableContext context, CheckNotes notes, Control wanted, boolean turning) {
    this.context = context;
    this.notes = notes;
    this.wanted = wanted;
    this.turning = turning;
  }

  static CheckTouch press(TableContext context, CheckNotes notes, Control button) {
    return new CheckTouch(context, notes, button, false);
  }

  static CheckTouch turn(TableContext context, CheckNotes notes, Control dial) {
    return new CheckTouch(context, notes, dial, true);
  }

  @Override
  public void begin(long now) {
    due = now + Waits.CHECK_TOUCH.toNanos();
  }

  @Override
  public boolean handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _) when !turning -> pressed(control);
      case UnitEvent.Turned(Control dial, int steps, _) when turning -> turned(dial, steps);
      default -> false;
    };
  }

  private boolean pressed(Control control) {
    if (control != wanted) {
      heard = control;
      return false;
    }
    if (heard != null) {
      notes.fault(other());
    }
    return true;
  }

  private boolean turned(Control dial, int steps) {
    if (dial != wanted) {
      heard = dial;
      return false;
    }
    clicks += steps;
    if (clicks <= -CLICKS) {
      notes.fault(asked("service.fault-backwards"));
    }
    return Math.abs(clicks) >= CLICKS;
  }

  @Override
  public long nextDue() {
    return due;
  }

  @Override
  public boolean tick(long now) {
    if (now < due) {
      return false;
    }
    if (turning) {
      notes.still(wanted);
    } else {
      notes.mute(wanted);
    }
    notes.fault(
        heard != null ? other() : asked(turning ? "service.fault-still" : "service.fault-mute"));
    return true;
  }

  private Message other() {
    return asked("service.fault-other").with("other", CheckNotes.name(heard));
  }

  /** A message about what is asked for. */
  private Message asked(String name) {
    return Message.of(name).with("control", CheckNotes.name(wanted));
  }

  @Override
  public void draw(Canvas canvas) {
    if (wanted.isSeat()) {
      canvas.halo(wanted.seat(), context.hue(wanted.seat()), Effect.BLINK);
    }
    Message asked = asked(turning ? "service.turn-it" : "service.press-it").with("clicks", CLICKS);
    Message right = Message.of("service.right").with("clicks", CLICKS);
    Message wait = Message.of("service.or-wait");
    if (heard == null) {
      canvas.lcd(asked, turning ? right : null, wait, leaving());
      canvas.headline(Message.of("service.touch-it").with("asked", asked).with("wait", wait));
    } else {
      Message answers = Message.of("service.other").with("other", CheckNotes.name(heard));
      canvas.lcd(asked, answers, wait, leaving());
      canvas.headline(
          Message.of("service.touch-again")
              .with("asked", asked)
              .with("answers", answers)
              .with("wait", wait));
    }
    if (turning) {
      canvas.turn(wanted, right);
    } else {
      canvas.press(wanted, Message.of("service.press"));
    }
  }

  /** Who is asked to press it does not leave with it. */
  private Message leaving() {
    return notes.no() == wanted ? null : notes.leaving();
  }
}
