package croupier.hal.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.device.ColourOrder;
import croupier.hal.toml.TomlMistakes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  private static TomlMistakes mistakes(String text) {
    return assertThrows(TomlMistakes.class, () -> ProfileReader.read("my.toml", text));
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
  void theCompactUnitHasADisplayOfTwoLines() {
    HardwareProfile profile = HardwareProfile.compact();
    assertEquals(LcdSize.SMALL, profile.lcdSize());
    assertEquals(new HashSet<>(pins(profile)).size(), pins(profile).size());
    assertEquals(LcdSize.LARGE, HardwareProfile.standard().lcdSize());
    assertEquals(LcdSize.LARGE, HardwareProfile.small().lcdSize(), "the pages draw that");
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
  void aProfileWithoutDialsHasNoDials() throws TomlMistakes {
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
  void aPaletteCanBeChosenAndChanged() throws TomlMistakes {
    String text =
        STANDARD.replace("name = \"standard\"", "name = \"okabe-ito\"\nlight-blue = \"#123456\"");
    Palette palette = ProfileReader.read("x", text).palette();
    assertEquals(0x123456, palette.rgb(Hue.LIGHT_BLUE));
    assertEquals(Palette.OKABE_ITO.rgb(Hue.RED), palette.rgb(Hue.RED));
  }

  @Test
  void onlyInputsAreKeptOffThePinsThatTheBoardPullsUp() throws TomlMistakes {
    String high =
        STANDARD
            .replace("active-low = true", "active-low = false")
            .replace("roll = 2", "roll = 9")
            .replace("ok = 3", "ok = 7")
            .replace("rs = 7", "rs = 2")
            .replace("push = 25 }", "push = 3 }");
    TomlMistakes mistakes = mistakes(high);
    assertEquals(1, mistakes.mistakes().size(), mistakes.getMessage());
    assertEquals(
        new TomlMistakes.Mistake(
            22,
            Fault.of("profile.pulled-up")
                .with("gpio", 3)
                .with("part", Fault.of("profile.key").with("key", "dials.a.push"))),
        mistakes.mistakes().getFirst());
    assertFalse(
        ProfileReader.read("x", high.replace("push = 3 }", "push = 25 }")).buttons().activeLow());
  }

  @Test
  void lightsTakeBlueThenGreenThenRedUnlessTheProfileSaysOtherwise() throws TomlMistakes {
    assertEquals(ColourOrder.BGR, HardwareProfile.small().chain().colours());
    for (ColourOrder order : ColourOrder.values()) {
      String text = STANDARD.replace("\"bgr\"", '"' + ProfileReader.nameOf(order) + '"');
      assertEquals(order, ProfileReader.read("x", text).chain().colours());
    }
  }

  @Test
  void everyPaletteGivesEachHueItsOwnColour() {
    for (Palette palette : List.of(Palette.STANDARD, Palette.OKABE_ITO)) {
      assertEquals(
          Hue.values().length, Arrays.stream(Hue.values()).map(palette::rgb).distinct().count());
    }
  }

  @Test
  void anEmptyFileIsRefusedSectionBySection() {
    assertTrue(mistakes("").mistakes().size() >= 5);
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
    for (String key : List.of("buzzer.gpio", "buzzer.over", "speaker.device")) {
      assertTrue(table.contains("`" + key + "`"), "the manual does not name " + key);
    }
  }

  @Test
  void aUnitIsHeardWhenItsProfileSaysSo() throws TomlMistakes {
    assertFalse(HardwareProfile.standard().isHeard());
    HardwareProfile profile =
        ProfileReader.read(
            "x", STANDARD + "[buzzer]\ngpio = 9\n[speaker]\ndevice = \"plughw:CARD=Headphones\"\n");
    assertEquals(new HardwareProfile.Buzzer(9, false), profile.buzzer().orElseThrow());
    assertEquals("plughw:CARD=Headphones", profile.speaker().orElseThrow().device());
    assertEquals("buzzer", profile.lines().getLast().part());
  }

  @Test
  void whatIsWrongWithItsSoundHasAName() {
    String head = "[buzzer]\n";
    List<String> lines = HardwareProfile.Buzzer.PWM_LINES.stream().map(String::valueOf).toList();
    assertEquals(
        List.of(Fault.of("profile.pwm-elsewhere").with("names", lines)),
        soundMistakes(head + "gpio = 9\nover = \"pwm\"\n"));
    assertEquals(
        List.of(Fault.of("profile.no-such-tone")),
        soundMistakes(head + "gpio = 9\nover = \"i2s\"\n"));
    assertEquals("profile.pin-used-twice", soundMistakes(head + "gpio = 2\n").getFirst().name());
    assertEquals("profile.pin-missing", soundMistakes(head).getFirst().name());
    assertEquals("toml.missing", soundMistakes("[speaker]\n").getFirst().name());
    for (String device : List.of("", "-D", "a b", "x;reboot", "hw:'0'")) {
      assertEquals(
          List.of(Fault.of("profile.not-a-device")),
          soundMistakes("[speaker]\ndevice = \"" + device + "\"\n"),
          device);
    }
  }

  private static List<Fault> soundMistakes(String sections) {
    return mistakes(STANDARD + sections).mistakes().stream()
        .map(TomlMistakes.Mistake::fault)
        .toList();
  }
}
