package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Countdown;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
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
    return room.matters().left(building);
  }

  @Override
  public void draw(Canvas canvas) {
    countdown.draw(canvas, 0, 1, Hue.WHITE, room.now());
    String time = countdown.words(room.now());
    Message such = room.words().building(building);
    if (isCounted()) {
      Message left = room.words().buildings(building, left());
      canvas.lcd(
          Message.of("classic.shortage-left").with("buildings", left).with("time", time),
          Message.of("classic.shortage-how-many"),
          counted(),
          Message.of(mayEnd() ? "classic.shortage-keys-end" : "classic.shortage-keys"));
      headline(canvas, "classic.shortage-how");
    } else {
      canvas.lcd(
          Message.of("classic.shortage-last-line").with("building", such).with("time", time),
          Message.of("classic.shortage-asker").player("who", asker),
          Message.of("classic.shortage-you-too").players("all", undecided()),
          Message.of("classic.shortage-last-keys"));
      headline(canvas, "classic.shortage-last-how");
    }
    drawKeys(canvas);
  }

  private void headline(Canvas canvas, String how) {
    Message asked = Message.of(how).players("all", undecided());
    canvas.headline(Message.sentences(List.of(room.matters().shortage(), asked)));
  }

  private void drawKeys(Canvas canvas) {
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        String more = isCounted() ? "classic.want-more" : "classic.want-it";
        canvas.press(room.button(seat), Message.of(more));
        String least = seat == asker ? "classic.want-one" : "classic.want-none";
        canvas.hold(room.button(seat), Message.of(least));
      }
    }
    if (mayEnd()) {
      canvas.press(Control.OK, Message.of("classic.want-done"));
    }
  }

  /** Who wants how many, as far as is known. */
  private Message counted() {
    List<Message> known = new ArrayList<>();
    List<Message> shorter = new ArrayList<>();
    int all = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      int count = position.mayAct(seat) ? counts[seat] : position.wish(seat);
      if (position.mayAct(seat) || count > 0) {
        known.add(count("classic.shortage-count", seat, count));
        shorter.add(count("classic.shortage-count-short", seat, count));
        all += count;
      }
    }
    return Message.of("classic.shortage-counts")
        .all("counts", known)
        .all("short", shorter)
        .with("count", all);
  }

  private static Message count(String message, int seat, int count) {
    return Message.of(message).player("who", seat).with("count", count);
  }

  /** Who has not said yet. */
  private List<Integer> undecided() {
    return IntStream.range(0, position.seats()).filter(position::mayAct).boxed().toList();
  }
}
