package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.hal.device.ColourOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lights take in exactly what is sent, and understand nothing that is sent wrongly. */
class SimulatedChainTest {
  private static final int START = 4;
  private static final String NO_ZEROS = "the frame does not start and end with zeros";

  /** A frame with so many zeros at its end. */
  private static byte[] frame(int end, int... lights) {
    byte[] bytes = new byte[START + 4 * lights.length + end];
    for (int light = 0; light < lights.length; light++) {
      for (int part = 0; part < 4; part++) {
        bytes[START + 4 * light + part] = (byte) (lights[light] >>> 24 - 8 * part);
      }
    }
    return bytes;
  }

  private static void send(SimulatedChain chain, byte[] bytes) {
    chain.write(bytes, bytes.length);
  }

  private static String misunderstood(int lights, byte[] bytes) {
    SimulatedChain chain = new SimulatedChain(lights);
    send(chain, bytes);
    return assertThrows(IllegalStateException.class, chain::colours).getMessage();
  }

  @Test
  void lightsShowWhatIsSent() {
    SimulatedChain chain = new SimulatedChain(3);
    assertArrayEquals(new int[3], chain.colours());
    send(chain, frame(5, 0xff030201, 0xe0ff0000, 0xe6000000));
    assertArrayEquals(new int[] {0x010203, 0x0000ff, 0}, chain.colours());
    assertEquals(31, chain.brightness(0));
    assertEquals(0, chain.brightness(1));
    assertEquals(6, chain.brightness(2));
    assertEquals(1, chain.frames());
    assertEquals(3, chain.lastLights());
    send(chain, frame(4, 0xf0000009));
    assertArrayEquals(new int[] {0x090000, 0x0000ff, 0}, chain.colours(), "two keep what they had");
    assertEquals(16, chain.brightness(0));
    assertEquals(1, chain.lastLights());
    assertEquals(2, chain.frames());
  }

  @Test
  void coloursComeInTheOrderOfTheLights() {
    SimulatedChain chain = new SimulatedChain(1, ColourOrder.RGB);
    send(chain, frame(4, 0xff010203));
    assertArrayEquals(new int[] {0x010203}, chain.colours());
  }

  @Test
  void zerosAloneAreNoFrame() {
    SimulatedChain chain = new SimulatedChain(2);
    send(chain, frame(5, 0xff010203, 0xff010203));
    chain.write(new byte[64], 64);
    assertEquals(1, chain.frames());
    assertEquals(2, chain.lastLights());
    // Of a longer array only what is sent counts.
    byte[] longer = Arrays.copyOf(new byte[3], 9);
    longer[3] = 1;
    chain.write(longer, 3);
    assertEquals(1, chain.frames());
    byte[] rest = Arrays.copyOf(frame(4, 0xff000007), 20);
    rest[12] = 1;
    chain.write(rest, 12);
    assertArrayEquals(new int[] {0x070000, 0x030201}, chain.colours());
  }

  @Test
  void aFrameStartsAndEndsWithZeros() {
    for (int at = 0; at < START; at++) {
      byte[] bytes = frame(4, 0xff010203);
      bytes[at] = 1;
      assertEquals(NO_ZEROS, misunderstood(1, bytes));
    }
    for (int at = START + 4; at < START + 8; at++) {
      byte[] bytes = frame(4, 0xff010203);
      bytes[at] = 1;
      assertEquals(NO_ZEROS, misunderstood(2, bytes));
    }
    assertEquals(
        NO_ZEROS, misunderstood(1, frame(4, 0xff010203, 0xff010203)), "more than there are");
  }

  @ParameterizedTest
  @CsvSource({"0xbf010203", "0xdf010203", "0x7f010203", "0xc0010203"})
  void aLightIsMarkedByThreeOnes(String light) {
    byte[] bytes = frame(4, Long.decode(light).intValue());
    assertEquals("a light is not marked by three ones", misunderstood(1, bytes));
  }

  /** Half a bit for each light is what the clock loses on its way. */
  @ParameterizedTest
  @CsvSource({"1, 4", "2, 5", "16, 5", "17, 5", "18, 6", "33, 6", "34, 7"})
  void theEndIsLongEnoughForTheLastLight(int lights, int bytes) {
    int[] all = new int[lights];
    Arrays.fill(all, 0xff010101);
    SimulatedChain chain = new SimulatedChain(lights);
    send(chain, frame(bytes, all));
    assertEquals(lights, chain.colours().length);
    assertEquals(
        "the end frame is too short for " + lights + " lights",
        misunderstood(lights, frame(bytes - 1, all)));
  }

  @Test
  void halfALightIsNone() {
    byte[] bytes = Arrays.copyOf(frame(0, 0xff010203), START + 3);
    assertEquals("the end frame is too short for 0 lights", misunderstood(1, bytes));
  }

  @Test
  void moreLightDrawsMore() {
    SimulatedChain chain = new SimulatedChain(4);
    send(chain, frame(6, 0xffffffff, 0xff0000ff, 0xe0ffffff, 0xff003300));
    assertEquals(4 * 1 + 3 * 20 + 20 + 0 + 4, chain.milliamps(20, 1), 1e-9);
    send(chain, frame(6, 0xe1ff0000, 0xff000000, 0xff000000, 0xff000000));
    assertEquals(20.0 / 31, chain.milliamps(20, 0), 1e-9);
  }
}
