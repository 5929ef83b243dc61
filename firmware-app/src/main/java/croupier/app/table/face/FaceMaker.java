package croupier.app.table.face;

import croupier.app.live.LiveGame;
import croupier.app.table.face.plain.PlainBoard;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import java.util.List;
import java.util.Optional;

/**
 * What a game brings so that it can be played on the unit and told to people. It is found on the
 * class path, by {@link java.util.ServiceLoader}.
 */
public interface FaceMaker {
  /** The ids of the games that it is for. */
  List<String> games();

  GameFace face(TableContext context, Seating seating, LiveGame game);

  /**
   * @param words the language of whoever reads
   * @param position the game as it goes on while it is told
   */
  Telling telling(Words words, List<String> names, Position position);

  /**
   * What pages at the seats say.
   *
   * @param words the language of whoever reads
   * @param position the game as it goes on
   */
  SeatWords seatWords(Words words, Position position);

  /**
   * The board for a screen that everybody looks at. Without one of its own, a game shows what its
   * view tells.
   *
   * @param words the language of the table
   * @param position the game as it goes on
   */
  default WallBoard board(Words words, List<String> names, Position position) {
    return new PlainBoard(words, names, position);
  }

  /** What a game is about as it was agreed on, in a few short sentences. */
  List<Message> intro(Game game, Options options);

  /** What a moment is called that no show would miss, if this is one. */
  default Optional<Message> moment(Game game, Event event) {
    return Optional.empty();
  }
}
