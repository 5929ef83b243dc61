package croupier.app.arena;

import croupier.app.Limits;
import croupier.app.program.Mishap;
import croupier.engine.Fields;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How one game went: a line of a file of results.
 *
 * @param winners seats; nobody when the game was not over in {@link Contest#MOST_STEPS}
 * @param points of each seat; none when the game did not come to its end
 * @param decisions how many were made
 * @param lost the seat that lost by a fault of its program, or -1
 * @param why what it did
 * @param sources for each seat where its points came from, in the order of {@link PointSources};
 *     only of the first games
 */
record Played(
    long number,
    List<Integer> winners,
    List<Integer> points,
    int decisions,
    int lost,
    Mishap why,
    List<List<Integer>> sources) {
  /** The share of the win that a seat has. */
  double share(int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }

  boolean isOver() {
    return !points.isEmpty() || lost >= 0;
  }

  Map<String, Object> data(int[] seating) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("n", number);
    List<Object> bots = new ArrayList<>();
    for (int bot : seating) {
      bots.add((long) bot);
    }
    data.put("bots", bots);
    data.put("winners", winners);
    data.put("points", points);
    data.put("decisions", (long) decisions);
    if (lost >= 0) {
      data.put("lost", (long) lost);
      data.put("why", why.name().toLowerCase(Locale.ROOT));
    }
    if (!sources.isEmpty()) {
      data.put("sources", sources);
    }
    return data;
  }

  /** Reads what {@link #data} wrote; refuses what it cannot have written. */
  static Played of(Map<String, Object> data, Contest contest, int sourceCount) {
    Fields fields = Fields.of("", data);
    fields.only(List.of("n", "bots", "winners", "points", "decisions", "lost", "why", "sources"));
    List<Integer> winners = fields.numbers("winners");
    List<Integer> points = fields.numbers("points");
    int seats = contest.seats();
    int lost = fields.has("lost") ? fields.number("lost", 0, seats - 1) : -1;
    Object sources = data.getOrDefault("sources", List.of());
    if (winners.stream().anyMatch(seat -> seat < 0 || seat >= seats)
        || points.size() != 0 && points.size() != seats) {
      throw Refusal.wrongData(Records.fit(data.toString()));
    }
    return new Played(
        fields.number("n", 0, (int) Limits.ARENA_GAMES),
        winners,
        points,
        fields.number("decisions", 0, Integer.MAX_VALUE),
        lost,
        lost < 0 ? null : fields.constant("why", Mishap.class),
        sourcesOf(sources, seats, sourceCount));
  }

  private static List<List<Integer>> sourcesOf(Object data, int seats, int count) {
    List<List<Integer>> all = new ArrayList<>();
    if (data instanceof List<?> lists) {
      for (Object list : lists) {
        List<Integer> seat = new ArrayList<>();
        if (list instanceof List<?> amounts) {
          amounts.forEach(amount -> seat.add(((Number) amount).intValue()));
        }
        all.add(seat);
      }
    }
    boolean fits = all.size() == seats && all.stream().allMatch(each -> each.size() == count);
    if (!all.isEmpty() && !fits) {
      throw Refusal.wrongData(Records.fit(String.valueOf(data)));
    }
    return all;
  }
}
