package croupier.app.table.screen;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.OkButton;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.List;

/** A menu with one list: dial A walks through it, OK takes what is shown, BACK leaves. */
public abstract class ListMenu<T> extends Patient {
  private final String title;
  private final Choices<T> choices;
  private final OkButton ok = new OkButton();

  protected ListMenu(TableContext context, String title, Choices<T> choices) {
    super(context, MENU_SECONDS);
    this.title = title;
    this.choices = choices;
  }

  protected abstract Mode chosen(T value);

  protected abstract Mode back();

  /** A line on what is shown now. */
  protected abstract String about(T value);

  /** What ROLL does with what is shown; most often nothing. */
  protected Mode roll(T value) {
    return this;
  }

  /** What the LCD says about what is shown. */
  protected List<String> lines(String label, String place, T value) {
    return List.of(Lines.ends(title, place), Lines.chosen(label), about(value), "A:choose OK:take");
  }

  /** What is told about it to who holds OK. */
  protected abstract List<String> help(T value);

  @Override
  public final Mode handle(UnitEvent event) {
    touched();
    UnitEvent heard = ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return new Help(context, help(choices.value()), this);
    }
    switch (heard) {
      case null -> {}
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        choices.turn(steps);
        context.sound(Sound.Kind.TICK);
      }
      case UnitEvent.Pressed(Control control, _)
          when control == Control.OK || control == Control.DIAL_A -> {
        return chosen(choices.value());
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.ROLL -> {
        return roll(choices.value());
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> {
        return back();
      }
      default -> {}
    }
    return this;
  }

  /** What else there is to see, and the key for {@link #roll}. */
  protected void drawMore(Canvas canvas, T value) {}

  /** A title that asks needs no colon. */
  private String asked() {
    return title + (title.endsWith("?") ? " " : ": ");
  }

  @Override
  public final void draw(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), Effect.DIM);
    }
    T value = choices.value();
    canvas.lcd(lines(choices.label(), choices.place(), value).toArray(String[]::new));
    canvas.headline(
        asked() + Lines.capital(choices.label()) + ". " + String.join(" ", help(value)));
    drawMore(canvas, value);
    canvas.turn(Control.DIAL_A, "choose");
    canvas.press(Control.OK, "take " + choices.label());
    canvas.hold(Control.OK, "help");
    canvas.press(Control.BACK, "back");
  }
}
