package croupier.app.table.playing;

import croupier.app.table.face.Wish;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.hal.Control;
import croupier.hal.UnitEvent;

/**
 * What costs much and cannot be taken back is asked once more: OK does it, BACK does not. Time that
 * runs out stands still meanwhile.
 */
final class Sure extends Patient {
  private final Playing playing;
  private final Wish.Sure asked;
  private final PresentDecision decision = new PresentDecision();

  Sure(TableContext context, Playing playing, Wish.Sure asked) {
    super(context, MENU_SECONDS);
    this.playing = playing;
    this.asked = asked;
    decision.shown(context.now());
    decision.hurried(context.now());
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    if (decision.mayBeAnsweredBy(event) && event instanceof UnitEvent.Pressed(Control control, _)) {
      return switch (control) {
        case OK -> playing.sure(asked.wish());
        case BACK -> playing.again();
        default -> this;
      };
    }
    return this;
  }

  @Override
  public Mode tick(long now) {
    return playing.again();
  }

  @Override
  public void leave() {
    playing.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    playing.drawFace(canvas);
    String name = playing.seating().name(asked.wish().player());
    canvas.onlySay(
        name + ": " + asked.sentence() + " OK: yes. BACK: no.",
        Lines.ends(Lines.name(asked.wish().player()) + ":", "sure?"),
        asked.about(),
        "",
        Lines.ends("OK:yes", "BACK:no"));
    canvas.press(Control.OK, "yes, " + asked.doing());
    canvas.press(Control.BACK, "no");
  }
}
