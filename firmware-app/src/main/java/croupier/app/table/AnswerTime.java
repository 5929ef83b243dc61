package croupier.app.table;

import croupier.hal.Clock;
import croupier.hal.Hue;

/**
 * The time to say no. It stands still while whoever is asked looks at the cards, so that reading
 * costs nothing; but for each question no longer than somebody reads who reads slowly.
 */
final class AnswerTime {
  private static final int SECONDS = 12;
  private static final long LOOKING = 30 * Clock.SECOND;

  private final Countdown countdown = new Countdown(SECONDS);
  private long lookingLeft = LOOKING;
  private long standsUntil = Mode.NEVER;

  /** Somebody is asked, from now on. */
  void restart(long now) {
    lookingLeft = LOOKING;
    standsUntil = Mode.NEVER;
    countdown.restart(now);
  }

  void stop() {
    standsUntil = Mode.NEVER;
    countdown.stop();
  }

  /** The cards are looked at. */
  void lookBegins(long now) {
    if (countdown.running() && lookingLeft > 0) {
      countdown.stand(now);
      standsUntil = now + lookingLeft;
    }
  }

  void lookEnds(long now) {
    if (standsUntil != Mode.NEVER) {
      lookingLeft = Math.max(0, standsUntil - now);
      standsUntil = Mode.NEVER;
      countdown.runOn(now);
    }
  }

  boolean over(long now) {
    return countdown.over(now);
  }

  /** When {@link #tick} is next wanted. */
  long nextDue() {
    return Math.min(standsUntil, countdown.nextDue());
  }

  void tick(long now) {
    if (now >= standsUntil) {
      lookEnds(now);
    }
    countdown.tick(now);
  }

  /** On the LCD, at most three letters. */
  String words(long now) {
    return countdown.words(now);
  }

  /** On one die. */
  void draw(Canvas canvas, int die, Hue hue, long now) {
    countdown.draw(canvas, die, die, hue, now);
  }
}
