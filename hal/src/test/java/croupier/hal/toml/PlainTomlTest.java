package croupier.hal.toml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes.Mistake;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read without the library is read as the library reads it. */
class PlainTomlTest {
  private static final Path SETTINGS = Path.of("..", "systemd", "settings.toml");

  /** The library finds nothing wrong, and the same at the same places. */
  private static void assertAsTheLibraryReads(TomlTree plain, String text) {
    List<Mistake> mistakes = new ArrayList<>();
    assertEquals(WholeToml.read(text, mistakes), plain, text);
    assertEquals(List.of(), mistakes, text);
  }

  private static void assertPlain(String text) {
    Optional<TomlTree> plain = PlainToml.read(text);
    assertTrue(plain.isPresent(), text);
    assertAsTheLibraryReads(plain.get(), text);
  }

  @Test
  void theProfilesOfTheProgramArePlain() throws Exception {
    for (String name : HardwareProfile.BUILT_IN) {
      try (InputStream in = HardwareProfile.class.getResourceAsStream(name + ".toml")) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        assertPlain(text);
        assertPlain(text.replace("\n", "\r\n"));
        assertPlain(text.replaceAll("(?m)^#([a-z\\[])", "$1"));
      }
    }
  }

  @Test
  void theSettingsArePlainAsTheyComeAndWhenAllOfThemCount() throws Exception {
    String text = Files.readString(SETTINGS);
    assertPlain(text);
    assertPlain(text.replaceAll("(?m)^#([a-z\\[])", "$1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n# nothing\r\n",
        "a = 1",
        "a=+1\nb = -0\nc = 1_000\nd = 999999999999999999\ne = -999999999999999999",
        "a = [ ]\nb = [1,\n # two\n 2,\n]\nc = [\"x\", 1, true]",
        "[ a ]\t# of a\nx = { y = 1, z = \"\" }\n[b-c_1]\n[2]\n-=false",
        "a = \"Ünï #[]={}' \"",
      })
  void whatIsPlain(String text) {
    assertPlain(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = 1\na = 2",
        "[a]\n[a]",
        "a = 1\n[a]",
        "a = {b = 1, b = 2}",
        "a = {b = 1,}",
        "a = {}",
        "a = {b = [1]}",
        "a = [[1]]",
        "a = [1 2]",
        "a = [1",
        "[a.b]",
        "[[a]]",
        "[a] b = 1",
        "a.b = 1",
        "\"a\" = 1",
        "a = 1 b = 2",
        "a = 1\rb = 2",
        "a = 01",
        "a = -01",
        "a = 1__0",
        "a = _1",
        "a = 1_",
        "a = 0x1f",
        "a = 1.5",
        "a = 1e5",
        "a = 2026-01-01",
        "a = 1234567890123456789",
        "a = -",
        "a = ",
        "a",
        "= 1",
        "a = True",
        "a = 'x'",
        "a = \"\\n\"",
        "a = \"\"\"x\"\"\"",
        "a = \"\t\"",
        "a = \"x",
        "a = \"x\n\"",
        "# \u0001",
        "# \u007f",
        "a = \"\ud83c\udfb2\"",
        "a = 1 \u0000",
      })
  void whatIsForTheLibrary(String text) {
    assertEquals(Optional.empty(), PlainToml.read(text));
  }

  @Property(tries = 3_000)
  void whateverIsPlainIsReadAsTheLibraryReadsIt(@ForAll("texts") String text) {
    PlainToml.read(text).ifPresent(plain -> assertAsTheLibraryReads(plain, text));
  }

  /** Pieces of TOML in any order, and some that are none. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pairs =
        Arbitraries.of(
            "a = 1\n", "b = [1, 2]\n", "c = {d = \"x\"}\n", "[e]\n", "[f] # g\n", "h=true\r\n");
    Arbitrary<String> pieces =
        Arbitraries.of(
            "a", "b", "1", "0", "_", "-", "+", "=", " = ", "[", "]", "{", "}", ",", "\"", "'", "\n",
            "\r\n", "\r", "\t", " ", "#", ".", "true", "false", "é", "\\", "\u0000", "\ud83c");
    return Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(3, pairs), net.jqwik.api.Tuple.of(2, pieces))
        .list()
        .ofMaxSize(14)
        .map(all -> String.join("", all));
  }
}
