package croupier.hal;

import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import croupier.hal.profile.Palette;
import java.util.List;

/**
 * What the chain of lights looks like for a picture at an instant. It keeps nothing from one call
 * to the next: the same picture at the same time is the same lights. Parts of the picture that the
 * unit does not have are left out.
 */
public final class LightPainter {
  /** Between two frames while something moves. */
  public static final long FRAME = 40 * Clock.MILLISECOND;

  private static final int FULL = 256;
  private static final int FAINT = 40;
  private static final long PULSE_PERIOD = 1_600 * Clock.MILLISECOND;
  private static final long BLINK_PERIOD = 400 * Clock.MILLISECOND;
  private static final long TUMBLE_PERIOD = 80 * Clock.MILLISECOND;

  /** One colour and one brightness for whatever is chosen: see {@link DialLights}. */
  private static final Light HOODED = Light.of(Hue.WHITE);

  private LightPainter() {}

  /** How many lights the painter fills. */
  public static int lights(HardwareProfile profile) {
    return profile.chain().lights();
  }

  /**
   * Paints every light as 0xRRGGBB, in chain order.
   *
   * @param rgb at least as long as the chain
   */
  public static void paint(UnitPicture picture, HardwareProfile profile, long now, int[] rgb) {
    HardwareProfile.Chain chain = profile.chain();
    Palette palette = profile.palette();
    int at = dark(rgb, 0, chain.spare());
    List<ChainPart> order = chain.order();
    for (int i = 0; i < order.size(); i++) {
      ChainPart part = order.get(i);
      int count = chain.count(part);
      for (int number = 0; number < count; number++) {
        switch (part) {
          case DICE -> paintDie(picture.dice(), number, palette, now, rgb, at);
          case TRACKERS -> {
            List<Tracker> trackers = picture.trackers();
            List<Light> row = number < trackers.size() ? trackers.get(number).lights() : List.of();
            paintRow(row, Tracker.LENGTH, palette, now, rgb, at);
          }
          case HALOS -> rgb[at] = colour(at, lightOf(picture.halos(), number), palette, now);
          case DIALS -> paintDial(picture.dials(), number, palette, now, rgb, at);
        }
        at += part.lightsEach();
      }
    }
    dim(picture.brightness(), rgb, at);
  }

  private static void dim(int percent, int[] rgb, int lights) {
    if (percent < UnitPicture.FULL_BRIGHTNESS) {
      int level = FULL * percent / UnitPicture.FULL_BRIGHTNESS;
      for (int light = 0; light < lights; light++) {
        rgb[light] = scaled(rgb[light], level);
      }
    }
  }

  /** Whether the lights change by time alone. */
  public static boolean moves(UnitPicture picture) {
    if (picture.brightness() == 0) {
      return false;
    }
    for (Die die : picture.dice()) {
      if (moves(die.effect())) {
        return true;
      }
    }
    for (Tracker tracker : picture.trackers()) {
      if (anyMoves(tracker.lights())) {
        return true;
      }
    }
    for (DialLights dial : picture.dials()) {
      if (anyMoves(dial.reveal())) {
        return true;
      }
    }
    return anyMoves(picture.halos());
  }

  private static boolean anyMoves(List<Light> lights) {
    for (int i = 0; i < lights.size(); i++) {
      if (moves(lights.get(i).effect())) {
        return true;
      }
    }
    return false;
  }

  private static boolean moves(Effect effect) {
    return effect != Effect.STEADY && effect != Effect.DIM;
  }

  private static void paintDie(
      List<Die> dice, int number, Palette palette, long now, int[] rgb, int at) {
    if (number >= dice.size()) {
      dark(rgb, at, Die.LIGHTS);
      return;
    }
    Die die = dice.get(number);
    int pattern = die.effect() == Effect.TUMBLE ? tumbling(number, now) : die.pattern();
    int lit = scaled(palette.rgb(die.hue()), level(die.effect(), now));
    for (int light = 0; light < Die.LIGHTS; light++) {
      rgb[at + light] = (pattern >> light & 1) != 0 ? lit : 0;
    }
  }

  private static void paintDial(
      List<DialLights> dials, int number, Palette palette, long now, int[] rgb, int at) {
    DialLights dial = number < dials.size() ? dials.get(number) : DialLights.OFF;
    dark(rgb, at, DialLights.POSITIONS);
    if (dial.hooded() >= 0) {
      rgb[at + dial.hooded()] = colour(0, HOODED, palette, now);
    }
    paintRow(dial.reveal(), DialLights.POSITIONS, palette, now, rgb, at + DialLights.POSITIONS);
  }

  private static void paintRow(
      List<Light> row, int length, Palette palette, long now, int[] rgb, int at) {
    int given = Math.min(row.size(), length);
    for (int i = 0; i < given; i++) {
      rgb[at + i] = colour(at + i, row.get(i), palette, now);
    }
    dark(rgb, at + given, length - given);
  }

  private static int dark(int[] rgb, int from, int count) {
    for (int i = 0; i < count; i++) {
      rgb[from + i] = 0;
    }
    return from + count;
  }

  private static Light lightOf(List<Light> lights, int number) {
    return number < lights.size() ? lights.get(number) : Light.OFF;
  }

  private static int colour(int place, Light light, Palette palette, long now) {
    if (light.hue() == Hue.OFF) {
      return 0; // as most lights are
    }
    if (light.effect() == Effect.TUMBLE && (tumbling(place, now) & 1) == 0) {
      return 0;
    }
    return scaled(palette.rgb(light.hue()), level(light.effect(), now));
  }

  private static int level(Effect effect, long now) {
    return switch (effect) {
      case STEADY, TUMBLE -> FULL;
      case DIM -> FAINT;
      case BLINK -> Math.floorMod(now, BLINK_PERIOD) < BLINK_PERIOD / 2 ? FULL : 0;
      case PULSE -> {
        long phase = Math.floorMod(now, PULSE_PERIOD);
        long rise = Math.min(phase, PULSE_PERIOD - phase);
        yield FAINT + (int) ((FULL - FAINT) * rise / (PULSE_PERIOD / 2));
      }
    };
  }

  private static int scaled(int rgb, int level) {
    int red = (rgb >> 16 & 0xff) * level / FULL;
    int green = (rgb >> 8 & 0xff) * level / FULL;
    int blue = (rgb & 0xff) * level / FULL;
    return red << 16 | green << 8 | blue;
  }

  /** A pattern of nine lights, never empty, that follows from the moment and the place alone. */
  private static int tumbling(int place, long now) {
    long mix =
        Math.floorDiv(now, TUMBLE_PERIOD) * 0x9e3779b97f4a7c15L + place * 0xd1b54a32d192ed03L;
    mix = (mix ^ mix >>> 29) * 0xbf58476d1ce4e5b9L;
    int pattern = (int) (mix >>> 40) & 0x1ff;
    return pattern == 0 ? 0x010 : pattern;
  }
}
