package croupier.engine.express;

import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * One moment of a game of express, as the contract wants it: actions and outcomes as numbers and as
 * records, and what may be done. What follows from them is in {@link Turns}.
 */
public final class ExpressPosition extends ExpressTable implements Position {
  ExpressPosition(int seats, Options options) {
    super(seats, options);
  }

  private ExpressPosition(ExpressPosition other) {
    super(other);
  }

  @Override
  public Game game() {
    return Express.GAME;
  }

  @Override
  public int seats() {
    return scores.length;
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public Waiting waiting() {
    return phase.waiting();
  }

  @Override
  public int deciders() {
    return waiting() == Waiting.DECISIONS ? 1 << turn : 0;
  }

  /** A stop scores. */
  @Override
  public int brings(int seat, long move) {
    return move == ExpressMoves.STOP ? turnScore() : 0;
  }

  @Override
  public int moves(int seat, long[] into) {
    if (seat != turn) {
      return 0;
    }
    switch (phase) {
      case READY -> {
        into[0] = ExpressMoves.ROLL;
        return 1;
      }
      case CHOOSING -> {
        int count = 0;
        if (canRoll()) {
          into[count++] = ExpressMoves.ROLL;
        }
        into[count++] = ExpressMoves.STOP;
        return Placing.list(this, into, count);
      }
      case FREEING -> {
        int count = 0;
        for (int left = jailed; left != 0; left &= left - 1) {
          into[count++] =
              ExpressMoves.FREE + Integer.numberOfTrailingZeros(left) - Die.PROPERTY_DICE;
        }
        return count;
      }
      default -> {
        return 0;
      }
    }
  }

  @Override
  public long any(int seat, Randomness source, long[] room) {
    return phase == Phase.CHOOSING && !Placing.hasChance(this)
        ? Placing.any(this, source)
        : Position.super.any(seat, source, room);
  }

  @Override
  public Action action(long move) {
    return ExpressMoves.action(move);
  }

  @Override
  public long move(Action action) {
    return ExpressMoves.move(action);
  }

  @Override
  public Because whyNot(int seat, Action action) {
    return Reasons.whyNot(this, (ExpressAction) action);
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    if (move >= ExpressMoves.PLACE) {
      Placing.place(this, (int) (move - ExpressMoves.PLACE) >> 4, (int) move & 15, events);
    } else if (move == ExpressMoves.ROLL) {
      showing = 0;
      phase = Phase.ROLLING;
    } else if (move == ExpressMoves.STOP) {
      Turns.stop(this, events);
    } else {
      JailSquares.free(this, (int) (move - ExpressMoves.FREE) + Die.PROPERTY_DICE, events);
      phase = Phase.CHOOSING;
    }
  }

  @Override
  public Ask asks() {
    return Dice.asks(this);
  }

  @Override
  public long draw(Randomness source) {
    return Dice.draw(this, source);
  }

  @Override
  public ExpressOutcome outcome(long roll) {
    return Dice.outcome(this, roll);
  }

  @Override
  public long roll(Outcome outcome) {
    return Dice.roll(this, outcome);
  }

  @Override
  public void happen(long roll, List<Event> events) {
    if (phase == Phase.ROLLING) {
      Rolls.landed(this, roll, events);
    } else if (policeStart) {
      Turns.policemenCounted(this, roll, events);
    } else {
      Turns.begin(this, (int) roll, events);
    }
  }

  @Override
  public Result result() {
    if (phase != Phase.OVER) {
      throw new IllegalStateException("the game is not over");
    }
    return new Result(List.of(turn), Arrays.stream(scores).boxed().toList());
  }

  @Override
  public Position copy() {
    return new ExpressPosition(this);
  }

  @Override
  public Map<String, Object> save() {
    return ExpressSaved.write(this);
  }

  /** Nothing in this game is hidden from anybody. */
  @Override
  public Map<String, Object> view(int viewer) {
    return ExpressSaved.view(this);
  }

  @Override
  public void redeal(int viewer, Randomness source) {}

  @Override
  public void set(Position other) {
    setTable((ExpressPosition) other);
  }
}
