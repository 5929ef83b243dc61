package croupier.engine.classic;

import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Result;
import java.util.List;
import java.util.Map;

/** A classic game at one moment. */
public final class ClassicPosition extends ClassicTable implements Position {
  ClassicPosition(ClassicRules rules, int seats) {
    super(rules, seats);
  }

  @Override
  public ClassicGame game() {
    return rules.game;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public Options options() {
    return rules.options;
  }

  @Override
  public Waiting waiting() {
    return frame().waiting();
  }

  @Override
  public int deciders() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int moves(int seat, long[] into) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Action action(long move) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long move(Action action) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String whyNot(int seat, Action action) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ClassicAsk asks() {
    throw new UnsupportedOperationException();
  }

  @Override
  public long draw(Randomness source) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void happen(long roll, List<Event> events) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Outcome outcome(long roll) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long roll(Outcome outcome) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Result result() {
    throw new UnsupportedOperationException();
  }

  @Override
  public ClassicPosition copy() {
    ClassicPosition copy = new ClassicPosition(rules, seats);
    copy.setTable(this);
    return copy;
  }

  @Override
  public void set(Position other) {
    setTable((ClassicPosition) other);
  }

  @Override
  public Map<String, Object> save() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Map<String, Object> view(int viewer) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void redeal(int viewer, Randomness source) {}
}
