package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.hal.profile.HardwareProfile;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The lights of the standard unit: eleven dice, six trackers, six halos and two dials. */
class SeenLightsTest {
  private static final int TRACKERS = 11 * 9;
  private static final int HALOS = TRACKERS + 6 * 8;
  private static final int DIALS = HALOS + 6;
  private static final int ALL = DIALS + 2 * 6;

  private final int[] rgb = IntStream.range(0, ALL).toArray();
  private final SeenLights seen = new SeenLights(HardwareProfile.standard(), rgb);

  @Test
  void eachPartHasItsLights() {
    assertArrayEquals(rgb, seen.all());
    assertEquals(0b1_1111_1110, seen.diePattern(0), "the first light is dark");
    assertEquals(0b1_1111_1111, seen.diePattern(10));
    assertEquals(1, seen.dieColour(0), "that of the first that is lit");
    assertEquals(9, seen.dieColour(1));
    assertArrayEquals(IntStream.range(TRACKERS + 8, TRACKERS + 16).toArray(), seen.tracker(1));
    assertEquals(HALOS, seen.halo(0));
    assertEquals(HALOS + 5, seen.halo(5));
    assertArrayEquals(new int[] {DIALS + 6, DIALS + 7, DIALS + 8}, seen.hooded(1));
    assertArrayEquals(new int[] {DIALS + 9, DIALS + 10, DIALS + 11}, seen.reveal(1));
  }

  @Test
  void aDarkDieHasNoColour() {
    SeenLights dark = new SeenLights(HardwareProfile.standard(), new int[ALL]);
    assertEquals(0, dark.diePattern(3));
    assertEquals(0, dark.dieColour(3));
  }

  @Test
  void whatTheUnitDoesNotHaveIsNamed() {
    assertThrows(IllegalArgumentException.class, () -> seen.diePattern(11));
    String why = assertThrows(IllegalArgumentException.class, () -> seen.tracker(6)).getMessage();
    assertEquals("the unit has no such part: TRACKERS 6", why);
  }
}
