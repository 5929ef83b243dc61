package croupier.app.table;

import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;

/** A menu with one list: dial A walks through it, OK takes what is shown, BACK leaves. */
abstract class ListMenu<T> extends Patient {
  private final String title;
  private final Choices<T> choices;

  ListMenu(Desk desk, String title, Choices<T> choices) {
    super(desk, MENU_SECONDS);
    this.title = title;
    this.choices = choices;
  }

  abstract Mode chosen(T value);

  abstract Mode back();

  /** A line on what is shown now. */
  abstract String about(T value);

  @Override
  public final Mode handle(UnitEvent event) {
    touched();
    switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        choices.turn(steps);
        desk.sound(Sound.Kind.TICK);
      }
      case UnitEvent.Pressed(Control control, _)
          when control == Control.OK || control == Control.DIAL_A -> {
        return chosen(choices.value());
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> {
        return back();
      }
      default -> {}
    }
    return this;
  }

  @Override
  public final void draw(Canvas canvas) {
    for (int seat = 0; seat < desk.seats(); seat++) {
      canvas.halo(seat, desk.hue(seat), Effect.DIM);
    }
    canvas.lcd(
        Lines.ends(title, choices.place()),
        Lines.chosen(choices.label()),
        about(choices.value()),
        "A:choose OK:take");
    canvas.headline(title + ": " + choices.label() + ".");
    canvas.turn(Control.DIAL_A, "choose");
    canvas.press(Control.OK, "take " + choices.label());
    canvas.press(Control.BACK, "back");
  }
}
