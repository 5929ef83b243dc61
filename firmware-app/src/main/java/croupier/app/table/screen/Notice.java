package croupier.app.table.screen;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;

/** Something that has to be said; OK goes on. */
public final class Notice extends Patient {
  private final String title;
  private final String line;
  private final String second;
  private final Mode then;

  public Notice(TableContext context, String title, String line, String second, Mode then) {
    super(context, MENU_SECONDS);
    this.title = title;
    this.line = line;
    this.second = second;
    this.then = then;
  }

  @Override
  public Mode handle(UnitEvent event) {
    return event instanceof UnitEvent.Pressed(Control control, _)
            && (control == Control.OK || control == Control.BACK)
        ? then.again()
        : this;
  }

  @Override
  public Mode tick(long now) {
    return then.again();
  }

  @Override
  public void draw(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), Effect.DIM);
    }
    canvas.lcd(title, line, second, "OK: go on");
    canvas.headline(title + ". " + line + " " + second);
    canvas.press(Control.OK, "go on");
  }
}
