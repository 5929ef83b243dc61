package croupier.app.simulated.ordeal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Disk;
import croupier.app.live.Happening;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.pins.ByteStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Programs that are broken on purpose: the simulator finds each of them, and what is enough. */
class PlantedMistakesTest {
  private static final int EVENINGS = 3;

  private static Ordeal.Finding found(Build build, Set<Trouble> faults) {
    Ordeal.Wanted wanted =
        new Ordeal.Wanted(
            14,
            Long.MAX_VALUE,
            EVENINGS,
            List.of(Games.named("express")),
            faults,
            OptionalInt.empty(),
            Optional.empty());
    return new Ordeal(wanted, build, _ -> {}).run().finding().orElseThrow();
  }

  private static void isFound(Build build, String what) {
    Ordeal.Finding finding = found(build, Set.of());
    assertTrue(finding.what().contains(what), finding::toString);
    assertEquals(List.of(), finding.blows(), "nothing else need go wrong");
  }

  private static Build on(Disk disk) {
    return new Build() {
      @Override
      public Disk disk() {
        return disk;
      }
    };
  }

  // --- stores

  @Test
  void aStoreThatMakesNothingSafe() {
    isFound(
        on(
            new Disk() {
              @Override
              public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
                REAL.write(file, bytes, at);
              }

              @Override
              public void force(FileChannel file) {}
            }),
        "was told, and is not safe");
  }

  /** What is to be written waits for what is written after it. */
  private static final class Late implements Disk {
    private record Waiting(FileChannel file, ByteBuffer bytes, long at) {}

    private final List<Waiting> waiting = new ArrayList<>();

    @Override
    public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
      for (Waiting each : waiting) {
        REAL.write(each.file(), each.bytes(), each.at());
      }
      waiting.clear();
      ByteBuffer copy = ByteBuffer.allocate(bytes.remaining()).put(bytes).flip();
      if (at == 0) {
        REAL.write(file, copy, at); // The header, and small files.
      } else {
        waiting.add(new Waiting(file, copy, at));
      }
    }

    @Override
    public void force(FileChannel file) throws IOException {
      REAL.force(file);
    }
  }

  @Test
  void aTableThatShowsBeforeItSaves() {
    isFound(on(new Late()), "is not safe");
  }

  @Test
  void aStoreThatSaysNothingOfWhatTheDiskRefuses() {
    Ordeal.Finding finding =
        found(
            on(
                new Disk() {
                  @Override
                  public void write(FileChannel file, ByteBuffer bytes, long at) {
                    try {
                      REAL.write(file, bytes, at);
                    } catch (IOException e) {
                      // It is not told.
                    }
                  }

                  @Override
                  public void force(FileChannel file) throws IOException {
                    REAL.force(file);
                  }
                }),
            Set.of(Trouble.DISK_FULL, Trouble.CLOCK));
    assertEquals(1, finding.blows().size(), finding::toString);
  }

  // --- tables

  /** Does something wrong whenever something has happened. */
  private interface Wrong {
    void go(SimulatedTable table, Path games) throws IOException;
  }

  private static Build planted(Wrong wrong) {
    return new Build() {
      @Override
      public void built(SimulatedTable table, SimulatedDisk disk) {
        table
            .controller()
            .tell(
                (Happening _) -> {
                  try {
                    wrong.go(table, disk.folder().resolve("games"));
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
      }
    };
  }

  private static Path file(Path games, String ending) throws IOException {
    try (Stream<Path> files = Files.list(games)) {
      return files.filter(file -> file.toString().endsWith(ending)).findFirst().orElseThrow();
    }
  }

  @Test
  void aSeedInTheLog() {
    isFound(
        planted(
            (_, games) ->
                LoggerFactory.getLogger("croupier.table")
                    .warn("seed {}", Files.readAllLines(file(games, ".seed")).getFirst())),
        "a seed can be read in the log");
  }

  @Test
  void aSeedInAFile() {
    isFound(
        planted(
            (_, games) ->
                Files.write(games.resolve("notes"), Files.readAllBytes(file(games, ".seed")))),
        "a seed can be read in notes");
  }

  @Test
  void aMistakeInTheMiddle() {
    isFound(
        planted(
            (_, _) -> {
              throw new IllegalStateException("planted");
            }),
        "mistake of the program");
  }

  @Test
  void moreAndMoreThatWaits() {
    isFound(
        planted(
            (table, _) -> {
              for (int i = 0; i < 200; i++) {
                table.loop().queue().after(3_600 * Clock.SECOND, () -> {});
              }
            }),
        "more waits for the table");
  }

  @Test
  void lightsThatStandStill() {
    isFound(
        planted((table, _) -> table.unit().pins().attach((ByteStream) (_, _) -> {})), "lights are");
  }

  @Test
  void aRecordThatIsChangedLater() {
    isFound(
        planted(
            (_, games) -> {
              Path record = file(games, ".jsonl");
              String text = Files.readString(record);
              if (text.contains("\"n\":9")) {
                Files.writeString(record, text.replaceFirst("\"seat\":0", "\"seat\":1"));
              }
            }),
        "00001-express");
  }
}
