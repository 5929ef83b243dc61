package croupier.app.evenings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Somebody who played, in one evening or in all: known by name, and a bot also by how well it
 * plays.
 *
 * @param bot how well it plays; empty for people
 * @param games those that are over
 * @param won how many of them; of a shared win the part
 * @param wonOf the same for each game by its id; also those of which none was won
 * @param luck how chance treated them, each kind once
 */
public record PlayerScore(
    String name, String bot, int games, double won, Map<String, Double> wonOf, List<Luck> luck) {

  /** Adds those who played a game to those who are known. */
  static void add(PlayedGame game, Map<String, PlayerScore> players) {
    for (int seat = 0; seat < game.names().size(); seat++) {
      String name = game.names().get(seat);
      String bot = game.bot(seat);
      int own = seat;
      PlayerScore known =
          players.getOrDefault(
              name + "\n" + bot, new PlayerScore(name, bot, 0, 0, Map.of(), List.of()));
      List<Luck> lucky = game.luck().stream().filter(luck -> luck.seat() == own).toList();
      players.put(name + "\n" + bot, known.and(game, seat, lucky));
    }
  }

  /** Who won most first. */
  static List<PlayerScore> sorted(Map<String, PlayerScore> players) {
    return players.values().stream()
        .sorted(
            Comparator.comparingDouble(PlayerScore::won)
                .thenComparingInt(PlayerScore::games)
                .reversed()
                .thenComparing(PlayerScore::name))
        .toList();
  }

  private PlayerScore and(PlayedGame game, int seat, List<Luck> lucky) {
    Map<String, Double> all = new LinkedHashMap<>(wonOf);
    if (game.isOver()) {
      all.merge(game.game(), game.won(seat), Double::sum);
    }
    List<Luck> both = new ArrayList<>(luck);
    for (Luck more : lucky) {
      int at = 0;
      while (at < both.size() && !both.get(at).kind().equals(more.kind())) {
        at++;
      }
      if (at == both.size()) {
        both.add(more);
      } else {
        both.set(at, both.get(at).and(more));
      }
    }
    return new PlayerScore(
        name,
        bot,
        games + (game.isOver() ? 1 : 0),
        won + (game.isOver() ? game.won(seat) : 0),
        all,
        List.copyOf(both));
  }
}
