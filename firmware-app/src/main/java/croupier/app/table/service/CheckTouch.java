package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.TableContext;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;

/**
 * Asks for a hand at a button or a dial. When nothing comes of it that is noted after a while, so
 * that a dead one never keeps the others from being checked.
 */
final class CheckTouch implements CheckStep {
  private static final long PATIENCE = 20 * Clock.SECOND;

  /** So many clicks one way tell which way a dial counts. */
  private static final int CLICKS = 4;

  private final TableContext context;
  private final CheckNotes notes;
  private final Control wanted;
  private final boolean turning;

  /** What said something instead. */
  private String heard = "";

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
    due = now + PATIENCE;
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
      heard = CheckNotes.name(control) + " answers";
      return false;
    }
    if (!heard.isEmpty()) {
      notes.fault(CheckNotes.name(wanted) + ": " + heard);
    }
    return true;
  }

  private boolean turned(Control dial, int steps) {
    if (dial != wanted) {
      heard = CheckNotes.name(dial) + " answers";
      return false;
    }
    clicks += steps;
    if (clicks <= -CLICKS) {
      notes.fault(CheckNotes.name(wanted) + " counts backwards");
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
    String nothing = turning ? " does not turn" : " does not answer";
    notes.fault(CheckNotes.name(wanted) + (heard.isEmpty() ? nothing : ": " + heard));
    return true;
  }

  @Override
  public void draw(Canvas canvas) {
    if (wanted.isSeat()) {
      canvas.halo(wanted.seat(), context.hue(wanted.seat()), Effect.BLINK);
    }
    String asked = (turning ? "Turn " : "Press ") + CheckNotes.name(wanted);
    String how = turning ? "right, " + CLICKS + " clicks" : "";
    canvas.lcd(
        asked,
        heard.isEmpty() ? how : heard,
        "or wait: it is noted",
        notes.no() == wanted ? "" : notes.leaving());
    canvas.headline(
        asked
            + (turning ? " " + how : "")
            + "."
            + (heard.isEmpty() ? "" : " Now " + heard + ".")
            + " If nothing happens, wait: it is noted.");
    if (turning) {
      canvas.turn(wanted, how);
    } else {
      canvas.press(wanted, "press");
    }
  }
}
