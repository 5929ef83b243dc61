package croupier.app.table.face.plain;

import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Outcome;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The records of any game in words. A game that brings its own says them in messages: {@code
 * action-roll}, {@code outcome-fell}, {@code event-rolled} and {@code fact-scores} in the room with
 * its id, with the components as arguments. Where it brings none, a record is called by its type. A
 * component called {@code seat} or {@code seats} holds players, who are called by their names.
 *
 * <p>The messages of a face of the game's own are never named like these: they take other
 * arguments.
 */
final class PlainWords {
  private static final String SEAT = "seat";
  private static final String SEATS = "seats";

  /** The argument of what a message says of how the game stands. */
  private static final String VALUE = "value";

  private static final Message NONE = Message.of("plain.none");

  private final String game;
  private final Words words;

  /**
   * @param words the language in which the game may have words of its own
   */
  PlainWords(Game game, Words words) {
    this.game = game.id();
    this.words = words;
  }

  /** Something that can be done, as a choice: take block pink. */
  Message choice(Action action) {
    return own("action", (Record) action).orElseGet(() -> parts("plain.choice", (Record) action));
  }

  /** What chance answered. */
  Message answer(Outcome outcome) {
    return own("outcome", (Record) outcome).orElseGet(() -> parts("plain.fell", (Record) outcome));
  }

  /** Something that happened, as a sentence: Ann: dice rolled, 3 4. */
  Message sentence(Event event) {
    return own("event", (Record) event).orElseGet(() -> sentence((Record) event));
  }

  /** How the game stands in one point: scores 12. */
  Message fact(String what, Object value) {
    String message = message("fact", what);
    if (words.has(message)) {
      return with(Message.of(message), VALUE, what, value);
    }
    return value.equals(true) ? word(what) : named(what, value(what, value));
  }

  static Message player(int seat) {
    return seat < 0 ? Message.of("plain.nobody") : Message.of("plain.player").player("who", seat);
  }

  /** What the game itself says of a record, if it says anything. */
  private Optional<Message> own(String kind, Record record) {
    Map<String, Object> data = Records.write(record);
    String name = message(kind, (String) data.remove("type"));
    if (!words.has(name)) {
      return Optional.empty();
    }
    Message message = Message.of(name);
    for (Map.Entry<String, Object> one : data.entrySet()) {
      message = with(message, one.getKey().replace('_', '-'), one.getKey(), one.getValue());
    }
    return Optional.of(message);
  }

  private String message(String kind, String what) {
    return game + "." + kind + "-" + what.replace('_', '-');
  }

  /** A message that is about a component of a record, too. */
  private static Message with(Message message, String argument, String component, Object value) {
    return switch (value) {
      case Number seat when component.equals(SEAT) && seat.intValue() >= 0 ->
          message.player(argument, seat.intValue());
      case List<?> seats when component.equals(SEATS) ->
          message.players(argument, seats.stream().mapToInt(seat -> ((Number) seat).intValue()));
      case Number number -> message.with(argument, number.longValue());
      case String text -> message.with(argument, spaced(text));
      case Boolean is -> message.with(argument, is.toString());
      default -> message.with(argument, word(value));
    };
  }

  // --- where the game brings no words

  /** A record, component by component. */
  private static Message parts(String message, Record record) {
    Map<String, Object> data = Records.write(record);
    List<Message> parts = new ArrayList<>(List.of(word(data.remove("type"))));
    parts.addAll(details(data));
    return Message.of(message).all("parts", parts);
  }

  private static Message sentence(Record record) {
    Map<String, Object> data = Records.write(record);
    List<Message> parts = new ArrayList<>(List.of(word(data.remove("type"))));
    Object who = data.remove(SEAT);
    parts.addAll(details(data));
    return who instanceof Number seat
        ? Message.of("plain.event-of").with("whose", player(seat.intValue())).all("parts", parts)
        : Message.of("plain.event").all("parts", parts);
  }

  private static List<Message> details(Map<String, Object> data) {
    return data.entrySet().stream()
        .map(one -> detail(one.getKey(), one.getValue(), data.size() == 1))
        .toList();
  }

  private static Message detail(String component, Object value, boolean only) {
    Message said = value(component, value);
    if (component.equals(SEAT) || component.equals(SEATS)) {
      return said;
    }
    return switch (value) {
      case Boolean is ->
          is ? word(component) : Message.of("plain.not").with("what", word(component));
      case String _ -> said;
      default -> only ? said : named(component, said);
    };
  }

  private static Message named(String what, Message value) {
    return Message.of("plain.named").with("what", word(what)).with("value", value);
  }

  private static Message value(String component, Object value) {
    return switch (value) {
      case Number seat when component.equals(SEAT) -> player(seat.intValue());
      case List<?> seats when component.equals(SEATS) ->
          Message.of("plain.players")
              .players("all", seats.stream().mapToInt(seat -> ((Number) seat).intValue()));
      default -> word(value);
    };
  }

  /** Plain data: what is written with underscores for programs is read without. */
  static Message word(Object value) {
    return switch (value) {
      case null -> NONE;
      case Number number -> Message.of("games.number").with("number", number.longValue());
      case List<?> list when list.isEmpty() -> NONE;
      case List<?> list ->
          Message.of("plain.choice").all("parts", list.stream().map(PlainWords::word).toList());
      default -> Message.of("games.text").with("text", spaced(value.toString()));
    };
  }

  private static String spaced(String text) {
    return text.replace('_', ' ');
  }
}
