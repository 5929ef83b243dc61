package croupier.engine.go;

import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Bits;
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
 * A game of go at one moment, as the contract wants it: actions and outcomes as numbers and as
 * records, and what may be done. What follows from them is in {@link Rounds}.
 */
public final class GoPosition extends GoTable implements Position {
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
    if (mayHold(place, Tile.GO_BUTTON)) {
      into[count++] = GoMoves.move(GoMoves.PASS_FOR_NOW, 0);
    }
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
    if ((passes || GoMoves.kind(move) == GoMoves.PASS_FOR_NOW) && events != null) {
      events.add(new GoEvent.Passed(seat));
    }
    switch (phase) {
      case TILES -> ChanceTiles.use(this, seat, move, events);
      case GO -> OnGo.choose(this, seat, what, events);
      case CLAIM -> Claims.claim(this, seat, what, events);
      case PLACE -> Blocks.place(this, seat, what, events);
      case ATTACK -> {
        if (passes) {
          Attacks.done(this, events);
        } else if (GoMoves.kind(move) == GoMoves.HEIST) {
          Heists.begin(this, what, events);
        } else {
          ShutDowns.begin(this, what, GoMoves.where(move), events);
        }
      }
      case DIALS -> Heists.lockDial(this, seat, what, events);
      case STEAL -> Heists.steal(this, what, events);
      case SHIELD -> ShutDowns.answer(this, !passes, events);
      case BUTTON -> {
        if (passes) {
          Attacks.keepButton(this, seat, events);
        } else {
          Attacks.pressButton(this, seat, what, events);
        }
      }
      case MEGA -> {
        if (!passes) {
          MegaShutDowns.fire(this, seat, what, events);
        }
        MegaShutDowns.goOn(this, after(seat), events);
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
  public Because whyNot(int seat, Action action) {
    return GoReasons.whyNot(this, seat, (GoAction) action);
  }

  // --- chance

  @Override
  public GoAsk asks() {
    return switch (phase) {
      case FIRST_ROLL -> new GoAsk.RollForFirst(Bits.listed(asked));
      case ROLL -> new GoAsk.RollDice(roller, Bits.listed(everybody()));
      case DRAW -> new GoAsk.DrawTile(firstClockwise(asked));
      case RACE -> new GoAsk.Race(Colour.of(firstWanted()), Bits.listed(asked));
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    };
  }

  @Override
  public long draw(Randomness source) {
    return switch (phase) {
      case FIRST_ROLL -> GoDice.draw(source, Integer.bitCount(asked));
      case ROLL -> GoDice.draw(source, seats());
      case DRAW -> nthTile(supply, source.below(total(supply)));
      case RACE -> Bits.oneOf(asked, source);
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    };
  }

  private static int nthTile(int tiles, int n) {
    int kind = 0;
    for (int left = n; left >= (tiles >>> 4 * kind & 15); kind++) {
      left -= tiles >>> 4 * kind & 15;
    }
    return kind;
  }

  @Override
  public void happen(long roll, List<Event> events) {
    switch (phase) {
      case FIRST_ROLL -> Rounds.rolledForFirst(this, roll, events);
      case ROLL -> Movement.rolled(this, roll, events);
      case DRAW -> ChanceTiles.drawn(this, (int) roll, events);
      case RACE -> Blocks.winRace(this, (int) roll, events);
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    }
  }

  @Override
  public GoOutcome outcome(long roll) {
    return switch (phase) {
      case FIRST_ROLL -> new GoOutcome.Dice(GoDice.faces(roll, Integer.bitCount(asked)));
      case ROLL -> new GoOutcome.Dice(GoDice.faces(roll, seats()));
      case DRAW -> new GoOutcome.Drawn(Tile.of((int) roll));
      case RACE -> new GoOutcome.Winner((int) roll);
      default -> throw new IllegalStateException("nothing is asked of chance in " + phase);
    };
  }

  @Override
  public long roll(Outcome outcome) {
    return switch (outcome) {
      case GoOutcome.Dice(List<Integer> faces) when phase == Phase.FIRST_ROLL ->
          GoDice.roll(faces, Integer.bitCount(asked));
      case GoOutcome.Dice(List<Integer> faces) when phase == Phase.ROLL ->
          GoDice.roll(faces, seats());
      case GoOutcome.Drawn(Tile tile) when phase == Phase.DRAW -> {
        if ((supply >>> 4 * tile.ordinal() & 15) == 0) {
          throw illegal(Because.of(GoReason.NO_SUCH_TILE_LEFT));
        }
        yield tile.ordinal();
      }
      case GoOutcome.Winner(int seat) when phase == Phase.RACE -> {
        if (seat < 0 || seat >= seats() || (asked >> seat & 1) == 0) {
          throw illegal(GoReason.NOT_IN_THE_RACE.with("seats", Bits.listed(asked)));
        }
        yield seat;
      }
      default -> throw Refusal.answersSomethingElse(outcome, asks());
    };
  }

  private static Refusal illegal(Because because) {
    return new Refusal(Refusal.Code.ILLEGAL_OUTCOME, because);
  }

  // --- the rest

  @Override
  public Result result() {
    if (phase != Phase.OVER) {
      throw new IllegalStateException("the game is not over");
    }
    List<Integer> points = new ArrayList<>();
    for (GoSeat place : places) {
      points.add(place.blocks());
    }
    return new Result(Endings.winners(places), points);
  }

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
    Later.redeal(this, viewer, source);
    Claims.redeal(this, viewer, source);
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
}
