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
 */
public record Beat(long nanos, Sound.Kind sound, Consumer<Canvas> drawing) {
  public Beat(long nanos, Consumer<Canvas> drawing) {
    this(nanos, Sound.Kind.NONE, drawing);
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
