package croupier.app.table;

import java.util.List;

/** Somebody held OK and asked what this is about; what was on before waits until it is read. */
final class Help extends Leaflet {
  private final Mode before;

  Help(Desk desk, List<String> sentences, Mode before) {
    super(desk, sentences, "go on");
    this.before = before;
  }

  @Override
  Mode onward() {
    return before.again();
  }

  @Override
  Mode back() {
    return before.again();
  }

  /** Who asked has gone; the others play on. */
  @Override
  public Mode tick(long now) {
    return before.again();
  }

  /** The table stays lit while somebody reads about it. */
  @Override
  void drawBehind(Canvas canvas) {
    Canvas behind = new Canvas();
    before.draw(behind);
    canvas.lightsOf(behind);
  }

  @Override
  public void leave() {
    before.leave();
  }
}
