package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.widget.Countdown;
import croupier.engine.Action;
import croupier.hal.Control;
import croupier.hal.Effect;

/** What the table of travel or brands is about, as long as the position waits for just this. */
public interface Moment {
  /** Whether the position still waits for this; else another moment has come. */
  boolean lasts();

  /** The position has changed, and this still lasts; whether it asks for something else now. */
  default boolean renew() {
    return false;
  }

  /** The time that runs out while this lasts; null when there is time enough. */
  default Countdown countdown() {
    return null;
  }

  /** When {@link #tick} is next wanted. */
  default long nextDue() {
    return countdown() == null ? Mode.NEVER : countdown().nextDue();
  }

  default void tick(long now) {
    countdown().tick(now);
  }

  void draw(Canvas canvas);

  /** What can be done although somebody's desk is open. */
  default void drawKeysBehindDesk(Canvas canvas) {}

  /** How the ring of a seat shines. */
  Effect halo(int seat);

  /** Whether the own button of a seat means something here; else it opens the seat's desk. */
  default boolean takes(int seat) {
    return false;
  }

  default void turned(Control dial, int steps) {}

  /** ROLL, OK or the push of a dial. */
  default Wish pressed(Control control) {
    return Wish.NOTHING;
  }

  /** BACK was let go of before it was a hold. */
  default Wish back() {
    return Wish.NOTHING;
  }

  /** The own button of a seat that this {@link #takes} was let go of before it was a hold. */
  default Wish tapped(int seat) {
    return Wish.NOTHING;
  }

  /** The own button of a seat that this {@link #takes} is held. */
  default Wish held(int seat) {
    return Wish.NOTHING;
  }

  /** The seat whose hand chance waits for, as a bit; 0 when it waits for none or for anybody's. */
  default int hands() {
    return 0;
  }

  /** A seat has decided that is not at the unit. */
  default Wish answered(int seat, Action action) {
    return ClassicRoom.act(seat, action);
  }

  /** What happens without hands: there is one thing to do, or the time has run out. */
  default Wish unprompted() {
    return Wish.NOTHING;
  }
}
