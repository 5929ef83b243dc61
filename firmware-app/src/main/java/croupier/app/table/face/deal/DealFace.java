package croupier.app.table.face.deal;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.AnswerTime;
import croupier.app.table.widget.Steps;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Sound;
import java.util.Arrays;
import java.util.List;

/**
 * Deal on the unit. Cards are looked at and played while the own button is held; what lies on the
 * table is chosen in the open, with dial A and OK. Whoever something is played against is asked for
 * a Just Say No in one way and for one time, whatever he holds.
 */
final class DealFace implements GameFace {
  private static final int NOBODY = -1;

  /** Who holds a button for longer wants to look, and has not accepted. */
  private static final long LONGEST_TAP = 400 * Clock.MILLISECOND;

  /** After a show the cards of who still holds the button come back, but not into a hasty OK. */
  private static final long BREATH = 600 * Clock.MILLISECOND;

  private final TableContext context;
  private final Seating seating;
  private final DealPosition position;
  private final DealWords words;
  private final DealPicture lights;
  private final DealPrompts prompts;
  private final DealShow show;
  private final DealWords full;

  /** The open hand, while its owner's button is down. */
  private DealPeek peek;

  /** Who has held the own button since looking at the cards; the show closes the hand only. */
  private int holding = NOBODY;

  private long comesBack;

  /** Since when each own button is down in this moment; letting go of it soon accepts. */
  private final long[] downSince = new long[UnitPicture.SEATS];

  /** What is chosen in the open: an arrangement, or the colour of a received card. */
  private Steps<Action> choices = new Steps<>(List.of());

  private DealPayment payment;

  private final AnswerTime countdown = new AnswerTime();

  /** Whose table dial B shows, and which line of it. */
  private int shownSeat;

  private int shownLine;
  private int lastMover = NOBODY;

  DealFace(TableContext context, Seating seating, LiveGame game) {
    this.context = context;
    this.seating = seating;
    position = (DealPosition) game.position();
    words = DealWords.brief(seating, position);
    full = DealWords.full(seating, position);
    lights = new DealPicture(context, seating, game);
    prompts = new DealPrompts(seating, position, words, full);
    show = new DealShow(seating, position, lights);
  }

  /** Who is to decide; it is one at a time. */
  private int mover() {
    int deciders = position.deciders();
    return deciders == 0 ? NOBODY : Integer.numberOfTrailingZeros(deciders);
  }

  @Override
  public void renew() {
    peek = null;
    Arrays.fill(downSince, Mode.NEVER);
    countdown.stop();
    int mover = mover();
    if (mover != NOBODY && mover != lastMover) {
      shownSeat = mover;
      shownLine = 0;
      lastMover = mover;
    }
    payment = position.phase() == Phase.PAY ? new DealPayment(position, words, full, mover) : null;
    choices = DealArranging.of(position, words, mover);
  }

  // --- hands
  // ---------------------------------------------------------------------------------------------------

  @Override
  public Wish handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) -> {
        turned(dial, steps);
        yield Wish.NOTHING;
      }
      case UnitEvent.Pressed(Control control, long at) -> pressed(control, at);
      case UnitEvent.Held(Control control, _) -> {
        held(seating.player(control));
        yield Wish.NOTHING;
      }
      case UnitEvent.Repeated(Control control, _) -> {
        stillHeld(seating.player(control));
        yield Wish.NOTHING;
      }
      case UnitEvent.Released(Control control, long at) -> released(seating.player(control), at);
      default -> Wish.NOTHING;
    };
  }

  private boolean peekOpen() {
    return peek != null;
  }

  /** While somebody may say no, nobody else's cards take the display. */
  private boolean mayLook(int player) {
    return position.handSize(player) > 0
        && (position.phase() != Phase.ANSWER || position.mayAct(player));
  }

  private void held(int player) {
    if (player == NOBODY) {
      return;
    }
    // The display never turns from one hand to another: who looked first would see the second.
    if (!peekOpen() && mayLook(player)) {
      open(player);
    }
  }

  private void open(int player) {
    holding = player;
    peek = new DealPeek(position, words, player, context.now());
    countdown.lookBegins(context.now());
  }

  private void close() {
    peek = null;
    countdown.lookEnds(context.now());
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

  /** The end of a look hides the cards at once; a short press accepts. */
  private Wish released(int player, long at) {
    if (player == NOBODY) {
      return Wish.NOTHING;
    }
    if (holding == player) {
      holding = NOBODY;
      close();
    }
    long since = downSince[player];
    downSince[player] = Mode.NEVER;
    boolean tapped = since != Mode.NEVER && at - since <= LONGEST_TAP;
    return tapped && position.phase() == Phase.ANSWER && position.mayAct(player)
        ? new Wish.Act(player, new DealAction.Accept())
        : Wish.NOTHING;
  }

  private void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A && peekOpen()) {
      peek.touched(context.now());
      peek.turn(steps);
    } else if (dial == Control.DIAL_B) {
      look(steps);
    } else if (payment != null) {
      payment.turn(steps);
      context.sound(Sound.Kind.TICK);
    } else if (!choices.isEmpty()) {
      choices.turn(steps);
      context.sound(Sound.Kind.TICK);
    }
  }

  /** Dial B walks through the lines of all tables. */
  private void look(int steps) {
    int all = 0;
    int at = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      at = seat == shownSeat ? all + shownLine() : at;
      all += words.lines(seat).size();
    }
    at = Math.floorMod(at + steps, all);
    shownSeat = 0;
    while (at >= words.lines(shownSeat).size()) {
      at -= words.lines(shownSeat++).size();
    }
    shownLine = at;
  }

  private int shownLine() {
    return Math.min(shownLine, words.lines(shownSeat).size() - 1);
  }

  private Wish pressed(Control control, long at) {
    if (peekOpen()) {
      return pressedInPeek(control);
    }
    int player = seating.player(control);
    if (player != NOBODY) {
      downSince[player] = at;
      return Wish.NOTHING;
    }
    return switch (control) {
      case OK, DIAL_A -> ok();
      case ROLL -> payment == null ? endTurn() : payment.pay();
      case BACK -> {
        if (payment == null) {
          choices.back();
        } else {
          payment.back();
        }
        yield Wish.NOTHING;
      }
      default -> Wish.NOTHING;
    };
  }

  private Wish pressedInPeek(Control control) {
    peek.touched(context.now());
    return switch (control) {
      case OK, DIAL_A -> peek.take();
      case BACK -> {
        peek.back();
        yield Wish.NOTHING;
      }
      default -> Wish.NOTHING;
    };
  }

  private Wish ok() {
    if (payment != null) {
      return payment.ok();
    }
    Action action = choices.isEmpty() ? null : choices.take();
    return action == null ? Wish.NOTHING : new Wish.Act(mover(), action);
  }

  private Wish endTurn() {
    if (!mayEnd()) {
      return Wish.NOTHING;
    }
    Wish.Act end = new Wish.Act(mover(), new DealAction.EndTurn());
    boolean couldPlay =
        position.phase() == Phase.PLAY
            && position.playsLeft() > 0
            && position.handSize(mover()) > 0;
    String plays = DealWords.count(position.playsLeft(), "play") + " left";
    return couldPlay
        ? new Wish.Sure(end, plays + ": end?", plays + ". End the turn?", "end it")
        : end;
  }

  private boolean mayEnd() {
    return (position.phase() == Phase.PLAY || position.phase() == Phase.DISCARD)
        && position.actions(mover()).contains(new DealAction.EndTurn());
  }

  @Override
  public void lookAway() {
    peek = null;
    Arrays.fill(downSince, Mode.NEVER);
    countdown.stop();
  }

  @Override
  public void lookBack() {
    comesBack = context.now() + BREATH;
    if (position.phase() == Phase.ANSWER) {
      countdown.restart(context.now());
    }
  }

  // --- time
  // ----------------------------------------------------------------------------------------------------

  @Override
  public Wish unprompted() {
    if (position.waiting() == Position.Waiting.CHANCE) {
      return new Wish.Roll();
    }
    // A card that can show one colour only is laid without asking.
    return position.phase() == Phase.PLACE && position.actions(mover()).size() == 1
        ? ok()
        : Wish.NOTHING;
  }

  @Override
  public long nextDue() {
    return Math.min(countdown.nextDue(), peekOpen() ? peek.closes() : Mode.NEVER);
  }

  @Override
  public Wish tick(long now) {
    if (peekOpen() && now >= peek.closes()) {
      close();
      holding = NOBODY;
    }
    if (countdown.over(now)) {
      return new Wish.Act(mover(), new DealAction.Accept());
    }
    countdown.tick(now);
    return Wish.NOTHING;
  }

  @Override
  public List<String> hint() {
    return DealHints.of(position);
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    lights.table(canvas, shownSeat);
    String time = "";
    if (position.phase() == Phase.ANSWER) {
      time = countdown.words(context.now());
      countdown.draw(canvas, DealPicture.SECONDS, seating.hue(mover()), context.now());
    }
    if (peekOpen()) {
      drawPeek(canvas, time);
      return;
    }
    seating.halos(
        canvas,
        position.deciders(),
        position.phase() == Phase.ANSWER ? Effect.BLINK : Effect.PULSE);
    String tables = words.lines(shownSeat).get(shownLine());
    switch (position.phase()) {
      case PLAY -> prompts.play(canvas, choices, tables);
      case ANSWER -> prompts.answer(canvas, mover(), time);
      case PAY -> prompts.pay(canvas, payment, mover());
      case PLACE -> prompts.place(canvas, mover(), choices, tables);
      case DISCARD -> prompts.discard(canvas, mayEnd(), tables);
      default -> {}
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      if (mayLook(seat)) {
        canvas.hold(seating.button(seat), "your cards");
      }
    }
    canvas.turn(Control.DIAL_B, "read the tables");
  }

  private void drawPeek(Canvas canvas, String time) {
    seating.halos(canvas, 1 << peek.seat(), Effect.STEADY);
    canvas.eyesOnly();
    peek.draw(canvas, time);
    canvas.headline(seating.name(peek.seat()) + " looks at the cards. Everybody else looks away!");
    canvas.hold(seating.button(peek.seat()), "keep looking");
    canvas.turn(Control.DIAL_A, "next");
    canvas.press(Control.OK, "choose");
    canvas.press(Control.BACK, "one step back");
  }

  @Override
  public String points(int points) {
    return DealWords.count(points, "set");
  }

  @Override
  public List<Beat> tell(Position before, List<Event> events) {
    return show.tell(events);
  }
}
