package croupier.app.table.mode;

import croupier.app.live.WallClock;
import croupier.app.settings.Quiet;
import croupier.hal.Clock;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.function.Supplier;

/** Whether it is quiet now. The table's own clock knows no hours, so another is looked at. */
final class QuietTime {
  private static final long LOOK = 20 * Clock.SECOND;

  /** A network that sets the clock has done so by then. */
  private static final long TO_BE_SET = 600 * Clock.SECOND;

  private final Supplier<Quiet> quiet;
  private final WallClock clock;
  private boolean on;
  private long due;
  private long unknownSince = Mode.NEVER;
  private boolean complained;

  QuietTime(Supplier<Quiet> quiet, WallClock clock) {
    this.quiet = quiet;
    this.clock = clock;
  }

  boolean isOn() {
    return on;
  }

  /** When to {@link #look} next. */
  long nextDue() {
    return quiet.get().on() ? due : Mode.NEVER;
  }

  /** Looks at the clock; says whether it has become quiet, or is not any more. */
  boolean look(long now) {
    due = now + LOOK;
    boolean before = on;
    Optional<ZonedDateTime> time = clock.now();
    on = time.filter(known -> quiet.get().isAt(known.toLocalTime())).isPresent();
    unknownSince = time.isPresent() ? Mode.NEVER : Math.min(unknownSince, now);
    if (quiet.get().on() && !complained && time.isEmpty() && now - unknownSince >= TO_BE_SET) {
      complained = true;
      TableContext.LOG.warn("Nobody has set the clock: until then there are no quiet hours.");
    }
    return on != before;
  }
}
