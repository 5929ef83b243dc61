package croupier.bots.express;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Because;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressMoves;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;

/**
 * Plays for the best mean score of a turn by {@link TurnTable}, and stops at once when that wins.
 * The table is made for the board as printed; with three dark blue squares the rules of {@link
 * PlainTurns} are better.
 */
final class ExactTurns implements Bot {
  private static final TurnTable TABLE = TurnTable.read();
  private static final int HOUSE = Express.GAME.house();

  /** More than any turn brings. */
  private static final double WINNING = 1_000_000;

  private final Bot otherBoard = new PlainTurns(Habits.TUNED, false);

  private ExpressPosition position;
  private int jail;
  private int money;
  private int missing;
  private double best;
  private long bestFirst;

  /** What is best when nothing is placed: to stop or to roll. */
  private static final long NONE = -1;

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    ExpressPosition here = (ExpressPosition) world;
    if (here.squares(Group.DARK_BLUE) != Express.GAME.squares(Group.DARK_BLUE)) {
      return otherBoard.choose(world, seat, chance, thinking);
    }
    return switch (here.phase()) {
      case FREEING -> free(here);
      case CHOOSING -> choose(here, seat);
      default -> ExpressMoves.ROLL;
    };
  }

  /** The policeman whose die has the GO, if he is there. */
  static long free(ExpressPosition position) {
    Die die = Die.J3;
    if (!position.jailed(die)) {
      die = position.jailed(Die.J1) ? Die.J1 : Die.J2;
    }
    return ExpressMoves.free(die);
  }

  private long choose(ExpressPosition here, int seat) {
    position = here;
    jail =
        Police.of(
            (here.jailed(Die.J1) ? 1 : 0) + (here.jailed(Die.J2) ? 1 : 0), here.jailed(Die.J3));
    money = here.moneyAside();
    missing = here.goal() - here.score(seat);
    best = -1;
    bestFirst = NONE;
    long board = TurnBoard.of(here);
    int houses = here.houses(seat);
    explore(board, 0, NONE, houses);
    if (bestFirst != NONE) {
      return bestFirst;
    }
    double stop = stop(board, houses);
    return !here.canRoll() || stop >= WINNING || stop >= on(board, houses)
        ? ExpressMoves.STOP
        : ExpressMoves.ROLL;
  }

  /** Tries all that the dice from this one on allow. */
  private void explore(long board, int die, long first, int houses) {
    if (die == TurnBoard.DICE) {
      double value = Math.max(stop(board, houses), on(board, houses));
      if (value > best) {
        best = value;
        bestFirst = first;
      }
      return;
    }
    explore(board, die + 1, first, houses);
    Face face = (board >> die & 1) == 0 ? null : position.showing(Die.values()[die]);
    if (face == null) {
      return;
    }
    boolean asChance = face == Face.CHANCE;
    int last = asChance ? TurnBoard.GROUPS - 1 : face.ordinal();
    for (int group = asChance ? 0 : last; group <= last; group++) {
      if (!TurnBoard.isComplete(board, group)
          && !(asChance && TurnBoard.holdsChance(board, group))) {
        long move = ExpressMoves.place(Die.values()[die], Group.values()[group]);
        long placed = TurnBoard.place(board, die, group, asChance);
        explore(placed, die + 1, first == NONE ? move : first, houses);
      }
    }
  }

  private double stop(long board, int houses) {
    int score = TurnBoard.worth(board) + houses * HOUSE + money;
    return score >= missing ? WINNING + score : score;
  }

  /**
   * What rolling on is worth; houses that are there before the house die is open are safe money.
   */
  private double on(long board, int houses) {
    int index = TABLE.index(TurnBoard.worthTheSame(board));
    if (index < 0) {
      return 0;
    }
    boolean open = TurnBoard.opensHouseDie(board);
    int state = jail + (open ? houses * Police.STATES : 0);
    int aside = money + (open ? 0 : houses * HOUSE);
    return TABLE.mean(index, state) + aside * TABLE.safe(index, state);
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return ExpressBotReason.of((ExpressPosition) world, seat, move);
  }
}
