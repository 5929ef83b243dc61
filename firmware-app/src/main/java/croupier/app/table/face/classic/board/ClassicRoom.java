package croupier.app.table.face.classic.board;

import croupier.app.table.face.Wish;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.classic.ClassicPosition;
import croupier.hal.Control;
import croupier.hal.LcdSize;

/**
 * What everything about one game of travel or brands on the unit needs: who sits where, and what
 * is.
 */
public record ClassicRoom(
    TableContext context,
    Seating seating,
    ClassicPosition position,
    Rights rights,
    ClassicWords words) {
  public static ClassicRoom of(TableContext context, Seating seating, ClassicPosition position) {
    return new ClassicRoom(
        context, seating, position, new Rights(position), new ClassicWords(position));
  }

  public long now() {
    return context.now();
  }

  public LcdSize lcdSize() {
    return context.lcdSize();
  }

  public Control button(int seat) {
    return seating.button(seat);
  }

  /** What a seat can pay at once, with it on one line. */
  public Message cash(String message, int seat) {
    return Message.of(message).player("who", seat).with("cash", position.cash(seat));
  }

  public Matters matters() {
    return new Matters(position, words);
  }

  public static Wish act(int seat, Action action) {
    return new Wish.Act(seat, action);
  }
}
