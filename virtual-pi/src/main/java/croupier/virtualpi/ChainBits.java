package croupier.virtualpi;

/**
 * A chain of APA102 or SK9822 lights, bit by bit, as it comes over the wires.
 *
 * <pre>
 *              32 zeros              a one                  32 bits
 *   (anything) ───────▶ START ─────────────────▶ LIGHT 0 ───────────▶ NEXT ──┐ a one: LIGHT n+1
 *                         ▲                                            │ ▲────┘
 *                         └──────────────── 32 zeros ──────────────────┘   the frame is shown
 * </pre>
 *
 * <p>Lights that a frame does not reach keep what they had.
 */
final class ChainBits {
  private static final int WORD = 32;

  private final int[] rgb;

  /** Bits of the word that is coming in, or -1 outside of a word. */
  private int taken = -1;

  private int word;
  private int zeros;
  private int light;

  ChainBits(int lights) {
    rgb = new int[lights];
  }

  /** Takes a bit; says whether it completed a frame. */
  boolean take(int bit) {
    if (taken >= 0) {
      word = word << 1 | bit;
      if (++taken == WORD) {
        light();
      }
      return false;
    }
    if (bit == 1) {
      boolean started = zeros >= WORD;
      zeros = 0;
      if (started) {
        light = 0;
      } else if (light == 0) {
        return false; // no frame has begun: noise after the power came
      }
      taken = 1;
      word = 1;
      return false;
    }
    return ++zeros == WORD && light > 0;
  }

  private void light() {
    if (word >>> 29 != 0b111) {
      throw new IllegalStateException("light " + light + " is not marked by three ones");
    }
    if (light == rgb.length) {
      throw new IllegalStateException("there are only " + rgb.length + " lights");
    }
    // Brightness first, then blue, green and red.
    rgb[light++] = (word & 0xff) << 16 | word & 0xff00 | word >> 16 & 0xff;
    taken = -1;
    zeros = 0;
  }

  int[] colours() {
    return rgb.clone();
  }
}
