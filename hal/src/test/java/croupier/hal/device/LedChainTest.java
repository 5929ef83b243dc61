package croupier.hal.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import croupier.hal.pins.PinFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class LedChainTest {
  private static final long SECOND = 1_000_000_000;
  private static final LedChain.Power PLENTY = new LedChain.Power(20_000, 20, 1);

  private final List<byte[]> sent = new ArrayList<>();
  private final List<UnitEvent> events = new ArrayList<>();
  private boolean dead;

  /** How often zeros went out alone. */
  private int letGo;

  private LedChain chain(int lights, int brightness, LedChain.Power power) {
    return new LedChain(
        "chain",
        (bytes, length) -> {
          if (dead) {
            throw new PinFault(Fault.ofLine("line-not-written", 10));
          }
          if (Arrays.equals(bytes, 0, length, new byte[4], 0, 4)) {
            letGo++;
          } else {
            sent.add(Arrays.copyOf(bytes, length));
          }
        },
        lights,
        brightness,
        power,
        events::add);
  }

  @Test
  void aFrameIsExactlyWhatTheLightsExpect() {
    chain(2, 31, PLENTY).show(new int[] {0xff8001, 0x000203}, 0);
    String frame = HexFormat.of().formatHex(sent.getFirst());
    assertEquals("00000000" + "ff0180ff" + "ff030200" + "00000000" + "00", frame);
  }

  @Test
  void lightsThatWantTheirColoursInAnotherOrderGetThemSo() {
    String[] frames = {"ff030201", "ff030102", "ff020301", "ff020103", "ff010302", "ff010203"};
    for (ColourOrder order : ColourOrder.values()) {
      new LedChain(
              "chain",
              (bytes, length) -> sent.add(Arrays.copyOf(bytes, length)),
              1,
              order,
              31,
              PLENTY,
              events::add)
          .show(new int[] {0x010203}, 0);
      assertEquals(frames[order.ordinal()], HexFormat.of().formatHex(sent.getLast(), 4, 8));
    }
  }

  @Test
  void theBrightnessOfTheProfileGoesIntoEachLight() {
    chain(1, 5, PLENTY).show(new int[] {0x0a0b0c}, 0);
    assertEquals("e50c0b0a", HexFormat.of().formatHex(sent.getFirst(), 4, 8));
  }

  @Test
  void theEndFrameResetsAnSk9822AndClocksTheLastBitsThroughALongChain() {
    // 165 lights: 32 bits for the reset and 83 clocks make 115 bits, so 15 bytes
    assertEquals(4 + 4 * 165 + 15, LedChain.frameLength(165));
    chain(165, 31, PLENTY).show(new int[165], 0);
    byte[] frame = sent.getFirst();
    assertEquals(679, frame.length);
    assertArrayEquals(new byte[15], Arrays.copyOfRange(frame, 664, 679));
  }

  @Test
  void nothingIsSentWhenNothingChanged() {
    LedChain chain = chain(3, 31, PLENTY);
    chain.show(new int[] {1, 2, 3}, 0);
    chain.show(new int[] {1, 2, 3}, SECOND);
    assertEquals(1, sent.size());
    chain.show(new int[] {1, 2, 4}, 2 * SECOND);
    assertEquals(2, sent.size());
  }

  @Test
  void onlyTheLightsUpToTheLastThatChangedAreSent() {
    LedChain chain = chain(100, 31, PLENTY);
    int[] rgb = new int[100];
    chain.show(rgb, 0);
    rgb[1] = 0x010203;
    chain.show(rgb, SECOND);
    assertEquals(
        "00000000" + "ff000000" + "ff030201" + "00000000" + "00",
        HexFormat.of().formatHex(sent.getLast()));
    rgb[99] = 0xffffff;
    chain.show(rgb, 2 * SECOND);
    assertEquals(LedChain.frameLength(100), sent.getLast().length);
  }

  @Test
  void nowAndThenAChangeTakesTheWholeChainAlong() {
    LedChain chain = chain(100, 31, PLENTY);
    int[] rgb = new int[100];
    chain.show(rgb, 0);
    for (int second = 1; second <= 41; second++) {
      rgb[0] = second;
      chain.show(rgb, second * SECOND);
    }
    List<Integer> whole =
        sent.stream().map(frame -> frame.length).filter(length -> length > 100).toList();
    assertEquals(3, whole.size(), "at once, after twenty seconds and after forty");
  }

  @Test
  void darknessIsForAll() {
    LedChain chain = chain(100, 31, PLENTY);
    int[] rgb = new int[100];
    rgb[0] = 1;
    chain.show(rgb, 0);
    chain.show(new int[100], 1);
    assertEquals(LedChain.frameLength(100), sent.getLast().length);
  }

  @Test
  void afterAFailureTheWholeChainIsSent() {
    LedChain chain = chain(100, 31, PLENTY);
    int[] rgb = new int[100];
    chain.show(rgb, 0);
    dead = true;
    rgb[0] = 1;
    chain.show(rgb, SECOND);
    dead = false;
    chain.tick(chain.nextDue());
    assertEquals(LedChain.frameLength(100), sent.getLast().length);
  }

  @Test
  void aLightThatWasLeftInTheMiddleOfItsColourIsLetGoBeforeTheFirstFrameAndAfterAFailure() {
    LedChain chain = chain(2, 31, PLENTY);
    chain.show(new int[] {1, 2}, 0);
    assertEquals(1, letGo);
    chain.show(new int[] {3, 2}, 1);
    assertEquals(1, letGo);
    dead = true;
    chain.show(new int[] {4, 2}, SECOND);
    dead = false;
    chain.tick(chain.nextDue());
    assertEquals(2, letGo);
  }

  @Test
  void theFirstFrameIsSentEvenWhenItIsDark() {
    chain(3, 31, PLENTY).show(new int[3], 0);
    assertEquals(1, sent.size());
  }

  @Test
  void aDeadChainIsToldOnceAndTriedAgainUntilItShowsTheLatestPicture() {
    LedChain chain = chain(1, 31, PLENTY);
    dead = true;
    chain.show(new int[] {1}, 0);
    chain.show(new int[] {2}, SECOND / 2);
    chain.tick(chain.nextDue());
    assertEquals(1, events.size());
    UnitEvent.Faulted fault = assertInstanceOf(UnitEvent.Faulted.class, events.getFirst());
    assertEquals(Fault.ofLine("line-not-written", 10), fault.fault());
    dead = false;
    long due = chain.nextDue();
    chain.tick(due);
    assertEquals(new UnitEvent.Recovered("chain", due), events.getLast());
    assertEquals(2, sent.getFirst()[5]);
    assertEquals(Long.MAX_VALUE, chain.nextDue());
  }

  @Property
  void noFrameDrawsMoreThanTheBudget(
      @ForAll @Size(20) List<@IntRange(min = 0, max = 0xffffff) Integer> colours,
      @ForAll @IntRange(min = 1, max = 31) int brightness,
      @ForAll @IntRange(min = 25, max = 1_500) int budget) {
    LedChain.Power power = new LedChain.Power(budget, 20, 1);
    int[] rgb = colours.stream().mapToInt(Integer::intValue).toArray();
    sent.clear();
    chain(20, brightness, power).show(rgb, 0);
    double milliamps = milliamps(sent.getFirst(), 20);
    assertTrue(milliamps <= budget, milliamps + " mA of " + budget);
    double asked = 20;
    for (int colour : rgb) {
      int channels = (colour >> 16) + (colour >> 8 & 0xff) + (colour & 0xff);
      asked += 20.0 * channels / 255 * brightness / 31;
    }
    if (asked <= budget) {
      assertEquals(asked, milliamps, 1e-6, "what fits is not dimmed");
    }
  }

  @Test
  void aDimmedFrameKeepsItsColoursTrueToEachOther() {
    // two white lights ask for 2 + 120 mA
    chain(2, 31, new LedChain.Power(62, 20, 1)).show(new int[] {0xffffff, 0xffffff}, 0);
    assertEquals("ff7f7f7fff7f7f7f", HexFormat.of().formatHex(sent.getFirst(), 4, 12));
  }

  @Test
  void theBudgetIsKeptToTheLastStep() {
    // 62 mA less 2 x 1 mA idle leave 765 of 255 a channel at 20 mA
    LedChain chain = chain(2, 31, new LedChain.Power(62, 20, 1));
    chain.show(new int[] {0xffffff, 0}, 0);
    assertEquals("ffffffffff000000", HexFormat.of().formatHex(sent.getFirst(), 4, 12));
    chain.show(new int[] {0xffffff, 1}, 0);
    assertTrue(milliamps(sent.getLast(), 2) <= 62);
  }

  @Test
  void whatEachLightDrawsWhenItIsDarkIsNotLeftForColours() {
    // 66 mA less 2 x 3 mA idle leave half of what two white lights ask for
    chain(2, 31, new LedChain.Power(66, 20, 3)).show(new int[] {0xffffff, 0xffffff}, 0);
    assertEquals("ff7f7f7fff7f7f7f", HexFormat.of().formatHex(sent.getFirst(), 4, 12));
  }

  private static double milliamps(byte[] frame, int lights) {
    double sum = 0;
    for (int light = 0; light < lights; light++) {
      int at = 4 + 4 * light;
      int channels = (frame[at + 1] & 0xff) + (frame[at + 2] & 0xff) + (frame[at + 3] & 0xff);
      sum += 1 + 20.0 * channels / 255 * (frame[at] & 0x1f) / 31;
    }
    return sum;
  }
}
