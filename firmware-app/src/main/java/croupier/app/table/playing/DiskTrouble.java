package croupier.app.table.playing;

import croupier.app.seat.SeatOffer;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.List;

/**
 * The disk refuses. Nothing is lost and nothing was shown: people decide whether to try again or to
 * go on unsaved.
 */
final class DiskTrouble implements Mode {
  private final Playing playing;
  private final TableContext context;
  private final Wish wish;
  private long due;

  DiskTrouble(TableContext context, Playing playing, Wish wish) {
    this.context = context;
    this.playing = playing;
    this.wish = wish;
    again();
  }

  @Override
  public final Mode again() {
    due = Forgotten.asksAfter(context).map(nanos -> context.now() + nanos).orElse(NEVER);
    return this;
  }

  @Override
  public long nextDue() {
    return due;
  }

  @Override
  public Mode tick(long now) {
    return new Forgotten(context, playing, this);
  }

  @Override
  public Mode handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _) when control == Control.OK ->
          playing.perform(wish);
      case UnitEvent.Pressed(Control control, _) when control == Control.ROLL -> {
        TableContext.LOG.warn("The game goes on unsaved until the disk takes it again.");
        playing.kept().playUnsaved();
        yield playing.perform(wish);
      }
      default -> this;
    };
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
    playing.picture().drawFaintly(canvas);
    canvas.say(Message.of("playing.cannot-save"));
    canvas.press(Control.OK, Message.of("playing.try-again"));
    canvas.press(Control.ROLL, Message.of("playing.go-on-unsaved"));
  }
}
