package croupier.bench;

import croupier.app.live.Disk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A whole evening: four people press what the unit offers, every pin edge simulated, from the
 * welcome to the result, each in a fresh JVM and from another seed. Real writes, but no waiting for
 * the disk.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 5)
@Fork(3)
public class EveningBench {
  private static final int PEOPLE = 4;
  private static final long NIGHT = 48 * 3600 * Clock.SECOND;
  private static final long MOMENT = 300 * Clock.MILLISECOND;

  @Param({"go", "express"})
  public String game;

  private final Path folder = temporaryFolder();
  private long seed;

  /** Plays one evening and returns how much virtual time it took. */
  @Benchmark
  public long evening() throws IOException {
    long thisSeed = ++seed;
    Path games = folder.resolve(String.valueOf(thisSeed));
    SavedGames saved = new SavedGames(games, () -> "evening " + thisSeed, new QuickDisk());
    try (var table = new SimulatedTable(HardwareProfile.standard(), List.of(), saved, thisSeed)) {
      begin(table, Games.named(game));
      table.seat(
          new SmartPlayers(
              table.unit(),
              PEOPLE,
              thisSeed,
              key -> key.gesture() == Gesture.HOLD && key.control() == Control.BACK ? 0 : 1));
      while (!table.controller().mode().equals("Results")) {
        table.step(NIGHT);
      }
      return table.unit().clock().nanos();
    }
  }

  private static void begin(SimulatedTable table, Game game) {
    tap(table, Control.OK);
    table.unit().turn(Control.DIAL_A, Games.ALL.indexOf(game));
    tap(table, Control.OK);
    tap(table, Control.OK);
    for (int seat = 0; seat < PEOPLE; seat++) {
      tap(table, Control.seat(seat));
    }
    tap(table, Control.OK);
    tap(table, Control.OK);
  }

  private static void tap(SimulatedTable table, Control control) {
    table.advanceTo(table.unit().clock().nanos() + MOMENT);
    table.unit().tap(control);
    table.advanceTo(table.unit().clock().nanos() + MOMENT);
  }

  @TearDown
  public void tidy() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static Path temporaryFolder() {
    try {
      return Files.createTempDirectory("croupier-bench");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes, and does not wait until it is safe. */
  private static final class QuickDisk implements Disk {
    @Override
    public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
      REAL.write(file, bytes, at);
    }

    @Override
    public void force(FileChannel file) {}
  }
}
