package croupier.app.table.face.go;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.app.words.Typesetter;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoAsk;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Go on the unit. One player at a time chooses with dial A and OK; in between come the moments of
 * several: tiles (own buttons), the grab race (own buttons, the first press wins), and the heist (a
 * dial each, behind the hood).
 */
final class GoFace implements GameFace {
  private static final int NOBODY = -1;

  private final TableContext context;
  private final Seating seating;
  private final GoPosition position;
  private final GoWords words;
  private final GoWords full;
  private final GoPicture lights;
  private final GoShow show;

  /** Whose choice it is when one chooses at a time, and what there is. */
  private int chooser = NOBODY;

  private Choices<Action> choices = new Choices<>(List.of());
  private final OwnButtons own;
  private final HeistMoment heist;

  private GrabRace race = new GrabRace();

  private Phase moment;

  private boolean asksAnew;

  /** Whether the heist since the last roll worked; null when there was none. */
  private Boolean lastHeist;

  /** Dial B shows so many pages about each seat: blocks, place, and tiles that lie open. */
  private final int pages;

  private int page;

  GoFace(TableContext context, Seating seating, LiveGame game) {
    this.context = context;
    this.seating = seating;
    this.position = (GoPosition) game.position();
    words = GoWords.brief(seating, position);
    full = GoWords.full(seating, position);
    pages = words.tilesOpen() ? 3 : 2;
    lights = new GoPicture(seating);
    show = new GoShow(context, seating, position, lights);
    own = new OwnButtons(game, words);
    heist = new HeistMoment(game, seating, words);
  }

  @Override
  public void renew() {
    race = new GrabRace();
    asksAnew = oneAtATime() || position.phase() != moment;
    own.renew(asksAnew);
    if (asksAnew) {
      heist.begin();
    }
    moment = position.phase();
    chooser = oneAtATime() ? firstFromRoller(position.deciders() & ~seating.held()) : NOBODY;
    choices = new Choices<>(List.of());
    if (chooser != NOBODY) {
      page = pages * chooser;
      choices =
          new Choices<>(
              position.actions(chooser).stream()
                  .sorted(Comparator.comparing(this::isGivenAway))
                  .map(action -> new Choice<>(words.choice(chooser, (GoAction) action), action))
                  .toList());
      showTarget();
    }
  }

  /** Whoever aims at somebody sees what there is to hit. */
  private void showTarget() {
    if (chooser == NOBODY) {
      return;
    }
    switch (choices.value()) {
      case GoAction.Heist(int target) -> page = pages * target;
      case GoAction.ShutDown(int target, _) -> page = pages * target;
      default -> {}
    }
  }

  @Override
  public boolean asksAnew() {
    return asksAnew;
  }

  private boolean oneAtATime() {
    return switch (position.phase()) {
      case GO, PLACE, ATTACK, STEAL, MEGA -> true;
      case CLAIM -> !position.claimsCompete();
      default -> false;
    };
  }

  /** To do nothing is the last choice, but where it only waits. */
  private boolean isGivenAway(Action action) {
    return action instanceof GoAction.Pass && position.phase() != Phase.MEGA;
  }

  private int firstFromRoller(int seats) {
    for (int step = 0; step < position.seats(); step++) {
      int seat = (position.roller() + step) % position.seats();
      if ((seats >> seat & 1) == 1) {
        return seat;
      }
    }
    return NOBODY;
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
      choices.turn(steps);
      showTarget();
      context.sound(Sound.Kind.TICK);
    } else {
      page = Math.floorMod(page + steps, pages * position.seats());
    }
  }

  private static int bit(int player) {
    return player == NOBODY ? 0 : 1 << player;
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
        if (player != NOBODY && contenders().contains(player)) {
          race.pressed(player, at);
        }
        yield Wish.NOTHING;
      }
      case DIALS -> heist.lock(control);
      case TILES, SHIELD, BUTTON -> control == Control.OK ? own.use() : Wish.NOTHING;
      case CLAIM ->
          chooser == NOBODY && control == Control.OK ? own.use() : choose(control, player);
      default -> choose(control, player);
    };
  }

  private List<Integer> contenders() {
    return ((GoAsk.Race) position.asks()).contenders();
  }

  private Wish choose(Control control, int player) {
    if (chooser == NOBODY) {
      return Wish.NOTHING;
    }
    if (control == Control.OK || control == Control.DIAL_A) {
      return chosen(new Wish.Act(chooser, choices.value()));
    }
    if (player != NOBODY) {
      choices.seek(action -> aimsAt(action, player));
      showTarget();
    }
    return Wish.NOTHING;
  }

  private Wish chosen(Wish.Act wish) {
    return isGivenAway(wish.action())
        ? new Wish.Sure(wish, "Do nothing at all?", "Do nothing at all?", "do nothing")
        : wish;
  }

  private static boolean aimsAt(Action action, int player) {
    return switch ((GoAction) action) {
      case GoAction.Heist(int target) -> target == player;
      case GoAction.ShutDown(int target, _) -> target == player;
      default -> false;
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
      case GoAsk.RollForFirst(var seats) -> (bits(seats) & ~seating.held()) == 0 ? bits(seats) : 0;
      case GoAsk.RollDice(int roller, _) -> bit(roller);
      case GoAsk.Race race -> bits(race.contenders());
      case null, default -> 0;
    };
  }

  @Override
  public Wish pressed(int player) {
    if (position.phase() == Phase.RACE) {
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
  public List<String> hint() {
    List<String> hints = new ArrayList<>(GoHints.of(position));
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
  public String points(int points) {
    return points == 1 ? "1 block" : points + " blocks";
  }

  /** Others may have more blocks than the winner. */
  @Override
  public String won(int points) {
    return Lines.or("a landmark and " + points(points), "a landmark");
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    lights.dice(canvas, position, false);
    lights.trackers(canvas, position);
    lights.board(canvas, position, full, page / pages);
    lights.notes(canvas, position, full);
    if (own.isOpen()) {
      drawLook(canvas);
      return;
    }
    if (people() == 0 && seating.held() != 0 && position.phase() != Phase.DIALS) {
      drawOthers(canvas);
      return;
    }
    switch (position.phase()) {
      case FIRST_ROLL, ROLL -> drawRoll(canvas);
      case RACE -> drawRace(canvas);
      case DIALS -> heist.draw(canvas);
      case TILES, SHIELD, BUTTON -> drawTiles(canvas);
      case CLAIM -> drawClaims(canvas);
      default -> drawChoice(canvas);
    }
    if (position.phase() != Phase.DIALS) {
      canvas.turn(Control.DIAL_B, "look at the boards");
    }
  }

  /** The people whom the table waits for, as bits. */
  private int people() {
    return (position.deciders() | hands() | firstRollers()) & ~seating.held();
  }

  private int firstRollers() {
    return position.phase() == Phase.FIRST_ROLL
        ? bits(((GoAsk.RollForFirst) position.asks()).seats())
        : 0;
  }

  /** Nobody is asked who is at the unit. */
  private void drawOthers(Canvas canvas) {
    int others = position.deciders() | hands();
    seating.halos(canvas, others, Effect.PULSE);
    canvas.lcd("Round " + position.round(), "", aboutBoards());
    if (others != 0) {
      seating.thinks(canvas, Integer.numberOfTrailingZeros(others), "");
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.held(seat) > 0) {
        canvas.hold(seating.button(seat), "look at your tiles");
      }
    }
    canvas.turn(Control.DIAL_B, "look at the boards");
  }

  private String aboutBoards() {
    int seat = page / pages;
    return switch (page % pages) {
      case 0 -> words.blocks(seat);
      case 1 -> words.place(seat);
      default -> words.kept(seat);
    };
  }

  private void drawRoll(Canvas canvas) {
    boolean first = position.phase() == Phase.FIRST_ROLL;
    int roller = position.roller();
    if (first) {
      drawFirstRoll(canvas);
    } else {
      seating.halos(canvas, 1 << roller, Effect.PULSE);
      canvas.lcd(
          Lines.ends("Round " + position.round(), words.name(roller) + " rolls"),
          "",
          aboutBoards(),
          "ROLL:roll  B:boards");
      canvas.headline("Round " + position.round() + ". " + seating.name(roller) + ": press ROLL.");
    }
    canvas.press(Control.ROLL, "roll all dice");
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.held(seat) > 0) {
        canvas.hold(seating.button(seat), "look at your tiles");
      }
    }
  }

  /** Everybody rolls for the start, then those with equal dice once more (GO-24). */
  private void drawFirstRoll(Canvas canvas) {
    List<Integer> starters = ((GoAsk.RollForFirst) position.asks()).seats();
    boolean again = starters.size() < position.seats();
    seating.halos(canvas, bits(starters), Effect.PULSE);
    canvas.lcd(
        again ? "Equal! Once more:" : "Who starts? Highest",
        again ? Lines.names(starters, ", ") : "die of all begins",
        aboutBoards(),
        "ROLL:roll  B:boards");
    canvas.headline(
        again
            ? "Equal dice! Press ROLL once more for " + Lines.names(starters, " and ") + "."
            : "Who starts? Press ROLL; whoever has the highest die rolls first.");
  }

  private static int bits(List<Integer> seats) {
    return seats.stream().mapToInt(GoFace::bit).reduce(0, (some, one) -> some | one);
  }

  /** The people who are still to decide. */
  private String deciders() {
    return Lines.names(
        IntStream.range(0, position.seats())
            .filter(seat -> position.mayAct(seat) && !seating.isHeld(seat))
            .boxed()
            .toList(),
        ", ");
  }

  private void drawRace(Canvas canvas) {
    GoAsk.Race asked = (GoAsk.Race) position.asks();
    asked.contenders().forEach(seat -> canvas.press(seating.button(seat), "GRAB!"));
    int seats = bits(asked.contenders());
    String who = Lines.names(asked.contenders(), " or ");
    seating.halos(canvas, seats, Effect.BLINK);
    String colour = full.of(asked.colour());
    canvas.lcd(
        Lines.centred("GRAB IT!"),
        Lines.centred("the " + words.of(asked.colour())),
        who,
        "First button wins!");
    canvas.headline("Grab it! " + who + ": the first button takes the " + colour + " block.");
  }

  private void drawTiles(Canvas canvas) {
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    boolean armed = own.isArmed();
    boolean round = position.phase() == Phase.TILES;
    boolean shield = position.phase() == Phase.SHIELD;
    String who = deciders();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        canvas.press(seating.button(seat), round ? "not this round" : "no");
        canvas.hold(seating.button(seat), "look at your tiles");
      }
    }
    canvas.lcd(
        switch (position.phase()) {
          case SHIELD -> shutDown(words);
          case BUTTON -> "Attack with a tile?";
          default -> "Use a tile?";
        },
        shield ? who + ": a Shield?" : who,
        "hold: look  tap: no",
        armed
            ? "OK: " + words.name(own.look().seat()) + " uses it"
            : own.inVain() ? "not now: tap for no" : aboutBoards());
    canvas.headline(
        (own.inVain() ? "That has no use now. " : "")
            + question()
            + " "
            + who
            + ": hold your button to look at your tiles, tap it for "
            + (round ? "\"not this round\"." : "no.")
            + (armed ? " OK uses the tile that " + looker() + " looked at." : ""));
    if (armed) {
      canvas.press(Control.OK, looker() + " uses the tile");
    }
  }

  private String question() {
    return switch (position.phase()) {
      case SHIELD -> Typesetter.longest(shutDown(full)) + " block. A Shield?";
      case BUTTON -> "Attack with a tile?";
      default -> "Use a tile before blocks are taken?";
    };
  }

  private String shutDown(GoWords words) {
    int target = position.target();
    return words.shutDown(position.attacker(), target, position.colour(target, position.aim()));
  }

  private String looker() {
    return seating.name(own.look().seat());
  }

  /** Several claim a colour at once: each chooses while the others look away (GE-02). */
  private void drawClaims(Canvas canvas) {
    if (chooser != NOBODY) {
      drawChoice(canvas);
      return;
    }
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    String who = deciders();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        canvas.hold(seating.button(seat), "choose in secret");
      }
    }
    canvas.lcd(
        "Which block? Secret!",
        who,
        "hold:look A:choose",
        own.isArmed() ? "OK: " + words.name(own.look().seat()) + " is done" : aboutBoards());
    canvas.headline(
        "Choose a block in secret. "
            + who
            + ": hold your button and turn dial A to your colour, let go, then OK."
            + (own.isArmed() ? " OK locks what " + looker() + " chose." : ""));
    if (own.isArmed()) {
      canvas.press(Control.OK, looker() + " has chosen");
    }
  }

  private void drawLook(Canvas canvas) {
    OwnLook look = own.look();
    seating.halos(canvas, 1 << look.seat(), Effect.STEADY);
    boolean secret = look.claims() || !words.tilesOpen();
    canvas.eyesOnly();
    canvas.lcd(
        Lines.ends(
            words.name(look.seat()) + (look.claims() ? "'s block" : "'s tiles"), look.place()),
        Lines.chosen(look.shown()),
        "A:next  let go:hide",
        thenDo(look));
    canvas.headline(
        looker()
            + (look.claims() ? " chooses a block." : " is looking at kept tiles.")
            + (secret ? " Everybody else looks away!" : ""));
    canvas.turn(Control.DIAL_A, look.claims() ? "next colour" : "next tile");
  }

  /** The same whatever is looked at: the display is written again when the look is over. */
  private String thenDo(OwnLook look) {
    if (!position.mayAct(look.seat())) {
      return "";
    }
    return look.claims() ? "then OK takes it" : "then OK:use  tap:no";
  }

  private void drawChoice(Canvas canvas) {
    if (chooser == NOBODY) {
      return;
    }
    seating.halos(canvas, 1 << chooser, Effect.PULSE);
    canvas.lcd(
        Lines.ends(words.name(chooser) + ":", task()),
        Lines.chosen(choices.label()),
        aboutBoards(),
        Lines.ends("A:pick OK:do", choices.place()));
    canvas.headline(seating.name(chooser) + ": " + whatToChoose());
    canvas.turn(Control.DIAL_A, "choose");
    canvas.press(Control.OK, full.choice(chooser, (GoAction) choices.value()));
    for (int seat = 0; seat < position.seats(); seat++) {
      if (seat != chooser && position.phase() == Phase.ATTACK && isTarget(seat)) {
        canvas.press(seating.button(seat), "aim at " + seating.name(seat));
      }
    }
  }

  private boolean isTarget(int seat) {
    return position.actions(chooser).stream().anyMatch(action -> aimsAt(action, seat));
  }

  private String task() {
    return switch (position.phase()) {
      case GO -> "on GO";
      case CLAIM -> "take a block";
      case PLACE -> "place it";
      case ATTACK -> position.attack(chooser) == GoChoice.HEIST ? "Bank Heist" : "Shut Down";
      case STEAL -> "steal";
      default -> "Mega!";
    };
  }

  private String whatToChoose() {
    return switch (position.phase()) {
      case GO -> "you are on GO. Choose a block, a Bank Heist or a Shut Down.";
      case CLAIM -> "choose the colour of the block that you take.";
      case PLACE -> "choose the square for your block.";
      case ATTACK ->
          position.attack(chooser) == GoChoice.HEIST
              ? "Bank Heist. Whom do you rob?"
              : "Shut Down. Whose block goes back to the tray?";
      case STEAL ->
          "the heist worked! Which of "
              + seating.name(position.target())
              + "'s blocks do you steal?";
      default -> "Mega Shut Down! Which colour do all others lose?";
    };
  }
}
