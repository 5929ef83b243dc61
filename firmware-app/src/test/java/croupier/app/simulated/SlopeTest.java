package croupier.app.simulated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whether something grows. */
class SlopeTest {
  @Test
  void aStraightLineIsItself() {
    Slope slope = Slope.of(List.of(1.0, 3.0, 5.0, 7.0));
    assertEquals(2, slope.perStep(), 1e-9);
    assertEquals(0, slope.error(), 1e-9);
    assertFalse(slope.isFlat());
  }

  @Test
  void whatOnlyTremblesIsFlatAndWhatGrowsAsWellIsNot() {
    SplittableRandom chance = new SplittableRandom(7);
    List<Double> trembling = IntStream.range(0, 100).mapToObj(_ -> chance.nextDouble()).toList();
    assertTrue(Slope.of(trembling).isFlat(), () -> Slope.of(trembling).toString());
    List<Double> growing =
        IntStream.range(0, 100).mapToObj(i -> trembling.get(i) + 0.02 * i).toList();
    assertFalse(Slope.of(growing).isFlat(), () -> Slope.of(growing).toString());
  }
}
