package croupier.app.table.playing;

import croupier.app.program.Mishap;
import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Records;
import croupier.hal.Clock;

/** The seat of a player was given up, and a bot goes on there; the table is told once. */
record GivenUp(int player, Mishap mishap) {
  private static final long READING = 4 * Clock.SECOND;

  /** For who looks for the reason in the program. */
  void log(Seating seating) {
    TableContext.LOG.warn(
        "{} is out of this game: {}. A bot plays on.", seating.name(player), cause());
  }

  private String cause() {
    return Records.lower(mishap.name());
  }

  Beat told(GameFace face) {
    Message sentence = Message.of("playing.gave-up-" + cause()).player("who", player);
    return new Beat(
        READING,
        canvas -> {
          face.draw(canvas);
          canvas.onlySay(sentence, sentence);
        });
  }
}
