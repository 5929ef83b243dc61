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
import croupier.engine.Refusal;
import croupier.engine.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * One moment of a game of express, as the contract wants it: actions and outcomes as numbers and as
 * records, and what may be done. What follows from them is in {@link ExpressTurn}.
 */
public final class ExpressPosition extends ExpressTurn implements Position {
  private static final long ROLL = 0;
  private static final long STOP = 1;
  private static final long FREE = 2;
  private static final long PLACE = 16;

  private static final ExpressAction[] ACTIONS = allActions();

  ExpressPosition(int seats, Options options) {
    super(seats, options);
  }

  private ExpressPosition(ExpressPosition other) {
    super(other);
  }

  private static ExpressAction[] allActions() {
    ExpressAction[] all = new ExpressAction[(int) PLACE + (Die.PROPERTY_DICE << 4)];
    all[(int) ROLL] = new ExpressAction.Roll();
    all[(int) STOP] = new ExpressAction.Stop();
    for (int i = 0; i < Die.POLICE_DICE; i++) {
      all[(int) FREE + i] = new ExpressAction.FreePoliceman(Die.at(Die.PROPERTY_DICE + i));
    }
    for (int die = 0; die < Die.PROPERTY_DICE; die++) {
      for (Group group : Group.values()) {
        all[(int) PLACE + (die << 4) + group.ordinal()] =
            new ExpressAction.Place(Die.at(die), group);
      }
    }
    return all;
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
    return switch (stage) {
      case STARTING, ROLLING -> Waiting.CHANCE;
      case READY, CHOOSING, FREEING -> Waiting.DECISIONS;
      case OVER -> Waiting.OVER;
    };
  }

  @Override
  public int deciders() {
    return waiting() == Waiting.DECISIONS ? 1 << turn : 0;
  }

  @Override
  public int moves(int seat, long[] into) {
    if (seat != turn) {
      return 0;
    }
    switch (stage) {
      case READY -> {
        into[0] = ROLL;
        return 1;
      }
      case CHOOSING -> {
        int count = 0;
        if (canRoll()) {
          into[count++] = ROLL;
        }
        into[count++] = STOP;
        return placements(into, count);
      }
      case FREEING -> {
        int count = 0;
        for (int left = jailed; left != 0; left &= left - 1) {
          into[count++] = FREE + Integer.numberOfTrailingZeros(left) - Die.PROPERTY_DICE;
        }
        return count;
      }
      default -> {
        return 0;
      }
    }
  }

  /** Writes the moves that place a die after those that are there, and returns how many are. */
  private int placements(long[] into, int before) {
    int count = before;
    for (int left = Die.PROPERTY_BITS & ~placed; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      int face = ((int) (showing >>> 5 * die) & 31) - 1;
      long place = PLACE + (die << 4);
      if (face < Group.COUNT) {
        into[count] = place + face;
        count += open >> face & 1; // EX-12
      } else {
        for (int free = open & ~chances; free != 0; free &= free - 1) { // EX-11
          into[count++] = place + Integer.numberOfTrailingZeros(free);
        }
      }
    }
    return count;
  }

  @Override
  public Action action(long move) {
    return ACTIONS[(int) move];
  }

  @Override
  public long move(Action action) {
    if (!(action instanceof ExpressAction known)) {
      throw Refusal.notOf(Express.GAME, action);
    }
    return switch (known) {
      case ExpressAction.Roll() -> ROLL;
      case ExpressAction.Stop() -> STOP;
      case ExpressAction.FreePoliceman(Die die) when die.isPolice() ->
          FREE + die.ordinal() - Die.PROPERTY_DICE;
      case ExpressAction.FreePoliceman(Die die) ->
          throw new Refusal(
              Refusal.Code.ILLEGAL_ACTION, ExpressReason.NOT_A_POLICE_DIE.with("die", die));
      case ExpressAction.Place(Die die, Group group) when die.isProperty() ->
          PLACE + (die.ordinal() << 4) + group.ordinal();
      case ExpressAction.Place(Die die, Group _) ->
          throw new Refusal(
              Refusal.Code.ILLEGAL_ACTION, ExpressReason.NOT_A_PROPERTY_DIE.with("die", die));
    };
  }

  @Override
  public Because whyNot(int seat, Action action) {
    return ExpressReasons.whyNot(this, (ExpressAction) action);
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    if (move >= PLACE) {
      place((int) (move - PLACE) >> 4, (int) move & 15, events);
    } else if (move == ROLL) {
      showing = 0;
      stage = Stage.ROLLING;
    } else if (move == STOP) {
      stop(events);
    } else {
      free((int) (move - FREE) + Die.PROPERTY_DICE, events);
      stage = Stage.CHOOSING;
    }
  }

  @Override
  public Ask asks() {
    if (stage == Stage.ROLLING) {
      return new ExpressAsk.RollDice(dice(diceToRoll()));
    }
    return policeStart
        ? new ExpressAsk.PoliceRoll(bits(starters))
        : new ExpressAsk.FirstSeat(seats());
  }

  /** A number per answer, three bits each: the side of a die, a count of policemen, a seat. */
  @Override
  public long draw(Randomness source) {
    if (stage == Stage.ROLLING) {
      long roll = 0;
      int shift = 0;
      for (int left = diceToRoll(); left != 0; left &= left - 1) {
        roll |= (long) source.below(6) << shift;
        shift += 3;
      }
      return roll;
    }
    return policeStart ? drawPolicemen(source) : source.below(seats());
  }

  private long drawPolicemen(Randomness source) {
    long roll = 0;
    int shift = 0;
    for (int left = starters; left != 0; left &= left - 1) {
      long count = 0;
      for (int die = Die.J1.ordinal(); die <= Die.J3.ordinal(); die++) {
        count += data.faces[die][source.below(6)] == Face.POLICEMAN.ordinal() ? 1 : 0;
      }
      roll |= count << shift;
      shift += 3;
    }
    return roll;
  }

  @Override
  public ExpressOutcome outcome(long roll) {
    if (stage == Stage.ROLLING) {
      List<Face> faces = new ArrayList<>();
      long rest = roll;
      for (Die die : dice(diceToRoll())) {
        faces.add(Face.at(data.faces[die.ordinal()][(int) rest & 7]));
        rest >>>= 3;
      }
      return new ExpressOutcome.Rolled(faces);
    }
    if (!policeStart) {
      return new ExpressOutcome.First((int) roll);
    }
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < Integer.bitCount(starters); i++) {
      counts.add((int) (roll >>> 3 * i) & 7);
    }
    return new ExpressOutcome.Policemen(counts);
  }

  @Override
  public long roll(Outcome outcome) {
    return switch (outcome) {
      case ExpressOutcome.Rolled(List<Face> faces) when stage == Stage.ROLLING -> sides(faces);
      case ExpressOutcome.First(int seat) when stage == Stage.STARTING && !policeStart -> {
        if (seat < 0 || seat >= seats()) {
          throw Refusal.noSuchSeat(seat, seats());
        }
        yield seat;
      }
      case ExpressOutcome.Policemen(List<Integer> counts)
          when stage == Stage.STARTING && policeStart -> {
        check(
            counts.size() == Integer.bitCount(starters)
                && counts.stream().allMatch(count -> count >= 0 && count <= Die.POLICE_DICE),
            ExpressReason.WRONG_POLICEMEN.with("seats", Integer.bitCount(starters)));
        yield packed(counts);
      }
      default -> throw Refusal.answersSomethingElse(outcome, asks());
    };
  }

  private long sides(List<Face> faces) {
    List<Die> dice = dice(diceToRoll());
    check(faces.size() == dice.size(), ExpressReason.WRONG_DICE.with("dice", dice.size()));
    List<Integer> sides = new ArrayList<>();
    for (int i = 0; i < dice.size(); i++) {
      byte[] known = data.faces[dice.get(i).ordinal()];
      int side = 0;
      while (side < known.length && known[side] != faces.get(i).ordinal()) {
        side++;
      }
      check(
          side < known.length,
          ExpressReason.NO_SUCH_FACE.with("die", dice.get(i)).with("face", faces.get(i)));
      sides.add(side);
    }
    return packed(sides);
  }

  private static long packed(List<Integer> numbers) {
    long packed = 0;
    for (int i = 0; i < numbers.size(); i++) {
      packed |= (long) numbers.get(i) << 3 * i;
    }
    return packed;
  }

  private static void check(boolean good, Because because) {
    if (!good) {
      throw new Refusal(Refusal.Code.ILLEGAL_OUTCOME, because);
    }
  }

  @Override
  public void happen(long roll, List<Event> events) {
    if (stage == Stage.ROLLING) {
      land(roll, events);
    } else if (policeStart) {
      countPolicemen(roll, events);
    } else {
      begin((int) roll, events);
    }
  }

  @Override
  public Result result() {
    if (stage != Stage.OVER) {
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
    return ExpressSave.save(this);
  }

  /** Nothing in this game is hidden from anybody. */
  @Override
  public Map<String, Object> view(int viewer) {
    return ExpressSave.view(this);
  }

  @Override
  public void redeal(int viewer, Randomness source) {}

  @Override
  public void set(Position other) {
    setTable((ExpressPosition) other);
  }
}
