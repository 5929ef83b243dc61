package croupier.app.table;

import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.List;

/** What the service check found. */
final class ServiceReport extends Patient {
  private static final long REPORT_SECONDS = 600;

  private final List<String> faults;
  private int at;

  ServiceReport(Desk desk, List<String> faults) {
    super(desk, REPORT_SECONDS);
    this.faults = List.copyOf(faults);
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _)
          when dial == Control.DIAL_A && !faults.isEmpty() -> {
        at = Math.floorMod(at + steps, faults.size());
        yield this;
      }
      case UnitEvent.Pressed(Control control, _)
          when control == Control.OK || control == Control.BACK ->
          new Service(desk);
      default -> this;
    };
  }

  @Override
  public void draw(Canvas canvas) {
    if (faults.isEmpty()) {
      canvas.lcd(Lines.centred("All is well"), "Every light, button", "and dial works.", "OK:done");
      canvas.headline("All is well: every light, button and dial works.");
    } else {
      String fault = faults.get(at);
      int cut = fault.length() <= 20 ? fault.length() : fault.lastIndexOf(' ', 20);
      canvas.lcd(
          Lines.ends("To mend", (at + 1) + "/" + faults.size()),
          fault.substring(0, cut),
          fault.substring(cut).strip(),
          "A:next OK:done");
      canvas.headline("To mend: " + String.join("; ", faults) + ".");
      canvas.turn(Control.DIAL_A, "next");
    }
    canvas.press(Control.OK, "done");
  }
}
