package croupier.app.table.face.go;

import croupier.app.table.mode.Mode;
import croupier.hal.Clock;

/**
 * Who pressed first. Presses may arrive a little out of order, so the race stays open for a moment
 * after the first one that is heard; the time of the finger decides.
 */
final class GrabRace {
  private static final long MOMENT = 60 * Clock.MILLISECOND;

  private int first = -1;
  private long firstAt;
  private long closes = Mode.NEVER;

  void pressed(int seat, long at) {
    if (first < 0) {
      closes = at + MOMENT;
    }
    if (first < 0 || at < firstAt) {
      first = seat;
      firstAt = at;
    }
  }

  /** When the race is decided. */
  long closes() {
    return closes;
  }

  int winner() {
    return first;
  }
}
