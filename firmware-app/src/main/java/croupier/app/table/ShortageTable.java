package croupier.app.table;

import croupier.engine.classic.Building;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.hal.Effect;
import croupier.hal.Hue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Somebody asks for the last building of its kind: whoever could use it too wants it with a press
 * of the own button, and lets it go by holding it, or when the time has run out.
 */
final class ShortageTable implements ClassicMoment {
  private static final int SECONDS = 15;
  private static final ClassicAction WANT = new ClassicAction.Want();
  private static final ClassicAction WAIVE = new ClassicAction.Waive();

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final Countdown countdown = new Countdown(SECONDS);

  ShortageTable(ClassicRoom room) {
    this.room = room;
    position = room.position();
  }

  @Override
  public boolean lasts() {
    return position.frame() == Frame.SHORTAGE;
  }

  @Override
  public Countdown countdown() {
    return countdown;
  }

  @Override
  public Effect halo(int seat) {
    return position.mayAct(seat) ? Effect.PULSE : Effect.DIM;
  }

  @Override
  public boolean takes(int seat) {
    return true;
  }

  @Override
  public Wish tapped(int seat) {
    return act(seat, WANT);
  }

  @Override
  public Wish held(int seat) {
    return act(seat, WAIVE);
  }

  private Wish act(int seat, ClassicAction action) {
    return room.rights().may(seat, action) ? ClassicRoom.act(seat, action) : Wish.NOTHING;
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
    Building building = position.buildingInQuestion();
    int asks = position.bidder();
    canvas.lcd(
        Lines.ends("The last " + room.brief().building(building), countdown.words(room.now())),
        room.brief().name(asks) + " wants it.",
        who(room.brief()) + ": you too?",
        "own:yes  hold:let go");
    canvas.headline(
        room.full().name(asks)
            + " wants the last "
            + room.full().building(building)
            + ". "
            + who(room.full())
            + ": press your own button to bid for it, hold it to let it go.");
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        canvas.press(room.button(seat), "want it too");
        canvas.hold(room.button(seat), "let it go");
      }
    }
  }

  private String who(ClassicPhrases words) {
    return words.names(
        IntStream.range(0, position.seats())
            .filter(position::mayAct)
            .boxed()
            .collect(Collectors.toList()));
  }
}
