package croupier.engine.go;

import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.engine.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A game of go at one moment. A round goes through the phases in their order:
 *
 * <pre>
 * ROLL  everybody moves  DRAW*  TILES*  GO*  ( CLAIM*  ( RACE* PLACE* )* )*  landmark?
 *   then clockwise, each:  ATTACK ( DIALS STEAL PLACE | SHIELD )   BUTTON*
 *   then clockwise, each:  MEGA
 * </pre>
 */
public final class GoPosition extends GoTable implements Position {
  private static final int FACES = 6;

  GoPosition(GoRules rules, int seats) {
    super(rules, seats);
    asked = (1 << seats) - 1;
  }

  @Override
  public Go game() {
    return Go.GAME;
  }

  @Override
  public int seats() {
    return places.length;
  }

  @Override
  public Options options() {
    return rules.options();
  }

  @Override
  public Waiting waiting() {
    return phase.waiting();
  }

  @Override
  public int deciders() {
    return phase.waiting() == Waiting.DECISIONS ? asked : 0;
  }

  // --- decisions

  @Override
  public int moves(int seat, long[] into) {
    GoSeat place = places[seat];
    return switch (phase) {
      case TILES -> tileMoves(place, into);
      case GO -> goMoves(place, into);
      case CLAIM -> each(GoMoves.CLAIM_COLOUR, takeable(place), into, 0);
      case PLACE -> each(GoMoves.PLACE_BLOCK, place.squaresFor(hand, rules.split()), into, 0);
      case ATTACK -> attackMoves(seat, into);
      case DIALS -> each(GoMoves.LOCK_DIAL, (1 << Symbol.COUNT) - 1, into, 0);
      case STEAL -> each(GoMoves.STEAL_BLOCK, places[target].occupied(), into, 0);
      case SHIELD -> shieldMoves(place, into);
      case BUTTON -> buttonMoves(place, into);
      case MEGA ->
          each(GoMoves.MEGA_SHUT_DOWN, Colour.ALL, into, rules.mustFire() ? 0 : pass(into));
      case FIRST_ROLL, ROLL, DRAW, RACE, OVER -> 0;
    };
  }

  private static int pass(long[] into) {
    into[0] = GoMoves.move(GoMoves.PASS, 0);
    return 1;
  }

  private static int each(int kind, int choices, long[] into, int count) {
    int written = count;
    for (int left = choices; left != 0; left &= left - 1) {
      into[written++] = GoMoves.move(kind, Integer.numberOfTrailingZeros(left));
    }
    return written;
  }

  private int tileMoves(GoSeat place, long[] into) {
    int count = pass(into);
    if (place.holds(Tile.GO_BUTTON) && mayChooseBlock(place)) {
      into[count++] = GoMoves.move(GoMoves.USE_GO_BUTTON, GoChoice.BLOCK.ordinal());
    }
    if (place.holds(Tile.MR_MONOPOLY) && place.marker < rules.trackerLength()) {
      into[count++] = GoMoves.move(GoMoves.USE_MR_MONOPOLY, 0);
    }
    return count;
  }

  private int goMoves(GoSeat place, long[] into) {
    int count = 0;
    if (mayChooseBlock(place)) {
      into[count++] = GoMoves.move(GoMoves.CHOOSE_GO, GoChoice.BLOCK.ordinal());
    }
    into[count++] = GoMoves.move(GoMoves.CHOOSE_GO, GoChoice.HEIST.ordinal());
    into[count++] = GoMoves.move(GoMoves.CHOOSE_GO, GoChoice.SHUT_DOWN.ordinal());
    return count;
  }

  private int attackMoves(int seat, long[] into) {
    int count = rules.mustAttack() ? 0 : pass(into);
    int targets = targets(seat);
    if (places[seat].attack == GoChoice.HEIST.ordinal()) {
      return each(GoMoves.HEIST, targets, into, count);
    }
    for (int left = targets; left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      for (int squares = places[other].occupied(); squares != 0; squares &= squares - 1) {
        int square = Integer.numberOfTrailingZeros(squares);
        into[count++] = GoMoves.move(GoMoves.SHUT_DOWN, other, square);
      }
    }
    return count;
  }

  private int shieldMoves(GoSeat place, long[] into) {
    int count = pass(into);
    if (place.holds(Tile.SHIELD)) {
      into[count++] = GoMoves.move(GoMoves.USE_SHIELD, 0);
    }
    return count;
  }

  private int buttonMoves(GoSeat place, long[] into) {
    int count = pass(into);
    if (place.holds(Tile.GO_BUTTON)) {
      into[count++] = GoMoves.move(GoMoves.USE_GO_BUTTON, GoChoice.HEIST.ordinal());
      into[count++] = GoMoves.move(GoMoves.USE_GO_BUTTON, GoChoice.SHUT_DOWN.ordinal());
    }
    return count;
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    int what = GoMoves.what(move);
    boolean passes = GoMoves.kind(move) == GoMoves.PASS;
    if (passes && events != null) {
      events.add(new GoEvent.Passed(seat));
    }
    switch (phase) {
      case TILES -> useTile(seat, move, events);
      case GO -> chooseGo(seat, what, events);
      case CLAIM -> claim(seat, what, events);
      case PLACE -> place(seat, what, events);
      case ATTACK -> {
        if (passes) {
          attackDone(events);
        } else if (GoMoves.kind(move) == GoMoves.HEIST) {
          beginHeist(what, events);
        } else {
          beginShutDown(what, GoMoves.where(move), events);
        }
      }
      case DIALS -> lockDial(seat, what, events);
      case STEAL -> steal(what, events);
      case SHIELD -> answerShutDown(!passes, events);
      case BUTTON -> {
        if (passes) {
          attacks(after(seat), events);
        } else {
          pressButton(seat, what, events);
        }
      }
      case MEGA -> {
        if (!passes) {
          megaShutDown(seat, what, events);
        }
        megas(after(seat), events);
      }
      case FIRST_ROLL, ROLL, DRAW, RACE, OVER ->
          throw new IllegalStateException("nobody decides in " + phase);
    }
  }

  @Override
  public GoAction action(long move) {
    return GoMoves.action(move);
  }

  @Override
  public long move(Action action) {
    return GoMoves.move(action, seats());
  }

  @Override
  public String whyNot(int seat, Action action) {
    return GoReasons.whyNot(this, seat, (GoAction) action);
  }

  // --- chance

  @Override
  public GoAsk asks() {
    return switch (phase) {
      case FIRST_ROLL -> new GoAsk.RollForFirst(listed(asked));
      case ROLL -> new GoAsk.RollDice(roller, listed(everybody()));
      case DRAW -> new GoAsk.DrawTile(firstClockwise(asked));
      case RACE -> new GoAsk.Race(Colour.of(firstWanted()), listed(asked));
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    };
  }

  @Override
  public long draw(Randomness source) {
    return switch (phase) {
      case FIRST_ROLL -> drawDice(source, Integer.bitCount(asked));
      case ROLL -> drawDice(source, seats());
      case DRAW -> nthTile(supply, source.below(total(supply)));
      case RACE -> nthSeat(asked, source.below(Integer.bitCount(asked)));
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    };
  }

  private static long drawDice(Randomness source, int count) {
    long roll = 0;
    for (int i = 0; i < count; i++) {
      roll |= (long) (source.below(FACES) + 1) << 3 * i;
    }
    return roll;
  }

  private static int nthTile(int tiles, int n) {
    int kind = 0;
    for (int left = n; left >= (tiles >>> 4 * kind & 15); kind++) {
      left -= tiles >>> 4 * kind & 15;
    }
    return kind;
  }

  private static int nthSeat(int seats, int n) {
    int left = seats;
    for (int i = 0; i < n; i++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  @Override
  public void happen(long roll, List<Event> events) {
    switch (phase) {
      case FIRST_ROLL -> rollForFirst(roll, events);
      case ROLL -> rollDice(roll, events);
      case DRAW -> drawTile((int) roll, events);
      case RACE -> winRace((int) roll, events);
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    }
  }

  @Override
  public GoOutcome outcome(long roll) {
    return switch (phase) {
      case FIRST_ROLL -> new GoOutcome.Dice(faces(roll, Integer.bitCount(asked)));
      case ROLL -> new GoOutcome.Dice(faces(roll, seats()));
      case DRAW -> new GoOutcome.Drawn(Tile.of((int) roll));
      case RACE -> new GoOutcome.Winner((int) roll);
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    };
  }

  private static List<Integer> faces(long roll, int count) {
    List<Integer> faces = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      faces.add(face(roll, i));
    }
    return faces;
  }

  private static int face(long roll, int i) {
    return (int) (roll >>> 3 * i) & 7;
  }

  @Override
  public long roll(Outcome outcome) {
    return switch (phase) {
      case FIRST_ROLL -> diceRoll(outcome, Integer.bitCount(asked));
      case ROLL -> diceRoll(outcome, seats());
      case DRAW -> {
        if (outcome instanceof GoOutcome.Drawn(Tile tile)
            && (supply >>> 4 * tile.ordinal() & 15) > 0) {
          yield tile.ordinal();
        }
        throw illegal("A tile must be drawn that lies face down.");
      }
      case RACE -> {
        if (outcome instanceof GoOutcome.Winner(int seat)
            && seat >= 0
            && seat < seats()
            && (asked >> seat & 1) == 1) {
          yield seat;
        }
        throw illegal("The race must be won by one of the seats " + listed(asked) + ".");
      }
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    };
  }

  private static long diceRoll(Outcome outcome, int count) {
    if (!(outcome instanceof GoOutcome.Dice(List<Integer> faces))
        || faces.size() != count
        || !faces.stream().allMatch(face -> face >= 1 && face <= FACES)) {
      throw illegal("The roll needs " + count + " dice, each from 1 to " + FACES + ".");
    }
    long roll = 0;
    for (int i = 0; i < count; i++) {
      roll |= (long) faces.get(i) << 3 * i;
    }
    return roll;
  }

  private static Refusal illegal(String sentence) {
    return new Refusal(Refusal.Code.ILLEGAL_OUTCOME, sentence);
  }

  // --- who starts, rolling, moving

  private void rollForFirst(long roll, List<Event> events) {
    int highest = 0;
    int tied = 0;
    int i = 0;
    for (int left = asked; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int face = face(roll, i++);
      places[seat].die = face;
      if (face >= highest) {
        tied = face > highest ? 1 << seat : tied | 1 << seat;
        highest = face;
      }
    }
    if (events != null) {
      events.add(new GoEvent.RolledForFirst(listed(asked), faces(roll, i)));
    }
    asked = tied;
    if (Integer.bitCount(tied) == 1) {
      int first = Integer.numberOfTrailingZeros(tied);
      if (events != null) {
        events.add(new GoEvent.FirstRoller(first));
      }
      beginRound(first, events);
    }
  }

  private void beginRound(int seat, List<Event> events) {
    roller = seat;
    round++;
    phase = Phase.ROLL;
    asked = 0;
    if (events != null) {
      events.add(new GoEvent.RoundBegan(round, roller));
    }
  }

  private void rollDice(long roll, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.DiceRolled(roller, faces(roll, seats())));
    }
    asked = 0;
    for (int seat = 0; seat < places.length; seat++) {
      places[seat].die = face(roll, seat);
      if (places[seat].jail == Jail.SENT.ordinal()) {
        places[seat].jail = Jail.SITTING.ordinal();
        if (events != null) {
          events.add(new GoEvent.SatInJail(seat));
        }
      } else {
        move(seat, events);
      }
    }
    drawTiles(events);
  }

  private void move(int seat, List<Event> events) {
    GoSeat place = places[seat];
    GoBoard board = rules.board();
    int from = place.token;
    int to = from + place.die;
    if (to >= board.size()) {
      to -= board.size();
    }
    place.token = to;
    place.jail = Jail.FREE.ordinal();
    Space space = board.space(to);
    if (events != null) {
      events.add(new GoEvent.Moved(seat, from, to, space));
    }
    switch (space) {
      case COLOUR -> place.landed = true;
      case BANK_HEIST -> place.attack = GoChoice.HEIST.ordinal();
      case SHUT_DOWN -> place.attack = GoChoice.SHUT_DOWN.ordinal();
      case CHANCE -> asked |= 1 << seat;
      case GO_TO_JAIL -> {
        place.token = board.jail();
        place.jail = Jail.SENT.ordinal();
        if (events != null) {
          events.add(new GoEvent.SentToJail(seat, place.token));
        }
      }
      case GO, JUST_VISITING, FREE_PARKING -> {}
    }
  }

  // --- Chance tiles

  /** Those on Chance draw, clockwise from the roller. */
  private void drawTiles(List<Event> events) {
    while (asked != 0) {
      if (supply == 0 && mayReshuffle()) {
        supply = discards;
        discards = 0;
        if (events != null) {
          events.add(new GoEvent.TilesReshuffled(total(supply)));
        }
      }
      if (supply != 0) {
        phase = Phase.DRAW;
        return;
      }
      int seat = firstClockwise(asked);
      asked &= ~(1 << seat);
      if (events != null) {
        events.add(new GoEvent.NoTileLeft(seat));
      }
    }
    askForTiles(events);
  }

  /** GO-14. */
  private boolean mayReshuffle() {
    return discards != 0 && (rules.eagerReshuffle() || total(discards) == Tile.TILES);
  }

  private void drawTile(int kind, List<Event> events) {
    int seat = firstClockwise(asked);
    asked &= ~(1 << seat);
    supply -= 1 << 4 * kind;
    if (kind == Tile.MONEY_BAG.ordinal()) {
      discards += 1 << 4 * kind;
      places[seat].free++;
      if (events != null) {
        events.add(new GoEvent.TileUsed(seat, Tile.MONEY_BAG));
      }
    } else {
      places[seat].changeTiles(kind, 1);
      if (events != null) {
        events.add(new GoEvent.TileKept(seat));
      }
    }
    drawTiles(events);
  }

  private void discard(int seat, Tile tile, List<Event> events) {
    places[seat].changeTiles(tile.ordinal(), -1);
    discards += 1 << 4 * tile.ordinal();
    if (events != null) {
      events.add(new GoEvent.TileUsed(seat, tile));
    }
  }

  /** The first window for kept tiles: before any block is taken (GO-11). */
  private void askForTiles(List<Event> events) {
    for (int seat = 0; seat < places.length; seat++) {
      if (askedForTiles(places[seat])) {
        asked |= 1 << seat;
      }
    }
    if (asked != 0) {
      phase = Phase.TILES;
    } else {
      askOnGo(roller, events);
    }
  }

  private void useTile(int seat, long move, List<Event> events) {
    switch (GoMoves.kind(move)) {
      case GoMoves.USE_GO_BUTTON -> {
        discard(seat, Tile.GO_BUTTON, events);
        places[seat].free++;
      }
      case GoMoves.USE_MR_MONOPOLY -> {
        discard(seat, Tile.MR_MONOPOLY, events);
        moveMarker(seat, events);
      }
      default -> asked &= ~(1 << seat);
    }
    if (!askedForTiles(places[seat])) {
      asked &= ~(1 << seat);
    }
    if (asked == 0) {
      askOnGo(roller, events);
    }
  }

  /** One step to the right; at the end it stays (GO-21). */
  private void moveMarker(int seat, List<Event> events) {
    if (places[seat].marker < rules.trackerLength()) {
      places[seat].marker++;
      if (events != null) {
        events.add(new GoEvent.MarkerMoved(seat, places[seat].marker));
      }
    }
  }

  // --- GO

  /** Those on GO say what for, clockwise, before any block is taken (GO-08). */
  private void askOnGo(int from, List<Event> events) {
    for (int seat = from; seat != NONE; seat = after(seat)) {
      if (places[seat].token == 0) {
        phase = Phase.GO;
        asked = 1 << seat;
        return;
      }
    }
    asked = 0;
    collectClaims(events);
  }

  private void chooseGo(int seat, int choice, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.GoChosen(seat, GoChoice.of(choice)));
    }
    if (choice == GoChoice.BLOCK.ordinal()) {
      places[seat].free++;
    } else {
      places[seat].attack = choice;
    }
    askOnGo(after(seat), events);
  }

  // --- blocks

  /**
   * Everybody who is due a block reaches for one, all at once. Who is due several, or has lost a
   * race for a block of any colour, reaches again afterwards.
   */
  private void collectClaims(List<Event> events) {
    asked = 0;
    boolean reaching = false;
    for (int seat = roller; seat != NONE; seat = after(seat)) {
      GoSeat place = places[seat];
      if (place.landed) {
        reachForLanding(seat, events);
      }
      if (!place.landed && place.free > 0) {
        askForColour(seat, events);
      }
      reaching |= place.chosen != NONE;
    }
    if (asked != 0) {
      phase = Phase.CLAIM;
    } else if (reaching) {
      handOutBlocks(events);
    } else {
      afterBlocks(events);
    }
  }

  private void reachForLanding(int seat, List<Event> events) {
    GoSeat place = places[seat];
    int colour = rules.board().colour(place.token).ordinal();
    if ((takeable(place) >> colour & 1) == 1) {
      place.chosen = colour;
      return;
    }
    place.landed = false;
    if (events != null) {
      Miss why = trayCount(colour) == 0 ? Miss.TRAY_EMPTY : Miss.NO_SQUARE;
      events.add(new GoEvent.BlockMissed(seat, Colour.of(colour), why));
    }
    moveMarker(seat, events);
  }

  private void askForColour(int seat, List<Event> events) {
    GoSeat place = places[seat];
    if (takeable(place) != 0) {
      asked |= 1 << seat;
      return;
    }
    for (; place.free > 0; place.free--) {
      if (events != null) {
        events.add(new GoEvent.NothingToTake(seat));
      }
      if (rules.unplacedMovesMarker()) {
        moveMarker(seat, events);
      }
    }
  }

  private void claim(int seat, int colour, List<Event> events) {
    places[seat].chosen = colour;
    asked &= ~(1 << seat);
    if (events != null) {
      events.add(new GoEvent.ColourClaimed(seat, Colour.of(colour)));
    }
    if (asked == 0) {
      handOutBlocks(events);
    }
  }

  /** Colour by colour; a race where the tray has too few (GO-04). */
  private void handOutBlocks(List<Event> events) {
    for (int colour = firstWanted(); colour != NONE; colour = firstWanted()) {
      int reaching = reachingFor(colour);
      int left = trayCount(colour);
      if (left == 0) {
        outrun(Integer.numberOfTrailingZeros(reaching), colour, events);
      } else if (left < Integer.bitCount(reaching) && rules.race()) {
        phase = Phase.RACE;
        asked = reaching;
        return;
      } else if (take(firstClockwise(reaching), colour, events)) {
        return;
      }
    }
    collectClaims(events);
  }

  private void winRace(int seat, List<Event> events) {
    int colour = places[seat].chosen;
    asked = 0;
    if (events != null) {
      events.add(new GoEvent.RaceWon(seat, Colour.of(colour)));
    }
    if (!take(seat, colour, events)) {
      handOutBlocks(events);
    }
  }

  private void outrun(int seat, int colour, List<Event> events) {
    GoSeat place = places[seat];
    place.chosen = NONE;
    if (events != null) {
      events.add(new GoEvent.BlockMissed(seat, Colour.of(colour), Miss.OUTRUN));
    }
    if (place.landed) {
      place.landed = false;
      if (rules.outrunMovesMarker()) {
        moveMarker(seat, events);
      }
    }
  }

  /** True when the seat is asked where to put the block. */
  private boolean take(int seat, int colour, List<Event> events) {
    GoSeat place = places[seat];
    takeFromTray(colour);
    place.chosen = NONE;
    if (place.landed) {
      place.landed = false;
    } else {
      place.free--;
    }
    if (events != null) {
      events.add(new GoEvent.BlockTaken(seat, Colour.of(colour)));
    }
    return put(seat, colour, events);
  }

  /** True when the seat is asked where to put the block. */
  private boolean put(int seat, int colour, List<Event> events) {
    int squares = places[seat].squaresFor(colour, rules.split());
    if ((squares & squares - 1) != 0) {
      phase = Phase.PLACE;
      asked = 1 << seat;
      hand = colour;
      return true;
    }
    stack(seat, colour, Integer.numberOfTrailingZeros(squares), events);
    return false;
  }

  private void stack(int seat, int colour, int square, List<Event> events) {
    places[seat].add(square, colour);
    if (events != null) {
      events.add(new GoEvent.BlockPlaced(seat, Colour.of(colour), square));
      if (places[seat].count(square) == GoSeat.LANDMARK) {
        events.add(new GoEvent.LandmarkBuilt(seat, Colour.of(colour)));
      }
    }
  }

  private void place(int seat, int square, List<Event> events) {
    int colour = hand;
    hand = NONE;
    asked = 0;
    stack(seat, colour, square, events);
    if (actor == NONE) {
      handOutBlocks(events);
    } else {
      heistDone(events);
    }
  }

  /** All placements of a round are one moment (GO-25). */
  private void afterBlocks(List<Event> events) {
    if (builders() != 0) {
      finish(events);
    } else {
      attacks(roller, events);
    }
  }

  // --- attacks

  /** Clockwise, each with everything that he is due or wants to press a GO Button for (GO-10). */
  private void attacks(int from, List<Event> events) {
    for (int seat = from; seat != NONE; seat = after(seat)) {
      if (attacksNow(seat, events)) {
        return;
      }
    }
    actor = NONE;
    megas(roller, events);
  }

  private boolean attacksNow(int seat, List<Event> events) {
    GoSeat place = places[seat];
    if (place.attack != 0) {
      if (targets(seat) != 0) {
        phase = Phase.ATTACK;
        actor = seat;
        asked = 1 << seat;
        return true;
      }
      if (events != null) {
        events.add(new GoEvent.AttackLost(seat, GoChoice.of(place.attack)));
      }
      place.attack = 0;
    }
    if (askedForButton(seat)) {
      phase = Phase.BUTTON;
      actor = seat;
      asked = 1 << seat;
      return true;
    }
    return false;
  }

  private void attackDone(List<Event> events) {
    places[actor].attack = 0;
    target = NONE;
    attacks(actor, events);
  }

  private void pressButton(int seat, int choice, List<Event> events) {
    discard(seat, Tile.GO_BUTTON, events);
    places[seat].attack = choice;
    phase = Phase.ATTACK;
  }

  private void beginHeist(int seat, List<Event> events) {
    target = seat;
    asked = 1 << actor | 1 << target;
    phase = Phase.DIALS;
    if (events != null) {
      events.add(new GoEvent.HeistBegan(actor, target));
    }
  }

  private void lockDial(int seat, int symbol, List<Event> events) {
    if (seat == actor) {
      actorDial = symbol;
    } else {
      targetDial = symbol;
    }
    asked &= ~(1 << seat);
    if (events != null) {
      events.add(new GoEvent.DialLocked(seat));
    }
    if (asked == 0) {
      revealDials(events);
    }
  }

  private void revealDials(List<Event> events) {
    if (events != null) {
      events.add(
          new GoEvent.DialsRevealed(actor, Symbol.of(actorDial), target, Symbol.of(targetDial)));
    }
    boolean same = actorDial == targetDial;
    actorDial = NONE;
    targetDial = NONE;
    if (same) {
      phase = Phase.STEAL;
      asked = 1 << actor;
    } else {
      attackDone(events);
    }
  }

  private void steal(int square, List<Event> events) {
    int colour = places[target].colour(square);
    places[target].remove(square);
    if (events != null) {
      events.add(new GoEvent.BlockStolen(actor, target, Colour.of(colour)));
    }
    if (!places[actor].canPlace(colour, rules.split())) {
      // GO-16
      returnToTray(colour, 1);
      if (events != null) {
        events.add(new GoEvent.BlocksReturned(actor, Colour.of(colour), 1));
      }
      attackDone(events);
    } else if (!put(actor, colour, events)) {
      heistDone(events);
    }
  }

  /** A stolen block can complete a landmark (GO-27). */
  private void heistDone(List<Event> events) {
    if (builders() != 0) {
      finish(events);
    } else {
      attackDone(events);
    }
  }

  private void beginShutDown(int seat, int square, List<Event> events) {
    target = seat;
    aim = square;
    if (events != null) {
      Colour colour = Colour.of(places[target].colour(aim));
      events.add(new GoEvent.ShutDownBegan(actor, target, colour, aim));
    }
    if (mayHold(places[target], Tile.SHIELD)) {
      phase = Phase.SHIELD;
      asked = 1 << target;
    } else {
      shutDown(events);
    }
  }

  private void answerShutDown(boolean shield, List<Event> events) {
    if (shield) {
      discard(target, Tile.SHIELD, events);
      if (events != null) {
        events.add(new GoEvent.ShutDownStopped(actor, target));
      }
      aim = 0;
      attackDone(events);
    } else {
      shutDown(events);
    }
  }

  private void shutDown(List<Event> events) {
    int colour = places[target].colour(aim);
    places[target].remove(aim);
    returnToTray(colour, 1);
    if (events != null) {
      events.add(new GoEvent.BlocksReturned(target, Colour.of(colour), 1));
    }
    aim = 0;
    attackDone(events);
  }

  // --- Mega Shut Downs

  /** After everything else, clockwise again (GO-10). */
  private void megas(int from, List<Event> events) {
    for (int seat = from; seat != NONE; seat = after(seat)) {
      if (mayFire(places[seat])) {
        phase = Phase.MEGA;
        asked = 1 << seat;
        return;
      }
    }
    beginRound(roller + 1 == seats() ? 0 : roller + 1, events);
  }

  private void megaShutDown(int seat, int colour, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.MegaShutDownBegan(seat, Colour.of(colour)));
    }
    for (int other = 0; other < places.length; other++) {
      int count = other == seat ? 0 : places[other].clear(colour);
      if (count > 0) {
        returnToTray(colour, count);
        if (events != null) {
          events.add(new GoEvent.BlocksReturned(other, Colour.of(colour), count));
        }
      }
    }
    if (rules.oneMega()) {
      places[seat].spent = true;
      return;
    }
    places[seat].marker = 0;
    if (events != null) {
      events.add(new GoEvent.MarkerMoved(seat, 0));
    }
  }

  // --- the end

  private void finish(List<Event> events) {
    phase = Phase.OVER;
    asked = 0;
    actor = NONE;
    target = NONE;
    for (GoSeat place : places) {
      place.attack = 0;
    }
    if (events != null) {
      events.add(new GoEvent.GameOver(result().winners()));
    }
  }

  /** Of those who built a landmark, who has the most blocks; equal is a tie (GO-25, GO-28). */
  @Override
  public Result result() {
    if (phase != Phase.OVER) {
      throw new IllegalStateException("the game is not over");
    }
    int most = 0;
    List<Integer> points = new ArrayList<>();
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < places.length; seat++) {
      int blocks = places[seat].blocks();
      points.add(blocks);
      if (places[seat].landmark() != NONE && blocks >= most) {
        if (blocks > most) {
          winners.clear();
        }
        most = blocks;
        winners.add(seat);
      }
    }
    return new Result(winners, points);
  }

  // --- the rest

  @Override
  public GoPosition copy() {
    GoPosition copy = new GoPosition(rules, places.length);
    copy.setTable(this);
    return copy;
  }

  @Override
  public void set(Position other) {
    setTable((GoPosition) other);
  }

  @Override
  public Map<String, Object> save() {
    return GoSaved.write(this);
  }

  @Override
  public Map<String, Object> view(int viewer) {
    return GoSaved.view(this, viewer);
  }

  @Override
  public void redeal(int viewer, Randomness source) {
    if (!rules.open()) {
      redealTiles(viewer, source);
    }
    if (phase == Phase.DIALS) {
      if (actor != viewer && actorDial != NONE) {
        actorDial = source.below(Symbol.COUNT);
      }
      if (target != viewer && targetDial != NONE) {
        targetDial = source.below(Symbol.COUNT);
      }
    }
  }

  /** Kept tiles of others and the supply are one pool; a Money Bag is never kept. */
  private void redealTiles(int viewer, Randomness source) {
    for (int seat = 0; seat < places.length; seat++) {
      supply += seat == viewer ? 0 : places[seat].tiles;
    }
    for (int seat = 0; seat < places.length; seat++) {
      if (seat == viewer) {
        continue;
      }
      int held = places[seat].held();
      places[seat].tiles = 0;
      for (int i = 0; i < held; i++) {
        int kept = supply & ~15;
        int kind = nthTile(kept, source.below(total(kept)));
        supply -= 1 << 4 * kind;
        places[seat].changeTiles(kind, 1);
      }
    }
  }

  private int everybody() {
    return (1 << places.length) - 1;
  }

  private static List<Integer> listed(int seats) {
    List<Integer> list = new ArrayList<>();
    for (int left = seats; left != 0; left &= left - 1) {
      list.add(Integer.numberOfTrailingZeros(left));
    }
    return list;
  }
}
