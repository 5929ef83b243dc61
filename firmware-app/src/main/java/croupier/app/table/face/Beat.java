package croupier.app.table.face;

import croupier.app.table.lcd.Glass;
import croupier.app.table.mode.Canvas;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture.Sound;
import java.util.function.Consumer;

/**
 * A moment of the show between two decisions: a picture that stands for a while.
 *
 * @param nanos how long; OK cuts it short
 * @param sound what is heard when it begins, and not before: a sound tells as much as a light
 * @param before whether the table is still shown as it lay before this happened: dice are in the
 *     air, or a count is on
 */
public record Beat(long nanos, Sound.Kind sound, boolean before, Consumer<Canvas> drawing) {
  public Beat(long nanos, Consumer<Canvas> drawing) {
    this(nanos, Sound.Kind.NONE, drawing);
  }

  public Beat(long nanos, Sound.Kind sound, Consumer<Canvas> drawing) {
    this(nanos, sound, false, drawing);
  }

  /** A moment at which nobody can see yet what has come of it. */
  public static Beat before(long nanos, Sound.Kind sound, Consumer<Canvas> drawing) {
    return new Beat(nanos, sound, true, drawing);
  }

  /** The same, and nobody can see yet what has come of it. */
  public Beat asBefore() {
    return before(nanos, sound, drawing);
  }

  /** How long it stands: until every line has been on the display, drawn on such a canvas. */
  public long time(Canvas canvas) {
    if (canvas.size().lines() == LcdSize.MOST_LINES) {
      return nanos;
    }
    drawing.accept(canvas);
    return Math.max(nanos, Glass.readingTime(canvas.size(), canvas.meant()));
  }
}
