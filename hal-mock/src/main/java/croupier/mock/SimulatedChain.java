package croupier.mock;

import croupier.hal.device.ColourOrder;
import croupier.hal.pins.ByteStream;

/**
 * A chain of APA102/SK9822 lights as a person sees it: it takes in bits the way the lights do, and
 * insists that they are exactly right.
 */
public final class SimulatedChain implements ByteStream {
  private static final int START = 4;

  /** Where in 0xRRGGBB each of the three colours of a light goes. */
  private final int firstColour;

  private final int secondColour;
  private final int thirdColour;
  private final int[] taken;
  private final int[] brightness;
  private long frames;
  private int lastLights;
  private String misunderstood = "";

  public SimulatedChain(int lights) {
    this(lights, ColourOrder.BGR);
  }

  public SimulatedChain(int lights, ColourOrder order) {
    firstColour = order.shift(0);
    secondColour = order.shift(1);
    thirdColour = order.shift(2);
    taken = new int[lights];
    brightness = new int[lights];
  }

  @Override
  public void write(byte[] bytes, int count) {
    if (isZero(bytes, 0, count)) {
      return; // zeros alone are for lights that were left in the middle of a colour
    }
    frames++;
    lastLights = 0;
    int at = START;
    while (at + 4 <= count && lastLights < taken.length && (bytes[at] & 0b111_00000) != 0) {
      require((bytes[at] & 0xff) >> 5 == 0b111, "a light is not marked by three ones");
      brightness[lastLights] = bytes[at] & 0x1f;
      taken[lastLights++] =
          (bytes[at + 1] & 0xff) << firstColour
              | (bytes[at + 2] & 0xff) << secondColour
              | (bytes[at + 3] & 0xff) << thirdColour;
      at += 4;
    }
    require(
        isZero(bytes, 0, START) && isZero(bytes, at, count),
        "the frame does not start and end with zeros");
    require(
        count - START >= 0 && 8 * (count - at) >= 32 + lastLights / 2,
        "the end frame is too short for " + lastLights + " lights");
  }

  private static boolean isZero(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && bytes[at] == 0) {
      at++;
    }
    return at >= to;
  }

  private void require(boolean fine, String otherwise) {
    if (!fine) {
      misunderstood = otherwise;
    }
  }

  /** How many frames have come. */
  public long frames() {
    return frames;
  }

  /** How many lights the last frame was for; the others have kept what they had. */
  public int lastLights() {
    return lastLights;
  }

  /**
   * The colour of each light as 0xRRGGBB, as it was sent; all dark before the first frame.
   *
   * @throws IllegalStateException when the lights would not have understood what was sent
   */
  public int[] colours() {
    if (!misunderstood.isEmpty()) {
      throw new IllegalStateException(misunderstood);
    }
    return taken.clone();
  }

  /** The brightness of a light, of 31. */
  public int brightness(int light) {
    return brightness[light];
  }

  /** What the colours draw, in milliamperes, when one full channel draws so much. */
  public double milliamps(double perChannel, double idle) {
    double sum = 0;
    int[] rgb = colours();
    for (int i = 0; i < rgb.length; i++) {
      int channels = (rgb[i] >> 16) + (rgb[i] >> 8 & 0xff) + (rgb[i] & 0xff);
      sum += idle + perChannel * channels / 255 * brightness(i) / 31;
    }
    return sum;
  }
}
