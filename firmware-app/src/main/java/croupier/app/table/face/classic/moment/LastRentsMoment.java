package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.OpenRents;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Countdown;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.hal.Effect;
import croupier.hal.Hue;
import java.util.ArrayList;
import java.util.List;

/**
 * The last turn is over: owners claim what is still open with their own buttons, until the time has
 * run out.
 */
public final class LastRentsMoment implements Moment {
  private static final int SECONDS = 15;
  private static final ClassicAction WAIVE = new ClassicAction.Waive();

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final OpenRents rents;
  private final Countdown countdown = new Countdown(SECONDS);

  public LastRentsMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    rents = new OpenRents(room);
  }

  @Override
  public boolean lasts() {
    return position.frame() == Frame.CLOSING;
  }

  @Override
  public Countdown countdown() {
    return countdown;
  }

  @Override
  public Effect halo(int seat) {
    return Effect.DIM;
  }

  @Override
  public Wish unprompted() {
    if (countdown.over(room.now())) {
      for (int seat = 0; seat < position.seats(); seat++) {
        if (room.rights().may(seat, WAIVE)) {
          return ClassicRoom.act(seat, WAIVE);
        }
      }
    }
    return Wish.NOTHING;
  }

  @Override
  public void draw(Canvas canvas) {
    countdown.draw(canvas, 0, 1, Hue.WHITE, room.now());
    canvas.lcd(
        Message.of("classic.closing-line").with("time", countdown.words(room.now())),
        rents.line(0),
        rents.line(1),
        Message.of("classic.closing-keys"));
    List<Message> sentences = new ArrayList<>(List.of(Message.of("classic.closing")));
    sentences.addAll(rents.sentences());
    canvas.headline(Message.sentences(sentences));
  }
}
