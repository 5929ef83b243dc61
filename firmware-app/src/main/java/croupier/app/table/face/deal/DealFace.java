package croupier.app.table.face.deal;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.List;

/**
 * Deal on the unit. Cards are looked at and played while the own button is held; what lies on the
 * table is chosen in the open, with dial A and OK.
 */
final class DealFace implements GameFace {
  private static final int NOBODY = -1;

  /** After a show the cards of who still holds the button come back, but not into a hasty OK. */
  private static final long BREATH = 600 * Clock.MILLISECOND;

  private final TableContext context;
  private final Seating seating;
  private final DealPosition position;
  private final DealPicture lights;
  private final DealShow show;
  private final DealTables tables;
  private final DealAnswer answer;

  /** The open hand, while its owner's button is down. */
  private DealPeek peek;

  /** Who has held the own button since looking at the cards; the show closes the hand only. */
  private int holding = NOBODY;

  private long comesBack;

  /** What is chosen in the open. */
  private DealTurn turn;

  /** How a debt is paid; null while there is none. */
  private DealPayment payment;

  private int lastMover = NOBODY;

  DealFace(TableContext context, Seating seating, LiveGame game) {
    this.context = context;
    this.seating = seating;
    position = (DealPosition) game.position();
    lights = new DealPicture(context, seating, game);
    show = new DealShow(context, seating, position, lights);
    tables = new DealTables(position);
    answer = new DealAnswer(context.pages(), seating, position);
  }

  /** Who is to decide; it is one at a time. */
  private int mover() {
    int deciders = position.deciders();
    return deciders == 0 ? NOBODY : Integer.numberOfTrailingZeros(deciders);
  }

  @Override
  public void renew() {
    peek = null;
    answer.stop();
    int mover = mover();
    if (mover != NOBODY && mover != lastMover) {
      tables.show(mover);
      lastMover = mover;
    }
    tables.renew();
    boolean forPeople = !seating.isHeld(mover);
    payment = position.phase() == Phase.PAY && forPeople ? new DealPayment(position, mover) : null;
    turn = new DealTurn(context, seating, position, mover);
  }

  // --- hands

  @Override
  public Wish handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) -> {
        turned(dial, steps);
        yield Wish.NOTHING;
      }
      case UnitEvent.Pressed(Control control, _) -> pressed(control);
      case UnitEvent.Held(Control control, _) -> {
        held(seating.player(control));
        yield Wish.NOTHING;
      }
      case UnitEvent.Repeated(Control control, _) -> {
        stillHeld(seating.player(control));
        yield Wish.NOTHING;
      }
      case UnitEvent.Released(Control control, boolean tap, _) ->
          released(seating.player(control), tap);
      default -> Wish.NOTHING;
    };
  }

  private boolean peekOpen() {
    return peek != null;
  }

  /** While somebody may say no, nobody else's cards take the display. */
  private boolean mayLook(int player) {
    return position.handSize(player) > 0
        && !seating.isHeld(player)
        && (position.phase() != Phase.ANSWER || position.mayAct(player));
  }

  private void held(int player) {
    // The display never turns from one hand to another: who looked first would see the second.
    if (player != NOBODY && !peekOpen() && mayLook(player)) {
      open(player);
    }
  }

  private void open(int player) {
    holding = player;
    peek = new DealPeek(seating, position, player, context.now());
    answer.lookBegins(context.now());
  }

  private void close() {
    peek = null;
    holding = NOBODY;
    answer.lookEnds(context.now());
  }

  /** After a show the hand comes back for the next card. */
  private void stillHeld(int player) {
    boolean nextCard = position.phase() == Phase.PLAY || position.phase() == Phase.DISCARD;
    if (player != NOBODY
        && player == holding
        && !peekOpen()
        && nextCard
        && mayLook(player)
        && context.now() >= comesBack) {
      open(player);
    }
  }

  /** The end of a look hides the cards at once. */
  private Wish released(int player, boolean tap) {
    if (player == NOBODY) {
      return Wish.NOTHING;
    }
    if (holding == player) {
      close();
    }
    return answer.released(player, tap);
  }

  private void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A && peekOpen()) {
      peek.turn(steps, context.now());
    } else if (dial == Control.DIAL_B) {
      tables.turn(steps);
    } else if (payment == null ? turn.turn(steps) : payment.turn(steps)) {
      context.sound(Sound.Kind.TICK);
    }
  }

  private Wish pressed(Control control) {
    if (peekOpen()) {
      return peek.pressed(control, context.now());
    }
    int player = seating.player(control);
    if (player != NOBODY) {
      return Wish.NOTHING;
    }
    return switch (control) {
      case OK, DIAL_A -> payment == null ? turn.ok() : payment.ok();
      case ROLL -> payment == null ? turn.end() : payment.pay();
      case BACK -> {
        if (payment == null) {
          turn.back();
        } else {
          payment.back();
        }
        yield Wish.NOTHING;
      }
      default -> Wish.NOTHING;
    };
  }

  @Override
  public void lookAway() {
    peek = null;
    answer.stop();
  }

  @Override
  public void lookBack() {
    comesBack = context.now() + BREATH;
    answer.begin(context.now());
  }

  // --- time

  @Override
  public Wish unprompted() {
    if (position.waiting() == Position.Waiting.CHANCE) {
      return new Wish.Roll();
    }
    // A card that can show one colour only is laid without asking.
    return position.phase() == Phase.PLACE && position.actions(mover()).size() == 1
        ? turn.ok()
        : Wish.NOTHING;
  }

  @Override
  public long nextDue() {
    return Math.min(answer.nextDue(), peekOpen() ? peek.closes() : Mode.NEVER);
  }

  @Override
  public Wish tick(long now) {
    if (peekOpen() && now >= peek.closes()) {
      close();
    }
    return answer.tick(now);
  }

  // --- the table

  @Override
  public void draw(Canvas canvas) {
    lights.table(canvas, tables.seat());
    answer.drawTime(canvas, context.now());
    if (peekOpen()) {
      peek.draw(canvas, answer.timeLeft(context.now()));
      return;
    }
    boolean asked = position.phase() == Phase.ANSWER;
    seating.halos(canvas, position.deciders(), asked ? Effect.BLINK : Effect.PULSE);
    if (seating.isHeld(mover())) {
      drawThinking(canvas, asked);
    } else if (asked) {
      answer.draw(canvas, context.now());
    } else if (payment != null) {
      payment.draw(canvas, context.pages().isOpen(seating.place(mover())));
    } else {
      turn.draw(canvas, tables.line());
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      if (mayLook(seat)) {
        canvas.hold(seating.button(seat), Message.of("deal.your-cards"));
      }
    }
    canvas.turn(Control.DIAL_B, Message.of("deal.read-tables"));
  }

  /** Somebody decides who is not at the unit: it is seen what about. */
  private void drawThinking(Canvas canvas, boolean asked) {
    if (asked) {
      canvas.lcd(answer.question(context.now()));
      seating.thinks(canvas, mover(), new DealQuestion(position).whole());
      return;
    }
    if (position.phase() == Phase.PAY) {
      Message owed = DealPayment.owed("deal.must-pay", position, mover());
      canvas.lcd(owed, null, tables.line());
      seating.thinks(canvas, mover(), owed);
    } else {
      canvas.lcd(turn.whose(), null, tables.line());
      seating.thinks(canvas, mover());
    }
  }

  // --- words

  @Override
  public List<Message> hint() {
    return DealHints.of(position);
  }

  @Override
  public Message points(int points) {
    return Message.of("deal.points").with("count", points);
  }

  @Override
  public List<Beat> tell(Position before, List<Event> events) {
    return show.tell(events);
  }
}
