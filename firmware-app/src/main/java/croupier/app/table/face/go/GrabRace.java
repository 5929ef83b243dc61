package croupier.app.table.face.go;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.words.Message;
import croupier.engine.go.GoAsk;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.hal.Clock;
import croupier.hal.Effect;

/**
 * Who pressed first. Presses may arrive a little out of order, so the race stays open for a moment
 * after the first one that is heard; the time of the finger decides.
 */
final class GrabRace {
  private static final long MOMENT = 60 * Clock.MILLISECOND;
  private static final Message GRAB = Message.of("go.key-grab");

  private final GoPosition position;
  private final Seating seating;
  private int first;
  private long firstAt;
  private long closes;

  GrabRace(GoPosition position, Seating seating) {
    this.position = position;
    this.seating = seating;
    begin();
  }

  /** Nobody has pressed yet. */
  void begin() {
    first = -1;
    closes = Mode.NEVER;
  }

  /** Whoever does not reach for the block is not heard. */
  void pressed(int seat, long at) {
    if (!asked().contenders().contains(seat)) {
      return;
    }
    if (first < 0) {
      closes = at + MOMENT;
    }
    if (first < 0 || at < firstAt) {
      first = seat;
      firstAt = at;
    }
  }

  /** When the race is decided. */
  long closes() {
    return closes;
  }

  int winner() {
    return first;
  }

  private GoAsk.Race asked() {
    return (GoAsk.Race) position.asks();
  }

  boolean isOn() {
    return position.phase() == Phase.RACE;
  }

  void draw(Canvas canvas) {
    GoAsk.Race asked = asked();
    int seats = 0;
    for (int seat : asked.contenders()) {
      canvas.press(seating.button(seat), GRAB);
      seats |= 1 << seat;
    }
    seating.halos(canvas, seats, Effect.BLINK);
    Message race =
        Message.of("go.race")
            .players("players", asked.contenders())
            .with("colour", GoWords.colour(asked.colour()));
    canvas.lcd(race);
    canvas.headline(race);
  }
}
