package croupier.hal.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.LcdSize;
import croupier.hal.device.Button;
import croupier.hal.device.LedChain;
import croupier.hal.toml.TomlMistakes;
import croupier.hal.toml.TomlMistakes.Mistake;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The standard profile with one thing changed: what is wrong then, where, or that nothing is. */
class RefusedProfilesTest {
  private static final String STANDARD = standard();
  private static final char QUOTE = '\u0001';

  private static String standard() {
    try (InputStream in = HardwareProfile.class.getResourceAsStream("standard.toml")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String changed(String from, String to) {
    assertTrue(STANDARD.contains(from), () -> "not there: " + from);
    return STANDARD.replace(from, to.replace("\\n", "\n"));
  }

  private static HardwareProfile fits(String text) throws TomlMistakes {
    return ProfileReader.read("my.toml", text);
  }

  private static List<Mistake> mistakes(String text) {
    TomlMistakes refused = assertThrows(TomlMistakes.class, () -> fits(text));
    assertEquals("my.toml", refused.file());
    return refused.mistakes();
  }

  /** In the third column: each mistake by its line, counted from the change, and its name. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = QUOTE,
      value = {
        "\"orange\"]|\"orange\", \"white\"]|0 profile.too-many-seats 3 profile.seats-and-buttons",
        "seats = [4, 17, |seats = [4, |0 profile.seats-and-buttons",
        "[\"red\", |[\"green\", |0 profile.seats-alike",
        "\"orange\"]|\"orangé\"]|0 profile.no-such-colour-but",
        "\"orange\"]|\"magenta and more\"]|0 profile.no-such-colour",
        "\"dice\", |7, |0 toml.list-only 1 profile.part-not-in-order",
        "roll = 2|roll = 1|0 profile.not-on-header",
        "roll = 2|roll = 28|0 profile.not-on-header",
        "roll = 2|roll = 17|0 profile.pin-used-twice",
        "roll = 2|roll = \"2\"|0 toml.wrong-kind",
        "active-low = true|active-low = 1|0 toml.wrong-kind",
        "debounce-ms = 8|debounce-ms = 0|0 toml.out-of-bounds",
        "debounce-ms = 8|debounce-ms = 101|0 toml.out-of-bounds",
        "hold-ms = 600|hold-ms = 5000\\nlong = 1|1 toml.unknown-key",
        "stuck-ms = 60_000|stuck-ms = 5_000\\nholdms = 5|1 toml.unknown-key-but",
        "edges-per-detent = 4|edges-per-detent = 3|0 profile.three-edges",
        "push = 25 }|push = 25, c = 9 }|0 toml.unknown-key-but",
        "swap-direction = false|swap-direction = false\\nclockwise = 1|1 toml.unknown-key",
        "\"dials\"]|\"dials\", \"dice\"]|0 profile.part-twice",
        "\"dials\"]|\"buzzers\"]|0 profile.no-such-part",
        "\"halos\", \"dials\"]|\"dials\"]|3 profile.part-not-in-order",
        "dice = 11 |dice = 12 |0 toml.out-of-bounds",
        "brightness = 6|brightness = 32|0 toml.out-of-bounds",
        "brightness = 6|brightness = 6\\nspare = 36|1 profile.too-many-lights",
        "brightness = 6|brightness = 6\\nover = \"i2c\"|1 profile.no-such-port",
        "clock = 11|clock = 9\\nover = \"spi\"|1 profile.spi-elsewhere",
        "data = 10|data = 9\\nover = \"spi\"|1 profile.spi-elsewhere",
        "\"bgr\"|\"bgg\"|0 profile.no-such-order",
        "brightness = 6|brightness = 6\\ncolour = 1|1 toml.unknown-key-but",
        "budget-ma = 3000|budget-ma = 165|0 profile.budget-too-small",
        "budget-ma = 3000|budget-ma = 99|0 toml.out-of-bounds",
        "channel-ma = 20|channel-ma = 20\\nvolts = 5|1 toml.unknown-key",
        "rs = 7|rs = 7\\nsize = \"40x2\"|1 profile.no-such-lcd-size",
        "rs = 7|rs = 7\\nletters = 4|1 toml.unknown-key",
        "name = \"standard\"|name = \"grey\"|0 profile.no-such-palette",
        "name = \"standard\"|name = \"standard\"\\nred = \"red\"|1 profile.not-a-colour",
        "name = \"standard\"|name = \"standard\"\\nblack-and-white = \"#000000\"|1 toml.unknown-key",
        "[palette]|[buzzer]\\ngpio = 9\\nloud = 1\\n[palette]|2 toml.unknown-key",
        "[palette]|[speaker]\\ndevice = \"default\"\\nloud = 1\\n[palette]|2 toml.unknown-key",
        "title = \"Standard unit\"|title = 7|0 toml.wrong-kind",
      })
  void oneThingIsWrong(String from, String to, String expected) {
    int line = (int) STANDARD.substring(0, STANDARD.indexOf(from)).lines().count();
    int first = STANDARD.startsWith("\n", STANDARD.indexOf(from) - 1) ? line + 1 : line;
    String found =
        mistakes(changed(from, to)).stream()
            .map(mistake -> mistake.line() - first + " " + mistake.fault().name())
            .collect(Collectors.joining(" "));
    assertEquals(expected, found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = QUOTE,
      value = {
        "debounce-ms = 8|debounce-ms = 1",
        "debounce-ms = 8|debounce-ms = 100",
        "stuck-ms = 60_000|stuck-ms = 5_000",
        "brightness = 6|brightness = 6\\nspare = 35",
        "brightness = 6|brightness = 31",
        "budget-ma = 3000|budget-ma = 166",
        "brightness = 6|brightness = 6\\nover = \"spi\"",
        "brightness = 6|brightness = 6\\nover = \"gpio\"",
        "edges-per-detent = 4|edges-per-detent = 1",
        "rs = 7|rs = 7\\nsize = \"16x2\"",
      })
  void thisMuchIsAllowed(String from, String to) throws TomlMistakes {
    assertEquals("Standard unit", fits(changed(from, to)).title());
  }

  @Test
  void twoSeatsAreTheFewest() throws TomlMistakes {
    String one =
        STANDARD
            .replaceAll("colours = \\[.*\\]", "colours = [\"red\"]")
            .replaceAll("seats = \\[.*\\]", "seats = [4]");
    assertEquals(
        List.of("profile.too-few-seats"),
        mistakes(one.replaceAll("(trackers|halos) = 6", "$1 = 2")).stream()
            .map(mistake -> mistake.fault().name())
            .toList());
    String two = one.replace("[\"red\"]", "[\"red\", \"green\"]").replace("[4]", "[4, 5]");
    assertEquals(2, fits(two.replaceAll("(trackers|halos) = 6", "$1 = 2")).seatCount());
  }

  @Test
  void aHoldBeforeAStuckButtonIsAHoldAndNotLongerThanThat() throws TomlMistakes {
    String slow = STANDARD.replace("hold-ms = 600", "hold-ms = 5_000");
    assertEquals(
        "profile.stuck-before-hold",
        mistakes(slow.replace("stuck-ms = 60_000", "stuck-ms = 5_000")).getFirst().fault().name());
    assertTrue(fits(slow.replace("stuck-ms = 60_000", "stuck-ms = 5_001")).hasDials());
  }

  @Test
  void dialsThatTheChainPassesAreThere() {
    String without = STANDARD.replaceAll("(?s)\\[dials\\].*?\\n\\n", "");
    assertEquals(
        List.of("profile.no-dials"),
        mistakes(without).stream().map(mistake -> mistake.fault().name()).toList());
  }

  @Test
  void aPinThatIsMissingAndOneThatIsUsedTwiceAreToldWithBothParts() {
    assertEquals(
        Fault.of("profile.pin-missing").with("key", "buttons.roll"),
        mistakes(STANDARD.replace("roll = 2\n", "")).getFirst().fault());
    Fault twice = mistakes(STANDARD.replace("roll = 2\n", "roll = 17\n")).getFirst().fault();
    assertEquals(Fault.of("profile.seat-button").with("seat", 2), twice.about().get("other"));
    assertEquals(Fault.of("profile.key").with("key", "buttons.roll"), twice.about().get("part"));
  }

  @Test
  void whatIsMeasuredComesAsItIsWritten() throws TomlMistakes {
    HardwareProfile profile = fits(STANDARD);
    assertEquals(
        new Button.Timing(
            8 * Clock.MILLISECOND,
            600 * Clock.MILLISECOND,
            150 * Clock.MILLISECOND,
            60_000 * Clock.MILLISECOND),
        profile.buttons().timing());
    assertEquals(new LedChain.Power(3_000, 20, 1), profile.power());
    assertEquals(LcdSize.SMALL, fits(changed("rs = 7", "rs = 7\\nsize = \"16x2\"")).lcdSize());
    assertTrue(fits(changed("clock = 11", "clock = 11\\nover = \"spi\"")).chain().overSpi());
    assertEquals(List.of(false), List.of(profile.chain().overSpi()));
    assertEquals(22, profile.pushOf(Control.SEAT_4));
    assertEquals(20, profile.pushOf(Control.DIAL_B));
    assertEquals(12, profile.wiringOf(Control.DIAL_B).a());
    assertThrows(IllegalArgumentException.class, () -> profile.wiringOf(Control.OK));
    assertThrows(
        IllegalArgumentException.class, () -> HardwareProfile.small().pushOf(Control.SEAT_4));
  }

  @Test
  void eachLineIsCalledByWhatHangsOnIt() {
    List<HeaderLine> lines = HardwareProfile.standard().lines();
    assertEquals(
        List.of(
            "4 seat 1 (red)",
            "17 seat 2 (dark-blue)",
            "27 seat 3 (green)",
            "22 seat 4 (yellow)",
            "5 seat 5 (violet)",
            "6 seat 6 (orange)",
            "2 ROLL",
            "3 OK",
            "26 BACK",
            "23 dial A, contact a",
            "24 dial A, contact b",
            "25 dial A, push",
            "12 dial B, contact a",
            "16 dial B, contact b",
            "20 dial B, push",
            "10 light chain, data",
            "11 light chain, clock",
            "7 LCD, RS",
            "8 LCD, E",
            "13 LCD, D4",
            "19 LCD, D5",
            "18 LCD, D6",
            "21 LCD, D7"),
        lines.stream().map(line -> line.gpio() + " " + line.part()).toList());
    assertEquals(15, lines.stream().filter(HeaderLine::isInput).count());
    assertEquals(11, lines.stream().filter(HeaderLine::isPush).count());
    assertTrue(lines.stream().filter(HeaderLine::isPush).allMatch(HeaderLine::isInput));
  }
}
