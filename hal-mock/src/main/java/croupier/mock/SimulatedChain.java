package croupier.mock;

import croupier.hal.pins.ByteStream;
import java.util.Arrays;

/**
 * A chain of APA102/SK9822 lights as a person sees it: it takes in bits the way the lights do, and
 * insists that they are exactly right.
 */
public final class SimulatedChain implements ByteStream {
  private final int lights;
  private byte[] frame = new byte[0];
  private int length;
  private long frames;

  public SimulatedChain(int lights) {
    this.lights = lights;
  }

  @Override
  public void write(byte[] bytes, int count) {
    if (frame.length < count) {
      frame = new byte[count];
    }
    System.arraycopy(bytes, 0, frame, 0, count);
    length = count;
    frames++;
  }

  /** How many frames have come. */
  public long frames() {
    return frames;
  }

  /** The bytes of the frame that came last. */
  public byte[] lastFrame() {
    return Arrays.copyOf(frame, length);
  }

  /**
   * The colour of each light as 0xRRGGBB, as it was sent; all dark before the first frame.
   *
   * @throws IllegalStateException when the lights would not have understood the frame
   */
  public int[] colours() {
    int[] rgb = new int[lights];
    if (frames > 0) {
      check();
      for (int i = 0; i < lights; i++) {
        int at = 4 + 4 * i;
        rgb[i] = unsigned(at + 3) << 16 | unsigned(at + 2) << 8 | unsigned(at + 1);
      }
    }
    return rgb;
  }

  /** The brightness of a light, of 31. */
  public int brightness(int light) {
    return frames == 0 ? 0 : unsigned(4 + 4 * light) & 0x1f;
  }

  /** What the colours draw, in milliamperes, when one full channel draws so much. */
  public double milliamps(double perChannel, double idle) {
    double sum = 0;
    int[] rgb = colours();
    for (int i = 0; i < lights; i++) {
      int channels = (rgb[i] >> 16) + (rgb[i] >> 8 & 0xff) + (rgb[i] & 0xff);
      sum += idle + perChannel * channels / 255 * brightness(i) / 31;
    }
    return sum;
  }

  private void check() {
    for (int i = 0; i < 4; i++) {
      require(frame[i] == 0, "the frame does not start with 32 zero bits");
    }
    for (int i = 0; i < lights; i++) {
      require(unsigned(4 + 4 * i) >> 5 == 0b111, "light " + i + " is not marked by three ones");
    }
    int end = 4 + 4 * lights;
    int endBits = 8 * (length - end);
    require(endBits >= 32 + lights / 2, "the end frame is too short for " + lights + " lights");
    for (int i = end; i < length; i++) {
      require(frame[i] == 0, "the end frame is not all zeros");
    }
  }

  private static void require(boolean fine, String otherwise) {
    if (!fine) {
      throw new IllegalStateException(otherwise);
    }
  }

  private int unsigned(int at) {
    return frame[at] & 0xff;
  }
}
