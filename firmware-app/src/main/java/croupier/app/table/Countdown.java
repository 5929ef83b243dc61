package croupier.app.table;

import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Die;

/**
 * Time that visibly runs out. It stands still, whole, until hands are heard, and begins anew at
 * {@link #restart}. Whoever owns it says what happens when it is over.
 */
final class Countdown {
  private final int seconds;
  private long ends = Mode.NEVER;

  /** When the second that is shown ends. */
  private long secondEnds = Mode.NEVER;

  Countdown(int seconds) {
    this.seconds = seconds;
  }

  /** From now on it runs, with all its time. */
  void restart(long now) {
    ends = now + seconds * Clock.SECOND;
    tick(now);
  }

  /** It stands, with all its time. */
  void stop() {
    ends = Mode.NEVER;
    secondEnds = Mode.NEVER;
  }

  boolean running() {
    return ends != Mode.NEVER;
  }

  boolean over(long now) {
    return now >= ends;
  }

  /** What is left, in seconds as people count them: the last one is 1, and 0 is over. */
  int left(long now) {
    return running() ? (int) Math.max(0, Math.ceilDiv(ends - now, Clock.SECOND)) : seconds;
  }

  /** When {@link #tick} is next wanted. */
  long nextDue() {
    return secondEnds;
  }

  /** Another second has gone by. */
  void tick(long now) {
    secondEnds = !running() || over(now) ? Mode.NEVER : ends - (left(now) - 1) * Clock.SECOND;
  }

  /** On the LCD, at most four letters. */
  String words(long now) {
    return left(now) + "s";
  }

  /** Lights go out one by one, on as many dice as there are from {@code first} to {@code last}. */
  void draw(Canvas canvas, int first, int last, Hue hue, long now) {
    int all = (last - first + 1) * Die.LIGHTS;
    int lit = Math.ceilDiv(all * left(now), seconds);
    Effect effect = left(now) <= 3 ? Effect.BLINK : Effect.STEADY;
    for (int die = first; die <= last; die++) {
      int here = Math.clamp(lit - (die - first) * Die.LIGHTS, 0, Die.LIGHTS);
      canvas.die(die, hue, (1 << here) - 1, effect, words(now));
    }
  }
}
