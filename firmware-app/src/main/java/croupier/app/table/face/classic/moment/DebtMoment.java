package croupier.app.table.face.classic.moment;

import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.hal.Effect;

/** Somebody owes more than its cash: its desk lies open until it is paid. */
public final class DebtMoment implements Moment {
  private final ClassicRoom room;
  private final ClassicPosition position;
  private final int debtor;

  public DebtMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    debtor = position.debtor();
  }

  @Override
  public boolean lasts() {
    return position.frame() == Frame.DEBT && position.debtor() == debtor;
  }

  @Override
  public Effect halo(int seat) {
    return seat == debtor ? Effect.PULSE : seat == position.creditor() ? Effect.STEADY : Effect.DIM;
  }

  @Override
  public void draw(Canvas canvas) {
    canvas.lcd(
        room.matters().debtLine(),
        Message.of("classic.has").with("cash", position.cash(debtor)),
        Message.of("classic.debt-short").with("short", room.matters().debtShort()));
    canvas.headline(room.matters().debt());
    if (room.seating().isHeld(debtor)) {
      room.seating().thinks(canvas, debtor, room.matters().debt());
    }
  }
}
