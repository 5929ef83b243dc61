package croupier.app.table.playing;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/** What is shown of what has happened, beat by beat; each ends by itself, or is skipped with OK. */
final class Showing {
  private final TableContext context;
  private final Supplier<Canvas> canvas;
  private final Deque<Beat> beats = new ArrayDeque<>();
  private long beatEnds = Mode.NEVER;

  /** Before this an OK is still meant for the beat that has ended by itself, and skips nothing. */
  private long skipsFrom = Long.MIN_VALUE;

  /**
   * @param canvas an empty one that knows who plays
   */
  Showing(TableContext context, Supplier<Canvas> canvas) {
    this.context = context;
    this.canvas = canvas;
  }

  /** Whether nothing is left to be shown. */
  boolean isOver() {
    return beats.isEmpty();
  }

  void begin(List<Beat> told) {
    beats.addAll(told);
    if (!beats.isEmpty()) {
      beginBeat();
    }
  }

  private void beginBeat() {
    again();
    if (beats.peek().sound() != Sound.Kind.NONE) {
      context.sound(beats.peek().sound());
    }
  }

  /** After a pause: what was being shown is shown for its whole time. */
  void again() {
    beatEnds = context.now() + beats.peek().time(canvas.get());
  }

  boolean isSkippedBy(UnitEvent event) {
    return event instanceof UnitEvent.Pressed(Control control, long at)
        && control == Control.OK
        && at >= skipsFrom;
  }

  /** When the present beat ends by itself. */
  long beatEnds() {
    return beatEnds;
  }

  /** A beat has ended by itself. */
  void hasEnded(long now) {
    skipsFrom = now + PresentDecision.REACTION;
    next();
  }

  /** On to the next beat. */
  void next() {
    beats.remove();
    if (!beats.isEmpty()) {
      beginBeat();
    }
  }

  void draw(Canvas canvas) {
    beats.peek().drawing().accept(canvas);
    canvas.press(Control.OK, Message.of("playing.go-on"));
  }
}
