package croupier.app.table.menu;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** When something was, as people say it at a table. */
final class DayWords {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM", Locale.ENGLISH);
  private static final DateTimeFormatter MONTH =
      DateTimeFormatter.ofPattern("MMM yyyy", Locale.ENGLISH);

  private DayWords() {}

  /** Today, yesterday, 3 Nov, Nov 2024; nothing for what has not been yet. */
  static String of(Instant then, ZonedDateTime now) {
    if (then.isAfter(now.toInstant())) {
      return "";
    }
    LocalDate day = then.atZone(now.getZone()).toLocalDate();
    LocalDate today = now.toLocalDate();
    if (day.equals(today)) {
      return "today";
    }
    if (day.equals(today.minusDays(1))) {
      return "yesterday";
    }
    return day.format(day.isAfter(today.minusMonths(6)) ? DAY : MONTH);
  }
}
