package croupier.app.table.menu;

import croupier.app.words.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.Optional;

/** When something was, as people say it at a table. */
final class Day {
  private Day() {}

  /** Today, yesterday, 3 Nov, Nov 2024; nothing for what has not been yet. */
  static Optional<Message> of(Instant then, ZonedDateTime now) {
    if (then.isAfter(now.toInstant())) {
      return Optional.empty();
    }
    LocalDate day = then.atZone(now.getZone()).toLocalDate();
    LocalDate today = now.toLocalDate();
    if (day.equals(today)) {
      return Optional.of(Message.of("menu.day-today"));
    }
    if (day.equals(today.minusDays(1))) {
      return Optional.of(Message.of("menu.day-yesterday"));
    }
    Message month = Message.of("menu.month-" + day.getMonthValue());
    return Optional.of(
        day.isAfter(today.minusMonths(6))
            ? Message.of("menu.day-this-year").with("day", day.getDayOfMonth()).with("month", month)
            : Message.of("menu.day-years-ago").with("month", month).with("year", day.getYear()));
  }
}
