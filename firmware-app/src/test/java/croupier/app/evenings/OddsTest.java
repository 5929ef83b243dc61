package croupier.app.evenings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How likely sums are: by hand where that is short, else against throws that were really made. */
class OddsTest {
  private static final Throw DIE = new Throw.Dice(1, 6);
  private static final Throw TWO_DICE = new Throw.Dice(2, 6);
  private static final Throw POLICEMAN = new Throw.Hit(2, 6);
  private static final double EXACT = 1e-12;

  @Test
  void twoDiceFallAsEverybodyKnows() {
    for (Map<Throw, Integer> same : List.of(Map.of(TWO_DICE, 1), Map.of(DIE, 2))) {
      Odds odds = Odds.of(same);
      assertTrue(odds.exact());
      assertEquals(7, odds.mean(), EXACT);
      assertEquals(Math.sqrt(35 / 6.0), odds.deviation(), EXACT);
      assertEquals(6 / 36.0, odds.just(7), EXACT);
      assertEquals(1 / 36.0, odds.just(2), EXACT);
      assertEquals(0, odds.just(13), EXACT);
      assertEquals(15 / 36.0, odds.atLeast(8), EXACT);
      assertEquals(21 / 36.0, odds.atMost(7), EXACT);
      assertEquals(1, odds.atLeast(2), EXACT);
      assertEquals(0, odds.atLeast(13), EXACT);
      assertEquals(1, odds.atMost(12), EXACT);
      assertEquals(0, odds.atMost(1), EXACT);
    }
  }

  @Test
  void hitsAreBinomial() {
    Odds odds = Odds.of(Map.of(POLICEMAN, 3));
    assertEquals(8 / 27.0, odds.just(0), EXACT);
    assertEquals(12 / 27.0, odds.just(1), EXACT);
    assertEquals(6 / 27.0, odds.just(2), EXACT);
    assertEquals(1 / 27.0, odds.just(3), EXACT);
  }

  /** Two of five cards, of which two are marked. */
  @Test
  void aHandIsDrawnWithoutPuttingBack() {
    Odds odds = Odds.of(Map.of(new Throw.Hand(2, 2, 5), 1));
    assertEquals(3 / 10.0, odds.just(0), EXACT);
    assertEquals(6 / 10.0, odds.just(1), EXACT);
    assertEquals(1 / 10.0, odds.just(2), EXACT);
    assertEquals(0.8, odds.mean(), EXACT);
    assertEquals(1, Odds.of(Map.of(new Throw.Hand(5, 2, 5), 1)).just(2), EXACT);
    assertEquals(1, Odds.of(Map.of(new Throw.Hand(0, 2, 5), 1)).just(0), EXACT);
  }

  static Stream<Map<Throw, Integer>> evenings() {
    Map<Throw, Integer> mixed = new LinkedHashMap<>();
    mixed.put(TWO_DICE, 20);
    mixed.put(DIE, 11);
    Map<Throw, Integer> rare = new LinkedHashMap<>();
    rare.put(POLICEMAN, 30);
    rare.put(new Throw.Hit(1, 6), 12);
    rare.put(new Throw.Hand(17, 10, 106), 2);
    return Stream.of(Map.of(DIE, 40), Map.of(TWO_DICE, 60), mixed, rare);
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void whatIsReckonedIsWhatComesInManyEvenings(Map<Throw, Integer> evening) {
    int seed = 2026;
    int evenings = 200_000;
    FastRandom random = new FastRandom(seed);
    Odds odds = Odds.of(evening);
    int[] seen = new int[(int) odds.most() + 1];
    double sum = 0;
    for (int i = 0; i < evenings; i++) {
      int total = played(evening, random);
      seen[total]++;
      sum += total;
    }
    // Five times what such a count usually is off by.
    double off = 5 * 0.5 / Math.sqrt(evenings);
    assertEquals(odds.mean(), sum / evenings, 5 * odds.deviation() / Math.sqrt(evenings));
    double atMost = 0;
    for (int total = 0; total < seen.length; total++) {
      atMost += seen[total] / (double) evenings;
      assertEquals(atMost, odds.atMost(total), off, "seed " + seed + ", at most " + total);
      assertEquals(
          1, odds.atMost(total) + odds.atLeast(total) - odds.just(total), 1e-9, "all of it");
    }
  }

  private static int played(Map<Throw, Integer> evening, FastRandom random) {
    int total = 0;
    for (Map.Entry<Throw, Integer> each : evening.entrySet()) {
      for (int i = 0; i < each.getValue(); i++) {
        total +=
            switch (each.getKey()) {
              case Throw.Dice(int dice, int sides) -> {
                int sum = dice;
                for (int die = 0; die < dice; die++) {
                  sum += random.below(sides);
                }
                yield sum;
              }
              case Throw.Hit(int in, int of) -> random.below(of) < in ? 1 : 0;
              case Throw.Hand(int drawn, int marked, int of) -> hand(drawn, marked, of, random);
            };
      }
    }
    return total;
  }

  /** The cards one after the other, as they lie in a shuffled deck. */
  private static int hand(int drawn, int marked, int of, FastRandom random) {
    int have = 0;
    for (int card = 0; card < drawn; card++) {
      have += random.below(of - card) < marked - have ? 1 : 0;
    }
    return have;
  }

  /** From then on nobody waits for an exact number, and nobody could tell it from the curve. */
  @Test
  void ofVeryManyThrowsTheCurveIsAsGood() {
    Odds exact = Odds.of(Map.of(DIE, 400));
    Odds curve = Odds.of(Map.of(DIE, 100_000));
    assertTrue(exact.exact());
    assertFalse(curve.exact());
    for (int off = -3; off <= 3; off++) {
      long few = Math.round(exact.mean() + off * exact.deviation());
      double away = (few - 0.5 - exact.mean()) / exact.deviation();
      long many = Math.round(curve.mean() + away * curve.deviation() + 0.5);
      assertEquals(exact.atLeast(few), curve.atLeast(many), 0.002, off + " deviations");
    }
    assertEquals(1, curve.atMost(350_000) + curve.atLeast(350_001), 1e-6);
  }

  @Test
  void whatNoChanceCanDoIsRefused() {
    assertThrows(Refusal.class, () -> new Throw.Dice(1, 1));
    assertThrows(Refusal.class, () -> new Throw.Dice(1_000_000, 6));
    assertThrows(Refusal.class, () -> new Throw.Hit(7, 6));
    assertThrows(Refusal.class, () -> new Throw.Hand(107, 10, 106));
  }
}
