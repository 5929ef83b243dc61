package croupier.app.table.face;

import croupier.app.table.lcd.Glass;
import croupier.app.table.mode.Canvas;
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

  /** Draws it, and says how long it stands: until every line has been on the display. */
  public long drawnFor(Canvas canvas) {
    drawing.accept(canvas);
    return Math.max(nanos, Glass.readingTime(canvas.size(), canvas.meant()));
  }
}
