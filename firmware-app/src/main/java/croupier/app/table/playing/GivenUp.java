package croupier.app.table.playing;

import croupier.app.program.Mishap;
import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Records;
import croupier.hal.Clock;

/** The seat of a player was given up, and a bot goes on there: the log and the table are told. */
final class GivenUp {
  private static final long READING = 4 * Clock.SECOND;

  private GivenUp() {}

  /** How the table is told, once. */
  static Beat told(Seating seating, int player, Mishap why, GameFace face) {
    String cause = Records.lower(why.name());
    TableContext.LOG.warn(
        "{} is out of this game: {}. A bot plays on.", seating.name(player), cause);
    Message sentence = Message.of("playing.gave-up-" + cause).player("who", player);
    return new Beat(
        READING,
        canvas -> {
          face.draw(canvas);
          canvas.onlySay(sentence, sentence);
        });
  }
}
