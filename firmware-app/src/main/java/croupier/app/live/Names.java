package croupier.app.live;

import croupier.app.Limits;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of the seats, as they may be shown on an LCD and kept in a file. */
public final class Names {
  private Names() {}

  public static List<String> checked(List<String> names) {
    Set<String> seen = new HashSet<>();
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
      if (!name.codePoints().allMatch(Records::canBeShown)) {
        throw refusal(
            where + " holds characters that cannot be shown: " + Records.quote(name) + ".");
      }
      if (!seen.add(name)) {
        throw refusal("Two seats have the name " + Records.quote(name) + ".");
      }
    }
    return List.copyOf(names);
  }

  private static Refusal refusal(String sentence) {
    return new Refusal(Refusal.Code.BAD_DATA, sentence);
  }
}
