package croupier.pig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.words.Language;
import croupier.app.words.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page keeps its promises: a small game, and a house that does not know it. */
class AddAGameTest {
  private static final Path HOUSE = Path.of("..");
  private static final Path PAGE = Path.of("target", "page", "src", "main");
  private static final Pattern NAME = Pattern.compile("(?i)\\bpig\\b|croupier\\.pig|\\bPig[A-Z]");

  /** Blank lines do not count. */
  private static final int MOST_LINES = 250;

  @Test
  void theWholeGameInAllLanguagesIsShort() {
    long lines =
        files(PAGE).stream()
            .flatMap(file -> read(file).lines())
            .filter(line -> !line.isBlank())
            .count();
    assertTrue(lines > 100 && lines < MOST_LINES, "lines: " + lines);
  }

  /** Sources, tests, data, words and poms of all other modules. */
  @Test
  void noFileOfTheHouseNamesIt() throws IOException {
    List<Path> modules;
    try (Stream<Path> all = Files.list(HOUSE)) {
      modules =
          all.filter(module -> Files.exists(module.resolve("pom.xml")))
              .filter(module -> !module.endsWith("pig"))
              .toList();
    }
    assertTrue(modules.size() >= 7, modules::toString);
    List<Path> files =
        modules.stream()
            .flatMap(
                module ->
                    Stream.concat(
                        Stream.of(module.resolve("pom.xml")),
                        Files.exists(module.resolve("src"))
                            ? files(module.resolve("src")).stream()
                            : Stream.of()))
            .filter(file -> file.toString().matches(".*\\.(java|js|html|ftl|properties|xml)"))
            .toList();
    assertTrue(files.size() > 500, "files: " + files.size());
    assertEquals(
        List.of(), files.stream().filter(file -> NAME.matcher(read(file)).find()).toList());
  }

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasTheSameMessages(Language language) {
    assertEquals(
        Words.of(Language.ENGLISH).names("pig"),
        Words.of(language).names("pig"),
        language.ownName());
    assertTrue(
        Files.exists(PAGE.resolve("resources/croupier/words/" + language.code() + "/pig.ftl")));
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
