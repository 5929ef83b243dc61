package croupier.app.evenings;

import croupier.app.words.Message;
import croupier.engine.Position;
import java.util.List;

/**
 * What a game brings so that its best moments are told afterwards. It is found on the class path,
 * by {@link java.util.ServiceLoader}; a game without one is told of by its winner, its length and
 * its dice.
 */
public interface Chronicler {
  /** The ids of the games that it is for. */
  List<String> games();

  /** What somebody with these points has won with. */
  default Message won(int points) {
    return Message.of("games.number").with("number", points);
  }

  /**
   * Begins to write down one game.
   *
   * @param position some position of it: its game, its options and how many play are what counts
   */
  Chronicle chronicle(Position position);
}
