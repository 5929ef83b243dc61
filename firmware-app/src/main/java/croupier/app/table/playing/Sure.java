package croupier.app.table.playing;

import croupier.app.Waits;
import croupier.app.seat.SeatOffer;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Help;
import croupier.app.table.screen.Patient;
import croupier.app.table.widget.OkButton;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.List;

/**
 * What costs much and cannot be taken back is asked once more: OK does it, BACK does not. Time that
 * runs out stands still meanwhile.
 */
final class Sure extends Patient {
  private final Playing playing;
  private final Wish.Sure asked;
  private final PresentDecision decision = new PresentDecision();
  private final OkButton ok = new OkButton();

  Sure(TableContext context, Playing playing, Wish.Sure asked) {
    super(context, Waits.MENU);
    this.playing = playing;
    this.asked = asked;
    decision.shown(context.now());
    decision.hurried(context.now());
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    boolean answers = decision.mayBeAnsweredBy(event);
    UnitEvent heard = ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return Help.of(context, playing.face().hint(), this);
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
  public List<SeatOffer> offers() {
    return playing.offers();
  }

  @Override
  public void leave() {
    playing.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    playing.picture().drawFace(canvas);
    Message sure =
        Message.of("playing.sure")
            .player("who", asked.wish().player())
            .with("about", asked.about());
    canvas.onlySay(sure, sure, null, Message.of("playing.sure-keys"));
    canvas.press(Control.OK, Message.of("playing.yes").with("doing", asked.doing()));
    canvas.press(Control.BACK, Message.of("playing.no"));
    canvas.offerHelp();
  }
}
