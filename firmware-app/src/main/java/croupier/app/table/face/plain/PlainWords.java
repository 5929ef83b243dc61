package croupier.app.table.face.plain;

import croupier.app.table.lcd.Lines;
import croupier.app.words.ShortNames;
import croupier.engine.Records;
import croupier.hal.UnitPicture.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * The records of any game in words: a record is called by its type, and a component called {@code
 * seat} or {@code seats} holds players, who are called by their names.
 */
final class PlainWords {
  private static final String SEAT = "seat";
  private static final String SEATS = "seats";

  /** So many more letters are left free for each name when a text is broken into lines. */
  private static final String ROOM_FOR_A_NAME = "\uFDEF".repeat(6);

  private final IntFunction<String> name;

  /**
   * @param name what a player is called
   */
  PlainWords(IntFunction<String> name) {
    this.name = name;
  }

  /** Something that can be done, as a choice: take block pink. */
  String choice(Object action) {
    Map<String, Object> data = Records.write((Record) action);
    return words(data.remove("type")) + details(data, " ");
  }

  /** Something that was done or happened, as a sentence: Ann: dice rolled, 3 4. */
  String sentence(Object happened) {
    Map<String, Object> data = Records.write((Record) happened);
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
      return players(value);
    }
    return switch (value) {
      case Boolean is -> (is ? "" : "not ") + words(component);
      case Number number -> only ? number.toString() : words(component) + " " + number;
      default ->
          only || value instanceof String ? words(value) : words(component) + " " + words(value);
    };
  }

  private String players(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(seat -> player((Number) seat)).collect(Collectors.joining(", "))
        : player((Number) value);
  }

  private String player(Number seat) {
    return seat.intValue() < 0 ? "nobody" : name.apply(seat.intValue());
  }

  /** Plain data in words: what is written with underscores for programs is read without. */
  static String words(Object value) {
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
