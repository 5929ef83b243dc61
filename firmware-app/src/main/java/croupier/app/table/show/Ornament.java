package croupier.app.table.show;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.LitTime;
import croupier.app.table.mode.TableContext;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/**
 * What a show lights besides its games. It takes the lights that were on least, so that none of
 * them ages before the others, however long the show goes on.
 */
final class Ornament {
  private static final Hue[] COLOURS = {
    Hue.BROWN, Hue.LIGHT_BLUE, Hue.PINK, Hue.ORANGE, Hue.RED, Hue.YELLOW, Hue.GREEN, Hue.DARK_BLUE
  };

  /** So long a light glows before another one does. */
  private static final long GLOW = 2 * Clock.SECOND;

  /** What is hidden under a hood is always white and bright: of the mean time this is enough. */
  private static final double HOODED = 0.65;

  /** No light is to be on for less, of the mean time. */
  private static final double FAIR = 0.6;

  /** From one picture of the dance to the next. */
  static final long STEP = 300 * Clock.MILLISECOND;

  private final TableContext context;
  private final LitTime lit;
  private final int[] dice = new int[UnitPicture.DICE];
  private final int[] trackers = new int[UnitPicture.SEATS];
  private final int[] hooded = new int[UnitPicture.DIALS];
  private final int[] open = new int[UnitPicture.DIALS];
  private long chooseAt = Long.MIN_VALUE;

  Ornament(TableContext context) {
    this.context = context;
    lit = context.litTime();
  }

  // --- beside a game

  /**
   * In what the game leaves dark a light glows faintly; of a tracker, which counts something, only
   * where nobody plays.
   */
  void glow(Canvas canvas, List<Integer> players) {
    if (context.now() >= chooseAt) {
      chooseAt = context.now() + GLOW;
      choose();
    }
    for (int die = 0; die < dice.length; die++) {
      if (canvas.isDarkDie(die)) {
        canvas.die(die, COLOURS[die % COLOURS.length], 1 << dice[die], Effect.DIM);
      }
    }
    for (int seat = 0; seat < context.seats(); seat++) {
      if (!players.contains(seat)) {
        Light glow = new Light(context.hue(seat), Effect.DIM);
        canvas.tracker(seat, only(trackers[seat], glow, Tracker.LENGTH));
      }
    }
    for (int dial = 0; dial < hooded.length; dial++) {
      if (canvas.isDarkDial(dial)) {
        if (lit.ofDial(dial, hooded[dial]) < HOODED * lit.mean()) {
          canvas.hood(dial, hooded[dial]);
        }
        canvas.reveal(dial, only(open[dial], Light.of(Hue.BROWN), DialLights.POSITIONS));
      }
    }
  }

  private void choose() {
    for (int number = 0; number < dice.length; number++) {
      int die = number;
      dice[die] = least(Die.LIGHTS, light -> lit.ofDie(die, light));
    }
    for (int number = 0; number < trackers.length; number++) {
      int seat = number;
      trackers[seat] = least(Tracker.LENGTH, light -> lit.ofTracker(seat, light));
    }
    for (int number = 0; number < hooded.length; number++) {
      int dial = number;
      int three = DialLights.POSITIONS;
      hooded[dial] = least(three, light -> lit.ofDial(dial, light));
      open[dial] = least(three, light -> lit.ofDial(dial, three + light));
    }
  }

  private static int least(int lights, IntToDoubleFunction time) {
    int least = 0;
    for (int light = 1; light < lights; light++) {
      if (time.applyAsDouble(light) < time.applyAsDouble(least)) {
        least = light;
      }
    }
    return least;
  }

  private static List<Light> only(int place, Light shining, int length) {
    List<Light> lights = new ArrayList<>();
    for (int light = 0; light < length; light++) {
      lights.add(light == place ? shining : Light.OFF);
    }
    return lights;
  }

  // --- between the games

  /** Whether some light was on so little that there should be more of the dance. */
  boolean owesLight() {
    return lit.least() < FAIR * lit.mean();
  }

  /** Whatever was on less than most shines, in colours that wander. */
  void dance(Canvas canvas) {
    double mean = lit.mean();
    int step = (int) (context.now() / STEP % COLOURS.length);
    for (int number = 0; number < UnitPicture.DICE; number++) {
      int die = number;
      int pattern = 0;
      for (int light = 0; light < Die.LIGHTS; light++) {
        pattern |= lit.ofDie(die, light) <= mean ? 1 << light : 0;
      }
      canvas.die(die, colour(die + step), pattern, Effect.STEADY);
    }
    for (int number = 0; number < context.seats(); number++) {
      int seat = number;
      canvas.tracker(
          seat, row(Tracker.LENGTH, light -> lit.ofTracker(seat, light) <= mean, seat + step));
      if (lit.ofHalo(seat) <= mean) {
        canvas.halo(seat, context.hue(seat), Effect.STEADY);
      }
    }
    choose();
    for (int number = 0; number < UnitPicture.DIALS; number++) {
      int dial = number;
      int three = DialLights.POSITIONS;
      canvas.reveal(
          dial, row(three, light -> lit.ofDial(dial, three + light) <= mean, dial + step));
      canvas.hood(dial, hooded[dial]);
    }
  }

  /** Which lights of a row shine. */
  private interface Shines {
    boolean shines(int light);
  }

  private static List<Light> row(int length, Shines which, int step) {
    List<Light> lights = new ArrayList<>();
    for (int light = 0; light < length; light++) {
      lights.add(which.shines(light) ? Light.of(colour(light + step)) : Light.OFF);
    }
    return lights;
  }

  private static Hue colour(int number) {
    return COLOURS[number % COLOURS.length];
  }
}
