package croupier.app.table.face.go;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.go.GoAsk;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * Go on the unit. One player at a time chooses with dial A and OK; in between come the moments of
 * several: tiles (own buttons), the grab race (own buttons, the first press wins), and the heist (a
 * dial each, behind the hood).
 */
final class GoFace implements GameFace {
  private static final int NOBODY = -1;
  private static final Message READ_BOARDS = Message.of("go.key-boards");

  private final TableContext context;
  private final Seating seating;
  private final GoPosition position;
  private final GoPicture lights;
  private final GoShow show;
  private final BoardPages boards;
  private final RollMoment roll;
  private final ChoiceMoment choice;
  private final OwnButtons own;
  private final OwnPicture asked;
  private final HeistMoment heist;
  private final GrabRace race;

  private Phase moment;

  private boolean asksAnew;

  /** Whether the heist since the last roll worked; null when there was none. */
  private Boolean lastHeist;

  GoFace(TableContext context, Seating seating, LiveGame game) {
    this.context = context;
    this.seating = seating;
    this.position = (GoPosition) game.position();
    lights = new GoPicture(context, seating);
    show = new GoShow(context, seating, position, lights);
    boards = new BoardPages(position);
    roll = new RollMoment(position, seating, boards);
    choice = new ChoiceMoment(context, seating, position, boards);
    own = new OwnButtons(game);
    asked = new OwnPicture(position, seating, boards, own);
    heist = new HeistMoment(game, seating);
    race = new GrabRace(position, seating);
  }

  @Override
  public void renew() {
    race.begin();
    asksAnew = choice.isOn() || position.phase() != moment;
    own.renew(asksAnew);
    if (asksAnew) {
      heist.begin();
    }
    moment = position.phase();
    choice.renew();
  }

  @Override
  public boolean asksAnew() {
    return asksAnew;
  }

  // --- hands
  // ---------------------------------------------------------------------------------------------------

  @Override
  public Wish handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) -> {
        turned(dial == Control.DIAL_A ? 0 : 1, steps);
        yield Wish.NOTHING;
      }
      case UnitEvent.Pressed(Control control, long at) -> pressed(control, at);
      case UnitEvent.Held(Control control, _) -> {
        own.held(seating.player(control));
        yield Wish.NOTHING;
      }
      case UnitEvent.Repeated(Control control, _) -> {
        own.repeated(seating.player(control));
        yield Wish.NOTHING;
      }
      case UnitEvent.Released(Control control, boolean tap, _) ->
          own.released(seating.player(control), tap);
      default -> Wish.NOTHING;
    };
  }

  private void turned(int dial, int steps) {
    if (position.phase() == Phase.DIALS) {
      heist.turn(dial, steps);
    } else if (own.isOpen()) {
      own.turn(steps);
    } else if (dial == 0) {
      choice.turn(steps);
    } else {
      boards.turn(steps);
    }
  }

  private Wish pressed(Control control, long at) {
    if (own.isOpen()) {
      return Wish.NOTHING;
    }
    int player = seating.player(control);
    own.pressed();
    return switch (position.phase()) {
      case FIRST_ROLL, ROLL -> control == Control.ROLL ? new Wish.Roll() : Wish.NOTHING;
      case RACE -> {
        race.pressed(player, at);
        yield Wish.NOTHING;
      }
      case DIALS -> heist.lock(control);
      case TILES, SHIELD, BUTTON -> control == Control.OK ? own.use() : Wish.NOTHING;
      case CLAIM -> !choice.isOn() && control == Control.OK ? own.use() : choice.pressed(control);
      default -> choice.pressed(control);
    };
  }

  @Override
  public void lookAway() {
    own.lookAway();
  }

  /** Everybody rolls for the start: that waits for people, if there are any among them. */
  @Override
  public int hands() {
    return switch (position.waiting() == Position.Waiting.CHANCE ? position.asks() : null) {
      case GoAsk.RollForFirst(var seats) -> peopleFirst(bits(seats));
      case GoAsk.RollDice(int roller, _) -> bit(roller);
      case GoAsk.Race race -> bits(race.contenders());
      case null, default -> 0;
    };
  }

  /** Of some seats those of people, or all where there are none. */
  private int peopleFirst(int seats) {
    int people = seats & ~seating.held();
    return people == 0 ? seats : people;
  }

  @Override
  public Wish pressed(int player) {
    if (race.isOn()) {
      race.pressed(player, context.now());
      return Wish.NOTHING;
    }
    return new Wish.Roll();
  }

  @Override
  public Wish unprompted() {
    return switch (position.phase()) {
      case DRAW -> new Wish.Roll();
      // What is the only thing to do and no secret needs no hands.
      case GO, CLAIM, PLACE, STEAL -> onlyThing();
      default -> Wish.NOTHING;
    };
  }

  /** What is the only thing that somebody can do. */
  private Wish onlyThing() {
    for (int seat = 0; seat < position.seats(); seat++) {
      List<Action> actions = position.actions(seat);
      if (actions.size() == 1) {
        return new Wish.Act(seat, actions.getFirst());
      }
    }
    return Wish.NOTHING;
  }

  @Override
  public long nextDue() {
    return race.closes();
  }

  @Override
  public Wish tick(long now) {
    return new Wish.ByHand(new GoOutcome.Winner(race.winner()));
  }

  @Override
  public List<Message> hint() {
    List<Message> hints = new ArrayList<>(GoHints.of(position));
    if (lastHeist != null && !hints.isEmpty()) {
      hints.add(GoHints.ofHeist(lastHeist));
    }
    return hints;
  }

  @Override
  public List<Beat> tell(Position before, List<Event> events) {
    for (Event event : events) {
      switch ((GoEvent) event) {
        case GoEvent.DialsRevealed(_, Symbol one, _, Symbol other) -> lastHeist = one == other;
        case GoEvent.DiceRolled _ -> lastHeist = null;
        default -> {}
      }
    }
    return show.tell((GoPosition) before, events);
  }

  @Override
  public Message points(int points) {
    return Message.of("go.points").with("count", points);
  }

  /** Others may have more blocks than the winner. */
  @Override
  public Message won(int points) {
    return Message.of("go.won").with("count", points);
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    lights.dice(canvas, position, false);
    lights.trackers(canvas, position);
    lights.board(canvas, position, boards.seat());
    lights.notes(canvas, position);
    if (own.isOpen()) {
      asked.drawLook(canvas);
      return;
    }
    if (people() == 0 && seating.held() != 0 && position.phase() != Phase.DIALS) {
      drawOthers(canvas);
      return;
    }
    switch (position.phase()) {
      case FIRST_ROLL, ROLL -> {
        roll.draw(canvas);
        asked.lookers(canvas);
      }
      case RACE -> race.draw(canvas);
      case DIALS -> heist.draw(canvas);
      case TILES, SHIELD, BUTTON -> asked.drawTiles(canvas);
      case CLAIM -> {
        if (choice.isOn()) {
          choice.draw(canvas);
        } else {
          asked.drawClaims(canvas);
        }
      }
      default -> choice.draw(canvas);
    }
    if (position.phase() != Phase.DIALS) {
      canvas.turn(Control.DIAL_B, READ_BOARDS);
    }
  }

  /** The people whom the table waits for, as bits. */
  private int people() {
    return (position.deciders() | hands() | bits(roll.starters())) & ~seating.held();
  }

  /** Nobody is asked who is at the unit. */
  private void drawOthers(Canvas canvas) {
    int others = position.deciders() | hands();
    seating.halos(canvas, others, Effect.PULSE);
    canvas.lcd(Message.of("go.round").with("round", position.round()), null, boards.line());
    if (others != 0) {
      seating.thinks(canvas, Integer.numberOfTrailingZeros(others));
    }
    asked.lookers(canvas);
    canvas.turn(Control.DIAL_B, READ_BOARDS);
  }

  private static int bit(int player) {
    return player == NOBODY ? 0 : 1 << player;
  }

  static int bits(List<Integer> seats) {
    return seats.stream().mapToInt(GoFace::bit).reduce(0, (some, one) -> some | one);
  }
}
