package croupier.app.table.widget;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Die;

/**
 * Time that visibly runs out. It stands still, whole, until hands are heard, begins anew at {@link
 * #restart}, and can stand in between. Whoever owns it says what happens when it is over.
 */
public final class Countdown {
  private final int seconds;
  private long ends = Mode.NEVER;

  /** What is left while it stands. */
  private long rest;

  /** When the second that is shown ends. */
  private long secondEnds = Mode.NEVER;

  public Countdown(int seconds) {
    this.seconds = seconds;
    stop();
  }

  /** From now on it runs, with all its time. */
  public void restart(long now) {
    restart(now, 0);
  }

  /** From now on it runs, with all its time and so many seconds more. */
  void restart(long now, int more) {
    ends = now + (seconds + more) * Clock.SECOND;
    tick(now);
  }

  /** It stands, with all its time. */
  public void stop() {
    rest = seconds * Clock.SECOND;
    ends = Mode.NEVER;
    secondEnds = Mode.NEVER;
  }

  /** It stands, with what is left of it. */
  public void stand(long now) {
    long left = running() ? Math.max(0, ends - now) : rest;
    stop();
    rest = left;
  }

  /** It runs, with what was left when it stood. */
  public void runOn(long now) {
    if (!running()) {
      ends = now + rest;
      tick(now);
    }
  }

  public boolean running() {
    return ends != Mode.NEVER;
  }

  public boolean over(long now) {
    return now >= ends;
  }

  /** What is left, in seconds as people count them: the last one is 1, and 0 is over. */
  int left(long now) {
    long left = running() ? Math.max(0, ends - now) : rest;
    return (int) Math.ceilDiv(left, Clock.SECOND);
  }

  /** When {@link #tick} is next wanted. */
  public long nextDue() {
    return secondEnds;
  }

  /** Another second has gone by. */
  public void tick(long now) {
    secondEnds = !running() || over(now) ? Mode.NEVER : ends - (left(now) - 1) * Clock.SECOND;
  }

  /** On the LCD, at most four letters. */
  public String words(long now) {
    return left(now) + "s";
  }

  /** Says what is left where there are no lights for it. */
  public void tell(Canvas canvas, long now) {
    canvas.secondsLeft(left(now));
  }

  /** Lights go out one by one, on as many dice as there are from {@code first} to {@code last}. */
  public void draw(Canvas canvas, int first, int last, Hue hue, long now) {
    int all = (last - first + 1) * Die.LIGHTS;
    tell(canvas, now);
    int lit = Math.ceilDiv(all * left(now), seconds);
    Effect effect = left(now) <= 3 ? Effect.BLINK : Effect.STEADY;
    for (int die = first; die <= last; die++) {
      int here = Math.clamp(lit - (die - first) * Die.LIGHTS, 0, Die.LIGHTS);
      canvas.die(die, hue, (1 << here) - 1, effect, words(now));
    }
  }
}
