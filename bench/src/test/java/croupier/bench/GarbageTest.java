package croupier.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random play leaves nothing for the garbage collector. */
class GarbageTest {
  private static final int DECISIONS = 100_000;

  /** What the JVM itself allocates now and then on a thread; the smallest object has more. */
  private static final double NOTHING = 0.1;

  @ParameterizedTest
  @CsvSource({"express, 2", "go, 4", "travel, 4", "brands, 6", "deal, 2", "deal, 5"})
  void randomPlayLeavesNone(String game, int seats) {
    // The first time classes are made ready.
    Garbage.ofRandomPlay(Games.named(game), seats, DECISIONS);
    double bytes = Garbage.ofRandomPlay(Games.named(game), seats, DECISIONS);
    assertTrue(bytes < NOTHING, () -> game + ": " + bytes + " bytes a decision");
  }
}
