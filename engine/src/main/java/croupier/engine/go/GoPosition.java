package croupier.engine.go;

import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
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
    return switch (phase) {
      case TILES -> ChanceTiles.list(this, seat, into);
      case GO -> OnGo.list(this, seat, into);
      case CLAIM -> Claims.list(this, seat, into);
      case PLACE -> Blocks.list(this, seat, into);
      case ATTACK -> Attacks.list(this, seat, into);
      case DIALS -> Heists.listSymbols(into);
      case STEAL -> Heists.listBlocks(this, into);
      case SHIELD -> ShutDowns.list(this, seat, into);
      case BUTTON -> Attacks.listButton(this, seat, into);
      case MEGA -> MegaShutDowns.list(this, into);
      case FIRST_ROLL, ROLL, DRAW, RACE, OVER -> 0;
    };
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
    return Reasons.whyNot(this, seat, (GoAction) action);
  }

  // --- chance

  @Override
  public GoAsk asks() {
    return Dice.asks(this);
  }

  @Override
  public List<List<String>> drawnFrom() {
    return Dice.drawnFrom(this);
  }

  @Override
  public long draw(Randomness source) {
    return Dice.draw(this, source);
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
    return Dice.outcome(this, roll);
  }

  @Override
  public long roll(Outcome outcome) {
    return Dice.roll(this, outcome);
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
        int kind = Dice.tile(supply & ~15, source);
        supply -= 1 << 4 * kind;
        places[seat].changeTiles(kind, 1);
      }
    }
  }
}
