package croupier.app.words;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Something to be said, before it is put into words: its name, and what the sentence is about. Two
 * messages that say the same are equal. A picture is made of dozens, and most of them were said
 * before: finding that out has to be quick.
 */
public final class Message {
  private static final Object[] NONE = {};

  private final String name;

  /** The name of an argument and its value, in turn; sorted by name. */
  private final Object[] arguments;

  private final int hash;

  private Message(String name, Object... arguments) {
    this.name = name;
    this.arguments = arguments;
    hash = 31 * name.hashCode() + Arrays.hashCode(arguments);
  }

  /**
   * @param name room and message, {@code playing.go-on}: {@code go-on} in {@code playing.ftl}
   */
  public static Message of(String name) {
    if (name.indexOf('.') < 1) {
      throw new IllegalArgumentException("a message is named room.message, not " + name);
    }
    return new Message(name, NONE);
  }

  /**
   * @param arguments numbers, texts, {@link Player}s, other messages, or lists of these
   */
  public static Message of(String name, Map<String, Object> arguments) {
    Message message = of(name);
    for (Map.Entry<String, Object> each : arguments.entrySet()) {
      message = message.and(each.getKey(), each.getValue());
    }
    return message;
  }

  /** Several sentences, one after the other. */
  public static Message sentences(List<Message> all) {
    return of("unit.sentences").all("all", all);
  }

  public Message with(String argument, long number) {
    return and(argument, number);
  }

  public Message with(String argument, double number) {
    return and(argument, number);
  }

  /** A text that is the same in every language: a file, a name of somebody not at the table. */
  public Message with(String argument, String text) {
    return and(argument, text);
  }

  public Message with(String argument, Message message) {
    return and(argument, message);
  }

  public Message player(String argument, int player) {
    return and(argument, new Player(player));
  }

  public Message players(String argument, List<Integer> players) {
    return and(argument, players.stream().map(Player::new).toList());
  }

  public Message players(String argument, IntStream players) {
    return players(argument, players.boxed().toList());
  }

  /** Messages that are listed: {@code a, b and c}. */
  public Message all(String argument, List<Message> messages) {
    return and(argument, List.copyOf(messages));
  }

  /** Room and message. */
  public String name() {
    return name;
  }

  public Map<String, Object> arguments() {
    Map<String, Object> all = new TreeMap<>();
    for (int at = 0; at < arguments.length; at += 2) {
      all.put((String) arguments[at], arguments[at + 1]);
    }
    return all;
  }

  String room() {
    return name.substring(0, name.indexOf('.'));
  }

  String id() {
    return name.substring(name.indexOf('.') + 1);
  }

  private Message and(String argument, Object value) {
    Objects.requireNonNull(value, argument);
    int at = 0;
    while (at < arguments.length && argument.compareTo((String) arguments[at]) > 0) {
      at += 2;
    }
    boolean again = at < arguments.length && argument.equals(arguments[at]);
    Object[] all = new Object[arguments.length + (again ? 0 : 2)];
    System.arraycopy(arguments, 0, all, 0, at);
    int behind = again ? at + 2 : at;
    System.arraycopy(arguments, behind, all, at + 2, arguments.length - behind);
    all[at] = argument;
    all[at + 1] = value;
    return new Message(name, all);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Message message
            && hash == message.hash
            && name.equals(message.name)
            && Arrays.equals(arguments, message.arguments);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return name + arguments();
  }
}
