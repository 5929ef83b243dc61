package croupier.app.words;

import croupier.app.Limits;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One language, spoken. What was said lately is remembered, because a table says the same again
 * with every touch. Any thread may ask.
 */
public final class Words {
  private final Language language;
  private final Grammar grammar;
  private final Map<String, Optional<Room>> rooms = new HashMap<>();
  private final Map<Asked, String> said =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, String> eldest) {
          return size() > Limits.SENTENCES_REMEMBERED;
        }
      };

  /**
   * How a message is said, and all that it tells of: in the form of this name, where it has that;
   * or to one of the players.
   */
  record Form(String name, int to) {
    private static final int ALL = -1;
    private static final Form WHOLE = new Form("");
    private static final Form LCD = new Form(Room.LCD);

    Form(String name) {
      this(name, ALL);
    }

    static Form to(int player) {
      return new Form("", player);
    }
  }

  /** Found again without a look at the names, which are the same all evening. */
  private record Asked(Message message, Form form, List<String> names) {
    @Override
    public int hashCode() {
      return 31 * message.hashCode() + form.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Asked asked
          && message.equals(asked.message)
          && form.equals(asked.form)
          && names.equals(asked.names);
    }
  }

  private Words(Language language) {
    this.language = language;
    this.grammar = new Grammar(language);
  }

  /** Costs nothing until something is said. */
  public static Words of(Language language) {
    return new Words(language);
  }

  public Language language() {
    return language;
  }

  /** Whether there is a message of this name. */
  public synchronized boolean has(String name) {
    Message message = Message.of(name);
    return room(message).filter(room -> room.has(message.id())).isPresent();
  }

  /** The names of all messages of a room. */
  public synchronized Set<String> names(String room) {
    Set<String> names = new TreeSet<>();
    room(Message.of(room + ".any"))
        .ifPresent(found -> found.ids().forEach(id -> names.add(room + "." + id)));
    return names;
  }

  /** A message that is not about players. */
  public String say(Message message) {
    return say(message, List.of());
  }

  /** A short way for a message without arguments. */
  public String say(String name) {
    return say(Message.of(name));
  }

  /**
   * The whole sentence, where there is room for it.
   *
   * @param names of the players, by their number
   */
  public String say(Message message, List<String> names) {
    String text = asked(message, Form.WHOLE, names);
    return Typesetter.whole(text, names);
  }

  /**
   * The same to one of the players, who is spoken to where the message, or one that it tells of,
   * has words for that: {@code .you-who} for the player that is {@code $who}.
   */
  public String sayTo(int player, Message message, List<String> names) {
    return isAbout(message, player)
        ? Typesetter.whole(asked(message, Form.to(player), names), names)
        : say(message, names);
  }

  /**
   * Whether a message, or one that it tells of, names a player: of others each is told the same.
   */
  public static boolean isAbout(Message message, int player) {
    return isAbout(message, new Player(player));
  }

  private static boolean isAbout(Object value, Player player) {
    if (value instanceof Message message) {
      return message.arguments().values().stream().anyMatch(each -> isAbout(each, player));
    }
    return value instanceof List<?> all
        ? all.stream().anyMatch(each -> isAbout(each, player))
        : player.equals(value);
  }

  /** The form of a message that speaks to a player, be it alone or the only one of several. */
  private static String speaksTo(Player you, Message message, Room room) {
    List<Player> alone = List.of(you);
    return message.arguments().entrySet().stream()
        .filter(each -> each.getValue().equals(you) || each.getValue().equals(alone))
        .map(each -> "you-" + each.getKey())
        .filter(form -> room.has(message.id(), form))
        .findFirst()
        .orElse("");
  }

  /** A number as this language writes it. */
  public String number(long number) {
    return language.number(number);
  }

  /**
   * What the LCD says, to be set by a {@link Typesetter}: with places for names, with gaps, and
   * with every wording of it. Mostly one line.
   */
  public List<String> lines(Message message, List<String> names) {
    return List.of(asked(message, Form.LCD, names).split("\n", -1));
  }

  /** The same of a message that is one line. */
  public String line(Message message, List<String> names) {
    return String.join(" ", lines(message, names));
  }

  private synchronized String asked(Message message, Form form, List<String> names) {
    Asked asked = new Asked(message, form, names);
    String text = said.get(asked);
    if (text == null) {
      text = render(message, form, names);
      said.put(asked, text);
    }
    return text;
  }

  /** On the LCD, each line with its wordings together. */
  String render(Message message, Form form, List<String> names) {
    Room room = room(message).filter(found -> found.has(message.id())).orElse(null);
    if (room == null) {
      assert false : "nobody wrote " + message.name();
      return message.name();
    }
    Map<String, Object> arguments = new HashMap<>();
    message
        .arguments()
        .forEach((name, value) -> arguments.put(name, grammar.argument(value, this, form, names)));
    String own =
        form.to() == Form.ALL ? form.name() : speaksTo(new Player(form.to()), message, room);
    String text = room.say(message.id(), own, arguments);
    return text.indexOf(Wording.OR) < 0
        ? text
        : String.join("\n", text.lines().map(Wording::together).toList());
  }

  /** The gender of a message that is a part of another, or its name. */
  String kind(Message message) {
    Optional<Room> room = room(message).filter(found -> found.has(message.id(), "gender"));
    return room.isPresent() ? render(message, new Form("gender"), List.of()) : message.id();
  }

  private Optional<Room> room(Message message) {
    return rooms.computeIfAbsent(message.room(), name -> Room.find(language, name, grammar));
  }
}
