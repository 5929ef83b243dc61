package croupier.bench;

import croupier.app.evenings.Evenings;
import croupier.app.evenings.GamesFolder;
import croupier.app.live.LiveGame;
import croupier.app.live.RecordFile;
import croupier.app.live.SavedGames;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * All evenings of a folder with many records, on a heap as small as the unit's: read for the first
 * time, and again when it is known what was told of each. The records are a few games played at
 * random, each under many names.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 3)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx48m"})
public class EveningsBench {
  private static final int PLAYED = 20;
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy");

  @Param({"go", "travel"})
  public String game;

  @Param({"1000", "10000"})
  public int records;

  private Path folder;

  /** Plays the games and gives each record its names. */
  @Setup
  public void fill() throws IOException {
    folder = Files.createTempDirectory("croupier-bench");
    for (int number = 1; number <= Math.min(records, PLAYED); number++) {
      int seed = number;
      SavedGames saved = new SavedGames(folder, () -> "seed " + seed);
      play(saved, Games.named(game), new FastRandom(number));
    }
    for (int number = PLAYED + 1; number <= records; number++) {
      Files.createLink(record(number), record(1 + number % PLAYED));
    }
  }

  private Path record(int number) {
    return folder.resolve("%05d-%s.jsonl".formatted(number, game));
  }

  private static void play(SavedGames saved, Game game, FastRandom random) throws IOException {
    Map<String, String> wished =
        game.options().stream().anyMatch(option -> option.name().equals("turns"))
            ? Map.of("turns", "20")
            : Map.of();
    Position start = game.start(NAMES.size(), game.options(wished));
    SavedGames.Kept kept = saved.begin(NAMES, start);
    try (RecordFile _ = kept.file()) {
      LiveGame live = kept.game();
      RandomPlay people = new RandomPlay(random);
      while (live.position().waiting() != Position.Waiting.OVER) {
        if (live.position().waiting() != Position.Waiting.CHANCE) {
          int seat = people.oneOf(live.position().deciders());
          live.act(seat, live.position().action(people.pick(live.position(), seat)));
        } else if (live.position().asks().byHand()) {
          live.chance(live.position().outcome(live.position().draw(random)));
        } else {
          live.chance();
        }
      }
    }
  }

  /** What was told is thrown away before each reading that is to be a first one. */
  @State(Scope.Thread)
  public static class Forgotten {
    /** Forgets it. */
    @Setup(Level.Iteration)
    public void forget(EveningsBench bench) throws IOException {
      Files.deleteIfExists(bench.folder.resolve("told.jsonl"));
    }
  }

  /** Plays every record again. */
  @Benchmark
  public Evenings first(Forgotten forgotten) throws IOException {
    return read();
  }

  /** What was told is known before each reading that is not to be the first one. */
  @State(Scope.Thread)
  public static class Known {
    /** Reads it once. */
    @Setup
    public void read(EveningsBench bench) throws IOException {
      bench.read();
    }
  }

  /** Plays no record again. */
  @Benchmark
  public Evenings again(Known known) throws IOException {
    return read();
  }

  private Evenings read() throws IOException {
    GamesFolder games = new GamesFolder(folder, ZoneOffset.UTC);
    return games.read(games.records(), _ -> {});
  }

  /** Removes the records. */
  @TearDown
  public void tidy() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
