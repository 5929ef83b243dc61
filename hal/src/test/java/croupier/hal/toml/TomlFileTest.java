package croupier.hal.toml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Fault;
import croupier.hal.toml.TomlMistakes.Mistake;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write in a file, right and wrong. */
class TomlFileTest {
  private static final Fault MISSING = Fault.of("there is none");
  private static final int MOST_BYTES = 64 * 1024;

  @TempDir Path folder;

  private Path file(byte[] bytes) throws Exception {
    return Files.write(folder.resolve("my.toml"), bytes);
  }

  private static List<Mistake> refused(Path file) {
    TomlMistakes mistakes =
        assertThrows(TomlMistakes.class, () -> TomlFile.text(file.toString(), MISSING));
    assertEquals(file.toString(), mistakes.file());
    return mistakes.mistakes();
  }

  private static List<Mistake> about(String fault) {
    return List.of(new Mistake(0, Fault.of(fault)));
  }

  @Test
  void aFileIsItsTextWithoutTheMarkOfAnEditor() throws Exception {
    Path file = file("\ufeffa = \"ë\"\n".getBytes(StandardCharsets.UTF_8));
    assertEquals("a = \"ë\"\n", TomlFile.text(file.toString(), MISSING));
    Files.writeString(file, "a = 1\n");
    assertEquals("a = 1\n", TomlFile.text(file.toString(), MISSING));
  }

  /** A comment that a control character cuts short, inside a table on one line. */
  @Test
  void whatTheLibraryStumblesOverIsSaidToo() {
    TomlMistakes mistakes =
        assertThrows(
            TomlMistakes.class, () -> new TomlFile("my.toml").read("a = { b = 1,#c\u0001d\n"));
    assertEquals(about("toml.muddled"), mistakes.mistakes());
  }

  @Test
  void whatIsNoSuchFileIsSaid() throws Exception {
    assertEquals(about("toml.folder"), refused(folder));
    assertEquals(List.of(new Mistake(0, MISSING)), refused(folder.resolve("none.toml")));
    assertEquals(about("toml.not-utf-8"), refused(file(new byte[] {(byte) 0xff})));
    assertEquals(about("toml.too-big"), refused(file(new byte[MOST_BYTES + 1])));
    String most = " ".repeat(MOST_BYTES);
    Path fits = file(most.getBytes(StandardCharsets.UTF_8));
    assertEquals(most, TomlFile.text(fits.toString(), MISSING));
  }

  @Test
  void whatWasTypedIsRepeatedOnlySoFar() {
    assertEquals("a".repeat(100), TomlFile.shortened("a".repeat(100)));
    assertEquals("a".repeat(100) + "...", TomlFile.shortened("a".repeat(101)));
    assertEquals("a?b??", TomlFile.shortened("a\u001bb\u2028\u2029"));
  }

  @Test
  void whatIsNoTomlIsToldByItsLineAndNothingElseIs() {
    TomlFile file = new TomlFile("my.toml");
    TomlMistakes mistakes = assertThrows(TomlMistakes.class, () -> file.read("a = 1\nb = = 2\n"));
    assertEquals(2, mistakes.mistakes().getFirst().line());
    assertEquals("toml.not-toml", mistakes.mistakes().getFirst().fault().name());
    assertEquals("my.toml", mistakes.file());
  }

  @Test
  void mistakesComeInTheOrderOfTheirLines() throws Exception {
    TomlFile file = new TomlFile("my.toml");
    TomlSection root = file.read("a = 1\nb = 2\n\n[c]\nd = 3\n");
    file.refuseMistakes();
    TomlSection inner = root.section("c");
    inner.mistake("d", Fault.of("last"));
    root.mistake("b", Fault.of("second"));
    assertEquals("", root.text("a", ""));
    assertEquals(3, file.mistakes());
    TomlMistakes mistakes = assertThrows(TomlMistakes.class, file::refuseMistakes);
    assertEquals(List.of(1, 2, 5), mistakes.mistakes().stream().map(Mistake::line).toList());
  }

  @Test
  void whatIsMissingHasAStandInAndAMistake() throws Exception {
    TomlFile file = new TomlFile("my.toml");
    TomlSection root = file.read("n = 7\nmost = 9\nless = 0\nt = \"x\"\nyes = true\nnot = 3\n");
    assertEquals(7, root.number("n", 7, 9));
    assertEquals(9, root.number("most", 7, 9));
    assertEquals(5, root.number("none", 7, 9, 5));
    assertEquals("x", root.text("t", "y"));
    assertTrue(root.flag("yes"));
    assertEquals(0, file.mistakes());
    assertEquals(7, root.number("less", 7, 9));
    assertEquals(7, root.number("none", 7, 9));
    assertEquals("y", root.text("none", "y"));
    assertFalse(root.flag("none"));
    assertEquals(List.of(), root.array("none", Long.class, "numbers"));
    TomlSection missing = root.section("none");
    assertFalse(missing.has("anything"));
    assertEquals("none.key", missing.path("key"));
    assertEquals("key", root.path("key"));
    missing.text("key", "");
    TomlSection no = root.section("not");
    no.text("key", "");
    assertEquals(7, file.mistakes(), "what is in a section that is not there is told once");
    root.refuseUnknownKeys();
    assertEquals(7, file.mistakes(), "all were asked for");
  }

  @ParameterizedTest
  @CsvSource({
    "brightnes, brightness",
    "brigthness, brightness",
    "rol, roll",
    "rlo, roll",
    "xyroll, roll",
    "hello, ''",
    "rll, roll",
    "bri, ''",
    "'', ok"
  })
  void aWordIsTakenForTheClosestOneThatIsKnown(String word, String meant) {
    assertEquals(
        Optional.of(meant).filter(each -> !each.isEmpty()),
        Spelling.closest(word, List.of("brightness", "roll", "ok")));
  }

  @Test
  void aThirdOfTheLettersMayBeWrong() {
    List<String> known = List.of("brightness");
    assertEquals(Optional.of("brightness"), Spelling.closest("brightness" + "s".repeat(5), known));
    assertEquals(Optional.empty(), Spelling.closest("brightness" + "s".repeat(6), known));
  }

  @Test
  void aLongWordIsTakenForNone() {
    String forty = "x".repeat(40);
    assertEquals(Optional.of(forty), Spelling.closest(forty, List.of(forty)));
    String more = forty + "x";
    assertEquals(Optional.empty(), Spelling.closest(more, List.of(more)));
  }
}
