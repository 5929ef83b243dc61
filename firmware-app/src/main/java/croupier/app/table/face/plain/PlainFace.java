package croupier.app.table.face.plain;

import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

/**
 * Any game on the unit, made from its actions, its events and its views. Dial A walks through the
 * actions of whose move it is and OK does one; an action called roll is on ROLL too. Where several
 * may move, each opens the own actions with the own button; where that would show a secret, they
 * are open only as long as the button is held.
 */
final class PlainFace implements GameFace {
  private static final int NOBODY = -1;

  /** Nobody thinks for so long; the button is stuck, and secrets are not to lie open. */
  private static final long LONGEST_LOOK = 30 * Clock.SECOND;

  static final String ROLL = "roll";

  private final TableContext context;
  private final Seating seating;
  private final Position position;
  private final PlainWords words;
  private final PlainPicture picture;
  private final PlainShow show;
  private final PlainPrompts prompts;

  /** Who may act, and who of these decides in secret, as bits. */
  private int deciders;

  private int secret;
  private boolean anew = true;

  /** Whose actions are open, or nobody's. */
  private int open = NOBODY;

  private long closes = Mode.NEVER;
  private Choices<Action> choices = new Choices<>(List.of());
  private List<Fact> facts = List.of();
  private int fact;

  PlainFace(TableContext context, Seating seating, Position position) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    words = new PlainWords(position.game(), context.words());
    picture = new PlainPicture(seating, position);
    show = new PlainShow(context, seating, position, picture, words);
    prompts = new PlainPrompts(seating, position, show);
  }

  @Override
  public void renew() {
    int before = deciders;
    deciders = position.deciders();
    anew = Integer.bitCount(before) < 2 || deciders == 0 || (deciders & ~before) != 0;
    secret = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat) && Secrecy.of(position, seat)) {
        secret |= 1 << seat;
      }
    }
    boolean goesOn = !anew && open != NOBODY && position.mayAct(open);
    if (!goesOn) {
      close();
    } else if (!isSecret(open)) {
      open(open);
    }
  }

  @Override
  public boolean asksAnew() {
    return anew;
  }

  private boolean isSecret(int seat) {
    return (secret >> seat & 1) == 1;
  }

  /** Of those who may act the ones at the unit, as bits. */
  private int people() {
    return deciders & ~seating.held();
  }

  private boolean severalDecide() {
    return Integer.bitCount(deciders) > 1;
  }

  private void open(int seat) {
    List<Choice<Action>> list = new ArrayList<>();
    for (Action action : position.actions(seat)) {
      list.add(new Choice<>(words.choice(action), action));
    }
    open = seat;
    choices = new Choices<>(list);
    closes = isSecret(seat) ? context.now() + LONGEST_LOOK : Mode.NEVER;
    facts = facts(seat);
    fact = 0;
  }

  /**
   * Nobody's actions are open but those of the only one who may move, if they are no secret and
   * somebody at the unit moves.
   */
  private void close() {
    if (Integer.bitCount(deciders) == 1 && secret == 0 && people() != 0) {
      open(Integer.numberOfTrailingZeros(deciders));
      return;
    }
    open = NOBODY;
    closes = Mode.NEVER;
    choices = new Choices<>(List.of());
    facts = facts(NOBODY);
    fact = 0;
  }

  /** What dial B reads: who looks in secret reads the own things first. */
  private List<Fact> facts(int seat) {
    Facts known = new Facts(position, Position.TABLE, words);
    List<Message> all = new ArrayList<>();
    if (seat != NOBODY && isSecret(seat)) {
      Facts own = new Facts(position, seat, words);
      own.of(seat).stream().filter(one -> !known.of(seat).contains(one)).forEach(all::add);
    }
    int first = seat == NOBODY ? Integer.numberOfTrailingZeros(deciders) % Integer.SIZE : seat;
    for (int next = 0; next < position.seats(); next++) {
      int one = (first + next) % position.seats();
      for (Message text : known.of(one)) {
        all.add(Message.of("plain.fact-of").player("who", one).with("what", text));
      }
    }
    all.addAll(known.ofTable());
    List<Fact> lines = new ArrayList<>();
    for (Message text : all) {
      for (int from = 0; from < context.lines(text, seating.shortNames()); from++) {
        lines.add(new Fact(text, from));
      }
    }
    return lines;
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
        int player = seating.player(control);
        if (player != NOBODY && position.mayAct(player) && isSecret(player) && open == NOBODY) {
          open(player);
        }
        yield Wish.NOTHING;
      }
      case UnitEvent.Released(Control control, _, _) -> {
        int player = seating.player(control);
        if (player != NOBODY && player == open && isSecret(player)) {
          close();
        }
        yield Wish.NOTHING;
      }
      default -> Wish.NOTHING;
    };
  }

  private void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A) {
      choices.turn(steps);
    } else if (!facts.isEmpty()) {
      fact = Math.floorMod(fact + steps, facts.size());
    }
    context.sound(Sound.Kind.TICK);
  }

  private Wish pressed(Control control) {
    int player = seating.player(control);
    if (player != NOBODY) {
      toggle(player);
      return Wish.NOTHING;
    }
    return switch (control) {
      case OK, DIAL_A -> choices.isEmpty() ? Wish.NOTHING : new Wish.Act(open, choices.value());
      case ROLL -> roll();
      case BACK -> {
        if (severalDecide() && !isLooking()) {
          close();
        }
        yield Wish.NOTHING;
      }
      default -> Wish.NOTHING;
    };
  }

  /** The own button of who may move and has no secrets opens the own actions, and closes them. */
  private void toggle(int player) {
    if (!severalDecide() || isLooking() || !position.mayAct(player) || isSecret(player)) {
      return;
    }
    if (open == player) {
      close();
    } else {
      open(player);
    }
  }

  private boolean isLooking() {
    return open != NOBODY && isSecret(open);
  }

  private Wish roll() {
    if (waitsForHands()) {
      return new Wish.Roll();
    }
    Action action = rolling();
    return action == null ? Wish.NOTHING : new Wish.Act(open, action);
  }

  /** The open action that ROLL stands for, or null. */
  private Action rolling() {
    if (open == NOBODY || isLooking()) {
      return null;
    }
    return position.actions(open).stream()
        .filter(action -> Records.typeOf(action.getClass()).equals(ROLL))
        .findFirst()
        .orElse(null);
  }

  /** Whether chance is next and people let it happen. */
  private boolean waitsForHands() {
    return position.waiting() == Position.Waiting.CHANCE && position.asks().byHand();
  }

  /** Who rolls is any of the people; where there are none, whoever comes first. */
  @Override
  public int hands() {
    int everybody = (1 << seating.players()) - 1;
    int people = everybody & ~seating.held();
    return !waitsForHands() ? 0 : people == 0 ? everybody : people;
  }

  @Override
  public Wish unprompted() {
    return position.waiting() == Position.Waiting.CHANCE && !waitsForHands()
        ? new Wish.Roll()
        : Wish.NOTHING;
  }

  @Override
  public void lookAway() {
    if (isLooking()) {
      close();
    }
  }

  @Override
  public long nextDue() {
    return closes;
  }

  @Override
  public Wish tick(long now) {
    if (now >= closes) {
      close();
    }
    return Wish.NOTHING;
  }

  // --- the table

  @Override
  public void draw(Canvas canvas) {
    Facts known = new Facts(position, Position.TABLE, words);
    if (isLooking()) {
      picture.draw(canvas, known, picture.dice(), 1 << open, Effect.STEADY);
      prompts.look(canvas, open, choices, fact());
      return;
    }
    picture.draw(canvas, known, picture.dice(), deciders, Effect.PULSE);
    if (open != NOBODY) {
      prompts.open(canvas, open, choices, rolling() != null, fact());
    } else {
      prompts.closed(canvas, secret, waitsForHands(), fact());
    }
    if (deciders != 0 && people() == 0) {
      seating.thinks(canvas, Integer.numberOfTrailingZeros(deciders));
    }
    drawWhoMayOpen(canvas);
    if (!facts.isEmpty()) {
      canvas.turn(Control.DIAL_B, Message.of("plain.read-game"));
    }
  }

  private Fact fact() {
    return facts.isEmpty() ? Fact.NONE : facts.get(fact);
  }

  private void drawWhoMayOpen(Canvas canvas) {
    for (int seat = 0; seat < position.seats(); seat++) {
      if (!position.mayAct(seat)) {
        continue;
      }
      if (isSecret(seat)) {
        canvas.hold(seating.button(seat), Message.of("plain.look"));
      } else if (severalDecide()) {
        canvas.press(seating.button(seat), Message.of(open == seat ? "plain.close" : "plain.open"));
      }
    }
  }

  // --- the show

  @Override
  public List<Message> hint() {
    return PlainHints.of(secret != 0, severalDecide());
  }

  @Override
  public Message points(int points) {
    return Message.of("games.number").with("number", points);
  }

  @Override
  public List<Beat> tell(Position before, List<Event> events) {
    return show.tell(events);
  }
}
