package croupier.app.evenings;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The games of one evening, in the order in which they were played.
 *
 * @param id how it is asked for: its day, or {@code undated}
 * @param day the day on which it began; nobody knows of games whose records have no date
 */
public record Evening(String id, Optional<LocalDate> day, List<PlayedGame> games) {
  public Evening {
    games = List.copyOf(games);
  }

  /** A feat, and the game in which it was. */
  public record Best(PlayedGame game, Feat feat) {}

  /** Everybody who played, who won most first. */
  public List<PlayerScore> players() {
    Map<String, PlayerScore> players = new LinkedHashMap<>();
    for (PlayedGame game : games) {
      PlayerScore.add(game, players);
    }
    return PlayerScore.sorted(players);
  }

  /** The most of each kind that the whole evening had, once for each game that had as much. */
  public List<Best> best() {
    Map<String, List<Best>> best = new LinkedHashMap<>();
    for (PlayedGame game : games) {
      for (Feat feat : game.feats()) {
        List<Best> known = best.computeIfAbsent(feat.title(), _ -> new ArrayList<>());
        known.removeIf(each -> each.feat().amount() < feat.amount());
        if (known.isEmpty() || known.getFirst().feat().amount() == feat.amount()) {
          known.add(new Best(game, feat));
        }
      }
    }
    return best.values().stream().flatMap(List::stream).toList();
  }

  /** How often each game was played, in the order in which they came. */
  public Map<String, Integer> counts() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    games.forEach(game -> counts.merge(game.game(), 1, Integer::sum));
    return counts;
  }

  /** Parts games into evenings. */
  static List<Evening> of(List<PlayedGame> games, Nights nights) {
    List<Evening> evenings = new ArrayList<>();
    Map<LocalDate, Integer> ofDay = new HashMap<>();
    for (List<PlayedGame> together : nights.part(games)) {
      Optional<LocalDate> day = together.getFirst().when().map(nights::day);
      int number = day.map(each -> ofDay.merge(each, 1, Integer::sum)).orElse(1);
      String id = day.map(LocalDate::toString).orElse(Evenings.UNDATED);
      evenings.add(new Evening(number == 1 ? id : id + "-" + number, day, together));
    }
    return evenings;
  }
}
