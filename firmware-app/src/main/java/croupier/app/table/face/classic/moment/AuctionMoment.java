package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Countdown;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Sound;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An auction: a press of the own button bids the standing bid and a step, which dial A sets; a hold
 * is out for good. When the time after a bid has run out, all others are out.
 */
public final class AuctionMoment implements Moment {
  private static final int SECONDS = 10;
  private static final int[] STEPS = {1, 5, 10, 20, 50, 100};
  private static final int USUAL = 2;
  private static final ClassicAction PASS = new ClassicAction.Pass();

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final Frame frame;
  private final int deed;
  private final Building building;
  private final Countdown countdown = new Countdown(SECONDS);
  private int bid;
  private int step = USUAL;

  public AuctionMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    frame = position.frame();
    deed = position.deedInQuestion();
    building = position.buildingInQuestion();
    bid = position.bid();
  }

  @Override
  public boolean lasts() {
    return position.frame() == frame
        && position.deedInQuestion() == deed
        && position.buildingInQuestion() == building;
  }

  @Override
  public boolean renew() {
    boolean higher = position.bid() != bid;
    if (higher) {
      bid = position.bid();
      countdown.restart(room.now());
    }
    return higher;
  }

  @Override
  public Countdown countdown() {
    return countdown;
  }

  @Override
  public Effect halo(int seat) {
    return seat == position.bidder() || position.mayAct(seat) ? Effect.STEADY : Effect.DIM;
  }

  @Override
  public boolean takes(int seat) {
    return true;
  }

  @Override
  public void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A) {
      step = Math.clamp((long) step + steps, 0, STEPS.length - 1);
      room.context().sound(Sound.Kind.TICK);
    }
  }

  @Override
  public Wish tapped(int seat) {
    int amount = nextBid(seat);
    return amount == 0 ? Wish.NOTHING : ClassicRoom.act(seat, new ClassicAction.Bid(amount));
  }

  /** What a press of the own button bids; less than the step when cash is short, 0 for nothing. */
  private int nextBid(int seat) {
    return room.rights()
        .shape(seat, ClassicShape.Bid.class)
        .map(bids -> Math.clamp(position.bid() + STEPS[step], bids.least(), bids.most()))
        .orElse(0);
  }

  @Override
  public Wish held(int seat) {
    return mayPass(seat) ? ClassicRoom.act(seat, PASS) : Wish.NOTHING;
  }

  private boolean mayPass(int seat) {
    return room.rights().may(seat, PASS);
  }

  /** The time has run out: everybody else is out, one after the other. */
  @Override
  public Wish unprompted() {
    if (countdown.over(room.now())) {
      for (int seat = 0; seat < position.seats(); seat++) {
        if (mayPass(seat)) {
          return ClassicRoom.act(seat, PASS);
        }
      }
    }
    return Wish.NOTHING;
  }

  @Override
  public void draw(Canvas canvas) {
    countdown.draw(canvas, 0, 1, Hue.WHITE, room.now());
    canvas.lcd(
        about().with("time", countdown.words(room.now())),
        room.matters().bids(),
        Message.of("classic.auction-in").players("all", in()),
        Message.of("classic.auction-keys").with("step", STEPS[step]));
    canvas.headline(
        Message.sentences(
            List.of(
                room.matters().auction(),
                Message.of("classic.auction-how").with("step", STEPS[step]))));
    canvas.turn(Control.DIAL_A, Message.of("classic.auction-step").with("step", STEPS[step]));
    for (int seat = 0; seat < position.seats(); seat++) {
      if (nextBid(seat) > 0) {
        canvas.press(room.button(seat), Message.of("classic.bid").with("amount", nextBid(seat)));
      }
      if (mayPass(seat)) {
        canvas.hold(room.button(seat), Message.of("classic.bid-no-more"));
      }
    }
  }

  private Message about() {
    return building == null
        ? Message.of("classic.auction-deed").with("deed", room.words().deed(deed))
        : Message.of("classic.auction-building").with("building", room.words().building(building));
  }

  /** Who may still bid. */
  private List<Integer> in() {
    return IntStream.range(0, position.seats())
        .filter(seat -> position.mayAct(seat) || seat == position.bidder())
        .boxed()
        .toList();
  }
}
