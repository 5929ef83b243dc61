package croupier.app.live;

import croupier.app.live.RecordReader.Damaged;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import java.util.List;

/**
 * What the first line of a record says.
 *
 * @param position where the game was begun
 * @param fromTheStart whether that is as its rules say, and not a position that somebody gave
 * @param commitment what the seed and this line are held to; null where no seed answers
 * @param committed what of this line is held to it
 */
record RecordHeader(
    int format,
    Game game,
    List<String> names,
    Position position,
    boolean fromTheStart,
    String commitment,
    String committed) {
  private static final int HIGHEST_FORMAT = 1_000;

  static RecordHeader of(String line, Fields fields) throws Damaged {
    int format = fields.number("croupier", 0, HIGHEST_FORMAT);
    if (format < RecordLines.OLDEST || format > RecordLines.FORMAT) {
      throw new RecordReader.OtherFormat(format);
    }
    fields.only(List.of("croupier", "game", "seats", "options", "position", "commitment"));
    Game game = Games.named(fields.text("game"));
    List<String> names = Names.checked(fields.texts("seats"));
    boolean fromTheStart = !fields.has("position");
    Position start =
        fromTheStart
            ? game.start(names.size(), game.options(fields.map("options")))
            : game.load(fields.map("position"));
    if (!game.options(fields.map("options")).equals(start.options())) {
      throw new Damaged(1, DamageReason.OTHER_OPTIONS);
    }
    if (start.seats() != names.size()) {
      throw new Damaged(1, DamageReason.WRONG_NAMES.with("seats", start.seats()));
    }
    String commitment = fields.has("commitment") ? fields.text("commitment") : null;
    return new RecordHeader(
        format, game, names, start, fromTheStart, commitment, RecordLines.committed(line));
  }

  /** Whether a seed answers for chance. */
  boolean isCommitted() {
    return commitment != null;
  }

  /**
   * Whether this is the seed that was committed to, with this very line. A colon in the salt would
   * let another seed fit, which begins later.
   */
  boolean fits(RecordLines.Seal told) {
    return !told.salt().contains(":") && told.commitment(committed).equals(commitment);
  }
}
