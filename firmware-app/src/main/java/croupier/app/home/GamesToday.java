package croupier.app.home;

import croupier.app.live.WallClock;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * How many games people began today, since the program was started; for any thread. While nobody
 * knows what day it is, one day goes on.
 */
final class GamesToday {
  private final WallClock clock;
  private Optional<LocalDate> day = Optional.empty();
  private int games;

  GamesToday(WallClock clock) {
    this.clock = clock;
  }

  synchronized void begun() {
    turnThePage();
    games++;
  }

  synchronized int count() {
    if (games > 0) {
      turnThePage();
    }
    return games;
  }

  private void turnThePage() {
    Optional<LocalDate> today = clock.now().map(ZonedDateTime::toLocalDate);
    if (today.isPresent() && day.isPresent() && !today.equals(day)) {
      games = 0;
    }
    day = today.isPresent() ? today : day;
  }
}
