package croupier.app.table.widget;

import croupier.hal.Clock;

/** How long a game has been played. It goes on from what the record says; a rest does not count. */
public final class PlayedTime {
  private long nanos;
  private long from;
  private boolean rests;

  /**
   * @param seconds what has been played before
   * @param now when playing goes on
   */
  public PlayedTime(int seconds, long now) {
    nanos = seconds * Clock.SECOND;
    from = now;
  }

  public void rest(long now) {
    if (!rests) {
      nanos += now - from;
      rests = true;
    }
  }

  public void rise(long now) {
    from = now;
    rests = false;
  }

  public int seconds(long now) {
    long played = nanos + (rests ? 0 : now - from);
    return (int) (played / Clock.SECOND);
  }
}
