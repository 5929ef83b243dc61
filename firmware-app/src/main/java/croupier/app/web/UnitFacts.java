package croupier.app.web;

import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the page must know about a unit before it can draw it. It draws no part that the unit does
 * not have.
 *
 * @param name what people call this unit
 * @param seats the colour of each seat, in order; as many as the unit has seat buttons
 * @param dice how many LED dice it has
 * @param dials how many heist dials it has
 * @param lcd how large its display is; without one its text is written below the unit
 * @param palette what each colour looks like, as 0xRRGGBB; {@link Hue#OFF} needs none
 */
public record UnitFacts(
    String name,
    List<Hue> seats,
    int dice,
    int dials,
    Optional<LcdSize> lcd,
    Map<Hue, Integer> palette) {
  private static final int WHITEST = 0xffffff;
  private static final int TOO_DARK = 50;

  public UnitFacts {
    seats = List.copyOf(seats);
    if (seats.isEmpty() || seats.size() > UnitPicture.SEATS) {
      throw new IllegalArgumentException("a unit has 1 to " + UnitPicture.SEATS + " seats");
    }
    if (dice < 0 || dice > UnitPicture.DICE || dials < 0 || dials > UnitPicture.DIALS) {
      throw new IllegalArgumentException("a unit has no " + dice + " dice and " + dials + " dials");
    }
    var colours = new EnumMap<Hue, Integer>(Hue.class);
    colours.putAll(palette);
    for (Hue hue : Hue.values()) {
      Integer rgb = colours.get(hue);
      if (hue != Hue.OFF && (rgb == null || rgb < 0 || rgb > WHITEST)) {
        throw new IllegalArgumentException("the palette does not say what " + hue + " looks like");
      }
    }
    palette = Collections.unmodifiableMap(colours);
  }

  /** The page draws every die and a display, also those that this unit lacks. */
  public static UnitFacts of(HardwareProfile profile) {
    Map<Hue, Integer> palette = new EnumMap<>(Hue.class);
    for (Hue hue : Hue.values()) {
      palette.put(hue, onScreen(profile.palette().rgb(hue)));
    }
    return new UnitFacts(
        profile.title(),
        profile.seats(),
        UnitPicture.DICE,
        UnitPicture.DIALS,
        Optional.of(profile.lcdSize()),
        palette);
  }

  /** A light shines in the dark by itself; on a screen the darkest colours need some white. */
  private static int onScreen(int rgb) {
    int red = rgb >> 16 & 255;
    int green = rgb >> 8 & 255;
    int blue = rgb & 255;
    boolean dark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < TOO_DARK;
    return dark ? lighter(red) << 16 | lighter(green) << 8 | lighter(blue) : rgb;
  }

  private static int lighter(int part) {
    return part + (255 - part) * 3 / 10;
  }
}
