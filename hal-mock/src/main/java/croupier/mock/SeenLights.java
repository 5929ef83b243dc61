package croupier.mock;

import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.Arrays;

/** The lights as a person sees them at one moment, part by part. Colours are 0xRRGGBB as sent. */
public final class SeenLights {
  private final HardwareProfile.Chain chain;
  private final int[] rgb;

  SeenLights(HardwareProfile profile, int[] rgb) {
    this.chain = profile.chain();
    this.rgb = rgb;
  }

  public int[] all() {
    return rgb.clone();
  }

  /** Which of a die's nine lights are on; bit 0 is top left. */
  public int diePattern(int die) {
    int pattern = 0;
    int[] lights = of(ChainPart.DICE, die);
    for (int i = 0; i < lights.length; i++) {
      pattern |= lights[i] == 0 ? 0 : 1 << i;
    }
    return pattern;
  }

  /** The colour of a die's lights that are on, or 0. */
  public int dieColour(int die) {
    return Arrays.stream(of(ChainPart.DICE, die)).filter(c -> c != 0).findFirst().orElse(0);
  }

  public int[] tracker(int seat) {
    return of(ChainPart.TRACKERS, seat);
  }

  public int halo(int seat) {
    return of(ChainPart.HALOS, seat)[0];
  }

  /** The three lights that only the holder of the dial sees. */
  public int[] hooded(int dial) {
    return Arrays.copyOf(of(ChainPart.DIALS, dial), UnitPicture.DialLights.POSITIONS);
  }

  /** The three lights that the table sees. */
  public int[] reveal(int dial) {
    int three = UnitPicture.DialLights.POSITIONS;
    return Arrays.copyOfRange(of(ChainPart.DIALS, dial), three, 2 * three);
  }

  private int[] of(ChainPart wanted, int number) {
    int at = chain.spare();
    for (ChainPart part : chain.order()) {
      if (part == wanted && number < chain.count(part)) {
        int from = at + number * part.lightsEach();
        return Arrays.copyOfRange(rgb, from, from + part.lightsEach());
      }
      at += chain.count(part) * part.lightsEach();
    }
    throw new IllegalArgumentException("the unit has no such part: " + wanted + " " + number);
  }
}
