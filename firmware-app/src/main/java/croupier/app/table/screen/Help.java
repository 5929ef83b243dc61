package croupier.app.table.screen;

import croupier.app.seat.SeatOffer;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import java.util.List;

/** Somebody held OK and asked what this is about; what was on before waits until it is read. */
public final class Help extends Leaflet {
  private final Mode before;

  /** Says what is in these words. */
  public static Help of(TableContext context, List<Message> sentences, Mode before) {
    return new Help(context, ShortNames.NONE, sentences, before);
  }

  /**
   * @param names of the players that it is about
   */
  Help(TableContext context, ShortNames names, List<Message> sentences, Mode before) {
    super(context, names, sentences, Message.of("menu.enough"));
    this.before = before;
  }

  @Override
  protected Mode onward() {
    return before.again();
  }

  @Override
  protected Mode back() {
    return before.again();
  }

  /** Who asked has gone; the others play on. */
  @Override
  public Mode tick(long now) {
    return before.again();
  }

  /** The table stays lit while somebody reads about it. */
  @Override
  protected void drawBehind(Canvas canvas) {
    Canvas behind = context.canvas();
    before.draw(behind);
    canvas.lightsOf(behind);
  }

  @Override
  public List<SeatOffer> offers() {
    return before.offers();
  }

  @Override
  public void leave() {
    before.leave();
  }
}
