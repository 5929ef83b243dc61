package croupier.app.table;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * Goes through every light, button and dial with the help of whoever built the unit, and tells at
 * the end what to mend. What does not answer is noted and left behind, so that a broken part never
 * keeps the others from being checked.
 */
final class ServiceCheck implements Mode {
  private static final long PATIENCE = 20 * Clock.SECOND;

  /** So many clicks one way tell which way a dial counts. */
  private static final int CLICKS = 4;

  /** One thing that is asked. */
  private sealed interface Step {
    /** Every light in a colour; {@code number} is the place that the dials light. */
    record Lights(Hue hue, int number) implements Step {}

    record Screen() implements Step {}

    record Press(Control control) implements Step {}

    record Turn(Control dial) implements Step {}
  }

  private final Desk desk;
  private final Deque<Step> steps = new ArrayDeque<>();
  private final List<String> faults = new ArrayList<>();
  private Choices<String> parts;
  private String heard = "";
  private int clicks;
  private long due;

  ServiceCheck(Desk desk) {
    this.desk = desk;
    List<Hue> colours = List.of(Hue.RED, Hue.GREEN, Hue.DARK_BLUE);
    for (int place = 0; place < DialLights.POSITIONS; place++) {
      steps.add(new Step.Lights(colours.get(place), place));
    }
    steps.add(new Step.Screen());
    for (Control control : Control.values()) {
      if (!control.isSeat() || control.seat() < desk.seats()) {
        steps.add(new Step.Press(control));
      }
    }
    steps.add(new Step.Turn(Control.DIAL_A));
    steps.add(new Step.Turn(Control.DIAL_B));
    begin();
  }

  private void begin() {
    heard = "";
    clicks = 0;
    parts = null;
    due = desk.now() + PATIENCE;
  }

  // --- hands
  // -----------------------------------------------------------------------------------------------

  @Override
  public Mode handle(UnitEvent event) {
    if (event instanceof UnitEvent.Held(Control control, _) && control == Control.BACK) {
      return new Service(desk);
    }
    if (event instanceof UnitEvent.Pressed || event instanceof UnitEvent.Turned) {
      due = desk.now() + PATIENCE;
    }
    return switch (steps.peek()) {
      case Step.Lights(Hue hue, _) -> parts == null ? look(event, hue) : pick(event, hue);
      case Step.Screen _ -> answer(event, "The display is not whole");
      case Step.Press(Control control) -> press(event, control);
      case Step.Turn(Control dial) -> turn(event, dial);
    };
  }

  private Mode look(UnitEvent event, Hue hue) {
    if (event instanceof UnitEvent.Pressed(Control control, _) && control == Control.BACK) {
      parts = parts();
      return this;
    }
    return answer(event, "Not all lights are " + hue.title());
  }

  private Mode pick(UnitEvent event, Hue hue) {
    switch (event) {
      case UnitEvent.Turned(Control dial, int turned, _) when dial == Control.DIAL_A ->
          parts.turn(turned);
      case UnitEvent.Pressed(Control control, _) when control == Control.OK -> {
        return failed(parts.label() + " is not " + hue.title().toLowerCase(Locale.ROOT));
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> parts = null;
      default -> {}
    }
    return this;
  }

  private Choices<String> parts() {
    List<Choices.Choice<String>> list = new ArrayList<>();
    for (int die = 1; die <= UnitPicture.DICE; die++) {
      list.add(new Choices.Choice<>("Die " + die, ""));
    }
    for (int seat = 1; seat <= desk.seats(); seat++) {
      list.add(new Choices.Choice<>("Tracker " + seat, ""));
    }
    for (int seat = 1; seat <= desk.seats(); seat++) {
      list.add(new Choices.Choice<>("Halo " + seat, ""));
    }
    list.add(new Choices.Choice<>("Dial A", ""));
    list.add(new Choices.Choice<>("Dial B", ""));
    list.add(new Choices.Choice<>("More than one", ""));
    return new Choices<>(list);
  }

  private Mode answer(UnitEvent event, String fault) {
    if (event instanceof UnitEvent.Pressed(Control control, _)) {
      if (control == Control.OK) {
        return passed();
      }
      if (control == Control.BACK) {
        return failed(fault);
      }
    }
    return this;
  }

  private Mode press(UnitEvent event, Control wanted) {
    if (event instanceof UnitEvent.Pressed(Control control, _)) {
      if (control == wanted) {
        return heard.isEmpty() ? passed() : failed(name(wanted) + ": " + heard);
      }
      heard = name(control) + " answers";
    }
    return this;
  }

  private Mode turn(UnitEvent event, Control wanted) {
    if (event instanceof UnitEvent.Turned(Control dial, int turned, _)) {
      if (dial != wanted) {
        heard = name(dial) + " answers";
        return this;
      }
      clicks += turned;
      if (clicks >= CLICKS) {
        return passed();
      }
      if (clicks <= -CLICKS) {
        return failed(name(wanted) + " counts backwards");
      }
    }
    return this;
  }

  private Mode passed() {
    return next();
  }

  private Mode failed(String fault) {
    faults.add(fault);
    Desk.LOG.warn("Service check: {}.", fault);
    return next();
  }

  private Mode next() {
    steps.remove();
    if (steps.isEmpty()) {
      Desk.LOG.info("Service check: {} faults.", faults.size());
      return new ServiceReport(desk, faults);
    }
    begin();
    return this;
  }

  // --- time
  // ------------------------------------------------------------------------------------------------

  @Override
  public long nextDue() {
    return due;
  }

  @Override
  public Mode tick(long now) {
    return switch (steps.peek()) {
      case Step.Lights _, Step.Screen _ -> new Service(desk);
      case Step.Press(Control control) ->
          failed(name(control) + (heard.isEmpty() ? " does not answer" : ": " + heard));
      case Step.Turn(Control dial) ->
          failed(name(dial) + (heard.isEmpty() ? " does not turn" : ": " + heard));
    };
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    switch (steps.peek()) {
      case Step.Lights(Hue hue, int place) -> drawLights(canvas, hue, place);
      case Step.Screen _ -> drawScreen(canvas);
      case Step.Press(Control control) ->
          drawAsked(canvas, control, "Press " + name(control), "press");
      case Step.Turn(Control dial) -> {
        drawAsked(canvas, dial, "Turn " + name(dial) + " right", "turn right");
        canvas.turn(dial, "turn right, " + CLICKS + " clicks");
      }
    }
    canvas.hold(Control.BACK, "leave");
  }

  private void drawLights(Canvas canvas, Hue hue, int place) {
    for (int die = 0; die < UnitPicture.DICE; die++) {
      canvas.die(die, hue, Glyphs.FULL, Effect.STEADY);
    }
    List<Light> row = new ArrayList<>();
    for (int light = 0; light < Tracker.LENGTH; light++) {
      row.add(Light.of(hue));
    }
    for (int seat = 0; seat < desk.seats(); seat++) {
      canvas.tracker(seat, row);
      canvas.halo(seat, hue, Effect.STEADY);
    }
    for (int dial = 0; dial < UnitPicture.DIALS; dial++) {
      canvas.hood(dial, place);
      canvas.reveal(dial, place, hue);
    }
    String colour = hue.title().toLowerCase(Locale.ROOT);
    if (parts == null) {
      canvas.lcd(
          "All lights " + colour + "?",
          "Dials: light " + (place + 1) + " of 3,",
          "under the hood, too.",
          "OK:yes BACK:no");
      canvas.headline(
          "Look at every light: are all "
              + colour
              + ", and light "
              + (place + 1)
              + " of each dial, under the hood too? OK is yes, BACK is no.");
      canvas.press(Control.OK, "yes, all");
      canvas.press(Control.BACK, "no");
    } else {
      canvas.lcd("Which one is not", colour + "?", Lines.chosen(parts.label()), "A:choose OK:note");
      canvas.headline("Which part is not " + colour + "? Choose it with dial A.");
      canvas.turn(Control.DIAL_A, "choose");
      canvas.press(Control.OK, parts.label());
      canvas.press(Control.BACK, "look again");
    }
  }

  private static void drawScreen(Canvas canvas) {
    canvas.lcd(
        "ABCDEFGHIJKLMNOPQRST", "UVWXYZ.:-+0123456789", "abcdefghijklmnopqrst", "OK:whole BACK:no");
    canvas.headline("Is every line of the display whole and sharp? OK is yes, BACK is no.");
    canvas.press(Control.OK, "yes");
    canvas.press(Control.BACK, "no");
  }

  private void drawAsked(Canvas canvas, Control control, String sentence, String label) {
    if (control.isSeat()) {
      canvas.halo(control.seat(), desk.hue(control.seat()), Effect.BLINK);
    }
    canvas.lcd(sentence, heard, "", "or wait: not there");
    canvas.headline(sentence + ". If nothing happens, wait: it is noted.");
    if (!control.isDial() || steps.peek() instanceof Step.Press) {
      canvas.press(control, label);
    }
  }

  private String name(Control control) {
    if (control.isSeat()) {
      return "seat " + (control.seat() + 1);
    }
    return switch (control) {
      case DIAL_A -> "dial A";
      case DIAL_B -> "dial B";
      default -> control.name();
    };
  }
}
