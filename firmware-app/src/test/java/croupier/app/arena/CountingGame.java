package croupier.app.arena;

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
import croupier.engine.Vocabulary;
import java.util.List;
import java.util.Map;

/** A game of so many steps: the first seat says one number after the other, and has won. */
record CountingGame(int steps) implements Game {
  @Override
  public String id() {
    return "counting";
  }

  @Override
  public String title() {
    return "Counting";
  }

  @Override
  public String about() {
    return "Say all numbers.";
  }

  @Override
  public int fewestSeats(Options options) {
    return 2;
  }

  @Override
  public int mostSeats(Options options) {
    return 2;
  }

  @Override
  public List<Options.Spec> options() {
    return List.of();
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public Position start(int seats, Options options) {
    return new Count();
  }

  @Override
  public Position load(Map<String, ?> data) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Vocabulary vocabulary() {
    return new Vocabulary(Action.class, Ask.class, Outcome.class, Event.class);
  }

  private final class Count implements Position {
    private int said;

    @Override
    public Game game() {
      return CountingGame.this;
    }

    @Override
    public int seats() {
      return 2;
    }

    @Override
    public Waiting waiting() {
      return said < steps ? Waiting.DECISIONS : Waiting.OVER;
    }

    @Override
    public int deciders() {
      return said < steps ? 1 : 0;
    }

    @Override
    public int moves(int seat, long[] into) {
      into[0] = said + 1;
      return 1;
    }

    @Override
    public void act(int seat, long move, List<Event> events) {
      said++;
    }

    @Override
    public Result result() {
      return new Result(List.of(0), List.of(steps, 0));
    }

    // --- what nobody asks who only plays

    @Override
    public Action action(long move) {
      throw new UnsupportedOperationException();
    }

    @Override
    public long move(Action action) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Because whyNot(int seat, Action action) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Ask asks() {
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
    public void set(Position other) {
      throw new UnsupportedOperationException();
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
    public void redeal(int viewer, Randomness source) {
      throw new UnsupportedOperationException();
    }
  }
}
