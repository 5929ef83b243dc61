package croupier.app.table.service;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.app.table.widget.Glyphs;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Light;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** For whoever built the unit: every light in every colour, and what each button and dial says. */
public final class Service extends Patient {
  private static final long SERVICE_SECONDS = 600;

  private final Set<Control> seen = EnumSet.noneOf(Control.class);
  private final int[] turned = new int[Control.values().length];
  private int hue = Hue.WHITE.ordinal();
  private String last = "Touch every control";

  public Service(TableContext context) {
    super(context, SERVICE_SECONDS);
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    switch (event) {
      case UnitEvent.Pressed(Control control, _) -> {
        seen.add(control);
        context.repairIsSeen();
        last = name(control) + " down";
        if (control == Control.ROLL) {
          hue = hue % (Hue.values().length - 1) + 1;
        }
      }
      case UnitEvent.Released(Control control, _, _) -> last = name(control) + " up";
      case UnitEvent.Held(Control control, _) -> {
        // Each has a second way, so that a dead button does not keep anybody from checking it.
        if (control == Control.BACK || control == Control.DIAL_B) {
          return context.home();
        }
        if (control == Control.OK || control == Control.ROLL) {
          return new ServiceCheck(context);
        }
        last = name(control) + " held";
      }
      case UnitEvent.Repeated _ -> {}
      case UnitEvent.Turned(Control dial, int steps, _) -> {
        turned[dial.ordinal()] += steps;
        last = name(dial) + " at " + turned[dial.ordinal()];
      }
      case UnitEvent.Faulted _, UnitEvent.Recovered _ -> {}
    }
    return this;
  }

  private static String name(Control control) {
    return control.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  @Override
  public void draw(Canvas canvas) {
    Hue colour = Hue.values()[hue];
    String fault = context.condition();
    for (int die = 0; die < UnitPicture.DICE; die++) {
      canvas.die(die, colour, Glyphs.FULL, Effect.STEADY);
    }
    List<Light> row = new ArrayList<>();
    for (int light = 0; light < UnitPicture.Tracker.LENGTH; light++) {
      row.add(Light.of(colour));
    }
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.tracker(seat, row);
      canvas.halo(
          seat,
          context.hue(seat),
          seen.contains(Control.seat(seat)) ? Effect.STEADY : Effect.PULSE);
      canvas.press(Control.seat(seat), "test");
    }
    for (int dial = 0; dial < UnitPicture.DIALS; dial++) {
      int position = Math.floorMod(turned[Control.DIAL_A.ordinal() + dial], 3);
      canvas.hood(dial, position);
      canvas.reveal(dial, position, colour);
    }
    if (fault.isEmpty()) {
      canvas.lcd(
          Lines.ends("Service", name(colour)), last, "hold BACK:leave", "hold OK/ROLL:check");
    } else {
      List<String> lines = Lines.shortened(fault, 2);
      canvas.lcd(
          last,
          lines.getFirst(),
          lines.size() == 1 ? "hold BACK:leave" : lines.getLast(),
          "hold OK/ROLL:check");
    }
    canvas.headline("Service: touch every control, look at every light. " + last + ". " + fault);
    canvas.turn(Control.DIAL_A, "test");
    canvas.turn(Control.DIAL_B, "test");
    canvas.press(Control.ROLL, "next colour");
    canvas.press(Control.OK, "test");
    canvas.hold(Control.OK, "check everything");
    canvas.hold(Control.ROLL, "check everything");
    canvas.hold(Control.BACK, "leave");
    canvas.hold(Control.DIAL_B, "leave");
  }

  private static String name(Hue colour) {
    return colour.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
