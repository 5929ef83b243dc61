package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.hal.UnitEvent;

/** Asks whether the display shows all that it is told. */
final class CheckDisplay implements CheckStep {
  private final CheckNotes notes;

  CheckDisplay(CheckNotes notes) {
    this.notes = notes;
  }

  @Override
  public void begin(long now) {}

  @Override
  public boolean handle(UnitEvent event) {
    if (notes.saysNo(event)) {
      notes.fault("The display is not whole");
      return true;
    }
    return notes.saysYes(event);
  }

  @Override
  public long nextDue() {
    return Mode.NEVER;
  }

  @Override
  public boolean tick(long now) {
    return false;
  }

  @Override
  public void draw(Canvas canvas) {
    canvas.lcd(
        "ABCDEFGHIJKLMNOPQRST",
        "UVWXYZ.:-+0123456789",
        "abcdefghijklmnopqrst",
        notes.answers(canvas, "whole", "no"));
    canvas.headline("Is every line of the display whole and sharp? " + notes.answersInWords());
  }
}
