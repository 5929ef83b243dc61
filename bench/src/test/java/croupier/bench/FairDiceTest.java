package croupier.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Randomness;
import croupier.engine.SeededNature;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What chance answers looks like chance, and the tests would see it if it did not. */
class FairDiceTest {
  private static final int DICE = 60_000;

  @Test
  void everyKindOfDieAndDrawLooksLikeChance() {
    var findings = FairDice.measure(DICE, name -> new SeededNature("a smaller run, " + name));
    assertTrue(FairDice.holds(findings), findings::toString);
    assertEquals(16, findings.size());
  }

  /** Each of these is fair in one way and unfair in another. */
  @Test
  void eachTestSeesWhatItIsFor() {
    FastRandom random = new FastRandom(1);
    assertOdd(random::below, 0, "chi-square", bound -> Math.max(0, random.below(bound + 1) - 1));
    int[] last = new int[1];
    Randomness sticky =
        bound -> last[0] = random.below(20) == 0 ? last[0] % bound : random.below(bound);
    assertOdd(random::below, 1, "serial", sticky);
    assertOdd(random::below, 2, "runs", sticky);
    int[] wheel = new int[1];
    assertOdd(random::below, 3, "gaps", bound -> wheel[0]++ % bound);
  }

  private static void assertOdd(Randomness fair, int test, String name, Randomness unfair) {
    ChanceTests tests = new ChanceTests(sixths());
    ChanceTests control = new ChanceTests(sixths());
    for (int i = 0; i < DICE; i++) {
      tests.take(unfair.below(6));
      control.take(fair.below(6));
    }
    assertEquals(name, tests.results().get(test).test());
    assertTrue(tests.results().get(test).likely() < 1e-6, tests.results()::toString);
    assertFalse(control.results().get(test).likely() < 1e-4, control.results()::toString);
  }

  private static double[] sixths() {
    double[] sixths = new double[6];
    Arrays.fill(sixths, 1 / 6.0);
    return sixths;
  }

  /** From tables of the chi-square distribution. */
  @Test
  void oddnessIsReckonedAsInTheTables() {
    assertEquals(0.05, ChanceTests.upperGamma(5 / 2.0, 11.0705 / 2), 1e-5);
    assertEquals(0.01, ChanceTests.upperGamma(1 / 2.0, 6.6349 / 2), 1e-5);
    assertEquals(0.99, ChanceTests.upperGamma(35 / 2.0, 18.5089 / 2), 1e-5);
    assertEquals(0.01, ChanceTests.upperGamma(1295 / 2.0, 1415.8 / 2), 2e-3);
  }
}
