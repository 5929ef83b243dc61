package croupier.app.table.widget;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.hal.Clock;
import croupier.hal.Hue;

/**
 * The time to say no. It stands still while whoever is asked looks at the cards, so that reading
 * costs nothing; but for each question no longer than somebody reads who reads slowly.
 */
public final class AnswerTime {
  private static final int SECONDS = 12;
  private static final long LOOKING = 30 * Clock.SECOND;

  /** A phone tells nobody when its owner looks: it has the time for that at once. */
  private static final int ON_A_PHONE = 8;

  private final Countdown countdown = new Countdown(SECONDS);
  private long lookingLeft = LOOKING;
  private long standsUntil = Mode.NEVER;

  /**
   * Somebody is asked, from now on.
   *
   * @param onPhone whether a page has their seat
   */
  public void restart(long now, boolean onPhone) {
    lookingLeft = LOOKING;
    standsUntil = Mode.NEVER;
    countdown.restart(now, onPhone ? ON_A_PHONE : 0);
  }

  public void stop() {
    standsUntil = Mode.NEVER;
    countdown.stop();
  }

  /** The cards are looked at. */
  public void lookBegins(long now) {
    if (countdown.running() && lookingLeft > 0) {
      countdown.stand(now);
      standsUntil = now + lookingLeft;
    }
  }

  public void lookEnds(long now) {
    if (standsUntil != Mode.NEVER) {
      lookingLeft = Math.max(0, standsUntil - now);
      standsUntil = Mode.NEVER;
      countdown.runOn(now);
    }
  }

  public boolean over(long now) {
    return countdown.over(now);
  }

  /** When {@link #tick} is next wanted. */
  public long nextDue() {
    return Math.min(standsUntil, countdown.nextDue());
  }

  public void tick(long now) {
    if (now >= standsUntil) {
      lookEnds(now);
    }
    countdown.tick(now);
  }

  /** On the LCD, at most three letters. */
  public String words(long now) {
    return countdown.words(now);
  }

  /** On one die. */
  public void draw(Canvas canvas, int die, Hue hue, long now) {
    countdown.draw(canvas, die, die, hue, now);
  }
}
