package croupier.app.table.playing;

import croupier.app.Waits;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatOffer;
import croupier.app.settings.Locked;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Stage;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.LanguageMenu;
import croupier.app.table.screen.Patient;
import croupier.app.table.screen.Question;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.time.Duration;
import java.util.List;

/** The game rests. It is on the disk already; the plug may be pulled. */
final class Paused extends Patient implements Stage {
  private final Playing playing;

  /** Whether somebody had played on when the pause came: that waits, too. */
  private final boolean calledBefore;

  Paused(TableContext context, Playing playing) {
    super(context, patience(context));
    this.playing = playing;
    calledBefore = playing.hasHeardAPerson();
  }

  private static Duration patience(TableContext context) {
    Duration idle = context.show().on() ? context.show().idle() : Waits.PAUSE;
    return Forgotten.asksAfter(context).map(Duration::ofNanos).orElse(idle);
  }

  private boolean mayBeAbandoned() {
    return !context.kiosk().locks(Locked.ABANDON);
  }

  private boolean mayBeTranslated() {
    return !context.kiosk().locks(Locked.LANGUAGE);
  }

  @Override
  public Mode handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _)
          when control == Control.OK || control == Control.BACK ->
          playing.again();
      case UnitEvent.Pressed(Control control, _) when control == Control.ROLL -> putAway();
      case UnitEvent.Pressed(Control control, _)
          when control == Control.DIAL_A && mayBeAbandoned() ->
          new Question(
              context,
              Message.of("menu.title-abandon"),
              Message.of("playing.abandon-about"),
              Message.of("playing.abandon-help"),
              this,
              this::abandon);
      case UnitEvent.Turned(Control dial, _, _) when dial == Control.DIAL_A && mayBeTranslated() ->
          new LanguageMenu(context, this);
      case UnitEvent.Pressed(Control control, _) when playing.seating().player(control) >= 0 ->
          new HandOver(context, playing, this, playing.seating().player(control));
      default -> this;
    };
  }

  /** On the page of a seat; whoever decides there wants to go on. */
  @Override
  public boolean isCalled() {
    return !calledBefore && playing.hasHeardAPerson();
  }

  @Override
  public long nextDue() {
    return isCalled() ? context.now() : super.nextDue();
  }

  /** A game stays where it is while the unit shows itself, unless other visitors wait. */
  @Override
  public Mode tick(long now) {
    if (isCalled()) {
      return playing.again();
    }
    if (Forgotten.asksAfter(context).isPresent()) {
      return new Forgotten(context, playing, this);
    }
    if (!context.show().on()) {
      return putAway();
    }
    return context.isShowTime() ? context.showing(this) : again();
  }

  @Override
  public Mode afterShow(UnitEvent touch) {
    return again();
  }

  @Override
  public List<SeatOffer> offers() {
    return playing.offers();
  }

  @Override
  public Mode claimed(SeatClaim claim) {
    return playing.claimed(claim, this);
  }

  /** Nobody is to finish a game; what comes then. */
  static Mode abandon(TableContext context, Playing playing) {
    TableContext.LOG.info("The game of {} is abandoned", playing.game().position().game().id());
    playing.kept().drop();
    playing.leave();
    context.lastGame().isDone();
    return context.home();
  }

  private Mode abandon() {
    return abandon(context, playing);
  }

  private Mode putAway() {
    playing.leave();
    return context.home();
  }

  @Override
  public void leave() {
    playing.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    playing.picture().drawFaintly(canvas);
    boolean unsaved = playing.kept().isBehind();
    canvas.say(
        Message.of(
            mayBeAbandoned()
                ? unsaved ? "playing.paused-unsaved" : "playing.paused"
                : unsaved ? "playing.rests-unsaved" : "playing.rests"));
    canvas.press(Control.OK, Message.of("playing.go-on"));
    canvas.press(Control.BACK, Message.of("playing.go-on"));
    canvas.press(Control.ROLL, Message.of("playing.put-away"));
    if (mayBeAbandoned()) {
      canvas.press(Control.DIAL_A, Message.of("playing.abandon"));
    }
    if (mayBeTranslated()) {
      canvas.turn(Control.DIAL_A, Message.of("playing.other-language"));
    }
    for (int player = 0; player < playing.seating().players(); player++) {
      canvas.press(playing.seating().button(player), Message.of("playing.hand-over"));
    }
  }
}
