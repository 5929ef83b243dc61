package croupier.app.table.mode;

import croupier.engine.Game;
import croupier.hal.Clock;
import java.time.Duration;
import java.util.Optional;

/** The game that was at this table last: most of the time the next one is the same. */
public final class LastGame {
  private static final long NEVER = Long.MIN_VALUE;

  /** Whoever comes back within that time wants to go on. */
  public static final Duration RECENTLY = Duration.ofHours(1);

  private final Clock clock;
  private long leftAt = NEVER;
  private Game game;

  LastGame(Clock clock) {
    this.clock = clock;
  }

  /** A game was left, to be gone on with or not. */
  public void left(Game left, boolean goesOn) {
    game = left;
    leftAt = goesOn ? clock.nanos() : NEVER;
  }

  /** Whoever comes next does not want to go on with it. */
  public void isDone() {
    leftAt = NEVER;
  }

  /** Whether those who would go on now are still the same people. */
  public boolean wasJustLeft() {
    return leftAt != NEVER && clock.nanos() - leftAt < RECENTLY.toNanos();
  }

  /** Which game it was; empty when none has been played since the start. */
  public Optional<Game> game() {
    return Optional.ofNullable(game);
  }
}
