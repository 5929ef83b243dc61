package croupier.app.table;

import croupier.app.table.Choices.Choice;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoAsk;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Sound;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Go on the unit. One player at a time chooses with dial A and OK; in between come the moments of
 * several: tiles (own buttons), the grab race (own buttons, the first press wins), and the heist (a
 * dial each, behind the hood).
 */
final class GoFace implements GameFace {
  private static final Control[] DIALS = {Control.DIAL_A, Control.DIAL_B};
  private static final int NOBODY = -1;

  private final Desk desk;
  private final Seating seating;
  private final GoPosition position;
  private final GoWords words;
  private final GoWords full;
  private final GoPicture lights;
  private final GoShow show;

  /** Whose choice it is when one chooses at a time, and what there is. */
  private int chooser = NOBODY;

  private Choices<Action> choices = new Choices<>(List.of());
  private TilePeek peek;

  private GrabRace race = new GrabRace();

  /** The seats whose own button went down in this moment, as bits: letting go of it says no. */
  private int tapping;

  private Phase moment;

  /** Where the dials point; they keep their place from heist to heist. */
  private final int[] dials = new int[UnitPicture.DIALS];

  /** Which page about the boards dial B shows: blocks and place of each seat. */
  private int page;

  GoFace(Desk desk, Seating seating, GoPosition position) {
    this.desk = desk;
    this.seating = seating;
    this.position = position;
    words = GoWords.brief(seating, position);
    full = GoWords.full(seating, position);
    lights = new GoPicture(seating);
    show = new GoShow(desk, seating, position, lights);
  }

  @Override
  public void renew() {
    race = new GrabRace();
    if (peek != null && (isSecretMoment() || !peek.open() && !peek.stillHolds())) {
      peek = null;
    }
    tapping = position.phase() == moment ? tapping & position.deciders() : 0;
    moment = position.phase();
    chooser = oneAtATime() ? firstFromRoller(position.deciders()) : NOBODY;
    choices = new Choices<>(List.of());
    if (chooser != NOBODY) {
      page = 2 * chooser;
      choices =
          new Choices<>(
              position.actions(chooser).stream()
                  .map(action -> new Choice<>(words.choice(chooser, (GoAction) action), action))
                  .toList());
    }
  }

  private boolean oneAtATime() {
    return switch (position.phase()) {
      case GO, CLAIM, PLACE, ATTACK, STEAL, MEGA -> true;
      default -> false;
    };
  }

  /**
   * Moments at which everybody who keeps a tile is asked, whatever it is, so that being asked tells
   * nothing.
   */
  private boolean tilesAsked() {
    return switch (position.phase()) {
      case TILES, SHIELD, BUTTON -> true;
      default -> false;
    };
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
        tapping &= ~bit(seating.player(control));
        open(seating.player(control));
        yield Wish.NOTHING;
      }
      case UnitEvent.Repeated(Control control, _) -> {
        if (peekOpen() && seating.player(control) == peek.seat()) {
          peek.repeated();
        }
        yield Wish.NOTHING;
      }
      case UnitEvent.Released(Control control, _) -> released(seating.player(control));
      default -> Wish.NOTHING;
    };
  }

  private boolean peekOpen() {
    return peek != null && peek.open();
  }

  private void turned(int dial, int steps) {
    if (position.phase() == Phase.DIALS) {
      int seat = holder(dial);
      if (position.mayAct(seat)) {
        dials[dial] = Math.floorMod(dials[dial] + steps, DialLights.POSITIONS);
      }
    } else if (peekOpen()) {
      peek.turn(steps);
    } else if (dial == 0) {
      choices.turn(steps);
      desk.sound(Sound.Kind.TICK);
    } else {
      page = Math.floorMod(page + steps, 2 * position.seats());
    }
  }

  /** Who holds a dial in a heist: the thief the first, the other the second. */
  private int holder(int dial) {
    return dial == 0 ? position.attacker() : position.target();
  }

  private static int bit(int player) {
    return player == NOBODY ? 0 : 1 << player;
  }

  private Wish pressed(Control control, long at) {
    if (peekOpen()) {
      return Wish.NOTHING;
    }
    int player = seating.player(control);
    tapping |= bit(player);
    return switch (position.phase()) {
      case FIRST_ROLL, ROLL -> control == Control.ROLL ? new Wish.Roll() : Wish.NOTHING;
      case RACE -> {
        if (player != NOBODY && contenders().contains(player)) {
          race.pressed(player, at);
        }
        yield Wish.NOTHING;
      }
      case DIALS -> lock(control);
      case TILES, SHIELD, BUTTON -> control == Control.OK ? useTile() : Wish.NOTHING;
      default -> choose(control, player);
    };
  }

  private List<Integer> contenders() {
    return ((GoAsk.Race) position.asks()).contenders();
  }

  private Wish lock(Control control) {
    for (int dial = 0; dial < DIALS.length; dial++) {
      if (control == DIALS[dial] && position.mayAct(holder(dial))) {
        return new Wish.Act(holder(dial), new GoAction.LockDial(Symbol.values()[dials[dial]]));
      }
    }
    return Wish.NOTHING;
  }

  private Wish useTile() {
    if (peek == null || peek.open() || !peek.stillHolds()) {
      return Wish.NOTHING;
    }
    int seat = peek.seat();
    Wish wish = peek.use().<Wish>map(action -> new Wish.Act(seat, action)).orElse(Wish.NOTHING);
    peek = null;
    return wish;
  }

  private Wish choose(Control control, int player) {
    if (chooser == NOBODY) {
      return Wish.NOTHING;
    }
    if (control == Control.OK || control == Control.DIAL_A) {
      return new Wish.Act(chooser, choices.value());
    }
    if (player != NOBODY) {
      choices.seek(action -> aimsAt(action, player));
    }
    return Wish.NOTHING;
  }

  private static boolean aimsAt(Action action, int player) {
    return switch ((GoAction) action) {
      case GoAction.Heist(int target) -> target == player;
      case GoAction.ShutDown(int target, _) -> target == player;
      default -> false;
    };
  }

  /** Moments at which own buttons and dials are for something else than looking at tiles. */
  private boolean isSecretMoment() {
    return position.phase() == Phase.DIALS || position.phase() == Phase.RACE;
  }

  @Override
  public void lookAway() {
    if (peekOpen()) {
      peek = null;
    }
    tapping = 0;
  }

  private void open(int player) {
    if (player != NOBODY && position.held(player) > 0 && !isSecretMoment()) {
      peek = new TilePeek(words, position, player);
    }
  }

  /** The end of a look hides the tiles at once; a short press says no to using one. */
  private Wish released(int player) {
    if (player == NOBODY) {
      return Wish.NOTHING;
    }
    if (peekOpen() && peek.seat() == player) {
      peek.close();
      return Wish.NOTHING;
    }
    boolean tapped = (tapping & bit(player)) != 0;
    tapping &= ~bit(player);
    return tapped && tilesAsked() && position.mayAct(player)
        ? new Wish.Act(player, new GoAction.Pass())
        : Wish.NOTHING;
  }

  @Override
  public Wish unprompted() {
    return switch (position.phase()) {
      case DRAW -> new Wish.Roll();
      // What is the only thing to do and no secret needs no hands.
      case GO, CLAIM, PLACE, STEAL ->
          choices.size() == 1 ? new Wish.Act(chooser, choices.value()) : Wish.NOTHING;
      default -> Wish.NOTHING;
    };
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
  public List<Beat> tell(Position before, List<Event> events) {
    return show.tell((GoPosition) before, events);
  }

  @Override
  public String points(int points) {
    return points + " blocks";
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    lights.dice(canvas, position, false);
    lights.trackers(canvas, position);
    lights.board(canvas, position, words, page / 2);
    lights.notes(canvas, position, full);
    if (peekOpen()) {
      drawPeek(canvas);
      return;
    }
    switch (position.phase()) {
      case FIRST_ROLL, ROLL -> drawRoll(canvas);
      case RACE -> drawRace(canvas);
      case DIALS -> drawDials(canvas);
      case TILES, SHIELD, BUTTON -> drawTiles(canvas);
      default -> drawChoice(canvas);
    }
    if (position.phase() != Phase.DIALS) {
      canvas.turn(Control.DIAL_B, "look at the boards");
    }
  }

  private String aboutBoards() {
    int seat = page / 2;
    return page % 2 == 0 ? words.blocks(seat) : words.place(seat);
  }

  private void drawRoll(Canvas canvas) {
    boolean first = position.phase() == Phase.FIRST_ROLL;
    int roller = position.roller();
    seating.halos(canvas, first ? starters() : 1 << roller, Effect.PULSE);
    canvas.lcd(
        first
            ? "Who starts? Highest"
            : Lines.ends("Round " + position.round(), words.name(roller) + " rolls"),
        first ? "die of all begins" : "",
        aboutBoards(),
        "ROLL:roll  B:boards");
    canvas.headline(
        first
            ? "Who starts? Press ROLL; whoever has the highest die rolls first."
            : "Round " + position.round() + ". " + seating.name(roller) + ": press ROLL.");
    canvas.press(Control.ROLL, "roll all dice");
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.held(seat) > 0) {
        canvas.hold(seating.button(seat), "look at your tiles");
      }
    }
  }

  /** Who still rolls for the start. */
  private int starters() {
    return bits(((GoAsk.RollForFirst) position.asks()).seats());
  }

  private static int bits(List<Integer> seats) {
    return seats.stream().mapToInt(GoFace::bit).reduce(0, (some, one) -> some | one);
  }

  private String names(IntStream seats, String between) {
    return seats.mapToObj(seating::name).collect(Collectors.joining(between));
  }

  private void drawRace(Canvas canvas) {
    GoAsk.Race asked = (GoAsk.Race) position.asks();
    asked.contenders().forEach(seat -> canvas.press(seating.button(seat), "GRAB!"));
    int seats = bits(asked.contenders());
    String who = names(asked.contenders().stream().mapToInt(seat -> seat), " or ");
    seating.halos(canvas, seats, Effect.BLINK);
    String colour = full.of(asked.colour());
    canvas.lcd(
        Lines.centred("GRAB IT!"),
        Lines.centred("the " + words.of(asked.colour())),
        Lines.fit(who),
        "First button wins!");
    canvas.headline("Grab it! " + who + ": the first button takes the " + colour + " block.");
  }

  private void drawDials(Canvas canvas) {
    for (int dial = 0; dial < DIALS.length; dial++) {
      int seat = holder(dial);
      canvas.hood(dial, dials[dial]);
      if (position.mayAct(seat)) {
        canvas.turn(DIALS[dial], seating.name(seat) + ": choose in secret");
        canvas.press(DIALS[dial], seating.name(seat) + ": lock");
      }
    }
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    canvas.lcd(
        Lines.centred("Bank Heist!"),
        Lines.ends("A:" + words.name(holder(0)), lockedOrNot(0)),
        Lines.ends("B:" + words.name(holder(1)), lockedOrNot(1)),
        "ring | money | coin");
    canvas.headline(
        seating.name(holder(0))
            + " robs "
            + seating.name(holder(1))
            + "! "
            + names(IntStream.of(holder(0), holder(1)).filter(position::mayAct), " and ")
            + ": under your hood choose ring, money or coin, then push.");
  }

  private String lockedOrNot(int dial) {
    return position.mayAct(holder(dial)) ? "turn+push" : "locked";
  }

  private void drawTiles(Canvas canvas) {
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    boolean armed = peek != null && peek.stillHolds();
    String who = names(IntStream.range(0, position.seats()).filter(position::mayAct), ", ");
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        canvas.press(seating.button(seat), "no");
        canvas.hold(seating.button(seat), "look at your tiles");
      }
    }
    canvas.lcd(
        switch (position.phase()) {
          case SHIELD -> "Shut Down! Shield?";
          case BUTTON -> "Attack with a tile?";
          default -> "Use a tile?";
        },
        who,
        "hold: look  tap: no",
        armed ? "OK: " + words.name(peek.seat()) + " uses it" : aboutBoards());
    canvas.headline(
        question()
            + " "
            + who
            + ": hold your button to look at your tiles, tap it for no."
            + (armed ? " OK uses the tile that " + seating.name(peek.seat()) + " looked at." : ""));
    if (armed) {
      canvas.press(Control.OK, seating.name(peek.seat()) + " uses the tile");
    }
  }

  private String question() {
    return switch (position.phase()) {
      case SHIELD ->
          seating.name(position.attacker())
              + " shuts down "
              + seating.name(position.target())
              + "'s "
              + full.of(position.colour(position.target(), position.aim()))
              + " block. A Shield?";
      case BUTTON -> "Attack with a tile?";
      default -> "Use a tile before blocks are taken?";
    };
  }

  private void drawPeek(Canvas canvas) {
    seating.halos(canvas, 1 << peek.seat(), Effect.STEADY);
    canvas.eyesOnly();
    canvas.lcd(
        Lines.ends(words.name(peek.seat()) + "'s tiles", peek.place()),
        Lines.chosen(peek.shown()),
        "A:next  let go:hide",
        position.mayAct(peek.seat()) ? "then OK uses it" : "");
    canvas.headline(seating.name(peek.seat()) + " looks at the tiles. Everybody else looks away!");
    canvas.turn(Control.DIAL_A, "next tile");
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
      case CLAIM -> "take block";
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
      case STEAL -> "the heist worked! Which block do you steal?";
      default -> "Mega Shut Down! Which colour do all others lose?";
    };
  }
}
