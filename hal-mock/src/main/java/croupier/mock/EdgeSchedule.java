package croupier.mock;

import java.util.Arrays;

/** What will happen and when, earliest first; things of the same time keep their order. */
final class EdgeSchedule {
  private long[] times = new long[64];
  private long[] entries = new long[64];
  private int size;
  private long number;

  /** Things that happen are small numbers: what they mean is for the caller. */
  void add(long time, int what) {
    if (size == times.length) {
      times = Arrays.copyOf(times, 2 * size);
      entries = Arrays.copyOf(entries, 2 * size);
    }
    long entry = number++ << 16 | what;
    int at = size++;
    while (at > 0 && before(time, entry, (at - 1) / 2)) {
      move((at - 1) / 2, at);
      at = (at - 1) / 2;
    }
    times[at] = time;
    entries[at] = entry;
  }

  /** When the first thing happens, or {@link Long#MAX_VALUE}. */
  long next() {
    return size == 0 ? Long.MAX_VALUE : times[0];
  }

  /** Takes the first thing off. */
  int take() {
    int what = (int) entries[0] & 0xffff;
    long time = times[--size];
    long entry = entries[size];
    int at = 0;
    while (true) {
      int child = 2 * at + 1;
      if (child >= size) {
        break;
      }
      if (child + 1 < size && before(times[child + 1], entries[child + 1], child)) {
        child++;
      }
      if (before(time, entry, child)) {
        break;
      }
      move(child, at);
      at = child;
    }
    times[at] = time;
    entries[at] = entry;
    return what;
  }

  private boolean before(long time, long entry, int place) {
    return time < times[place] || time == times[place] && entry < entries[place];
  }

  private void move(int from, int to) {
    times[to] = times[from];
    entries[to] = entries[from];
  }
}
