package croupier.app.table.face.classic;

import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicPicture;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.table.face.classic.desk.SeatDesk;
import croupier.app.table.face.classic.moment.AuctionMoment;
import croupier.app.table.face.classic.moment.BuyMoment;
import croupier.app.table.face.classic.moment.ClaimWait;
import croupier.app.table.face.classic.moment.DebtMoment;
import croupier.app.table.face.classic.moment.LastRentsMoment;
import croupier.app.table.face.classic.moment.Moment;
import croupier.app.table.face.classic.moment.OfferMoment;
import croupier.app.table.face.classic.moment.PickMoment;
import croupier.app.table.face.classic.moment.RollMoment;
import croupier.app.table.face.classic.moment.ShortageMoment;
import croupier.app.table.face.classic.moment.TurnMoment;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Countdown;
import croupier.app.table.widget.PlayedTime;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicAsk;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import java.util.List;
import java.util.Optional;

/**
 * Travel and brands on the unit. What the table is about is one {@link Moment}; besides it, an
 * owner's button claims rent at once, and every seat has a desk of its own.
 */
final class ClassicFace implements GameFace {
  private static final int NOBODY = -1;

  private final TableContext context;
  private final Seating seating;
  private final ClassicPosition position;
  private final ClassicRoom room;
  private final ClassicPicture lights;
  private final ClassicShow show;
  private final PlayedTime played;
  private final ClaimWait claimWait;

  /** By seat; null until it is first opened. */
  private final SeatDesk[] desks;

  /** Whose desk is open, or NOBODY. */
  private int open = NOBODY;

  /** What the table is about; null while chance answers by itself. */
  private Moment moment;

  private boolean asksAnew;

  ClassicFace(TableContext context, Seating seating, ClassicPosition position) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    room = ClassicRoom.of(context, seating, position);
    lights = new ClassicPicture(seating);
    show = new ClassicShow(room, lights);
    played = new PlayedTime(position.secondsPlayed(), context.now());
    claimWait = new ClaimWait(position);
    desks = new SeatDesk[position.seats()];
  }

  @Override
  public void renew() {
    room.rights().renew();
    lights.renew();
    claimWait.renew();
    for (SeatDesk each : desks) {
      if (each != null) {
        each.renew();
      }
    }
    if (moment != null && moment.lasts()) {
      asksAnew = moment.renew();
    } else {
      asksAnew = true;
      open = NOBODY;
      moment = begin();
    }
    if (open != NOBODY && desks[open].isDone()) {
      open = NOBODY;
      asksAnew = true;
    }
  }

  @Override
  public boolean asksAnew() {
    return asksAnew;
  }

  private Moment begin() {
    return switch (position.frame()) {
      case FIRST_ROLL, ROLL, UTILITY_ROLL -> new RollMoment(room);
      case TURN -> new TurnMoment(room, claimWait);
      case BUY -> new BuyMoment(room);
      case AUCTION, BUILDING_AUCTION -> new AuctionMoment(room);
      case SHORTAGE -> new ShortageMoment(room);
      case CLOSING -> new LastRentsMoment(room);
      case TAX, PLACE, TRANSFER -> new PickMoment(room);
      case DEBT -> new DebtMoment(room);
      case OFFER, INSTEAD -> new OfferMoment(room);
      case DEAL_DEEDS, CLOCK, MOVE, DRAW, CARD, ESTATE, BUILDING_SALE, OVER -> null;
    };
  }

  /**
   * BACK is anybody's: a claim is not the payer's to refuse, a deal has two who agreed, and who
   * gives up was asked before.
   */
  @Override
  public boolean stands(Action action) {
    return switch ((ClassicAction) action) {
      case ClassicAction.ClaimRent _, ClassicAction.Accept _, ClassicAction.GoBankrupt _ -> true;
      default -> false;
    };
  }

  @Override
  public boolean takesBackOtherwise() {
    return moment instanceof OfferMoment;
  }

  // --- time

  @Override
  public void lookAway() {
    claimWait.lookAway(context.now());
    if (countdown() != null) {
      countdown().stop();
    }
  }

  @Override
  public void lookBack() {
    claimWait.lookBack(context.now());
    if (countdown() != null && !countdown().running()) {
      countdown().restart(context.now());
    }
  }

  private Countdown countdown() {
    return moment == null ? null : moment.countdown();
  }

  @Override
  public void rest() {
    played.rest(context.now());
  }

  @Override
  public void rise() {
    played.rise(context.now());
  }

  @Override
  public int hands() {
    return moment == null ? 0 : moment.hands();
  }

  @Override
  public Wish answered(int player, Action action) {
    return moment == null ? ClassicRoom.act(player, action) : moment.answered(player, action);
  }

  @Override
  public Wish unprompted() {
    if (moment != null) {
      return moment.unprompted();
    }
    return position.asks() instanceof ClassicAsk.TellTime(int least)
        ? new Wish.ByHand(
            new ClassicOutcome.TimePlayed(Math.max(least, played.seconds(context.now()))))
        : new Wish.Roll();
  }

  @Override
  public long nextDue() {
    return moment == null ? Mode.NEVER : moment.nextDue();
  }

  @Override
  public Wish tick(long now) {
    moment.tick(now);
    return unprompted();
  }

  // --- hands

  @Override
  public Wish handle(UnitEvent event) {
    if (moment == null) {
      return Wish.NOTHING;
    }
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) -> {
        turned(dial == Control.DIAL_A ? Control.DIAL_A : Control.DIAL_B, steps);
        yield Wish.NOTHING;
      }
      case UnitEvent.Pressed(Control control, _) -> pressed(control);
      case UnitEvent.Held(Control control, _) -> {
        int seat = seating.player(control);
        yield seat != NOBODY && moment.takes(seat) ? moment.held(seat) : Wish.NOTHING;
      }
      case UnitEvent.Released(Control control, boolean tap, _) ->
          tap ? tapped(control) : Wish.NOTHING;
      default -> Wish.NOTHING;
    };
  }

  private void turned(Control dial, int steps) {
    SeatDesk front = front();
    if (front != null) {
      front.turned(dial, steps);
    } else {
      moment.turned(dial, steps);
    }
  }

  /** A claim counts when the finger is down: the next roll may be in the same second. */
  private Wish pressed(Control control) {
    int seat = seating.player(control);
    if (seat != NOBODY) {
      Optional<ClassicAction.ClaimRent> claim = claim(seat);
      if (claim.isPresent()) {
        return ClassicRoom.act(seat, claim.get());
      }
    }
    if (control.isSeat() || control == Control.BACK) {
      return Wish.NOTHING;
    }
    SeatDesk front = front();
    if (front == null || control == Control.ROLL) {
      return moment.pressed(control);
    }
    boolean done = front.leavesJail() && control != Control.DIAL_B;
    Wish wish = front.pressed(control);
    open = done ? NOBODY : open;
    return wish;
  }

  /** What the own button claims: of several rents the latest, which the display names first. */
  private Optional<ClassicAction.ClaimRent> claim(int seat) {
    return position.rentsDue().reversed().stream()
        .filter(due -> due.owner() == seat)
        .map(due -> new ClassicAction.ClaimRent(due.deed()))
        .filter(claim -> room.rights().may(seat, claim))
        .findFirst();
  }

  private Wish tapped(Control control) {
    if (control == Control.BACK) {
      return back();
    }
    int seat = seating.player(control);
    if (seat == NOBODY) {
      return Wish.NOTHING;
    }
    if (moment.takes(seat)) {
      return moment.tapped(seat);
    }
    SeatDesk front = front();
    if (front != null && front.seat() == seat && front.isEditing()) {
      return front.tapped();
    }
    open = open == seat || !hasDesk(seat) ? NOBODY : seat;
    if (open != NOBODY) {
      desks[open].opened();
    }
    return Wish.NOTHING;
  }

  private Wish back() {
    SeatDesk front = front();
    if (front == null) {
      return moment.back();
    }
    if (front.isEditing()) {
      front.forgetDeal();
    } else {
      open = NOBODY;
    }
    return Wish.NOTHING;
  }

  /** Makes the desk of a seat; whether there is anything to do at it. */
  private boolean hasDesk(int seat) {
    if (desks[seat] == null) {
      desks[seat] = new SeatDesk(room, seat);
    }
    return !desks[seat].isEmpty();
  }

  /** The desk that is on the LCD, or null. A debtor's lies open when nobody else's does. */
  private SeatDesk front() {
    int seat = open != NOBODY ? open : moment instanceof DebtMoment ? position.debtor() : NOBODY;
    return seat != NOBODY && !seating.isHeld(seat) && hasDesk(seat) ? desks[seat] : null;
  }

  // --- the table

  @Override
  public void draw(Canvas canvas) {
    lights.dice(canvas);
    lights.trackers(canvas, position);
    lights.notes(canvas, position, room.words());
    if (moment == null) {
      lights.halos(canvas, position, _ -> Effect.DIM);
      return;
    }
    lights.halos(canvas, position, this::halo);
    SeatDesk front = front();
    if (front == null) {
      moment.draw(canvas);
    } else {
      moment.drawKeysBehindDesk(canvas);
      front.draw(canvas, open != NOBODY);
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      drawSeatKey(canvas, seat, front);
    }
  }

  private Effect halo(int seat) {
    if (claim(seat).isPresent()) {
      return Effect.BLINK;
    }
    return seat == open ? Effect.STEADY : moment.halo(seat);
  }

  private void drawSeatKey(Canvas canvas, int seat, SeatDesk front) {
    Optional<ClassicAction.ClaimRent> claim = claim(seat);
    if (claim.isPresent()) {
      canvas.press(
          seating.button(seat),
          Message.of("classic.claim").with("deed", room.words().deed(claim.get().deed())));
    } else if (!moment.takes(seat) && (front == null || front.seat() != seat) && hasDesk(seat)) {
      canvas.press(seating.button(seat), Message.of("classic.desk-open"));
    }
  }

  @Override
  public List<Message> hint() {
    return front() == null || moment instanceof DebtMoment
        ? ClassicHints.of(position)
        : ClassicHints.DESK;
  }

  // --- the show

  @Override
  public List<Beat> tell(Position before, List<Event> events) {
    return show.tell((ClassicPosition) before, events);
  }

  @Override
  public Message points(int points) {
    return ClassicWords.money(points);
  }

  @Override
  public Message ended(int player, int points) {
    return position.isBankrupt(player)
        ? Message.of("classic.note-bankrupt")
        : GameFace.super.ended(player, points);
  }

  /** Nobody has seen this sum before: it counts what is owned too, unless money alone counts. */
  @Override
  public Message won(int points) {
    boolean cashOnly = position.options().is("richest", "cash");
    String with = cashOnly ? "classic.points-in-cash" : "classic.points-in-all";
    return Message.of(with).with("amount", points);
  }
}
