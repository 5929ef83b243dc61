package croupier.bench;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Decisions a second on one core: random legal play by the complete rules, game after game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class RandomPlayBench {
  private static final int DECISIONS = 1_000;

  @Param({"express", "go", "deal"})
  public String game;

  @Param({"4"})
  public int seats;

  private Position start;
  private Position position;
  private Position copy;
  private RandomPlay play;

  @Setup
  public void newGame() {
    Game chosen = Games.named(game);
    start = chosen.start(seats, chosen.options(Map.of()));
    position = start.copy();
    copy = start.copy();
    play = new RandomPlay(new FastRandom(1));
  }

  /** Plays on; chance is answered on the way and not counted. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Position play() {
    for (int decisions = 0; decisions < DECISIONS; ) {
      decisions += step(position);
    }
    return position;
  }

  /**
   * Copies the position before each decision into a fresh object, and plays the decision on the
   * copy.
   */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Position copyAndPlayOn() {
    for (int decisions = 0; decisions < DECISIONS; ) {
      position = position.copy();
      decisions += step(position);
    }
    return position;
  }

  /** The same, copying into an object that is already there, as a search does. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public Position setAndPlayOn() {
    for (int decisions = 0; decisions < DECISIONS; ) {
      copy.set(position);
      Position played = copy;
      copy = position;
      position = played;
      decisions += step(position);
    }
    return position;
  }

  /** Whole games, from the first card to the winner: games a second. */
  @Benchmark
  public Position game() {
    position.set(start);
    while (play.step(position)) {}
    return position;
  }

  private int step(Position played) {
    boolean decision = played.waiting() == Position.Waiting.DECISIONS;
    if (!play.step(played)) {
      played.set(start);
    }
    return decision ? 1 : 0;
  }
}
