package croupier.hal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import croupier.hal.profile.HardwareProfile;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LightPainterTest {
  private static final HardwareProfile STANDARD = HardwareProfile.standard();
  private static final int TRACKERS = 11 * 9;
  private static final int HALOS = TRACKERS + 6 * 8;
  private static final int DIALS = HALOS + 6;
  private static final long MS = Clock.MILLISECOND;

  private static UnitPicture picture(
      List<Die> dice, List<Tracker> trackers, List<Light> halos, List<DialLights> dials) {
    return new UnitPicture(
        dice, trackers, halos, dials, UnitPicture.Prompt.NOTHING, UnitPicture.DARK.sound());
  }

  private static UnitPicture oneDie(Effect effect) {
    return picture(List.of(new Die(Hue.RED, 0b1, effect)), List.of(), List.of(), List.of());
  }

  private static int[] paint(UnitPicture picture, HardwareProfile profile, long now) {
    int[] rgb = new int[profile.chain().lights()];
    Arrays.fill(rgb, 0x123456);
    LightPainter.paint(picture, profile, now, rgb);
    return rgb;
  }

  private static int rgb(Hue hue) {
    return STANDARD.palette().rgb(hue);
  }

  @Test
  void aDarkPictureIsDarkEverywhere() {
    assertArrayEquals(new int[165], paint(UnitPicture.DARK, STANDARD, 0));
  }

  @Test
  void allLightsAreDimmedTogetherOrPutOut() {
    UnitPicture picture =
        picture(
            List.of(new Die(Hue.WHITE, 0b1, Effect.STEADY)),
            List.of(),
            List.of(Light.of(Hue.WHITE)),
            List.of(new DialLights(1, List.of())));
    int[] dimmed = paint(picture.withBrightness(50), STANDARD, 0);
    int half = rgb(Hue.WHITE) >> 1 & 0x7f7f7f;
    assertEquals(half, dimmed[0]);
    assertEquals(half, dimmed[HALOS]);
    assertEquals(half, dimmed[DIALS + 1]);
    assertArrayEquals(new int[165], paint(picture.withBrightness(0), STANDARD, 0));
    assertFalse(LightPainter.moves(oneDie(Effect.TUMBLE).withBrightness(0)), "nobody sees it");
  }

  @Test
  void everyPartHasItsPlaceInTheChain() {
    UnitPicture picture =
        picture(
            List.of(Die.OFF, new Die(Hue.PINK, 0b100_010_001, Effect.STEADY)),
            List.of(Tracker.OFF, new Tracker(List.of(Light.OFF, Light.of(Hue.GREEN)))),
            List.of(Light.of(Hue.RED), Light.OFF, Light.of(Hue.YELLOW)),
            List.of(
                new DialLights(1, List.of()), new DialLights(-1, List.of(Light.of(Hue.BROWN)))));
    int[] expected = new int[165];
    expected[9] = expected[13] = expected[17] = rgb(Hue.PINK);
    expected[TRACKERS + 8 + 1] = rgb(Hue.GREEN);
    expected[HALOS] = rgb(Hue.RED);
    expected[HALOS + 2] = rgb(Hue.YELLOW);
    expected[DIALS + 1] = rgb(Hue.WHITE);
    expected[DIALS + 6 + 3] = rgb(Hue.BROWN);
    assertArrayEquals(expected, paint(picture, STANDARD, 0));
  }

  @Test
  void whatASmallUnitDoesNotHaveIsLeftOut() {
    HardwareProfile small = HardwareProfile.small();
    Die die = new Die(Hue.RED, 0x1ff, Effect.STEADY);
    Light halo = Light.of(Hue.GREEN);
    UnitPicture picture =
        picture(List.of(die, die, die, die), List.of(), List.of(halo, halo, halo, halo), List.of());
    int[] lights = paint(picture, small, 0);
    assertEquals(2 * 9 + 3 * 8 + 3 + 2 * 6, lights.length);
    assertEquals(2 * 9, Arrays.stream(lights).filter(c -> c == rgb(Hue.RED)).count());
    assertEquals(3, Arrays.stream(lights).filter(c -> c == rgb(Hue.GREEN)).count());
  }

  @Test
  void blinkingIsOnAndOff() {
    assertEquals(rgb(Hue.RED), paint(oneDie(Effect.BLINK), STANDARD, 0)[0]);
    assertEquals(0, paint(oneDie(Effect.BLINK), STANDARD, 200 * MS)[0]);
    assertEquals(rgb(Hue.RED), paint(oneDie(Effect.BLINK), STANDARD, 400 * MS)[0]);
  }

  @Test
  void pulsingSwellsAndFadesAndNeverGoesOut() {
    int[] red = new int[41];
    for (int i = 0; i < red.length; i++) {
      red[i] = paint(oneDie(Effect.PULSE), STANDARD, i * 40 * MS)[0] >> 16;
    }
    assertEquals(0xff, red[20]);
    for (int i = 0; i < 20; i++) {
      assertTrue(red[i] > 0 && red[i] < red[i + 1], Arrays.toString(red));
      assertEquals(red[i], red[40 - i]);
    }
  }

  @Test
  void dimIsFainterThanSteady() {
    int dim = paint(oneDie(Effect.DIM), STANDARD, 0)[0] >> 16;
    assertTrue(dim > 0 && dim < 0xff / 4);
  }

  @Test
  void aTumblingDieShowsOtherPatternsUntilItSettles() {
    UnitPicture tumbling = oneDie(Effect.TUMBLE);
    int[] before = paint(tumbling, STANDARD, 0);
    assertArrayEquals(before, paint(tumbling, STANDARD, 79 * MS));
    assertFalse(Arrays.equals(before, paint(tumbling, STANDARD, 80 * MS)));
    assertTrue(Arrays.stream(before).anyMatch(c -> c == rgb(Hue.RED)));
  }

  @Test
  void timesBeforeZeroAreTimesToo() {
    assertNotEquals(0, paint(oneDie(Effect.BLINK), STANDARD, -400 * MS)[0]);
    assertTrue(paint(oneDie(Effect.PULSE), STANDARD, -1)[0] > 0);
  }

  @Test
  void onlyEffectsOfTimeMove() {
    assertFalse(LightPainter.moves(oneDie(Effect.STEADY)));
    assertFalse(LightPainter.moves(oneDie(Effect.DIM)));
    assertTrue(LightPainter.moves(oneDie(Effect.PULSE)));
    Light blink = new Light(Hue.RED, Effect.BLINK);
    assertTrue(
        LightPainter.moves(
            picture(List.of(), List.of(new Tracker(List.of(blink))), List.of(), List.of())));
    assertTrue(LightPainter.moves(picture(List.of(), List.of(), List.of(blink), List.of())));
    assertTrue(
        LightPainter.moves(
            picture(List.of(), List.of(), List.of(), List.of(new DialLights(0, List.of(blink))))));
  }

  @Test
  void whateverIsChosenUnderTheHoodDrawsTheSameCurrent() {
    long[] drawn = new long[3];
    for (int chosen = 0; chosen < 3; chosen++) {
      DialLights dial = new DialLights(chosen, List.of());
      int[] lights =
          paint(picture(List.of(), List.of(), List.of(), List.of(dial, dial)), STANDARD, 0);
      for (int rgb : lights) {
        drawn[chosen] += (rgb >> 16) + (rgb >> 8 & 0xff) + (rgb & 0xff);
      }
    }
    assertTrue(drawn[0] > 0);
    assertEquals(drawn[0], drawn[1]);
    assertEquals(drawn[0], drawn[2]);
  }
}
