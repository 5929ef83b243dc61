package croupier.bench;

import croupier.engine.FastRandom;
import croupier.engine.Games;
import croupier.engine.classic.ClassicPosition;
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

/** Turns a second on one core, of whole games between plain traders. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class TurnsBench {
  private static final int TURNS = 1_000;

  /** Without deals some games never end; after so many turns another begins. */
  private static final int LONGEST = 1_000;

  @Param({"travel", "brands"})
  public String game;

  @Param({"4"})
  public int seats;

  private final PlainTraders traders = new PlainTraders(0, true, PlainTraders.Jail.LEAVE);
  private final FastRandom random = new FastRandom(1);
  private ClassicPosition start;
  private ClassicPosition position;

  @Setup
  public void newGame() {
    var chosen = Games.named(game);
    start = (ClassicPosition) chosen.start(seats, chosen.options(Map.of()));
    position = start.copy();
  }

  @Benchmark
  @OperationsPerInvocation(TURNS)
  public ClassicPosition turns() {
    for (int turns = 0; turns < TURNS; ) {
      int before = position.turn();
      boolean goesOn = traders.step(position, random);
      turns += position.turn() - before;
      if (!goesOn || position.turn() > LONGEST) {
        position.set(start);
      }
    }
    return position;
  }
}
