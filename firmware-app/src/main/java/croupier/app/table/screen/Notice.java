package croupier.app.table.screen;

import croupier.app.Waits;
import croupier.app.seat.SeatOffer;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import java.util.List;

/** Something that has to be said; OK goes on. */
public final class Notice extends Patient {
  private final Message message;
  private final Mode then;

  /**
   * @param message has three lines at most for the LCD
   */
  public Notice(TableContext context, Message message, Mode then) {
    super(context, Waits.MENU);
    this.message = message;
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
  public List<SeatOffer> offers() {
    return then.offers();
  }

  @Override
  public void leave() {
    then.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), Effect.DIM);
    }
    Message goOn = Message.of("menu.go-on");
    canvas.say(message);
    canvas.addToLcd(goOn);
    canvas.press(Control.OK, goOn);
  }
}
