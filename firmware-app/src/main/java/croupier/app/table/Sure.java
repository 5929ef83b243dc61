package croupier.app.table;

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
  private final OkButton ok = new OkButton();

  Sure(Desk desk, Playing playing, Wish.Sure asked) {
    super(desk, MENU_SECONDS);
    this.playing = playing;
    this.asked = asked;
    decision.shown(desk.now());
    decision.hurried(desk.now());
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    boolean answers = decision.mayBeAnsweredBy(event);
    UnitEvent heard = ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return new Help(desk, playing.hint(), this);
    }
    if (answers && heard instanceof UnitEvent.Pressed(Control control, _)) {
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
    canvas.offerHelp();
  }
}
