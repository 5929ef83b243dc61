package croupier.app.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake in a profile is told with its line and what to do about it. */
class ProfileMistakesTest {
  private static final String STANDARD = standard();

  @TempDir Path folder;

  private static String standard() {
    try (InputStream in = HardwareProfile.class.getResourceAsStream("standard.toml")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int lineOf(String text, String part) {
    int at = text.indexOf(part);
    assertTrue(at >= 0, () -> "not there: " + part);
    return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  private static List<String> refused(String path) {
    TomlMistakes mistakes = assertThrows(TomlMistakes.class, () -> HardwareProfile.load(path));
    return FaultWords.of(mistakes).stream().map(Words.of(Language.ENGLISH)::say).toList();
  }

  /** What is said of a profile called my.toml. */
  private List<String> mistakes(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("my.toml"), text);
    return refused(file.toString()).stream()
        .map(said -> said.substring(said.indexOf("my.toml")))
        .toList();
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
            "[lcd]\n",
            "[lcd]\nsize = \"40x2\"\n",
            "size",
            "lcd.size is how many characters are on a line, and how many lines: use 20x4 or 16x2."),
        Arguments.of("[lcd]\n", "[lcd]\nsize = 16\n", "size", "lcd.size must be a text in quotes."),
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
      String was, String becomes, String where, String sentence) throws IOException {
    int line = where.isEmpty() ? 0 : -1;
    assertTrue(STANDARD.contains(was), was);
    String text = STANDARD.replaceFirst(Pattern.quote(was), becomes);
    int expected = line == 0 ? 0 : lineOf(text, where);
    List<String> mistakes = mistakes(text);
    String place = expected == 0 ? "my.toml: " : "my.toml:" + expected + ": ";
    assertTrue(
        mistakes.stream().anyMatch(said -> said.startsWith(place + sentence)),
        place + sentence + " but: " + mistakes);
  }

  @Test
  void allMistakesAreListedInTheOrderOfTheFile() throws IOException {
    String text =
        STANDARD
            .replace("roll = 2\n", "roll = 99\n")
            .replace("hold-ms", "hold-mz")
            .replace("d7 = 21", "d7 = 20");
    List<String> lines = mistakes(text);
    assertEquals(4, lines.size(), lines::toString);
    assertEquals("my.toml:8: buttons.hold-ms is missing: give it a whole number.", lines.get(0));
    assertTrue(lines.get(1).startsWith("my.toml:10: GPIO 99 for buttons.roll"), lines.get(1));
    assertTrue(lines.get(3).startsWith("my.toml:46: GPIO 20 is used twice"), lines.get(3));
  }

  @Test
  void aMissingSectionIsNamedOnceAndNotEachOfItsKeys() throws IOException {
    String text = STANDARD.replaceAll("(?s)\\[power\\].*?\\n\\n", "");
    assertEquals(List.of("my.toml: The section [power] is missing: add it."), mistakes(text));
  }

  @Test
  void aSectionMustBeASection() throws IOException {
    String text = "power = 3\n" + STANDARD.replaceAll("(?s)\\[power\\].*?\\n\\n", "");
    assertEquals(
        List.of("my.toml:1: power must be a section: write [power] and its keys below."),
        mistakes(text));
  }

  @Test
  void aProfileThatIsNotThereIsRefusedWithTheNamesThatAre() {
    for (String name : List.of("standart", "/no/such/file.toml", "bad\0name")) {
      String refused = refused(name).getFirst();
      assertTrue(
          refused.endsWith(
              "There is no such profile: use standard, compact or small, or the path of a .toml file."),
          refused);
    }
  }

  @Test
  void whatIsNotAProfileIsRefusedWithOneSentence() throws IOException {
    assertRefused(folder.toString(), "This is a folder");
    Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xc3, 0x28, 0});
    assertRefused(binary.toString(), "This is not text in UTF-8");
    Path huge = Files.write(folder.resolve("huge"), new byte[70_000]);
    assertRefused(huge.toString(), "This file has more than 64 KB");
    Path noise = Files.writeString(folder.resolve("noise"), "\u0001\u0002]]] = = [".repeat(50));
    assertRefused(noise.toString(), "This is not TOML");
  }

  @Test
  void aLongNameOfAProfileIsNotRepeatedInFull() {
    assertTrue(refused("x".repeat(10_000)).getFirst().length() < 300);
  }

  private static void assertRefused(String path, String sentence) {
    assertTrue(refused(path).getFirst().contains(sentence), refused(path)::toString);
  }
}
