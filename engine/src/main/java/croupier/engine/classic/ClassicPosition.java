package croupier.engine.classic;

import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.engine.Result;
import croupier.engine.Shape;
import croupier.engine.classic.choice.Bounds;
import croupier.engine.classic.choice.Legal;
import croupier.engine.classic.choice.Listed;
import croupier.engine.classic.choice.MoveRecords;
import croupier.engine.classic.choice.Prices;
import croupier.engine.classic.choice.RandomMove;
import croupier.engine.classic.choice.Reasons;
import croupier.engine.classic.rules.Actions;
import croupier.engine.classic.rules.Dice;
import croupier.engine.classic.rules.Endings;
import croupier.engine.classic.rules.Turns;
import croupier.engine.classic.saved.ClassicSaved;
import croupier.engine.classic.state.ClassicTable;
import java.util.List;
import java.util.Map;

/**
 * A classic game at one moment, as the contract wants it. What lies there is in {@link
 * ClassicTable}, and read in {@link ClassicView}; who may do what is in {@link Legal}; what follows
 * is in the class of its subject, and {@link Turns} leads back to the turn. Nothing in this game is
 * hidden: everybody sees it all.
 */
public final class ClassicPosition extends ClassicView implements Position {
  private final ClassicGame game;

  ClassicPosition(ClassicGame game, ClassicTable table) {
    super(table);
    this.game = game;
  }

  @Override
  public ClassicGame game() {
    return game;
  }

  @Override
  public int seats() {
    return table.seats;
  }

  @Override
  public Options options() {
    return table.rules.options;
  }

  @Override
  public Waiting waiting() {
    return frame().waiting();
  }

  // --- decisions

  @Override
  public int deciders() {
    return Legal.deciders(table);
  }

  @Override
  public int awaited() {
    return Legal.awaited(table);
  }

  @Override
  public int moves(int seat, long[] into) {
    return Listed.moves(table, seat, into);
  }

  @Override
  public int brings(int seat, long move) {
    return Prices.of(table, seat, move);
  }

  @Override
  public List<Shape> shapes(int seat) {
    return Bounds.of(table, seat);
  }

  @Override
  public boolean legal(int seat, long move) {
    return Legal.legal(table, seat, move);
  }

  @Override
  public long any(int seat, Randomness source, long[] room) {
    return RandomMove.of(table, seat, source);
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    Actions.carryOut(table, seat, move, events);
  }

  @Override
  public ClassicAction action(long move) {
    return MoveRecords.action(table, move);
  }

  @Override
  public long move(Action action) {
    if (!(action instanceof ClassicAction known)) {
      throw Refusal.notOf(game, action);
    }
    return MoveRecords.move(table, known);
  }

  @Override
  public Because whyNot(int seat, Action action) {
    return Reasons.whyNot(table, seat, (ClassicAction) action);
  }

  // --- chance

  @Override
  public ClassicAsk asks() {
    return Dice.asks(table);
  }

  @Override
  public long draw(Randomness source) {
    return Dice.draw(table, source);
  }

  @Override
  public void happen(long roll, List<Event> events) {
    Dice.happen(table, (int) roll, events);
    Turns.goOn(table, events);
  }

  @Override
  public Outcome outcome(long roll) {
    return Dice.outcome(table, (int) roll);
  }

  @Override
  public long roll(Outcome outcome) {
    return Dice.roll(table, outcome);
  }

  // --- the rest

  @Override
  public Result result() {
    if (frame() != Frame.OVER) {
      throw new IllegalStateException("the game is not over");
    }
    return Endings.result(table);
  }

  @Override
  public int rank(int seat) {
    return Endings.rank(table, seat);
  }

  @Override
  public ClassicPosition copy() {
    ClassicTable copy = new ClassicTable(table.rules, table.seats);
    copy.set(table);
    return new ClassicPosition(game, copy);
  }

  @Override
  public void set(Position other) {
    table.set(((ClassicPosition) other).table);
  }

  @Override
  public Map<String, Object> save() {
    return ClassicSaved.write(game, table);
  }

  @Override
  public Map<String, Object> view(int viewer) {
    return ClassicSaved.view(game, table);
  }

  /** Nothing is hidden. */
  @Override
  public void redeal(int viewer, Randomness source) {}
}
