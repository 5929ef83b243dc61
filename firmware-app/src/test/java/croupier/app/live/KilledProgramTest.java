package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Games;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real program on the real file system is killed again and again, at the moments at which a
 * simulated one has most to lose: it always goes on with the same game. {@code -Dkills=200} kills
 * it more often, at any moment.
 */
class KilledProgramTest {
  private static final Game GO = Games.named("go");

  /** Lines before the first move. */
  private static final int HEAD = 2;

  /** Moments of a write and of making it safe. */
  private static final int A_LINE = 4;

  private static final int KILLS = 4;

  /** In the middle of a line, and when it is safe and not told. */
  private static final List<Integer> BESIDES = List.of(1, A_LINE - 1);

  @TempDir Path folder;
  @TempDir Path before;

  private int told;

  @Test
  void theGameGoesOnHoweverOftenTheProgramIsKilled() throws Exception {
    byte[] record = SavedEvening.record(before, GO, Integer.MAX_VALUE);
    SplittableRandom chance = new SplittableRandom(14);
    int kills = Integer.getInteger("kills", 0);
    List<Integer> moments =
        new ArrayList<>(new WorstMoments(GO, SavedEvening.entries(record)).next(KILLS));
    moments.addAll(BESIDES);
    for (int moment : moments) {
      assertEquals("now", killedAt(moment));
      check(record);
    }
    for (int i = 0; i < kills; i++) {
      if (killedAt(chance.nextInt(8 * A_LINE)).equals("over")) {
        assertArrayEquals(record, Files.readAllBytes(SavedEvening.file(folder, GO)));
        empty();
      }
      check(record);
    }
    while (!killedAt(Integer.MAX_VALUE).equals("over")) {
      check(record);
    }
    assertArrayEquals(record, Files.readAllBytes(SavedEvening.file(folder, GO)));
  }

  /** Lets the program play until that moment, or to the end; the last thing that it said. */
  private String killedAt(int moment) throws Exception {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                KilledProgram.class.getName(),
                folder.toString(),
                GO.id(),
                SavedEvening.file(before, GO).toString(),
                String.valueOf(moment))
            .redirectErrorStream(true)
            .start();
    String last = "";
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        last = line;
        if (line.startsWith("told ")) {
          int now = Integer.parseInt(line.substring("told ".length()));
          assertTrue(now >= told, line + ", and before that " + told);
          told = now;
        } else if (line.equals("now")) {
          program.destroyForcibly().waitFor();
          return last;
        } else {
          assertEquals("over", line);
        }
      }
    }
    assertEquals(0, program.waitFor(), last);
    return last;
  }

  /** What the killed program has left on the disk is the game as it was told, or a move further. */
  private void check(byte[] record) throws Exception {
    Path file = SavedEvening.file(folder, GO);
    byte[] left = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
    int whole = 0;
    for (int i = 0; i < left.length; i++) {
      whole = left[i] == '\n' ? i + 1 : whole;
    }
    int moves = Math.max(0, SavedEvening.lines(left, left.length) - HEAD);
    assertTrue(moves >= told && moves <= told + 1, moves + " moves, told " + told);
    for (int i = 0; i < whole; i++) {
      assertEquals(record[i], left[i], "byte " + i);
    }
  }

  private void empty() throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    told = 0;
  }
}
