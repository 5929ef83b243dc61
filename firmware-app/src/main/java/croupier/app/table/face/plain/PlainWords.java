package croupier.app.table.face.plain;

import croupier.app.table.lcd.Lines;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Outcome;
import croupier.engine.Records;
import croupier.hal.UnitPicture.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;

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

  /** So many more letters are left free for each name when a text is broken into lines. */
  private static final String ROOM_FOR_A_NAME = "\uFDEF".repeat(6);

  private final String game;
  private final Predicate<String> isWritten;
  private final Function<Message, String> say;
  private final IntFunction<String> name;

  private PlainWords(
      Game game,
      Predicate<String> isWritten,
      Function<Message, String> say,
      IntFunction<String> name) {
    this.game = game.id();
    this.isWritten = isWritten;
    this.say = say;
    this.name = name;
  }

  /** At the table, where a name becomes as short as it must be. */
  static PlainWords atTheTable(Game game, Words words, List<String> names) {
    return new PlainWords(game, words::has, message -> words.line(message, names), Lines::name);
  }

  /** For a replay, with whole names. */
  static PlainWords told(Game game, Words words, List<String> names) {
    return new PlainWords(game, words::has, message -> words.say(message, names), names::get);
  }

  /** Something that can be done, as a choice: take block pink. */
  String choice(Action action) {
    return own("action", (Record) action).orElseGet(() -> choice((Record) action));
  }

  /** What chance answered. */
  String answer(Outcome outcome) {
    return own("outcome", (Record) outcome).orElseGet(() -> choice((Record) outcome) + ".");
  }

  /** Something that happened, as a sentence: Ann: dice rolled, 3 4. */
  String sentence(Event event) {
    return own("event", (Record) event).orElseGet(() -> sentence((Record) event));
  }

  /** How the game stands in one point: scores 12. */
  String fact(String what, Object value) {
    String message = message("fact", what);
    if (isWritten.test(message)) {
      return say.apply(with(Message.of(message), VALUE, what, value));
    }
    return value.equals(true) ? words(what) : words(what) + " " + value(what, value);
  }

  /** What the game itself says of a record, if it says anything. */
  private Optional<String> own(String kind, Record record) {
    Map<String, Object> data = Records.write(record);
    String name = message(kind, (String) data.remove("type"));
    if (!isWritten.test(name)) {
      return Optional.empty();
    }
    Message message = Message.of(name);
    for (Map.Entry<String, Object> one : data.entrySet()) {
      message = with(message, one.getKey().replace('_', '-'), one.getKey(), one.getValue());
    }
    return Optional.of(say.apply(message));
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
      default -> message.with(argument, words(value));
    };
  }

  // --- where the game brings no words

  private String choice(Record record) {
    Map<String, Object> data = Records.write(record);
    return words(data.remove("type")) + details(data, " ");
  }

  private String sentence(Record record) {
    Map<String, Object> data = Records.write(record);
    String what = words(data.remove("type"));
    String who = data.get(SEAT) instanceof Number seat ? player(seat) + ": " : "";
    data.remove(SEAT);
    return who + (who.isEmpty() ? Lines.capital(what) : what) + details(data, ", ") + ".";
  }

  private String details(Map<String, Object> data, String before) {
    return data.entrySet().stream()
        .map(one -> before + detail(one.getKey(), one.getValue(), data.size() == 1))
        .collect(Collectors.joining());
  }

  private String detail(String component, Object value, boolean only) {
    if (component.equals(SEAT) || component.equals(SEATS)) {
      return value(component, value);
    }
    return switch (value) {
      case Boolean is -> (is ? "" : "not ") + words(component);
      case Number number -> only ? number.toString() : words(component) + " " + number;
      default ->
          only || value instanceof String ? words(value) : words(component) + " " + words(value);
    };
  }

  private String value(String component, Object value) {
    return switch (value) {
      case Number seat when component.equals(SEAT) -> player(seat);
      case List<?> seats when component.equals(SEATS) ->
          seats.stream().map(seat -> player((Number) seat)).collect(Collectors.joining(", "));
      default -> words(value);
    };
  }

  private String player(Number seat) {
    return seat.intValue() < 0 ? "nobody" : name.apply(seat.intValue());
  }

  /** Plain data in words: what is written with underscores for programs is read without. */
  private static String words(Object value) {
    return switch (value) {
      case null -> "none";
      case List<?> list when list.isEmpty() -> "none";
      case List<?> list -> list.stream().map(PlainWords::words).collect(Collectors.joining(" "));
      default -> String.valueOf(value).replace('_', ' ');
    };
  }

  /** A text on lines of the LCD, with room for the names in it. */
  static List<String> lines(String text, int most) {
    StringBuilder roomy = new StringBuilder();
    for (char letter : text.toCharArray()) {
      roomy.append(letter).append(Lines.player(letter) < 0 ? "" : ROOM_FOR_A_NAME);
    }
    List<String> lines = new ArrayList<>();
    for (String line : Lines.shortened(roomy.toString(), most)) {
      String fits =
          line.length() <= Prompt.COLUMNS
              ? line
              : line.substring(0, Prompt.COLUMNS - ShortNames.SIGN.length()) + ShortNames.SIGN;
      lines.add(fits.replace("\uFDEF", ""));
    }
    return lines;
  }
}
