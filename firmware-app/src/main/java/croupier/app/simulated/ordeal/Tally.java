package croupier.app.simulated.ordeal;

import java.util.SortedMap;
import java.util.TreeMap;

/** What took place, by name, and how often: a fault that never bites is no fault. */
final class Tally {
  private final SortedMap<String, Long> counts = new TreeMap<>();

  void count(String what) {
    count(what, 1);
  }

  void count(String what, long times) {
    if (times > 0 && !what.isEmpty()) {
      counts.merge(what, times, Long::sum);
    }
  }

  void add(Tally other) {
    other.counts.forEach(this::count);
  }

  SortedMap<String, Long> counts() {
    return new TreeMap<>(counts);
  }
}
