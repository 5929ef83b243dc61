package croupier.app.table.screen;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.OkButton;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.List;

/** A menu with one list: dial A walks through it, OK takes what is shown, BACK leaves. */
public abstract class ListMenu<T> extends Patient {
  private final Message title;
  private final Choices<T> choices;
  private final OkButton ok = new OkButton();

  protected ListMenu(TableContext context, Message title, Choices<T> choices) {
    super(context, Waits.MENU);
    this.title = title;
    this.choices = choices;
  }

  /** What something is called. */
  protected abstract Message label(T value);

  protected abstract Mode chosen(T value);

  protected abstract Mode back();

  /** A line on what is shown now. */
  protected abstract Message about(T value);

  /** What ROLL does with what is shown; most often nothing. */
  protected Mode roll(T value) {
    return this;
  }

  /** What the LCD says about what is shown. */
  protected List<Message> lines(T value) {
    return List.of(
        placed("menu.title").with("title", title),
        Message.of("menu.chosen").with("choice", label(value)),
        about(value),
        Message.of("menu.choose-and-take"));
  }

  /** A message that says where in the list this is. */
  protected final Message placed(String name) {
    return Message.of(name).with("at", choices.number()).with("of", choices.size());
  }

  /** Who is meant by players in what is said. */
  protected ShortNames names(T value) {
    return ShortNames.NONE;
  }

  /** What is told about it to who holds OK. */
  protected abstract List<Message> help(T value);

  @Override
  public final boolean isOpen() {
    return true;
  }

  @Override
  public final Mode handle(UnitEvent event) {
    touched();
    UnitEvent heard = ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      T value = choices.value();
      return new Help(context, names(value), help(value), this);
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

  @Override
  public final void draw(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), Effect.DIM);
    }
    T value = choices.value();
    canvas.names(names(value));
    drawMore(canvas, value);
    canvas.lcd(lines(value).toArray(Message[]::new));
    canvas.headline(
        Message.of("menu.asked")
            .with("title", title)
            .with("choice", label(value))
            .all("help", help(value)));
    canvas.turn(Control.DIAL_A, Message.of("menu.choose"));
    canvas.press(Control.OK, Message.of("menu.take").with("choice", label(value)));
    canvas.hold(Control.OK, Message.of("menu.help"));
    canvas.press(Control.BACK, Message.of("menu.back"));
  }
}
