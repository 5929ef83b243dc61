package croupier.app.arena;

import croupier.engine.Fields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How long a bot took for its decisions: how many were measured in each range, and together. A
 * range ends at twice the nanoseconds of the one before; the first ends at one microsecond.
 */
final class DecisionTimes {
  static final int RANGES = 26;
  private static final long FIRST_END = 1_000;

  private final long[] counts = new long[RANGES];
  private long nanos;

  /** Where a range ends, in nanoseconds. */
  static long end(int range) {
    return FIRST_END << range;
  }

  void add(long took) {
    int range = 0;
    while (range < RANGES - 1 && took >= end(range)) {
      range++;
    }
    counts[range]++;
    nanos += took;
  }

  void add(DecisionTimes other) {
    for (int range = 0; range < RANGES; range++) {
      counts[range] += other.counts[range];
    }
    nanos += other.nanos;
  }

  long count(int range) {
    return counts[range];
  }

  long measured() {
    long all = 0;
    for (long count : counts) {
      all += count;
    }
    return all;
  }

  double meanNanos() {
    return measured() == 0 ? 0 : (double) nanos / measured();
  }

  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    List<Object> all = new ArrayList<>();
    for (long count : counts) {
      all.add(count);
    }
    data.put("counts", all);
    data.put("micros", nanos / 1_000);
    return data;
  }

  static DecisionTimes of(Fields fields) {
    DecisionTimes times = new DecisionTimes();
    int[] counts = fields.numbers("counts", RANGES, 0, Integer.MAX_VALUE);
    for (int range = 0; range < RANGES; range++) {
      times.counts[range] = counts[range];
    }
    times.nanos = 1_000L * fields.number("micros", 0, Integer.MAX_VALUE);
    return times;
  }
}
