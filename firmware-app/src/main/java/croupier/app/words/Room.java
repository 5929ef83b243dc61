package croupier.app.words;

import fluent.bundle.FluentBundle;
import fluent.bundle.FluentResource;
import fluent.syntax.AST.Attribute;
import fluent.syntax.AST.Message;
import fluent.syntax.AST.Pattern;
import fluent.syntax.parser.FTLParser;
import fluent.syntax.parser.FTLStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The messages of one file. It is read when the first of them is said, and each message is
 * understood when it is said for the first time: a whole language at once would take longer than
 * the rest of the start.
 */
final class Room {
  /** What the class path holds does not change; there are as many as there are games. */
  private static final Map<String, Boolean> EXISTING = new ConcurrentHashMap<>();

  /** What stands where nothing is known. */
  private static final char HOLE = '\ufffd';

  private static final String FOLDER = "croupier/words/";

  /** The form of a message on the LCD; without it, it says there what it says elsewhere. */
  static final String LCD = "lcd";

  private final byte[] file;

  /** Where in the file each message is; the first and the end in one number. */
  private final Map<String, Long> places = new HashMap<>();

  private final Map<String, Message> messages = new HashMap<>();
  private final Language language;
  private final FluentBundle grammar;

  private Room(byte[] file, Language language, Grammar grammar) {
    this.file = file;
    this.language = language;
    StringBuilder terms = new StringBuilder();
    for (int from = entry(0); from < file.length; ) {
      int to = entry(line(from));
      if (file[from] == '-') {
        terms.append(text(from, to));
      } else {
        places.put(identifier(from), (long) from << Integer.SIZE | to);
      }
      from = to;
    }
    FluentBundle.Builder builder = FluentBundle.builder(grammar.locale(), grammar);
    if (!terms.isEmpty()) {
      builder.addResource(understood("its terms", language.spaced(terms.toString())));
    }
    this.grammar = builder.withValueCreator(grammar).build();
  }

  /** The room of this name, in the language or else in English, which every game brings. */
  static Optional<Room> find(Language language, String name, Grammar grammar) {
    for (Language each : List.of(language, Language.ENGLISH)) {
      String path = FOLDER + each.code() + "/" + name + ".ftl";
      try (InputStream in = Room.class.getClassLoader().getResourceAsStream(path)) {
        if (in != null) {
          return Optional.of(new Room(in.readAllBytes(), each, grammar));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(path, e);
      }
    }
    return Optional.empty();
  }

  /** Whether anybody brings this room. */
  static boolean exists(String name) {
    return EXISTING.computeIfAbsent(name, Room::isBrought);
  }

  private static boolean isBrought(String name) {
    String path = FOLDER + Language.ENGLISH.code() + "/" + name + ".ftl";
    return Room.class.getClassLoader().getResource(path) != null;
  }

  Set<String> ids() {
    return places.keySet();
  }

  boolean has(String id) {
    return places.containsKey(id);
  }

  /** A message in the words of the room, or one of its forms where it has that. */
  String say(String id, String form, Map<String, ?> arguments) {
    Message message = messages.computeIfAbsent(id, this::understood);
    Pattern pattern =
        message
            .attribute(form)
            .map(Attribute::pattern)
            .or(message::pattern)
            .or(() -> message.attribute(LCD).map(Attribute::pattern))
            .orElseThrow();
    List<Exception> faults = new ArrayList<>();
    String said = grammar.formatPattern(pattern, arguments, faults);
    assert faults.isEmpty() && !hasHoles(said, arguments) : id + " with " + arguments + faults;
    return said;
  }

  /** Whether something is missing that was not missing in what it tells of. */
  private static boolean hasHoles(String said, Map<String, ?> arguments) {
    return said.indexOf(HOLE) >= 0 && arguments.toString().indexOf(HOLE) < 0;
  }

  boolean has(String id, String form) {
    return messages.computeIfAbsent(id, this::understood).attribute(form).isPresent();
  }

  private Message understood(String id) {
    long place = places.get(id);
    String typed = text((int) (place >> Integer.SIZE), (int) place);
    int forms = typed.indexOf("\n    .");
    String known =
        forms < 0 ? typed : typed.substring(0, forms) + Wording.understood(typed.substring(forms));
    return (Message) understood(id, language.spaced(known)).entries().getFirst();
  }

  private static FluentResource understood(String what, String typed) {
    FluentResource resource = FTLParser.parse(FTLStream.of(typed));
    if (resource.hasErrors() || resource.hasJunk()) {
      throw new IllegalStateException(what + ": " + resource.errors() + resource.junk());
    }
    return resource;
  }

  private String text(int from, int to) {
    return new String(file, from, to - from, StandardCharsets.UTF_8);
  }

  private String identifier(int from) {
    int end = from;
    while (end < file.length && file[end] > ' ' && file[end] != '=') {
      end++;
    }
    return text(from, end);
  }

  /** Where the next entry begins; comments and what is indented begin none. */
  private int entry(int from) {
    int at = from;
    while (at < file.length && !Character.isLetter(file[at]) && file[at] != '-') {
      at = line(at);
    }
    return at;
  }

  /** Where the next line begins. */
  private int line(int from) {
    int at = from;
    while (at < file.length && file[at] != '\n') {
      at++;
    }
    return Math.min(at + 1, file.length);
  }
}
