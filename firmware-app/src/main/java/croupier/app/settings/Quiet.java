package croupier.app.settings;

import java.time.LocalTime;

/**
 * Hours in which an unused unit is dark or dim, and no unit makes a sound.
 *
 * @param until when they end, on the same day or the next
 * @param brightness in percent, of a unit that nobody uses
 */
public record Quiet(boolean on, LocalTime from, LocalTime until, int brightness) {
  /** None; and the night, for who turns them on at the unit. */
  public static final Quiet OFF = new Quiet(false, LocalTime.of(22, 0), LocalTime.of(8, 0), 0);

  /** Whether it is quiet at this time of the day. */
  public boolean isAt(LocalTime time) {
    boolean afterFrom = !time.isBefore(from);
    boolean beforeUntil = time.isBefore(until);
    return on && (from.isAfter(until) ? afterFrom || beforeUntil : afterFrom && beforeUntil);
  }

  Quiet withOn(boolean wanted) {
    return new Quiet(wanted, from, until, brightness);
  }

  Quiet withFrom(LocalTime time) {
    return new Quiet(on, time, until, brightness);
  }

  Quiet withUntil(LocalTime time) {
    return new Quiet(on, from, time, brightness);
  }

  Quiet withBrightness(int percent) {
    return new Quiet(on, from, until, percent);
  }
}
