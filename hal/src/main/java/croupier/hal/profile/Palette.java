package croupier.hal.profile;

import croupier.hal.Hue;
import java.util.Arrays;

/** What each hue looks like on the lights, as 0xRRGGBB. */
public final class Palette {
  /** As the games print them. */
  public static final Palette STANDARD =
      new Palette(
          "standard",
          0x000000, // off
          0xffe0c0, // white
          0x303038, // gray
          0x8a3c00, // brown
          0x40a0ff, // light blue
          0xff2080, // pink
          0xff6000, // orange
          0xff0000, // red
          0xffc000, // yellow
          0x00c020, // green
          0x0018ff, // dark blue
          0x9000ff); // violet

  /**
   * Made from the eight colours of Okabe and Ito, which people with any kind of colour vision can
   * tell apart. The unit has more hues than they have colours; the rest differ by brightness.
   */
  public static final Palette OKABE_ITO =
      new Palette(
          "okabe-ito",
          0x000000, // off
          0xffffff, // white
          0x303030, // gray
          0x6b2f00, // brown: a dark vermillion
          0x56b4e9, // light blue: sky blue
          0xe6a0c8, // pink: a light reddish purple
          0xe69f00, // orange
          0xd55e00, // red: vermillion
          0xf0e442, // yellow
          0x009e73, // green: bluish green
          0x0072b2, // dark blue: blue
          0xcc79a7); // violet: reddish purple

  private final String name;
  private final int[] rgb;

  private Palette(String name, int... rgb) {
    if (rgb.length != Hue.values().length) {
      throw new IllegalArgumentException("one colour per hue");
    }
    this.name = name;
    this.rgb = rgb;
  }

  public String name() {
    return name;
  }

  public int rgb(Hue hue) {
    return rgb[hue.ordinal()];
  }

  /** The same palette with one hue changed. */
  public Palette with(Hue hue, int colour) {
    int[] changed = rgb.clone();
    changed[hue.ordinal()] = colour;
    return new Palette(name, changed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Palette palette
        && name.equals(palette.name)
        && Arrays.equals(rgb, palette.rgb);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rgb);
  }
}
