package croupier.app.live;

import croupier.app.Limits;
import croupier.engine.Because;
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
      if (name.isBlank()) {
        throw refusal(RecordReason.NAME_EMPTY.with("seat", seat));
      }
      if (name.codePointCount(0, name.length()) > Limits.NAME) {
        throw refusal(
            RecordReason.NAME_TOO_LONG
                .with("seat", seat)
                .with("most", Limits.NAME)
                .with("name", Records.fit(name)));
      }
      if (!name.codePoints().allMatch(Records::canBeShown)) {
        throw refusal(
            RecordReason.NAME_CANNOT_BE_SHOWN.with("seat", seat).with("name", Records.fit(name)));
      }
      if (!seen.add(name)) {
        throw refusal(RecordReason.NAME_TWICE.with("name", Records.fit(name)));
      }
    }
    return List.copyOf(names);
  }

  private static Refusal refusal(Because because) {
    return new Refusal(Refusal.Code.BAD_DATA, because);
  }
}
