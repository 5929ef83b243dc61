package croupier.hal.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.device.ColourOrder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HardwareProfileTest {
  private static final String STANDARD = resource("standard");

  private static String resource(String name) {
    try (InputStream in = HardwareProfile.class.getResourceAsStream(name + ".toml")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int lineOf(String text, String part) {
    int at = text.indexOf(part);
    if (at < 0) {
      throw new AssertionError("not there: " + part);
    }
    return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  private static ProfileMistakes mistakes(String text) {
    return assertThrows(ProfileMistakes.class, () -> ProfileReader.read("my.toml", text));
  }

  private static List<Integer> pins(HardwareProfile profile) {
    List<Integer> pins = new ArrayList<>(profile.buttons().seats());
    pins.addAll(
        List.of(profile.buttons().roll(), profile.buttons().ok(), profile.buttons().back()));
    profile
        .dials()
        .ifPresent(
            d ->
                Stream.of(d.a(), d.b()).forEach(p -> pins.addAll(List.of(p.a(), p.b(), p.push()))));
    pins.addAll(List.of(profile.chain().data(), profile.chain().clock()));
    profile
        .lcd()
        .ifPresent(
            lcd -> {
              pins.addAll(List.of(lcd.rs(), lcd.enable()));
              pins.addAll(lcd.data());
            });
    return pins;
  }

  @Test
  void theStandardUnitUses23LinesAnd165Lights() {
    HardwareProfile profile = HardwareProfile.standard();
    assertEquals(23, pins(profile).size());
    assertEquals(23, new HashSet<>(pins(profile)).size());
    assertEquals(165, profile.chain().lights());
    assertEquals(10, profile.chain().data());
    assertEquals(11, profile.chain().clock());
    assertEquals(6, profile.seatCount());
    assertEquals(11, profile.chain().dice());
    assertEquals(3_000, profile.power().budgetMilliamps());
    assertTrue(profile.hasLcd());
    assertTrue(Arrays.stream(Control.values()).allMatch(profile::has));
  }

  @Test
  void theSmallUnitHasTwoDiceThreeSeatsAndNoLcd() {
    HardwareProfile profile = HardwareProfile.small();
    assertEquals(2, profile.chain().dice());
    assertEquals(List.of(Hue.RED, Hue.DARK_BLUE, Hue.GREEN), profile.seats());
    assertFalse(profile.hasLcd());
    assertTrue(profile.has(Control.SEAT_3));
    assertFalse(profile.has(Control.SEAT_4));
  }

  @Test
  void theCompactUnitHasADisplayOfTwoLines() {
    HardwareProfile profile = HardwareProfile.compact();
    assertEquals(LcdSize.SMALL, profile.lcdSize());
    assertEquals(new HashSet<>(pins(profile)).size(), pins(profile).size());
    assertEquals(LcdSize.LARGE, HardwareProfile.standard().lcdSize());
    assertEquals(LcdSize.LARGE, HardwareProfile.small().lcdSize(), "the pages draw that");
  }

  @Test
  void aProfileWithoutDialsHasNoDials() throws ProfileMistakes {
    String text =
        resource("small").replaceAll("(?s)\\[dials\\].*?\\n\\n", "").replace(", \"dials\"]", "]");
    HardwareProfile profile = ProfileReader.read("x", text);
    assertFalse(profile.has(Control.DIAL_A));
    assertEquals(2 * 9 + 3 * 8 + 3, profile.chain().lights());
  }

  @Test
  void aProfileIsFoundByItsNameOrItsPath(@TempDir Path folder) throws Exception {
    assertEquals("Small unit", HardwareProfile.load("small").title());
    Path file = Files.writeString(folder.resolve("mine.toml"), STANDARD);
    assertEquals(165, HardwareProfile.load(file.toString()).chain().lights());
  }

  @Test
  void aPaletteCanBeChosenAndChanged() throws ProfileMistakes {
    String text =
        STANDARD.replace("name = \"standard\"", "name = \"okabe-ito\"\nlight-blue = \"#123456\"");
    Palette palette = ProfileReader.read("x", text).palette();
    assertEquals(0x123456, palette.rgb(Hue.LIGHT_BLUE));
    assertEquals(Palette.OKABE_ITO.rgb(Hue.RED), palette.rgb(Hue.RED));
  }

  @Test
  void onlyInputsAreKeptOffThePinsThatTheBoardPullsUp() throws ProfileMistakes {
    String high =
        STANDARD
            .replace("active-low = true", "active-low = false")
            .replace("roll = 2", "roll = 9")
            .replace("ok = 3", "ok = 7")
            .replace("rs = 7", "rs = 2")
            .replace("push = 25 }", "push = 3 }");
    ProfileMistakes mistakes = mistakes(high);
    assertEquals(1, mistakes.mistakes().size(), mistakes.getMessage());
    assertTrue(
        mistakes.getMessage().startsWith("my.toml:22: GPIO 3 for dials.a.push has a resistor"),
        mistakes.getMessage());
    assertFalse(
        ProfileReader.read("x", high.replace("push = 3 }", "push = 25 }")).buttons().activeLow());
  }

  @Test
  void lightsTakeBlueThenGreenThenRedUnlessTheProfileSaysOtherwise() throws ProfileMistakes {
    assertEquals(ColourOrder.BGR, HardwareProfile.small().chain().colours());
    for (ColourOrder order : ColourOrder.values()) {
      String text = STANDARD.replace("\"bgr\"", '"' + ProfileReader.nameOf(order) + '"');
      assertEquals(order, ProfileReader.read("x", text).chain().colours());
    }
  }

  @Test
  void aLineIsCalledByTheColourThatTheProfileSays() {
    assertEquals("GPIO 17 (seat 2, dark-blue)", HardwareProfile.standard().told(17));
  }

  @Test
  void everyPaletteGivesEachHueItsOwnColour() {
    for (Palette palette : List.of(Palette.STANDARD, Palette.OKABE_ITO)) {
      assertEquals(
          Hue.values().length, Arrays.stream(Hue.values()).map(palette::rgb).distinct().count());
    }
  }

  /** What to replace in the standard profile, by what, where the mistake is, what is said. */
  static Stream<Arguments> mistakesAndSentences() {
    return Stream.of(
        Arguments.of(
            "roll = 2",
            "roll = 17",
            "roll = 17",
            "GPIO 17 is used twice, by the button of seat 2 (line 9) and by buttons.roll:"
                + " move one of them to another pin."),
        Arguments.of(
            "d7 = 21",
            "d7 = 10",
            "d7 = 10",
            "GPIO 10 is used twice, by chain.data (line 26) and by lcd.d7:"
                + " move one of them to another pin."),
        Arguments.of(
            "d7 = 21",
            "d7 = 28",
            "d7 = 28",
            "GPIO 28 for lcd.d7 is not on the 40-pin header: use GPIO 2 to 27."),
        Arguments.of(
            "seats = [4, 17, 27, 22, 5, 6]",
            "seats = [4, 17, 27,\n  1, 5, 6]",
            "  1, 5, 6]",
            "GPIO 1 for the button of seat 4 is not on the 40-pin header: use GPIO 2 to 27."),
        Arguments.of(
            "active-low = true",
            "active-low = false",
            "roll = 2",
            "GPIO 2 for buttons.roll has a resistor to 3.3 V on the board, so with active-low ="
                + " false it would always read as pressed: move it to another pin, or"),
        Arguments.of(
            "active-low = true",
            "active-low = false",
            "ok = 3",
            "GPIO 3 for buttons.ok has a resistor to 3.3 V on the board"),
        Arguments.of(
            "colours = \"bgr\"",
            "colours = \"bgg\"",
            "colours = \"bgg\"",
            "chain.colours is the order in which the lights take their colours: use one of bgr,"
                + " brg, gbr, grb, rbg, rgb."),
        Arguments.of(
            "clock = 11", "clock = -1", "clock = -1", "GPIO -1 for chain.clock is not on the"),
        Arguments.of(
            "brightness = 6",
            "spare = 36\nbrightness = 6",
            "spare = 36",
            "The chain has 201 lights: it may have 200, so take some off."),
        Arguments.of("dice = 11", "dice = 12", "dice = 12", "chain.dice is 12: use 1 to 11."),
        Arguments.of(
            "trackers = 6", "trackers = 7", "trackers = 7", "chain.trackers is 7: use 1 to 6."),
        Arguments.of(
            "\"violet\", \"orange\"]",
            "\"violet\", \"orange\", \"pink\"]",
            "colours =",
            "There are 7 seats: a unit has at most 6."),
        Arguments.of(
            "seats = [4, 17, 27, 22, 5, 6]",
            "seats = [4, 17, 27, 22, 5]",
            "seats = [4",
            "There are 6 seat colours and 5 seat buttons: give each seat one of each."),
        Arguments.of(
            "\"violet\"", "\"green\"", "colours =", "Two seats have one colour: give each seat"),
        Arguments.of(
            "\"violet\"",
            "\"viollet\"",
            "colours =",
            "There is no such colour here: did you mean violet?"),
        Arguments.of(
            "\"violet\"", "\"mauve\"", "colours =", "There is no such colour here: use one of"),
        Arguments.of(
            "hold-ms = 600",
            "hold-mss = 600",
            "hold-mss",
            "buttons.hold-mss is not known: did you mean hold-ms?"),
        Arguments.of("[lcd]", "[lcdd]", "[lcdd]", "lcdd is not known: did you mean lcd?"),
        Arguments.of(
            "push = 25 }",
            "push = 25, bell = 9 }",
            "bell",
            "dials.a.bell is not known: remove it; known here are a, b, push."),
        Arguments.of(
            "roll = 2", "roll = \"two\"", "roll =", "buttons.roll must be a whole number."),
        Arguments.of("roll = 2", "roll = 2.0", "roll =", "buttons.roll must be a whole number."),
        Arguments.of(
            "active-low = true",
            "active-low = 1",
            "active-low",
            "buttons.active-low must be true or false."),
        Arguments.of(
            "order = [\"dice\", \"trackers\"",
            "order = [\"dice\", 7",
            "order =",
            "chain.order must list parts in quotes only."),
        Arguments.of(
            "seats = [4, 17, 27, 22, 5, 6]",
            "seats = 4",
            "seats = 4",
            "buttons.seats must be a list in brackets."),
        Arguments.of(
            "[lcd]\n",
            "[lcd]\nsize = \"40x2\"\n",
            "size",
            "lcd.size is how many characters are on a line, and how many lines: use 20x4 or 16x2."),
        Arguments.of("[lcd]\n", "[lcd]\nsize = 16\n", "size", "lcd.size must be a text in quotes."),
        Arguments.of("rs = 7\n", "", "[lcd]", "lcd.rs is missing: give it a GPIO number."),
        Arguments.of(
            "hold-ms = 600\n",
            "",
            "[buttons]",
            "buttons.hold-ms is missing: give it a whole number."),
        Arguments.of("title = \"Standard unit\"\n", "", "", "title is missing: give it a text"),
        Arguments.of("[power]", "[powder]", "[powder]", "powder is not known: did you mean power?"),
        Arguments.of(
            "edges-per-detent = 4", "edges-per-detent = 3", "edges-per", "No dial has 3 edges"),
        Arguments.of(
            "\"halos\", ", "", "halos = 6", "chain.order does not list halos: add it there, or"),
        Arguments.of(
            "\"halos\", ", "\"halos\", \"halos\", ", "order =", "chain.order lists halos twice"),
        Arguments.of(
            "\"halos\", ", "\"hello\", ", "order =", "chain.order takes dice, trackers, halos"),
        Arguments.of(
            "budget-ma = 3000",
            "budget-ma = 150",
            "budget-ma",
            "The chain draws 165 mA when dark: power.budget-ma must be more than that."),
        Arguments.of(
            "name = \"standard\"", "name = \"neon\"", "name =", "There is no such palette: use"),
        Arguments.of(
            "name = \"standard\"",
            "name = \"standard\"\nred = \"crimson\"",
            "red =",
            "palette.red must look like \"#ff8000\"."),
        Arguments.of("[power]", "[power", "[power", "This is not TOML: "),
        Arguments.of("ok = 3", "ok = 3\nok = 9", "ok = 9", "This is not TOML: "));
  }

  @ParameterizedTest
  @MethodSource("mistakesAndSentences")
  void eachMistakeIsNamedWithItsLineAndWhatToDo(
      String was, String becomes, String where, String sentence) {
    int line = where.isEmpty() ? 0 : -1;
    assertTrue(STANDARD.contains(was), was);
    String text = STANDARD.replaceFirst(Pattern.quote(was), becomes);
    int expected = line == 0 ? 0 : lineOf(text, where);
    ProfileMistakes mistakes = mistakes(text);
    assertTrue(
        mistakes.mistakes().stream()
            .anyMatch(m -> m.line() == expected && m.sentence().startsWith(sentence)),
        "line " + expected + ", but: " + mistakes.getMessage());
  }

  @Test
  void allMistakesAreListedInTheOrderOfTheFile() {
    String text =
        STANDARD
            .replace("roll = 2\n", "roll = 99\n")
            .replace("hold-ms", "hold-mz")
            .replace("d7 = 21", "d7 = 20");
    ProfileMistakes mistakes = mistakes(text);
    assertEquals(4, mistakes.mistakes().size(), mistakes.getMessage());
    String[] lines = mistakes.getMessage().split("\n");
    assertEquals("my.toml:8: buttons.hold-ms is missing: give it a whole number.", lines[0]);
    assertTrue(lines[1].startsWith("my.toml:10: GPIO 99 for buttons.roll"), lines[1]);
    assertTrue(lines[3].startsWith("my.toml:46: GPIO 20 is used twice"), lines[3]);
  }

  @Test
  void aMissingSectionIsNamedOnceAndNotEachOfItsKeys() {
    String text = STANDARD.replaceAll("(?s)\\[power\\].*?\\n\\n", "");
    ProfileMistakes mistakes = mistakes(text);
    assertEquals("my.toml: The section [power] is missing: add it.", mistakes.getMessage());
  }

  @Test
  void anEmptyFileIsRefusedSectionBySection() {
    assertTrue(mistakes("").mistakes().size() >= 5);
  }

  @Test
  void aSectionMustBeASection() {
    String text = "power = 3\n" + STANDARD.replaceAll("(?s)\\[power\\].*?\\n\\n", "");
    assertEquals(
        "my.toml:1: power must be a section: write [power] and its keys below.",
        mistakes(text).getMessage());
  }

  @Test
  void aProfileThatIsNotThereIsRefusedWithTheNamesThatAre() {
    for (String name : List.of("standart", "/no/such/file.toml", "bad\0name")) {
      ProfileMistakes refused =
          assertThrows(ProfileMistakes.class, () -> HardwareProfile.load(name));
      assertTrue(
          refused
              .getMessage()
              .endsWith(
                  "There is no such profile: use standard, compact, small, or the path of a .toml file."),
          refused.getMessage());
    }
  }

  @Test
  void whatIsNotAProfileIsRefusedWithOneSentence(@TempDir Path folder) throws IOException {
    assertRefused(folder.toString(), "This is a folder");
    Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xc3, 0x28, 0});
    assertRefused(binary.toString(), "This is not text in UTF-8");
    Path huge = Files.write(folder.resolve("huge"), new byte[70_000]);
    assertRefused(huge.toString(), "A profile has at most 64 KB");
    Path noise = Files.writeString(folder.resolve("noise"), "\u0001\u0002]]] = = [".repeat(50));
    assertRefused(noise.toString(), "This is not TOML");
  }

  @Test
  void aLongNameOfAProfileIsNotRepeatedInFull() {
    ProfileMistakes refused =
        assertThrows(ProfileMistakes.class, () -> HardwareProfile.load("x".repeat(10_000)));
    assertTrue(refused.getMessage().length() < 300);
  }

  private static void assertRefused(String path, String sentence) {
    ProfileMistakes refused = assertThrows(ProfileMistakes.class, () -> HardwareProfile.load(path));
    assertTrue(refused.getMessage().contains(sentence), refused.getMessage());
  }

  @Test
  void theExampleOfTheManualWorksAndTheManualNamesEveryKey() throws Exception {
    String manual = Files.readString(Path.of("../docs/hardware.md"));
    int start = manual.indexOf("```toml\n") + 8;
    String example = manual.substring(start, manual.indexOf("```", start));
    HardwareProfile profile = ProfileReader.read("docs/hardware.md", example);
    assertEquals(1 + 2 + 2 * 9, profile.chain().lights());
    assertEquals(0xd03000, profile.palette().rgb(Hue.RED));
    String table = manual.substring(manual.indexOf("| key |"), manual.indexOf("## Palettes"));
    for (String line : STANDARD.split("\n")) {
      int equals = line.indexOf(" = ");
      if (equals > 0 && !line.startsWith("#")) {
        String key = line.substring(0, equals);
        assertTrue(table.matches("(?s).*[`.]" + key + "`.*"), "the manual does not name " + key);
      }
    }
  }
}
