package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicPhrases;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Countdown;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Sound;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Somebody asks for a building, and others could use what is left: each press of the own button
 * wants one more, and holding it wants none. The time ends it, or OK when everybody has counted;
 * where there is only one, the first press is the answer.
 */
public final class ShortageMoment implements Moment {
  private static final int SECONDS = 15;
  private static final ClassicAction WAIVE = new ClassicAction.Waive();

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final Building building;
  private final int asker;
  private final Countdown countdown = new Countdown(SECONDS);

  /** How many each seat wants that has not said so yet. */
  private final int[] counts;

  /** Who has said how many, as bits. */
  private int said;

  /** OK was pressed: what is counted is what is wanted. */
  private boolean done;

  public ShortageMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    building = position.buildingInQuestion();
    asker = position.bidder();
    counts = new int[position.seats()];
    counts[asker] = 1;
    said = 1 << asker;
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
    if (!position.mayAct(seat)) {
      return Wish.NOTHING;
    }
    countdown.restart(room.now());
    int most = position.mostWanted(seat);
    counts[seat] = counts[seat] % most + 1;
    said |= 1 << seat;
    room.context().sound(Sound.Kind.TICK);
    return most == 1 ? answer(seat) : Wish.NOTHING;
  }

  @Override
  public Wish held(int seat) {
    if (!position.mayAct(seat)) {
      return Wish.NOTHING;
    }
    counts[seat] = seat == asker ? 1 : 0;
    return answer(seat);
  }

  @Override
  public Wish pressed(Control control) {
    done |= control == Control.OK && mayEnd();
    return unprompted();
  }

  @Override
  public Wish unprompted() {
    if (done || countdown.over(room.now())) {
      for (int seat = 0; seat < position.seats(); seat++) {
        if (position.mayAct(seat)) {
          return answer(seat);
        }
      }
    }
    return Wish.NOTHING;
  }

  private Wish answer(int seat) {
    int count = Math.min(counts[seat], position.mostWanted(seat));
    return ClassicRoom.act(seat, count == 0 ? WAIVE : new ClassicAction.Want(count));
  }

  /** Whether there is more than one to be wanted, so that presses are counted. */
  private boolean isCounted() {
    return left() > 1;
  }

  /** Whether everybody has counted: nobody ends it for those who are still thinking. */
  private boolean mayEnd() {
    return isCounted() && (position.deciders() & ~said) == 0;
  }

  private int left() {
    return building == Building.HOUSE ? position.houses() : position.hotels();
  }

  @Override
  public void draw(Canvas canvas) {
    countdown.draw(canvas, 0, 1, Hue.WHITE, room.now());
    String time = countdown.words(room.now());
    if (isCounted()) {
      canvas.lcd(
          Lines.ends(left() + " " + room.brief().buildings(building) + " left", time),
          "How many each?",
          counted(),
          mayEnd() ? "own:+1 hold:0 OK:end" : "own:+1  hold:0");
    } else {
      canvas.lcd(
          Lines.ends("The last " + room.brief().building(building), time),
          room.brief().name(asker) + " wants it.",
          who(room.brief()) + ": you too?",
          "own:yes  hold:let go");
    }
    canvas.headline(headline());
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        canvas.press(room.button(seat), isCounted() ? "want one more" : "want it too");
        canvas.hold(room.button(seat), seat == asker ? "want one only" : "want none");
      }
    }
    if (mayEnd()) {
      canvas.press(Control.OK, "that is what all want");
    }
  }

  private String headline() {
    String asks = room.full().name(asker) + " wants ";
    return isCounted()
        ? asks
            + "a "
            + room.full().building(building)
            + ", and the Bank has only "
            + left()
            + " "
            + room.full().buildings(building)
            + ". "
            + who(room.full())
            + ": press your own button once for each that you want. If that is too many, they are"
            + " auctioned one by one."
        : asks
            + "the last "
            + room.full().building(building)
            + ". "
            + who(room.full())
            + ": press your own button to bid for it, hold it to let it go.";
  }

  /** Who wants how many, as far as is known. */
  private String counted() {
    return Lines.or(counted(": ", "  "), counted("", " "));
  }

  private String counted(String after, String between) {
    return IntStream.range(0, position.seats())
        .filter(seat -> position.mayAct(seat) || position.wish(seat) > 0)
        .mapToObj(
            seat ->
                Lines.name(seat)
                    + after
                    + (position.mayAct(seat) ? counts[seat] : position.wish(seat)))
        .collect(Collectors.joining(between));
  }

  private String who(ClassicPhrases words) {
    return words.names(
        IntStream.range(0, position.seats())
            .filter(position::mayAct)
            .boxed()
            .collect(Collectors.toList()));
  }
}
