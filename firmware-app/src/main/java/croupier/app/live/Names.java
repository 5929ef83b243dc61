package croupier.app.live;

import croupier.app.Limits;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.List;

/** The names of the seats, as they may be shown on an LCD and kept in a file. */
public final class Names {
  private Names() {}

  public static List<String> checked(List<String> names) {
    for (int seat = 0; seat < names.size(); seat++) {
      String name = names.get(seat);
      String where = "The name of seat " + seat;
      if (name.isBlank()) {
        throw refusal(where + " is empty.");
      }
      if (name.codePointCount(0, name.length()) > Limits.NAME) {
        throw refusal(
            where + " is longer than " + Limits.NAME + " characters: " + Records.quote(name) + ".");
      }
      if (name.codePoints().anyMatch(Names::isUnfit)) {
        throw refusal(
            where + " holds characters that cannot be shown: " + Records.quote(name) + ".");
      }
      if (names.indexOf(name) != seat) {
        throw refusal("Two seats have the name " + Records.quote(name) + ".");
      }
    }
    return List.copyOf(names);
  }

  private static boolean isUnfit(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  private static Refusal refusal(String sentence) {
    return new Refusal(Refusal.Code.BAD_DATA, sentence);
  }
}
