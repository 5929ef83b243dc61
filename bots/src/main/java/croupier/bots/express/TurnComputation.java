package croupier.bots.express;

import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.Face;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Computes the best mean score of a turn of express, board by board from the fullest to the empty
 * one, and writes {@link TurnTable}:
 *
 * <pre>
 * java -cp engine/target/classes:bots/target/classes croupier.bots.express.TurnComputation FILE
 * </pre>
 *
 * <p>Dice, jail and houses are exact. Money of GO and hotels has no bound, so it is no part of the
 * state: what it is worth to roll with it is taken to be its sum times the chance to keep it.
 */
public final class TurnComputation {
  private static final int GO = Express.GAME.go();
  private static final int HOUSE = Express.GAME.house();
  private static final int HOTEL = Express.GAME.hotel();
  private static final double POLICEMAN = share(Die.J3, Face.POLICEMAN);
  private static final double GO_SHOWN = share(Die.J3, Face.GO) / (1 - POLICEMAN);

  /** The values of a board are found when another round changes none by more. */
  private static final double EXACT = 0.01;

  /** Where to roll and to stop are as good as each other, the share that is safe is either. */
  private static final int MOST_ROUNDS = 250;

  private final TurnTable table;
  private final double[][] mean;
  private final double[][] safe;

  private TurnComputation(TurnTable table) {
    this.table = table;
    mean = new double[table.boards()][];
    safe = new double[table.boards()][];
  }

  public static void main(String[] arguments) throws IOException {
    TurnTable table = compute(TurnBoard.DICE);
    try (OutputStream file = new FileOutputStream(arguments[0])) {
      table.write(file);
    }
    int empty = table.index(TurnBoard.EMPTY);
    System.out.println(table.boards() + " boards; a turn brings " + table.mean(empty, 0));
  }

  /** The table of all boards, filled in for those with so many dice to roll. */
  static TurnTable compute(int mostDice) {
    Set<Long> found = new HashSet<>();
    collect(TurnBoard.worthTheSame(TurnBoard.EMPTY), found);
    long[] boards = found.stream().mapToLong(Long::longValue).sorted().toArray();
    TurnComputation computation = new TurnComputation(new TurnTable(boards));
    for (int dice = 0; dice <= mostDice; dice++) {
      for (int i = 0; i < boards.length; i++) {
        if (Integer.bitCount(TurnBoard.dice(boards[i])) == dice) {
          computation.solve(i);
        }
      }
    }
    return computation.table;
  }

  private static void collect(long board, Set<Long> found) {
    if (!found.add(board)) {
      return;
    }
    for (int die = 0; die < TurnBoard.DICE; die++) {
      if ((board >> die & 1) == 1) {
        for (Face face : Set.copyOf(Express.GAME.faces(Die.values()[die]))) {
          for (long placed : Placings.of(board, die, face)) {
            collect(TurnBoard.worthTheSame(placed), found);
          }
        }
      }
    }
  }

  static double share(Die die, Face face) {
    return Express.GAME.faces(die).stream().filter(each -> each == face).count() / 6.0;
  }

  // --- one board

  /** What the shown dice allow, from the boards with more dice on them. */
  private void solve(int index) {
    long board = table.board(index);
    int states = TurnTable.states(board);
    Shown shown = new Shown(states);
    Placings.eachRoll(board, (boards, chance) -> shown.add(boards, chance));
    double[] rolled = new double[states];
    double[] kept = new double[states];
    double[] after = new double[states];
    double[] afterSafe = new double[states];
    boolean open = TurnBoard.opensHouseDie(board);
    double change = 1;
    for (int round = 0; change > EXACT && round < MOST_ROUNDS; round++) {
      shown.best(board, rolled, kept, after, afterSafe);
      change = 0;
      for (int state = 0; state < states; state++) {
        double[] next = open ? rollOpen(state, after, afterSafe) : roll(state, 0, after, afterSafe);
        change = Math.max(change, Math.abs(next[0] - rolled[state]));
        rolled[state] = next[0];
        kept[state] = next[1];
      }
    }
    mean[index] = rolled;
    safe[index] = kept;
    for (int state = 0; state < states; state++) {
      table.set(index, state, rolled[state], kept[state]);
    }
  }

  /** A roll of the police dice: what comes, and how much of it safely. */
  private static double[] roll(int state, int houses, double[] after, double[] afterSafe) {
    double[] sum = new double[2];
    int jail = state % Police.STATES;
    eachPolice(
        jail,
        (next, chance) -> {
          int to = houses * Police.STATES + next;
          double go = Police.onThird(next) ? 0 : GO_SHOWN * GO;
          sum[0] += chance * (after[to] + go * afterSafe[to]);
          sum[1] += chance * afterSafe[to];
        });
    return sum;
  }

  private interface Jail {
    void is(int police, double chance);
  }

  private static void eachPolice(int jail, Jail sink) {
    int first = Police.onFirstTwo(jail);
    boolean third = Police.onThird(jail);
    for (int caught = 0; caught <= 2 - first; caught++) {
      double chance = chanceOf(caught, 2 - first);
      if (third) {
        if (first + caught < 2) {
          sink.is(Police.of(first + caught, true), chance);
        }
      } else {
        sink.is(Police.of(first + caught, false), chance * (1 - POLICEMAN));
        if (first + caught < 2) {
          sink.is(Police.of(first + caught, true), chance * POLICEMAN);
        }
      }
    }
  }

  private static double chanceOf(int caught, int dice) {
    int ways = caught == 1 && dice == 2 ? 2 : 1;
    return ways * Math.pow(POLICEMAN, caught) * Math.pow(1 - POLICEMAN, dice - caught);
  }

  private static double[] rollOpen(int state, double[] after, double[] afterSafe) {
    int houses = state / Police.STATES;
    int jail = state % Police.STATES;
    double house = share(Die.H, Face.HOUSE);
    double broken = share(Die.H, Face.BROKEN_HOUSE);
    double hotel = share(Die.H, Face.HOTEL);
    double out = share(Die.H, Face.GET_OUT_OF_JAIL);
    double[] sum = new double[2];
    add(sum, house, roll(jail, Math.min(houses + 1, TurnTable.HOUSES - 1), after, afterSafe));
    add(sum, broken, roll(jail, Math.max(0, houses - 1), after, afterSafe));
    double[] still = roll(jail, houses, after, afterSafe);
    add(sum, hotel, still);
    sum[0] += houses == TurnTable.HOUSES - 1 ? hotel * HOTEL * still[1] : 0;
    eachPolice(
        jail,
        (next, chance) -> {
          int to = houses * Police.STATES + Police.freed(next);
          double go = Police.onThird(next) ? 0 : GO_SHOWN * GO;
          sum[0] += out * chance * (after[to] + go * afterSafe[to]);
          sum[1] += out * chance * afterSafe[to];
        });
    return sum;
  }

  private static void add(double[] sum, double chance, double[] part) {
    sum[0] += chance * part[0];
    sum[1] += chance * part[1];
  }

  /** All rolls of the property dice, and the best that each allows besides placing nothing. */
  private final class Shown {
    private final int states;
    private double[] best = new double[1 << 12];
    private double[] bestSafe = new double[1 << 12];
    private double[] chances = new double[1 << 8];
    private int rolls;

    Shown(int states) {
      this.states = states;
    }

    void add(long[] boards, double chance) {
      if (rolls == chances.length) {
        chances = Arrays.copyOf(chances, 2 * rolls);
      }
      while ((rolls + 1) * states > best.length) {
        best = Arrays.copyOf(best, 2 * best.length);
        bestSafe = Arrays.copyOf(bestSafe, 2 * bestSafe.length);
      }
      Arrays.fill(best, rolls * states, (rolls + 1) * states, -1);
      for (int i = 1; i < boards.length; i++) {
        long form = TurnBoard.worthTheSame(boards[i]);
        int index = table.index(form);
        int worth = TurnBoard.worth(form);
        for (int state = 0; state < states; state++) {
          offer(rolls * states + state, worth, state, index);
        }
      }
      chances[rolls++] = chance;
    }

    /** On a board that opens the house die only now there are no houses yet. */
    private void offer(int at, int worth, int state, int index) {
      int stop = worth + state / Police.STATES * HOUSE;
      double on = mean[index][state];
      double value = Math.max(stop, on);
      if (value > best[at]) {
        best[at] = value;
        bestSafe[at] = stop >= on ? 1 : safe[index][state];
      }
    }

    /** The mean over all rolls of the best, which may be to place nothing. */
    void best(long board, double[] rolled, double[] kept, double[] into, double[] intoSafe) {
      int worth = TurnBoard.worth(board);
      for (int state = 0; state < states; state++) {
        int stop = worth + state / Police.STATES * HOUSE;
        double none = Math.max(stop, rolled[state]);
        double noneSafe = stop >= rolled[state] ? 1 : kept[state];
        double sum = 0;
        double sumSafe = 0;
        for (int roll = 0; roll < rolls; roll++) {
          int at = roll * states + state;
          boolean places = best[at] > none;
          sum += chances[roll] * (places ? best[at] : none);
          sumSafe += chances[roll] * (places ? bestSafe[at] : noneSafe);
        }
        into[state] = sum;
        intoSafe[state] = sumSafe;
      }
    }
  }
}
