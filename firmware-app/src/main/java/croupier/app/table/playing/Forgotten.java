package croupier.app.table.playing;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Countdown;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Sound;
import java.time.Duration;
import java.util.Optional;

/** Nobody has touched a visitor's game for long: it asks, visibly, and then makes room. */
final class Forgotten implements Mode {
  private final TableContext context;
  private final Playing playing;
  private final Mode before;
  private final Countdown countdown = new Countdown((int) Waits.FORGOTTEN.toSeconds());

  /**
   * @param before what whoever is still there comes back to
   */
  Forgotten(TableContext context, Playing playing, Mode before) {
    this.context = context;
    this.playing = playing;
    this.before = before;
    countdown.restart(context.now());
    context.sound(Sound.Kind.ATTENTION);
  }

  /**
   * How long a game that people play is left untouched until it asks; empty where games are not
   * forgotten.
   */
  static Optional<Long> asksAfter(TableContext context) {
    return context
        .kiosk()
        .forgottenAfter()
        .map(Duration::toNanos)
        .map(nanos -> nanos - Waits.FORGOTTEN.toNanos());
  }

  @Override
  public Mode handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed _, UnitEvent.Turned _ -> before.again();
      default -> this;
    };
  }

  @Override
  public long nextDue() {
    return hasHeard() ? context.now() : countdown.nextDue();
  }

  /** Whether somebody has played on, on the page of their seat. */
  private boolean hasHeard() {
    return before == playing && playing.hasHeardAPerson();
  }

  @Override
  public Mode tick(long now) {
    if (hasHeard()) {
      return before.again();
    }
    if (!countdown.over(now)) {
      countdown.tick(now);
      return this;
    }
    TableContext.LOG.info("Nobody has touched the game any more.");
    if (context.kiosk().drops()) {
      return Paused.abandon(context, playing);
    }
    playing.leave();
    // Who comes next is somebody else.
    context.lastGame().isDone();
    return context.home();
  }

  @Override
  public void leave() {
    playing.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    playing.picture().drawFaintly(canvas);
    playing.seating().halos(canvas, -1, Effect.BLINK);
    countdown.draw(canvas, 0, UnitPicture.DICE - 1, Hue.WHITE, context.now());
    canvas.say(Message.of("playing.forgotten").with("time", countdown.words(context.now())));
    Message goOn = Message.of("playing.go-on");
    canvas.press(Control.OK, goOn);
    for (int player = 0; player < playing.seating().players(); player++) {
      canvas.press(playing.seating().button(player), goOn);
    }
  }
}
