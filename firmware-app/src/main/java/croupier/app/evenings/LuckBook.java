package croupier.app.evenings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds up what chance gave to each seat, throw by throw. */
public final class LuckBook {
  private record Page(String kind, int seat) {}

  private static final class Sums {
    private final Map<Throw, Integer> throwsMade = new HashMap<>();
    private long total;
  }

  private final Map<Page, Sums> pages = new LinkedHashMap<>();

  /**
   * A seat threw something.
   *
   * @param kind the name of a message that says what
   * @param came what it brought
   */
  public void threw(String kind, int seat, Throw what, int came) {
    Sums sums = pages.computeIfAbsent(new Page(kind, seat), _ -> new Sums());
    sums.throwsMade.merge(what, 1, Integer::sum);
    sums.total += came;
  }

  /** Dice of six sides that were thrown together. */
  public void dice(String kind, int seat, List<Integer> faces) {
    int sum = faces.stream().mapToInt(Integer::intValue).sum();
    threw(kind, seat, new Throw.Dice(faces.size(), 6), sum);
  }

  public List<Luck> all() {
    return all(false);
  }

  /**
   * @param fewIsLucky whether it is lucky to have little of what was thrown
   */
  public List<Luck> all(boolean fewIsLucky) {
    List<Luck> all = new ArrayList<>();
    pages.forEach(
        (page, sums) ->
            all.add(new Luck(page.kind(), page.seat(), fewIsLucky, sums.throwsMade, sums.total)));
    return all;
  }
}
