package croupier.app.evenings;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Between which games people slept: where nobody played for some hours. Games without a date are
 * together, for nobody knows better.
 */
final class Nights {
  private static final Duration SLEEP = Duration.ofHours(5);

  private final ZoneId zone;

  /**
   * @param zone where the table stands
   */
  Nights(ZoneId zone) {
    this.zone = zone;
  }

  LocalDate day(Instant when) {
    return when.atZone(zone).toLocalDate();
  }

  /** The games of each evening; those without a date come first. */
  List<List<PlayedGame>> part(List<PlayedGame> games) {
    List<List<PlayedGame>> parts = new ArrayList<>();
    List<PlayedGame> undated = games.stream().filter(game -> game.when().isEmpty()).toList();
    if (!undated.isEmpty()) {
      parts.add(undated);
    }
    List<PlayedGame> dated =
        games.stream()
            .filter(game -> game.when().isPresent())
            .sorted(Comparator.comparing((PlayedGame game) -> game.when().orElseThrow()))
            .toList();
    Instant last = Instant.MIN;
    for (PlayedGame game : dated) {
      Instant begins = game.when().orElseThrow();
      if (last.equals(Instant.MIN) || Duration.between(last, begins).compareTo(SLEEP) >= 0) {
        parts.add(new ArrayList<>());
      }
      parts.getLast().add(game);
      Instant ends = game.to().orElse(begins);
      last = ends.isAfter(last) ? ends : last;
    }
    return parts;
  }
}
