package croupier.app.evenings;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Player;
import croupier.app.words.Words;
import croupier.engine.Refusal;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A message as plain data and back: its name, and what it is about. */
final class MessageData {
  private static final String NAME = "say";
  private static final String PLAYER = "player";
  private static final Words WORDS = Words.of(Language.ENGLISH);

  private MessageData() {}

  static Map<String, Object> write(Message message) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(NAME, message.name());
    message.arguments().forEach((name, value) -> data.put(name, plain(value)));
    return data;
  }

  private static Object plain(Object value) {
    return switch (value) {
      case Message message -> write(message);
      case Player player -> Map.of(PLAYER, (long) player.number());
      case List<?> list -> list.stream().map(MessageData::plain).toList();
      default -> value;
    };
  }

  static Message read(Map<String, ?> data, int players) {
    if (!(data.get(NAME) instanceof String name)) {
      throw Refusal.wrongData("nothing is said.");
    }
    Map<String, Object> arguments = new HashMap<>();
    data.forEach(
        (argument, value) -> {
          if (!argument.equals(NAME)) {
            arguments.put(argument, argument(value, players));
          }
        });
    return Message.of(known(name), arguments);
  }

  private static Object argument(Object value, int players) {
    return switch (value) {
      case List<?> list -> list.stream().map(each -> argument(each, players)).toList();
      case Map<?, ?> map when map.get(PLAYER) instanceof Long player -> {
        if (player < 0 || player >= players) {
          throw Refusal.wrongData("there is no such player.");
        }
        yield new Player(player.intValue());
      }
      case Map<?, ?> map -> {
        Map<String, Object> inner = new HashMap<>();
        map.forEach((key, each) -> inner.put(String.valueOf(key), each));
        yield read(inner, players);
      }
      case String text -> text;
      case Long number -> number;
      case null, default -> throw Refusal.wrongData("nothing can be about that.");
    };
  }

  /** Refuses the name of a message that nobody wrote. */
  static String known(String name) {
    if (name.indexOf('.') < 1 || !WORDS.has(name)) {
      throw Refusal.wrongData("nobody says that.");
    }
    return name;
  }
}
