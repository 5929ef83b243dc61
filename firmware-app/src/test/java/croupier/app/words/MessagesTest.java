package croupier.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every message of every language, said with the longest names and the largest numbers. What a
 * message is about stands in a comment above it in the English file; see {@link Written}.
 */
class MessagesTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path PAGES = Path.of("src/main/resources/croupier/app/web/page");

  /**
   * Room and message in a string of Java, or in {@code data-words} or {@code words("")} of a page.
   */
  private static final Pattern QUOTED =
      Pattern.compile("[\"'`:{]([a-z][a-z-]*)\\.([a-z0-9-]*)[\"'`}$ ]");

  /**
   * {@code Fault.of("no-chip")}, or one of two names; what is wrong with a file has the whole name
   * of its message.
   */
  private static final Pattern FAULT =
      Pattern.compile(
          "Fault\\s*\\.of(?:Lines?)?\\((?:[^\"]*\\? )?\"([a-z0-9-]+(?:\" : \"[a-z-]+)?)\"");

  /** {@code unit.js} is a file. */
  private static final Set<String> FILES = Set.of("js", "css", "html", "ftl");

  private static final Map<String, Written> ENGLISH = Written.all(Language.ENGLISH);

  @ParameterizedTest
  @EnumSource
  void allLanguagesHaveTheSameMessages(Language language) {
    Map<String, Written> all = Written.all(language);
    assertEquals(
        List.of(), without(ENGLISH.keySet(), all.keySet()), "not yet in " + language.ownName());
    assertEquals(
        List.of(), without(all.keySet(), ENGLISH.keySet()), "only in " + language.ownName());
    List<String> wrong = new ArrayList<>();
    all.forEach(
        (name, message) -> {
          Written english = ENGLISH.get(name);
          if (english != null && !english.used().equals(message.used())) {
            wrong.add(name + " is about " + message.used() + ", not " + english.used());
          }
          if (english != null && english.isForTheDisplay() != message.isForTheDisplay()) {
            wrong.add(name + " has a form for the LCD in one language only");
          }
        });
    assertEquals(List.of(), wrong);
  }

  @Test
  void everyMessageIsUsedAndEveryUsedMessageIsWritten() {
    Set<String> rooms = new TreeSet<>();
    ENGLISH.keySet().forEach(name -> rooms.add(name.substring(0, name.indexOf('.'))));
    Set<String> used = new TreeSet<>();
    List<String> all = new ArrayList<>(sources(SOURCES));
    all.addAll(sources(Path.of("../hal").resolve(SOURCES)));
    all.addAll(sources(PAGES));
    for (String source : all) {
      Matcher quoted = QUOTED.matcher(source);
      while (quoted.find()) {
        if (rooms.contains(quoted.group(1)) && !FILES.contains(quoted.group(2))) {
          used.add(quoted.group(1) + "." + quoted.group(2));
        }
      }
    }
    SpokenReasons.all().forEach(message -> used.add(message.name()));
    SpokenGames.all().forEach(message -> used.add(message.name()));
    // "go.space-" with something after it stands for all that begin so.
    List<String> beginnings =
        used.stream().filter(name -> name.endsWith("-") || name.endsWith(".")).toList();
    List<String> unwritten =
        used.stream()
            .filter(name -> !ENGLISH.containsKey(name))
            .filter(
                name ->
                    !beginnings.contains(name)
                        || ENGLISH.keySet().stream().noneMatch(each -> each.startsWith(name)))
            .toList();
    assertEquals(List.of(), unwritten, "said, and nobody wrote it");
    List<String> unsaid =
        ENGLISH.values().stream()
            .map(Written::name)
            .filter(name -> !used.contains(name))
            .filter(name -> beginnings.stream().noneMatch(name::startsWith))
            .toList();
    assertEquals(List.of(), unsaid, "written, and never said");
  }

  /** What does not work is named where it is noticed: mostly at the pins, not in this module. */
  @Test
  void everyFaultIsWritten() {
    Set<String> named = named("hal", "hal-pi", "hal-mock");
    named.addAll(namedIn(SOURCES.resolve("croupier").resolve("app").resolve("sound")));
    assertEquals(named, writtenIn("fault", "part-.*"));
  }

  private static Set<String> writtenIn(String room, String others) {
    return ENGLISH.keySet().stream()
        .filter(name -> name.startsWith(room + "."))
        .map(name -> name.substring(room.length() + 1))
        .filter(name -> !name.matches(others))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The names of faults in the sources of modules. */
  private static Set<String> named(String... modules) {
    Set<String> named = new TreeSet<>();
    for (String module : modules) {
      named.addAll(namedIn(Path.of("..", module).resolve(SOURCES)));
    }
    return named;
  }

  private static Set<String> namedIn(Path folder) {
    Set<String> named = new TreeSet<>();
    for (String source : sources(folder)) {
      Matcher fault = FAULT.matcher(source);
      while (fault.find()) {
        named.addAll(List.of(fault.group(1).split("[^a-z0-9-]+")));
      }
    }
    return named;
  }

  @ParameterizedTest
  @EnumSource
  void everyMessageCanBeSaid(Language language) {
    Words words = Words.of(language);
    List<String> wrong = new ArrayList<>();
    for (Written message : ENGLISH.values()) {
      for (Message example : message.examples(ENGLISH, words)) {
        String said = words.say(example, Written.LONGEST_NAMES);
        if (said.isBlank() || said.contains("  ") || said.matches(".*(\\{ |\\{\\$| }).*")) {
          wrong.add(example + ": " + said);
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  /** Whoever is spoken to is not named, and is spoken to in every language. */
  @ParameterizedTest
  @EnumSource
  void whoeverIsSpokenToIsNotNamed(Language language) {
    Words words = Words.of(language);
    Map<String, Written> here = Written.all(language);
    List<String> wrong = new ArrayList<>();
    for (Written message : ENGLISH.values()) {
      Set<String> forms = new TreeSet<>(message.forms());
      forms.removeIf(form -> !form.startsWith("you-"));
      for (String form : forms) {
        if (!here.get(message.name()).forms().contains(form)) {
          wrong.add(message.name() + " has no " + form);
          continue;
        }
        Message example = message.examples(ENGLISH, words).getFirst();
        for (String argument : message.used()) {
          Object value = example.arguments().get(argument);
          if (value instanceof Player) {
            example = example.player(argument, form.equals("you-" + argument) ? 1 : 0);
          } else if (value instanceof List<?> all && all.getFirst() instanceof Player) {
            example = example.players(argument, List.of(form.equals("you-" + argument) ? 1 : 0));
          }
        }
        String said = words.sayTo(1, example, Written.LONGEST_NAMES);
        if (said.contains(Written.LONGEST_NAMES.get(1)) || said.contains("  ")) {
          wrong.add(form + " of " + message.name() + ": " + said);
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  @ParameterizedTest
  @EnumSource
  void everyLineFitsTheDisplayOfTwentyColumns(Language language) {
    assertEquals(List.of(), tooLong(language, 20, 4));
  }

  @ParameterizedTest
  @EnumSource
  void everyLineHasAWordingForSixteenColumns(Language language) {
    assertEquals(List.of(), tooLong(language, 16, 4));
  }

  private static List<String> tooLong(Language language, int columns, int lines) {
    Words words = Words.of(language);
    Typesetter setter = new Typesetter(ShortNames.of(Written.LONGEST_NAMES), columns);
    List<String> tooLong = new ArrayList<>();
    for (Written message : ENGLISH.values()) {
      if (!message.isForTheDisplay()) {
        continue;
      }
      for (Message example : message.examples(ENGLISH, words)) {
        List<String> all = words.lines(example, Written.LONGEST_NAMES);
        assertTrue(all.size() <= lines, message.name());
        for (String line : all) {
          if (!setter.line(line).whole()) {
            tooLong.add(message.name() + ": " + setter.whole(line));
          }
        }
      }
    }
    return tooLong;
  }

  private static List<String> sources(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|js|html)"))
          .map(MessagesTest::read)
          .toList();
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

  private static List<String> without(Collection<String> all, Collection<String> others) {
    return all.stream().filter(each -> !others.contains(each)).toList();
  }
}
