package croupier.app.table.screen;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import java.util.List;

/** Somebody held OK and asked what this is about; what was on before waits until it is read. */
public final class Help extends Leaflet {
  private final Mode before;

  public Help(TableContext context, List<String> sentences, Mode before) {
    super(context, sentences, "go on");
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
    Canvas behind = new Canvas();
    before.draw(behind);
    canvas.lightsOf(behind);
  }

  @Override
  public void leave() {
    before.leave();
  }
}
