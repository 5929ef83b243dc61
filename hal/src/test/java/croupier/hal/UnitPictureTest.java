package croupier.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Key;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.UnitPicture.Tracker;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What of a picture is for whose eyes, and what no unit can show. */
class UnitPictureTest {
  private static final List<Light> RED = Collections.nCopies(3, Light.of(Hue.RED));
  private static final int HOODED = 2;
  private static final Sound SILENCE = new Sound(0, Sound.Kind.NONE);

  private static UnitPicture picture(Prompt prompt) {
    return new UnitPicture(
        List.of(new Die(Hue.RED, 1, Effect.STEADY)),
        List.of(),
        List.of(Light.of(Hue.GREEN)),
        List.of(new DialLights(HOODED, RED)),
        prompt,
        SILENCE,
        50);
  }

  private static Prompt prompt(boolean eyesOnly) {
    return new Prompt(List.of("Your cards:"), "Ann looks", List.of(), List.of(), eyesOnly, 7);
  }

  @Test
  void onlookersSeeNoHoodedLightAndNoWordsForOnePairOfEyes() {
    UnitPicture seen = picture(prompt(true)).forOnlookers();
    assertEquals(List.of(new DialLights(DialLights.OFF.hooded(), RED)), seen.dials());
    assertEquals(List.of(), seen.prompt().lcd());
    assertEquals(List.of(), seen.prompt().glass());
    assertTrue(seen.prompt().eyesOnly());
    assertEquals("Ann looks", seen.prompt().headline());
    assertEquals(7, seen.prompt().secondsLeft());
    assertEquals(50, seen.brightness());
  }

  @Test
  void whatIsForEverybodyIsSeenByEverybody() {
    UnitPicture whole = picture(prompt(false));
    UnitPicture seen = whole.forOnlookers();
    assertEquals(whole.prompt(), seen.prompt());
    assertEquals(whole.dice(), seen.dice());
    assertEquals(whole.withoutHooded(), seen);
  }

  @Test
  void theGlassMayShowAnotherPartOfTheSamePrompt() {
    UnitPicture turned = picture(prompt(false)).withGlass(List.of("cards:"));
    assertEquals(List.of("cards:"), turned.prompt().glass());
    assertEquals(List.of("Your cards:"), turned.prompt().lcd());
  }

  @Test
  void eachLightMakesAnotherPicture() {
    UnitPicture one = picture(prompt(false));
    assertTrue(one.isLitLike(picture(prompt(true))), "words are no lights");
    Die die = new Die(Hue.RED, 2, Effect.STEADY);
    Tracker tracker = Tracker.OFF;
    DialLights dial = new DialLights(HOODED - 1, RED);
    for (UnitPicture other :
        List.of(
            of(List.of(die), one.trackers(), one.halos(), one.dials()),
            of(one.dice(), List.of(tracker), one.halos(), one.dials()),
            of(one.dice(), one.trackers(), List.of(), one.dials()),
            of(one.dice(), one.trackers(), one.halos(), List.of(dial)),
            one.withBrightness(51))) {
      assertFalse(one.isLitLike(other), other::toString);
    }
  }

  private static UnitPicture of(
      List<Die> dice, List<Tracker> trackers, List<Light> halos, List<DialLights> dials) {
    return new UnitPicture(dice, trackers, halos, dials, prompt(false), SILENCE, 50);
  }

  @Test
  void noDisplayHasMoreRoomThanTheLargest() {
    List<Key> none = List.of();
    String longest = "x".repeat(LcdSize.MOST_COLUMNS);
    List<String> most = Collections.nCopies(LcdSize.MOST_LINES, longest);
    assertEquals(most, new Prompt(most, "", none).lcd());
    for (List<String> more :
        List.of(Collections.nCopies(LcdSize.MOST_LINES + 1, "x"), List.of(longest + "x"))) {
      assertThrows(IllegalArgumentException.class, () -> new Prompt(more, "", none));
      UnitPicture picture = picture(prompt(false));
      assertThrows(IllegalArgumentException.class, () -> picture.withGlass(more));
    }
    assertEquals(20, LcdSize.LARGE.columns());
    assertEquals(2, LcdSize.SMALL.lines());
    assertEquals(3, LcdSize.LARGE.linesToRead());
    assertEquals(2, LcdSize.SMALL.linesToRead());
  }

  @Test
  void eachControlKnowsWhoseItIs() {
    for (int seat = 0; seat < UnitPicture.SEATS; seat++) {
      assertEquals(seat, Control.seat(seat).seat());
    }
    assertThrows(IllegalStateException.class, Control.ROLL::seat);
    assertEquals(
        List.of(Control.DIAL_A, Control.DIAL_B),
        List.of(Control.values()).stream().filter(Control::isDial).toList());
  }
}
