package croupier.app.table.face.go;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.words.Message;
import croupier.engine.go.GoAsk;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.hal.Control;
import croupier.hal.Effect;
import java.util.List;

/** The table waits for the dice: for the start, or for everybody's move. */
final class RollMoment {
  private static final Message ROLL = Message.of("go.key-roll");
  private static final Message KEYS = Message.of("go.keys-roll");

  private final GoPosition position;
  private final Seating seating;
  private final BoardPages boards;

  RollMoment(GoPosition position, Seating seating, BoardPages boards) {
    this.position = position;
    this.seating = seating;
    this.boards = boards;
  }

  void draw(Canvas canvas) {
    if (position.phase() == Phase.FIRST_ROLL) {
      drawFirst(canvas);
    } else {
      int roller = position.roller();
      seating.halos(canvas, 1 << roller, Effect.PULSE);
      Message roll = Message.of("go.roll").player("who", roller).with("round", position.round());
      canvas.lcd(roll, null, boards.line(), KEYS);
      canvas.headline(roll);
    }
    canvas.press(Control.ROLL, ROLL);
  }

  /** Everybody rolls for the start, then those with equal dice once more (GO-24). */
  private void drawFirst(Canvas canvas) {
    List<Integer> starters = starters();
    seating.halos(canvas, GoFace.bits(starters), Effect.PULSE);
    Message roll =
        starters.size() < position.seats()
            ? Message.of("go.first-roll-again").players("players", starters)
            : Message.of("go.first-roll");
    canvas.lcd(roll, boards.line(), KEYS);
    canvas.headline(roll);
  }

  /** Who rolls for the start. */
  List<Integer> starters() {
    return position.phase() == Phase.FIRST_ROLL
        ? ((GoAsk.RollForFirst) position.asks()).seats()
        : List.of();
  }
}
