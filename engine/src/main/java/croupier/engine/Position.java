package croupier.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A whole game at one moment. This page is the contract of the engine; every game keeps it, and one
 * conformance suite holds all of them to it.
 *
 * <p>A position always waits for exactly one of three things:
 *
 * <ul>
 *   <li><b>chance</b>: dice, a draw, a race. The engine never draws a number; a {@link Nature}
 *       answers.
 *   <li><b>decisions</b>: one or more seats may act, each with its own legal actions. Secret
 *       choices and out-of-turn rights are several seats at once.
 *   <li><b>nothing</b>: the game is over and has a {@link Result}.
 * </ul>
 *
 * <p>Actions and outcomes exist in two forms. At the border they are records ({@link Action},
 * {@link Outcome}) that are checked, and refused with a reason. Inside they are numbers, a
 * <i>move</i> and a <i>roll</i>, so that a search can play millions of them without leaving
 * garbage; the methods that take numbers trust their caller to have got them from {@link #moves},
 * {@link #any} or {@link #draw} of this very position, or to know by {@link #legal}, and do not
 * check.
 *
 * <p>Events are what the whole table sees. What only a seat may know is in that seat's view and
 * nowhere else.
 *
 * <p>Positions are mutable and not thread-safe.
 */
public interface Position {
  /** The viewer that is nobody's seat: what everybody may know. */
  int TABLE = -1;

  /** No position of any game offers a seat more moves than this. */
  int MOST_MOVES = 512;

  /** What a position waits for. */
  enum Waiting {
    CHANCE,
    DECISIONS,
    OVER
  }

  Game game();

  int seats();

  /** The options that were chosen, all of them, defaults included; for a game that has some. */
  default Options options() {
    return game().options(Map.of());
  }

  Waiting waiting();

  // --- decisions
  // -----------------------------------------------------------------------------------------------

  /** The seats that may act now, as bits; 0 unless decisions are awaited. */
  int deciders();

  /**
   * Of the {@link #deciders} those without whom the game cannot go on, as bits. The others have a
   * right that they may leave unused: to claim, to build, to withdraw.
   */
  default int awaited() {
    return deciders();
  }

  /**
   * Writes the legal moves of a seat and returns how many; in a fixed order, without repetition.
   * Where a move has free parts (a bid, a deal, a payment) these are a sensible few, and {@link
   * #shapes} tells of all.
   */
  int moves(int seat, long[] into);

  /**
   * What a legal move brings its seat at once, in money or points; below 0 what it costs. 0 for
   * what brings nothing or something else, and for what depends on others or on chance.
   */
  default int brings(int seat, long move) {
    return 0;
  }

  /** The bounds of the moves that {@link #moves} does not list one by one. */
  default List<Shape> shapes(int seat) {
    return List.of();
  }

  /** Whether a seat that may act may do this now, whether {@link #moves} lists it or not. */
  default boolean legal(int seat, long move) {
    long[] moves = new long[MOST_MOVES];
    int count = moves(seat, moves);
    for (int i = 0; i < count; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /**
   * A legal move at random. Every legal move can come, those of {@link #shapes} too.
   *
   * @param room for {@link #MOST_MOVES} moves
   */
  default long any(int seat, Randomness source, long[] room) {
    int count = moves(seat, room);
    return room[count == 1 ? 0 : source.below(count)];
  }

  /**
   * Plays a legal move. {@code events} may be null: then nobody listens and nothing is allocated
   * for it.
   */
  void act(int seat, long move, List<Event> events);

  Action action(long move);

  /**
   * The move for an action; refuses what could never be one, without asking whether it is legal
   * now.
   */
  long move(Action action);

  /** Why a seat that may act may not do this now. */
  Because whyNot(int seat, Action action);

  // --- chance
  // --------------------------------------------------------------------------------------------------

  /** What is asked of chance, with its bounds. */
  Ask asks();

  /**
   * What things are drawn from, by name, where {@link #asks} may not tell: all that are there, in
   * the order in which a number finds one. Nothing is put back, and when the first list is used up,
   * the next is drawn from.
   */
  default List<List<String>> drawnFrom() {
    return List.of();
  }

  /** A fair answer to what is asked, made from the numbers that {@code source} gives. */
  long draw(Randomness source);

  /** Lets an outcome of {@link #draw} happen. */
  void happen(long roll, List<Event> events);

  Outcome outcome(long roll);

  /** The roll for an outcome; refuses one that cannot answer what is asked. */
  long roll(Outcome outcome);

  // --- the rest
  // ------------------------------------------------------------------------------------------------

  /** Who won; only when the game is over. */
  Result result();

  /** Which place a seat came in, when the game is over; equals share the better one. */
  default int rank(int seat) {
    return result().rank(seat);
  }

  default Position copy() {
    Position copy = game().start(seats(), options());
    copy.set(this);
    return copy;
  }

  /**
   * Makes this position equal to another of the same game, seats and options, without allocating.
   */
  void set(Position other);

  /** Everything, hidden things included, as plain data that {@link Game#load} reads. */
  Map<String, Object> save();

  /**
   * What a seat, or the {@link #TABLE}, may know. Positions that the viewer cannot tell apart give
   * equal views.
   */
  Map<String, Object> view(int viewer);

  /**
   * Changes what is hidden from the viewer to something else that he could not tell from the truth.
   * What it becomes depends on what the viewer knows and on the numbers that {@code source} gives,
   * and on nothing else: two positions that he cannot tell apart become equal.
   */
  void redeal(int viewer, Randomness source);

  // --- the border: checked, in records
  // -------------------------------------------------------------------------

  /** The moves of a seat as actions; empty when it may not act. */
  default List<Action> actions(int seat) {
    if (!mayAct(seat)) {
      return List.of();
    }
    long[] moves = new long[MOST_MOVES];
    int count = moves(seat, moves);
    List<Action> actions = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      actions.add(action(moves[i]));
    }
    return actions;
  }

  /** Plays an action, or refuses it and leaves the position as it was. */
  default List<Event> act(int seat, Action action) {
    switch (waiting()) {
      case OVER -> throw Refusal.gameOver();
      case CHANCE -> throw new Refusal(Refusal.Code.CHANCE_FIRST, GeneralReason.CHANCE_FIRST);
      case DECISIONS -> {}
    }
    if (seat < 0 || seat >= seats()) {
      throw Refusal.noSuchSeat(seat, seats());
    }
    if (!mayAct(seat)) {
      throw new Refusal(
          Refusal.Code.NOT_YOUR_TURN, GeneralReason.NOTHING_TO_DECIDE.with("seat", seat));
    }
    long move = move(action);
    if (!legal(seat, move)) {
      throw new Refusal(Refusal.Code.ILLEGAL_ACTION, whyNot(seat, action));
    }
    List<Event> events = new ArrayList<>();
    act(seat, move, events);
    return events;
  }

  /** Lets an outcome happen, or refuses it and leaves the position as it was. */
  default List<Event> happen(Outcome outcome) {
    switch (waiting()) {
      case OVER -> throw Refusal.gameOver();
      case DECISIONS ->
          throw new Refusal(Refusal.Code.NO_CHANCE_ASKED, GeneralReason.NO_CHANCE_ASKED);
      case CHANCE -> {}
    }
    long roll = roll(outcome);
    List<Event> events = new ArrayList<>();
    happen(roll, events);
    return events;
  }

  default boolean mayAct(int seat) {
    return seat >= 0 && seat < seats() && (deciders() >> seat & 1) == 1;
  }
}
