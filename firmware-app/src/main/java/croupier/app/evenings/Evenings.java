package croupier.app.evenings;

import croupier.app.words.Message;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All evenings of a unit.
 *
 * @param all the last first; what has no date comes last
 * @param players everybody who ever played, who won most first
 * @param untold records of which nothing can be told
 */
public record Evenings(List<Evening> all, List<PlayerScore> players, List<Untold> untold) {
  /** How the games without a date are asked for. */
  public static final String UNDATED = "undated";

  /** How the last evening is asked for. */
  public static final String LAST = "last";

  /** A record that is damaged, or of another version. */
  public record Untold(String file, Message why) {}

  static Evenings of(List<PlayedGame> games, List<Untold> untold, ZoneId zone) {
    List<Evening> all = new ArrayList<>(Evening.of(games, new Nights(zone)).reversed());
    Map<String, PlayerScore> players = new LinkedHashMap<>();
    games.forEach(game -> PlayerScore.add(game, players));
    return new Evenings(List.copyOf(all), PlayerScore.sorted(players), List.copyOf(untold));
  }

  /** The evening that is asked for so; case does not matter. */
  public Optional<Evening> named(String id) {
    return id.equalsIgnoreCase(LAST)
        ? all.stream().findFirst()
        : all.stream().filter(evening -> evening.id().equalsIgnoreCase(id)).findFirst();
  }

  public int games() {
    return all.stream().mapToInt(evening -> evening.games().size()).sum();
  }
}
