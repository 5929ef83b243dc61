package croupier.app.table.service;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.hal.UnitEvent;
import java.util.List;

/** What the service check found. */
final class ServiceReport extends Patient {
  private static final long REPORT_SECONDS = 600;

  private final CheckNotes notes;
  private final List<String> faults;
  private int at;

  ServiceReport(TableContext context, CheckNotes notes) {
    super(context, REPORT_SECONDS);
    this.notes = notes;
    faults = List.copyOf(notes.faults());
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    if (notes.saysYes(event) || CheckNotes.pressed(event, notes.no())) {
      return new Service(context);
    }
    if (!faults.isEmpty()) {
      at = Math.floorMod(at + notes.steps(event), faults.size());
    }
    return this;
  }

  @Override
  public void draw(Canvas canvas) {
    String done = notes.answer(canvas, "done");
    if (faults.isEmpty()) {
      canvas.lcd(Lines.centred("All is well"), "Every light, button", "and dial works.", done);
      canvas.headline("All is well: every light, button and dial works.");
      return;
    }
    List<String> fault = Lines.wrap(faults.get(at), 2);
    canvas.lcd(
        Lines.ends("To mend", (at + 1) + "/" + faults.size()),
        fault.getFirst(),
        fault.size() == 1 ? "" : fault.getLast(),
        faults.size() == 1 ? done : notes.steps(canvas, "next") + " " + done);
    canvas.headline("To mend: " + String.join("; ", faults) + ".");
  }
}
