package croupier.app.table.service;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
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
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** For whoever built the unit: every light in every colour, and what each button and dial says. */
public final class Service extends Patient {
  private static final Message TEST = Message.of("service.test");
  private static final Message CHECK = Message.of("service.check");
  private static final Message LEAVE = Message.of("service.leave");
  private static final Message SETTINGS = Message.of("service.settings");
  private static final Message LEAVE_OR_SET = Message.of("service.leave-or-set");

  private final Supplier<Mode> oldGames;
  private final Set<Control> seen = EnumSet.noneOf(Control.class);
  private final int[] turned = new int[Control.values().length];
  private int hue = Hue.WHITE.ordinal();
  private Message last = Message.of("service.last-nothing");

  /**
   * @param oldGames the menu of all games that were put away
   */
  public Service(TableContext context, Supplier<Mode> oldGames) {
    super(context, Waits.SERVICE);
    this.oldGames = oldGames;
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    switch (event) {
      case UnitEvent.Pressed(Control control, _) -> {
        seen.add(control);
        context.failing().repairIsSeen();
        last = last("service.last-down", control);
        if (control == Control.ROLL) {
          hue = hue % (Hue.values().length - 1) + 1;
        }
      }
      case UnitEvent.Released(Control control, _, _) -> last = last("service.last-up", control);
      case UnitEvent.Held(Control control, _) -> {
        // Each has a second way, so that a dead button does not keep anybody from checking it.
        if (control == Control.BACK || control == Control.DIAL_B) {
          return context.home();
        }
        if (control == Control.OK || control == Control.ROLL) {
          return new ServiceCheck(context, this);
        }
        if (control == Control.DIAL_A) {
          return new SettingsMenu(context, this, oldGames);
        }
        last = last("service.last-held", control);
      }
      case UnitEvent.Repeated _ -> {}
      case UnitEvent.Turned(Control dial, int steps, _) -> {
        turned[dial.ordinal()] += steps;
        last = last("service.last-turned", dial).with("at", turned[dial.ordinal()]);
      }
      case UnitEvent.Faulted _, UnitEvent.Recovered _ -> {}
    }
    return this;
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  private static Message last(String what, Control control) {
    return Message.of(what).with("control", CheckNotes.name(control));
  }

  @Override
  public void draw(Canvas canvas) {
    Hue colour = Hue.values()[hue];
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
      canvas.press(Control.seat(seat), TEST);
    }
    for (int dial = 0; dial < UnitPicture.DIALS; dial++) {
      int position = Math.floorMod(turned[Control.DIAL_A.ordinal() + dial], 3);
      canvas.hood(dial, position);
      canvas.reveal(dial, position, colour);
    }
    drawWords(canvas, colour);
    canvas.turn(Control.DIAL_A, TEST);
    canvas.turn(Control.DIAL_B, TEST);
    canvas.press(Control.ROLL, Message.of("service.next-colour"));
    canvas.press(Control.OK, TEST);
    canvas.hold(Control.OK, CHECK);
    canvas.hold(Control.ROLL, CHECK);
    canvas.hold(Control.BACK, LEAVE);
    canvas.hold(Control.DIAL_B, LEAVE);
    canvas.hold(Control.DIAL_A, SETTINGS);
  }

  private void drawWords(Canvas canvas, Hue colour) {
    String hue = "unit.hue-" + colour.name().toLowerCase(Locale.ROOT).replace('_', '-');
    Message title = Message.of("service.title").with("hue", Message.of(hue)).with("last", last);
    Optional<Message> condition = context.condition();
    if (condition.isEmpty()) {
      canvas.lcd(title, last, LEAVE_OR_SET, CHECK);
      canvas.headline(title);
      return;
    }
    canvas.lcd(last, null, LEAVE_OR_SET, CHECK);
    canvas.paragraph(1, 2, condition.get());
    canvas.headline(Message.sentences(List.of(title, condition.get())));
  }
}
