package croupier.app.settings;

import java.time.Duration;
import java.util.List;

/**
 * What the unit does when nobody is there.
 *
 * @param idle how long nobody is there before it plays by itself
 * @param games their ids; none for all
 */
public record Show(boolean on, Duration idle, List<String> games) {
  /** It shows all games after two minutes. */
  public static final Show USUAL = new Show(true, Duration.ofMinutes(2), List.of());

  /** It never plays by itself. */
  public static final Show OFF = new Show(false, USUAL.idle(), List.of());

  public Show {
    games = List.copyOf(games);
  }

  public boolean has(String game) {
    return games.isEmpty() || games.contains(game);
  }

  Show withOn(boolean wanted) {
    return new Show(wanted, idle, games);
  }
}
