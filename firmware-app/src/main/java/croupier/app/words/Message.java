package croupier.app.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Something to be said, before it is put into words: its name, and what the sentence is about. Two
 * messages that say the same are equal.
 *
 * @param name room and message, {@code playing.go-on}: {@code go-on} in {@code playing.ftl}
 * @param arguments a number, a text, a {@link Player}, another message, or a list of these
 */
public record Message(String name, Map<String, Object> arguments) {
  public Message {
    if (name.indexOf('.') < 1) {
      throw new IllegalArgumentException("a message is named room.message, not " + name);
    }
    arguments = Map.copyOf(arguments);
  }

  public static Message of(String name) {
    return new Message(name, Map.of());
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

  String room() {
    return name.substring(0, name.indexOf('.'));
  }

  String id() {
    return name.substring(name.indexOf('.') + 1);
  }

  private Message and(String argument, Object value) {
    Map<String, Object> all = new HashMap<>(arguments);
    all.put(argument, value);
    return new Message(name, all);
  }
}
