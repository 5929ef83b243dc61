package croupier.app.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A message as it is written in a file. What its arguments are stands in the English file: at the
 * top after {@code ###} for all messages of the room, or above one message for that alone.
 *
 * <pre>
 *   # $who: player
 *   # $players: players
 *   # $amount: number to 20580
 *   # $amps: decimal
 *   # $file: text of 12
 *   # $card: deal.card-*
 *   # $cards: list of deal.card-*
 * </pre>
 *
 * @param used the arguments that it uses
 * @param forms its attributes
 * @param arguments what each can be, by its name
 */
record Written(String name, Set<String> used, Set<String> forms, Map<String, String> arguments) {
  /** As long as a name may be, for as many as can play; two of them begin alike. */
  static final List<String> LONGEST_NAMES =
      List.of(
          "Maximiliane-Sofi",
          "Maximiliane-Mari",
          "Wolfgang Amadeus",
          "Éléonore-Camille",
          "Guillermo-Moisés",
          "Bartholomew Owen");

  /** The engine and the bots bring what their own reasons say. */
  private static final List<Path> FILES =
      List.of(
          Path.of("src/main/resources/croupier/words"),
          Path.of("../engine/src/main/resources/croupier/words"),
          Path.of("../bots/src/main/resources/croupier/words"));

  private static final Pattern ENTRY = Pattern.compile("([a-z][a-z0-9-]*) *=.*");
  private static final Pattern FORM = Pattern.compile(" +\\.([a-z-]+) *=.*");
  private static final Pattern USED = Pattern.compile("\\$([a-z][a-z-]*)");
  private static final Pattern EXPLAINED = Pattern.compile("#+ \\$([a-z][a-z-]*): (.+)");

  /** All messages of a language, by their names. */
  static Map<String, Written> all(Language language) {
    Map<String, Written> all = new TreeMap<>();
    for (Path files : FILES) {
      try (Stream<Path> rooms = Files.list(files.resolve(language.code()))) {
        for (Path room : rooms.sorted().toList()) {
          String prefix = room.getFileName().toString().replace(".ftl", ".");
          read(prefix, Files.readAllLines(room), all);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return all;
  }

  private static void read(String room, List<String> lines, Map<String, Written> all) {
    Map<String, String> everywhere = new LinkedHashMap<>();
    Map<String, String> here = new LinkedHashMap<>();
    Written message = null;
    for (String line : lines) {
      Matcher explained = EXPLAINED.matcher(line);
      Matcher entry = ENTRY.matcher(line);
      if (explained.matches()) {
        (line.startsWith("###") ? everywhere : here).put(explained.group(1), explained.group(2));
      } else if (entry.matches()) {
        Map<String, String> arguments = new LinkedHashMap<>(everywhere);
        arguments.putAll(here);
        here.clear();
        message = new Written(room + entry.group(1), new TreeSet<>(), new TreeSet<>(), arguments);
        if (all.put(message.name(), message) != null) {
          throw new AssertionError(message.name() + " is written twice");
        }
      } else if (line.startsWith("-")) {
        message = null;
      }
      if (message != null && !line.startsWith("#")) {
        Matcher form = FORM.matcher(line);
        if (form.matches()) {
          message.forms().add(form.group(1));
        }
        USED.matcher(line).results().forEach(new Found(message)::add);
      }
    }
  }

  private record Found(Written message) {
    void add(java.util.regex.MatchResult argument) {
      message.used().add(argument.group(1));
    }
  }

  boolean isForTheDisplay() {
    return forms.contains(Room.LCD);
  }

  /**
   * Messages of this name: the one with the longest arguments first, then one with each other value
   * of each argument.
   *
   * @param words by which the length is measured
   */
  List<Message> examples(Map<String, Written> all, Words words) {
    Map<String, List<Object>> values = new LinkedHashMap<>();
    for (String argument : used) {
      List<Object> such = values(argument, arguments.get(argument), all, words);
      values.put(argument, such);
    }
    Map<String, Object> longest = new LinkedHashMap<>();
    values.forEach((argument, such) -> longest.put(argument, such.getFirst()));
    Set<Message> examples = new LinkedHashSet<>();
    examples.add(Message.of(name, longest));
    values.forEach(
        (argument, such) -> {
          for (Object value : such) {
            Map<String, Object> other = new LinkedHashMap<>(longest);
            other.put(argument, value);
            examples.add(Message.of(name, other));
          }
        });
    return List.copyOf(examples);
  }

  private List<Object> values(String argument, String kind, Map<String, Written> all, Words words) {
    if (kind == null) {
      throw new AssertionError(name + ": nobody says what $" + argument + " is");
    }
    String[] said = kind.strip().split(" ");
    return switch (said[0]) {
      case "player" -> List.of(new Player(argument.length() % 2), new Player(4));
      case "players" -> List.of(players(6), players(3), players(2), players(1));
      case "number" -> numbers(Long.parseLong(said[2]));
      case "decimal" -> List.of(12.5);
      case "text" -> List.of("M".repeat(Integer.parseInt(said[2])));
      case "list" -> {
        List<Object> each = values(argument, kind.substring("list of ".length()), all, words);
        yield List.of(each.stream().limit(3).toList(), each.stream().limit(1).toList());
      }
      default -> messages(said[0], all, words);
    };
  }

  private List<Object> messages(String names, Map<String, Written> all, Words words) {
    Pattern such = Pattern.compile(names.replace(".", "\\.").replace("*", ".*"));
    List<Message> messages = new ArrayList<>();
    for (Written each : all.values()) {
      if (such.matcher(each.name()).matches() && !each.name().equals(name)) {
        messages.add(each.examples(all, words).getFirst());
      }
    }
    if (messages.isEmpty()) {
      throw new AssertionError(name + ": there is no " + names);
    }
    Comparator<Message> length =
        Comparator.comparing(message -> words.say(message, LONGEST_NAMES).length());
    return messages.stream().sorted(length.reversed()).<Object>map(each -> each).toList();
  }

  private static List<Player> players(int number) {
    return IntStream.range(0, number).mapToObj(Player::new).toList();
  }

  private static List<Object> numbers(long most) {
    return Stream.of(most, 0L, 1L, 2L)
        .filter(number -> number <= most)
        .distinct()
        .<Object>map(number -> number)
        .toList();
  }
}
