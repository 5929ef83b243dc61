package croupier.app.table.playing;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** What has just happened, beat by beat, before the next decision waits. */
final class Show {
  private final TableContext context;
  private final Seating seating;
  private final Deque<Beat> beats = new ArrayDeque<>();
  private long ends = Mode.NEVER;

  /** Before this an OK is still meant for the beat that has ended by itself, and skips nothing. */
  private long skipsFrom = Long.MIN_VALUE;

  /** What is to be shown of what has just happened. */
  private List<Beat> told = List.of();

  /** Why the last decision was made, when somebody has said so; until it is shown. */
  private Optional<WordWhy> why = Optional.empty();

  Show(TableContext context, Seating seating) {
    this.context = context;
    this.seating = seating;
  }

  /** Whether something is shown now. */
  boolean isOn() {
    return !beats.isEmpty();
  }

  /** Whether it has still to be seen what has come of what happened. */
  boolean isBefore() {
    return beats.stream().anyMatch(Beat::before);
  }

  /** When the present beat is over. */
  long ends() {
    return ends;
  }

  // --- what is to be shown

  /** Something has happened that is to be shown like this. */
  void tell(List<Beat> happened) {
    told = happened;
  }

  /** Why what happens next was decided; empty when nobody says. */
  void because(Optional<WordWhy> word) {
    why = word;
  }

  /** Shows what was told, from its first beat on. */
  void begin() {
    if (!told.isEmpty()) {
      beats.addAll(why.map(word -> word.with(told, withNames())).orElse(told));
      why = Optional.empty();
      beginBeat();
    }
  }

  /** An empty picture that knows who plays. */
  private Canvas withNames() {
    Canvas canvas = context.canvas();
    canvas.names(seating.shortNames());
    return canvas;
  }

  // --- beat by beat

  private void beginBeat() {
    beginAgain();
    Sound.Kind sound = beats.peek().sound();
    if (sound != Sound.Kind.NONE) {
      context.sound(sound);
    }
  }

  /** The present beat is shown for its whole time once more. */
  void beginAgain() {
    ends = context.now() + beats.peek().time(withNames());
  }

  /** The time of the present beat is over. */
  void endedByItself(long now) {
    skipsFrom = now + PresentDecision.REACTION;
  }

  /** Goes on to the next beat, if there is one. */
  void next() {
    beats.remove();
    if (isOn()) {
      beginBeat();
    }
  }

  /** Whether a hand goes on to what comes next. */
  boolean isSkippedBy(Control pressed, long at) {
    return pressed == Control.OK && at >= skipsFrom;
  }

  void draw(Canvas canvas) {
    beats.peek().drawing().accept(canvas);
    canvas.press(Control.OK, Message.of("playing.go-on"));
  }
}
