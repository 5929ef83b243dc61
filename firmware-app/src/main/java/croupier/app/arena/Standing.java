package croupier.app.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How a contest stands, with what depends on machine and day kept apart from what does not.
 *
 * @param times of each bot
 * @param nanos that this run took
 * @param played games of this run
 * @param decided decisions of this run
 * @param isWhole whether all games were played, or else it was stopped
 */
public record Standing(
    Standings standings,
    List<DecisionTimes> times,
    long nanos,
    long played,
    long decided,
    boolean isWhole) {

  /** Of what nobody played here. */
  static Standing of(Standings standings) {
    List<DecisionTimes> times = new ArrayList<>();
    standings.names().forEach(_ -> times.add(new DecisionTimes()));
    return new Standing(standings, times, 0, 0, 0, true);
  }

  static Standings nobodyHasPlayed(Contest contest) {
    int sources = PointSources.of(contest.game()).map(each -> each.names().size()).orElse(0);
    return new Standings(contest, namesOf(contest.bots()), sources);
  }

  /** Each another: who comes twice has a number the second time. */
  static List<String> namesOf(List<String> bots) {
    Map<String, Integer> seen = new HashMap<>();
    return bots.stream()
        .map(
            bot -> {
              int count = seen.merge(bot, 1, Integer::sum);
              return count == 1 ? bot : bot + " " + count;
            })
        .toList();
  }
}
