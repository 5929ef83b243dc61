package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.hal.device.LedChain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The chain of lights, read bit by bit as the lights do. */
class ChainBitsTest {
  private static final LedChain.Power PLENTY = new LedChain.Power(1_000_000, 20, 1);

  private final ChainBits seen = new ChainBits(5);
  private final List<ChainBits.Step> steps = new ArrayList<>();
  private final LedChain chain =
      new LedChain("chain", this::send, 5, 31, PLENTY, event -> steps.clear());

  private void send(byte[] bytes, int length) {
    for (int bit = 0; bit < 8 * length; bit++) {
      steps.add(seen.take(bytes[bit / 8] >> 7 - bit % 8 & 1));
    }
  }

  private int count(ChainBits.Step step) {
    return Collections.frequency(steps, step);
  }

  @Test
  void aFrameOfTheFirmwareIsReadAsItWasMeant() {
    int[] colours = {0xff0000, 0x00ff00, 0x0000ff, 0x123456, 0x000000};
    chain.show(colours, 0);
    assertArrayEquals(colours, seen.colours());
    assertEquals(1, count(ChainBits.Step.BEGUN));
    assertEquals(1, count(ChainBits.Step.SHOWN));
  }

  @Test
  void lightsThatAFrameDoesNotReachKeepTheirColour() {
    chain.show(new int[] {1, 2, 3, 4, 5}, 0);
    chain.show(new int[] {9, 2, 3, 4, 5}, 1);
    assertArrayEquals(new int[] {9, 2, 3, 4, 5}, seen.colours());
    assertEquals(2, count(ChainBits.Step.SHOWN));
  }

  @Test
  void whatComesBeforeTheFirstStartIsNoise() {
    send(new byte[] {0x55, 0x00, (byte) 0xff}, 3);
    chain.show(new int[] {1, 2, 3, 4, 5}, 0);
    assertArrayEquals(new int[] {1, 2, 3, 4, 5}, seen.colours());
  }

  @Test
  void aFrameThatWasCutOffAnywhereLeavesTheNextOneWhole() {
    byte[] frame = new byte[4 + 5 * 4];
    for (int light = 1; light <= 5; light++) {
      Arrays.fill(frame, 4 * light, 4 * light + 4, (byte) 0xff);
    }
    for (int cut = 0; cut < 8 * frame.length; cut++) {
      for (int bit = 0; bit < cut; bit++) {
        seen.take(frame[bit / 8] >> 7 - bit % 8 & 1);
      }
      int[] colours = {cut, 2, 3, 4, 5};
      new LedChain("chain", this::send, 5, 31, PLENTY, event -> steps.clear()).show(colours, 0);
      assertArrayEquals(colours, seen.colours(), "cut after " + cut + " bits");
    }
  }

  @Test
  void moreLightsThanThereAreAreRefused() {
    byte[] long6 = new byte[4 + 6 * 4];
    for (int light = 1; light <= 6; light++) {
      long6[4 * light] = (byte) 0xff;
    }
    assertThrows(IllegalStateException.class, () -> send(long6, long6.length));
  }
}
