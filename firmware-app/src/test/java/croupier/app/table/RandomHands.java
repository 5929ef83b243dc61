package croupier.app.table;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/**
 * People who do what some key of the picture says, without pins and edges: thousands of gestures in
 * a second. While one holds a button, the other hands go on.
 */
final class RandomHands {
  private static final long SHORTEST = 700 * Clock.MILLISECOND;
  private static final long LONGEST = 2_500 * Clock.MILLISECOND;

  private static final long LONGEST_SHOW = 20 * Clock.SECOND;

  private final TableContext context;
  private final long[] now;
  private final SplittableRandom chance;
  private final ToIntFunction<Key> liking;
  private final WholeLines eyes;
  private Mode mode;
  private UnitPicture picture;
  private Control held;
  private int holds;

  /**
   * @param now the time of the desk
   * @param liking how much a key is liked; one of 2 is picked twice as often as one of 1
   * @param eyes look at every picture
   */
  RandomHands(
      TableContext context, long[] now, long seed, ToIntFunction<Key> liking, WholeLines eyes) {
    this.context = context;
    this.now = now;
    this.chance = new SplittableRandom(seed);
    this.liking = liking;
    this.eyes = eyes;
  }

  void beginWith(Mode first) {
    become(first);
  }

  Mode mode() {
    return mode;
  }

  private void become(Mode next) {
    mode = next;
    Canvas canvas = context.canvas();
    mode.draw(canvas);
    picture = canvas.picture(context.sound());
    eyes.look(canvas, picture);
  }

  /** A moment passes, and one gesture is made when there is one to make. */
  void go() {
    pass(chance.nextLong(SHORTEST, LONGEST));
    if (held != null && --holds <= 0) {
      tell(new UnitEvent.Released(held, false, now[0]));
      held = null;
      return;
    }
    Key key = pick();
    if (key != null) {
      use(key);
    } else if (held == null) {
      pass(Math.min(LONGEST_SHOW, mode.nextDue() - now[0]));
    }
  }

  void pass(long nanos) {
    long until = now[0] + Math.max(0, nanos);
    for (int i = 0; i < 100 && mode.nextDue() <= until; i++) {
      now[0] = Math.max(now[0], mode.nextDue());
      become(mode.tick(now[0]));
    }
    now[0] = until;
  }

  private Key pick() {
    List<Key> keys =
        picture.prompt().keys().stream()
            .filter(key -> held == null || key.gesture() != Gesture.HOLD)
            .filter(key -> key.control() != held)
            .toList();
    int total = keys.stream().mapToInt(liking).sum();
    int pick = total == 0 ? 0 : chance.nextInt(total);
    for (Key key : keys) {
      pick -= liking.applyAsInt(key);
      if (pick < 0) {
        return key;
      }
    }
    return null;
  }

  private void use(Key key) {
    Control control = key.control();
    switch (key.gesture()) {
      case TURN -> {
        int steps = chance.nextInt(1, 4);
        tell(new UnitEvent.Turned(control, chance.nextBoolean() ? steps : -steps, now[0]));
      }
      case PRESS -> {
        tell(new UnitEvent.Pressed(control, now[0]));
        pass(100 * Clock.MILLISECOND);
        tell(new UnitEvent.Released(control, true, now[0]));
      }
      case HOLD -> {
        tell(new UnitEvent.Pressed(control, now[0]));
        pass(800 * Clock.MILLISECOND);
        tell(new UnitEvent.Held(control, now[0]));
        held = control;
        holds = chance.nextInt(1, 8);
      }
    }
  }

  private void tell(UnitEvent event) {
    become(mode.handle(event));
  }
}
