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
 * <p>Lights that a frame does not reach keep what they had, and so does a light whose colour does
 * not begin with three ones: whoever sent it was ended in the middle.
 */
final class ChainBits {
  /** What a bit did. */
  enum Step {
    NOTHING,
    /** The first light of a frame began with it. */
    BEGUN,
    /** A frame was complete with it. */
    SHOWN
  }

  private static final int WORD = 32;

  private final int[] rgb;

  /** How much of a light's word has come, or -1 outside of a word. */
  private int taken = -1;

  private int word;
  private int zeros;

  /** The light that is next; of no meaning before the first 32 zeros. */
  private int light;

  private boolean inFrame;

  ChainBits(int lights) {
    rgb = new int[lights];
  }

  Step take(int bit) {
    if (taken >= 0) {
      word = word << 1 | bit;
      if (++taken == WORD) {
        light();
      }
      return Step.NOTHING;
    }
    return bit == 1 ? one() : zero();
  }

  private Step one() {
    boolean begins = zeros >= WORD;
    zeros = 0;
    if (begins) {
      light = 0;
      inFrame = true;
    }
    if (inFrame) {
      taken = 1;
      word = 1;
    }
    return begins ? Step.BEGUN : Step.NOTHING;
  }

  private Step zero() {
    zeros++;
    if (zeros == WORD && inFrame) {
      inFrame = false;
      return Step.SHOWN;
    }
    return Step.NOTHING;
  }

  private void light() {
    if (light == rgb.length) {
      throw new IllegalStateException("there are only " + rgb.length + " lights");
    }
    if (word >>> 29 == 0b111) {
      // Brightness first, then blue, green and red.
      rgb[light] = (word & 0xff) << 16 | word & 0xff00 | word >> 16 & 0xff;
    }
    light++;
    taken = -1;
    zeros = 0;
  }

  /** The lights as they are now, as 0xRRGGBB. */
  int[] colours() {
    return rgb.clone();
  }
}
