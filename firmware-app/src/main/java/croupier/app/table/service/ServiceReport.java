package croupier.app.table.service;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.app.words.Message;
import croupier.hal.UnitEvent;
import java.util.List;

/** What the service check found. */
final class ServiceReport extends Patient {
  private final CheckNotes notes;
  private final Mode service;
  private final List<Message> faults;
  private int at;

  ServiceReport(TableContext context, CheckNotes notes, Mode service) {
    super(context, Waits.REPORT);
    this.notes = notes;
    this.service = service;
    faults = List.copyOf(notes.faults());
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    if (notes.saysYes(event) || CheckNotes.pressed(event, notes.no())) {
      return service.again();
    }
    if (!faults.isEmpty()) {
      at = Math.floorMod(at + notes.steps(event), faults.size());
    }
    return this;
  }

  @Override
  public void draw(Canvas canvas) {
    Message done = notes.answer(canvas, Message.of("service.done"));
    if (faults.isEmpty()) {
      Message well = Message.of("service.all-well");
      canvas.lcd(well, done);
      canvas.headline(well);
      return;
    }
    Message toMend =
        Message.of("service.to-mend")
            .with("at", at + 1)
            .with("of", faults.size())
            .all("faults", faults);
    canvas.lcd(toMend, faults.get(at), faults.size() == 1 ? done : nextOr(canvas, done));
    canvas.headline(toMend);
  }

  private Message nextOr(Canvas canvas, Message done) {
    return Message.of("service.next-or-done")
        .with("steps", notes.steps(canvas, Message.of("service.next")))
        .with("done", done);
  }
}
