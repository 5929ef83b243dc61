package croupier.app.table.screen;

import croupier.app.seat.SeatOffer;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import java.util.List;

/** A list beside something that waits for it, and is on again when nobody chooses. */
public abstract class Aside<T> extends ListMenu<T> {
  protected final Mode before;

  protected Aside(TableContext context, Message title, Choices<T> choices, Mode before) {
    super(context, title, choices);
    this.before = before;
  }

  @Override
  protected final Mode back() {
    return before.again();
  }

  @Override
  public final Mode tick(long now) {
    return before.again();
  }

  @Override
  public final List<SeatOffer> offers() {
    return before.offers();
  }

  @Override
  public final void leave() {
    before.leave();
  }
}
