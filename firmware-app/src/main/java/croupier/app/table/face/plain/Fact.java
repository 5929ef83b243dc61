package croupier.app.table.face.plain;

import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;

/**
 * A line of how the game stands.
 *
 * @param text null when there is nothing to tell
 * @param from which of its lines
 */
record Fact(Message text, int from) {
  static final Fact NONE = new Fact(null, 0);

  void draw(Canvas canvas, int line) {
    if (text != null) {
      canvas.part(line, 1, text, from);
    }
  }
}
