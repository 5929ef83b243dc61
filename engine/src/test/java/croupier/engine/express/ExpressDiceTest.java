package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Randomness;
import croupier.engine.Rule;
import croupier.engine.SeededNature;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Dice that are drawn many times fall as fair dice do. */
class ExpressDiceTest {
  private static final int ROLLS = 60_000;

  /** A fair game strays further than this less than once in a million times. */
  private static final double MOST_SIGMAS = 5;

  static Stream<Named<Randomness>> sources() {
    return Stream.of(
        Named.of("FastRandom, seed 7", new FastRandom(7)),
        Named.of("SeededNature, seed 7", new SeededNature("7")));
  }

  @ParameterizedTest
  @MethodSource("sources")
  @Rule({"EX-01"})
  void everySideOfEveryDieIsAsLikely(Randomness source) {
    ExpressPosition inTheAir = inTheAir(ExpressStory.turn().completesBrown());
    int dice = Integer.bitCount(inTheAir.diceToRoll());
    int[][] fallen = new int[dice][6];
    for (int i = 0; i < ROLLS; i++) {
      long roll = inTheAir.draw(source);
      for (int die = 0; die < dice; die++) {
        fallen[die][(int) (roll >>> 3 * die) & 7]++;
      }
    }
    for (int die = 0; die < dice; die++) {
      for (int side = 0; side < 6; side++) {
        assertLikely(fallen[die][side], ROLLS, 1 / 6.0, "die " + die + ", side " + side);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  @Rule({"EX-S09", "EX-01"})
  void oneFirstRollInTwentySevenEndsInJail(Randomness source) {
    ExpressPosition inTheAir = inTheAir(ExpressStory.turn());
    ExpressPosition fallen = (ExpressPosition) inTheAir.copy();
    int jail = 0;
    for (int i = 0; i < ROLLS; i++) {
      fallen.set(inTheAir);
      fallen.happen(fallen.draw(source), null);
      jail += fallen.turn();
    }
    assertLikely(jail, ROLLS, 1 / 27.0, "three policemen");
  }

  @ParameterizedTest
  @MethodSource("sources")
  @Rule({"EX-23"})
  void everySeatIsAsLikelyToBegin(Randomness source) {
    for (String first : List.of("random", "policemen")) {
      int[] begun = new int[3];
      for (int i = 0; i < ROLLS / 3; i++) {
        ExpressPosition start = ExpressStory.game(3, "first=" + first).position();
        while (start.phase() == Phase.STARTING) {
          start.happen(start.draw(source), null);
        }
        begun[start.turn()]++;
      }
      for (int seat = 0; seat < begun.length; seat++) {
        assertLikely(begun[seat], ROLLS / 3, 1 / 3.0, first + ", seat " + seat);
      }
    }
  }

  private static ExpressPosition inTheAir(ExpressStory story) {
    return story.does(new ExpressAction.Roll()).position();
  }

  private static void assertLikely(int seen, int tries, double chance, String what) {
    double sigma = Math.sqrt(tries * chance * (1 - chance));
    double strays = Math.abs(seen - tries * chance) / sigma;
    assertTrue(strays < MOST_SIGMAS, () -> what + ": " + seen + " of " + tries);
  }
}
