package croupier.app.table.screen;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.List;

/** Something to read, page by page: dial A turns the pages, OK has read enough. */
public abstract class Leaflet extends Patient {
  private final ShortNames names;
  private final Pages pages;
  private final Message enough;
  private int at;

  /**
   * @param names of the players that it is about
   * @param enough what OK does, in one or two short words
   */
  protected Leaflet(
      TableContext context, ShortNames names, List<Message> sentences, Message enough) {
    super(context, Waits.MENU);
    this.names = names;
    this.enough = enough;
    pages = new Pages(context, names, sentences);
  }

  /** It was read, or nobody wanted to. */
  protected abstract Mode onward();

  protected abstract Mode back();

  /** ROLL was pressed. */
  protected Mode rolled() {
    return this;
  }

  @Override
  public final Mode handle(UnitEvent event) {
    touched();
    switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        at = Math.floorMod(at + steps, pages.count());
        context.sound(Sound.Kind.TICK);
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.OK -> {
        return onward();
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> {
        return back();
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.ROLL -> {
        return rolled();
      }
      default -> {}
    }
    return this;
  }

  protected void drawBehind(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), Effect.DIM);
    }
  }

  /** Says what ROLL does, if it does something. */
  protected void drawRoll(Canvas canvas) {}

  @Override
  public final void draw(Canvas canvas) {
    drawBehind(canvas);
    canvas.names(names);
    at = Math.min(at, pages.count() - 1);
    boolean more = pages.count() > 1;
    Message keys = Message.of(more ? "menu.leaf" : "menu.last-leaf").with("enough", enough);
    pages.draw(canvas, at, more ? keys.with("at", at + 1).with("of", pages.count()) : keys);
    if (more) {
      canvas.turn(Control.DIAL_A, Message.of("menu.read-on"));
    }
    canvas.press(Control.OK, enough);
    drawRoll(canvas);
    canvas.press(Control.BACK, Message.of("menu.back"));
  }
}
