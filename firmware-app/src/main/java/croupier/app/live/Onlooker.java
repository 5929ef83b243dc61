package croupier.app.live;

import croupier.engine.Game;
import java.util.List;

/**
 * Somebody who may know what the whole table knows, and no more: lights and displays, pages, logs,
 * whoever holds a seat. All are told the same, on the table's thread, when it is on the record.
 */
@FunctionalInterface
public interface Onlooker {
  /**
   * A game is on the table.
   *
   * @param entries how many it had when it was left; 0 when it begins
   */
  default void begins(Game game, List<String> names, int entries) {}

  void happened(Happening happening);

  /** The game is not on the table any more: it is over, or put away. */
  default void leaves(Game game, boolean over) {}
}
