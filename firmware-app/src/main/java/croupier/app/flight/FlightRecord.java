package croupier.app.flight;

import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What was noted until something went wrong.
 *
 * @param what went wrong: a kind of mistake, where the table is stuck, a part and its fault
 * @param date the day and the time, or empty when the machine did not know
 * @param game the file of the record that was on the table, or empty
 * @param mode what the unit was doing
 * @param where the innermost calls of the program, if it was about them
 * @param lines what happened before, each with the seconds until the trouble
 */
public record FlightRecord(
    Why why,
    String what,
    String date,
    String game,
    String mode,
    List<String> where,
    List<String> lines) {
  /** Why it was written. */
  public enum Why {
    MISTAKE,
    STUCK,
    FAULT,
    ASKED
  }

  private static final int FORMAT = 1;
  private static final List<String> FIELDS =
      List.of("flight", "why", "what", "date", "game", "mode", "where", "lines");

  public FlightRecord {
    where = List.copyOf(where);
    lines = List.copyOf(lines);
  }

  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("flight", FORMAT);
    data.put("why", why.name().toLowerCase(Locale.ROOT));
    data.put("what", what);
    data.put("date", date);
    data.put("game", game);
    data.put("mode", mode);
    data.put("where", where);
    data.put("lines", lines);
    return data;
  }

  /**
   * Reads it.
   *
   * @throws Refusal when that is no flight record
   */
  public static FlightRecord of(Map<String, Object> data) {
    Fields fields = Fields.of("", data);
    fields.only(FIELDS);
    fields.number("flight", FORMAT, FORMAT);
    return new FlightRecord(
        fields.constant("why", Why.class),
        fields.text("what"),
        fields.text("date"),
        fields.text("game"),
        fields.text("mode"),
        fields.texts("where"),
        fields.texts("lines"));
  }
}
