package croupier.app.simulated.ordeal;

import croupier.app.live.WallClock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/** What the machine takes for the day and the hour. */
final class WallTime implements WallClock {
  private static final Instant EVENING = Instant.parse("2026-11-19T19:00:00Z");
  private static final int FARTHEST_DAYS = 40 * 365;
  private static final int UNKNOWN_ONE_IN = 3;
  private static final int DAY_SECONDS = 86_400;

  private final LongSupplier evening;
  private final Tally tally;
  private long off;
  private boolean unknown;

  /**
   * @param evening how long it has lasted
   */
  WallTime(LongSupplier evening, Tally tally) {
    this.evening = evening;
    this.tally = tally;
  }

  Instant instant() {
    return EVENING.plusNanos(evening.getAsLong()).plusSeconds(off);
  }

  void jump(SplittableRandom chance) {
    off =
        chance.nextLong(-FARTHEST_DAYS, FARTHEST_DAYS) * DAY_SECONDS + chance.nextInt(DAY_SECONDS);
    unknown = chance.nextInt(UNKNOWN_ONE_IN) == 0;
  }

  void set() {
    off = 0;
    unknown = false;
  }

  @Override
  public Optional<ZonedDateTime> now() {
    if (unknown || off != 0) {
      tally.count("fault " + Trouble.CLOCK.id());
    }
    return unknown ? Optional.empty() : Optional.of(instant().atZone(ZoneOffset.UTC));
  }
}
