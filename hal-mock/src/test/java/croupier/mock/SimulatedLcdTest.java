package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.hal.LcdSize;
import croupier.hal.profile.HardwareProfile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A display takes four bits whenever E falls, as long as it is given the time it needs. */
class SimulatedLcdTest {
  private static final long US = 1_000;
  private static final long POWERED_AT = 7 * US;
  private static final int RS = 1;
  private static final int ENABLE = 2;
  private static final List<Integer> DATA = List.of(10, 11, 12, 13);

  /** How long a display needs for each of the first instructions, in microseconds. */
  private static final int[] FIRST = {40_000, 4_100, 100, 41};

  private SimulatedLcd lcd = lcd(LcdSize.LARGE);
  private long now = POWERED_AT;

  private static SimulatedLcd lcd(LcdSize size) {
    return new SimulatedLcd(new HardwareProfile.Lcd(RS, ENABLE, DATA, size), POWERED_AT);
  }

  private void waits(long micros) {
    now += micros * US;
  }

  private void nibble(int bits) {
    for (int bit = 0; bit < DATA.size(); bit++) {
      lcd.driven(DATA.get(bit), (bits >> bit & 1) != 0, now);
    }
    lcd.driven(ENABLE, true, now);
    lcd.driven(ENABLE, false, now);
  }

  private void whole(int bits, boolean isText) {
    lcd.driven(RS, isText, now);
    nibble(bits >> 4);
    nibble(bits & 0xf);
  }

  private void instructs(int bits) {
    waits(41);
    whole(bits, false);
  }

  private void writes(String text) {
    for (char letter : text.toCharArray()) {
      waits(41);
      whole(letter, true);
    }
  }

  /** As the data sheet wants it, each wait that number shorter. */
  private void powersUp(int... shorter) {
    int[] bits = {0x3, 0x3, 0x3, 0x2};
    for (int step = 0; step < bits.length; step++) {
      waits(FIRST[step] - (step < shorter.length ? shorter[step] : 0));
      nibble(bits[step]);
    }
    instructs(0x28);
    instructs(0x0c);
    instructs(0x01);
    waits(1_520 - 41);
  }

  private static String wide(String line, int columns) {
    return line + " ".repeat(columns - line.length());
  }

  @Test
  void whoWaitsIsUnderstood() {
    powersUp();
    writes("Croupier");
    assertEquals(List.of(), lcd.violations());
    assertEquals(wide("Croupier", 20), lcd.lines().getFirst());
    assertEquals(4 + 3 + 8, lcd.bytes());
  }

  @ParameterizedTest
  @CsvSource({"0, 30", "1, 30", "2, 30", "3, 20"})
  void whoIsAMicrosecondTooEarlyIsFoundOut(int step, String came) {
    int[] shorter = new int[4];
    shorter[step] = 1;
    powersUp(shorter);
    assertEquals(List.of(came + " came 1 us too early"), lcd.violations());
  }

  @Test
  void whatIsClearedTakesItsTime() {
    powersUp();
    instructs(0x01);
    waits(1_519);
    whole('a', true);
    assertEquals(List.of("60 came 1 us too early"), lcd.violations());
    waits(41);
    whole(0x02, false);
    waits(1_500);
    whole('b', true);
    assertEquals("00 came 20 us too early", "00" + lcd.violations().getLast().substring(2));
    waits(39);
    whole('c', true);
    assertEquals("60 came 2 us too early", lcd.violations().getLast());
    for (int i = 0; i < 200; i++) {
      whole('d', true);
    }
    assertEquals(100, lcd.violations().size(), "enough is known");
  }

  @Test
  void textRunsFromTheFirstLineToTheThirdAndFromTheSecondToTheFourth() {
    powersUp();
    writes("a".repeat(20) + "b".repeat(20) + "c".repeat(20) + "d".repeat(20));
    assertEquals(
        List.of("a".repeat(20), "c".repeat(20), "b".repeat(20), "d".repeat(20)), lcd.lines());
    writes("e");
    assertEquals("e" + "a".repeat(19), lcd.lines().getFirst());
    instructs(0x80 | 0x40 + 3);
    writes("f");
    assertEquals("cccf" + "c".repeat(16), lcd.lines().get(1));
    instructs(0x80 | 0x27);
    writes("gh");
    assertEquals("h" + "ccf" + "c".repeat(16), lcd.lines().get(1));
  }

  @Test
  void aSmallOneHasTwoLines() {
    lcd = lcd(LcdSize.SMALL);
    powersUp();
    writes("0123456789abcdefunseen");
    instructs(0xc0);
    writes("second");
    assertEquals(List.of("0123456789abcdef", wide("second", 16)), lcd.lines());
  }

  @Test
  void whatIsOffKeepsWhatItHas() {
    powersUp();
    writes("here");
    instructs(0x08);
    assertEquals(List.of(" ".repeat(20), " ".repeat(20)), lcd.lines().subList(0, 2));
    assertEquals(4, lcd.lines().size());
    assertEquals(wide("here", 20), lcd.memory().getFirst());
    instructs(0x0c);
    instructs(0x02);
    waits(1_520 - 41);
    writes("th");
    assertEquals(wide("thre", 20), lcd.lines().getFirst(), "home clears nothing");
    instructs(0x01);
    assertEquals(" ".repeat(20), lcd.lines().getFirst());
  }

  /** A drawing is eight rows of five dots; after the last comes the first again. */
  @Test
  void whatIsDrawnIsSeen() {
    int[] up = {0b00100, 0b01110, 0b10101, 0b00100, 0b00100, 0b00100, 0b00100, 0};
    powersUp();
    instructs(0x40 | 8 * 7);
    for (int row : up) {
      waits(41);
      whole(0b111_00000 | row, true);
    }
    for (int row : up) {
      waits(41);
      whole(row, true);
    }
    instructs(0x80);
    waits(41);
    whole(7, true);
    waits(41);
    whole(0, true);
    writes("A");
    assertEquals(wide("↑↑A", 20), lcd.lines().getFirst());
    assertEquals(List.of(), lcd.violations());
  }

  @Test
  void whoComesToOneInTheMiddleOfAByteBeginsAnew() {
    lcd.leaveInTheMiddleOfAByte();
    assertEquals("x".repeat(20), lcd.lines().get(3));
    waits(40_000);
    nibble(0x3);
    assertEquals(1, lcd.bytes(), "with that the byte is whole");
    waits(41);
    powersUp();
    writes("new");
    assertEquals(wide("new", 20), lcd.lines().getFirst());
    assertEquals(" ".repeat(20), lcd.lines().get(3));
  }
}
