package croupier.app.simulated.ordeal;

import croupier.hal.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Something that goes wrong at a moment of an evening.
 *
 * @param number by which it is named, in whatever company
 * @param at when it begins, from the beginning of the evening
 * @param lasts how long it goes on
 * @param seed of all chance in it
 */
record Blow(int number, Trouble what, long at, long lasts, long seed) {
  private static final int MOST_EACH = 4;
  private static final long LONGEST = 3 * 60 * Clock.SECOND;

  /**
   * The blows of an evening, the first first. Whichever kinds are wanted, those of one kind are the
   * same.
   */
  static List<Blow> of(long seed, Set<Trouble> kinds, long evening) {
    List<Blow> blows = new ArrayList<>();
    SplittableRandom chance = new SplittableRandom(seed);
    int number = 0;
    for (Trouble kind : Trouble.values()) {
      int count = chance.nextInt(MOST_EACH + 1);
      for (int i = 0; i < count; i++) {
        long at = chance.nextLong(evening);
        long lasts = chance.nextLong(1, LONGEST);
        Blow blow = new Blow(number++, kind, at, lasts, chance.nextLong());
        if (kinds.contains(kind)) {
          blows.add(blow);
        }
      }
    }
    blows.sort(Comparator.comparingLong(Blow::at).thenComparingInt(Blow::number));
    return blows;
  }

  long ends() {
    return at + lasts;
  }

  boolean isOn(long now) {
    return at <= now && now < ends();
  }

  @Override
  public String toString() {
    return "%d %s at %s for %s".formatted(number, what.id(), time(at), time(lasts));
  }

  /** A time of the evening, to the nanosecond. */
  static String time(long nanos) {
    return "%d.%09d".formatted(nanos / Clock.SECOND, nanos % Clock.SECOND);
  }
}
