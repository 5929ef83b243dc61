package croupier.app.seat;

import croupier.bots.Level;
import croupier.engine.Game;
import croupier.engine.Randomness;
import java.util.Optional;
import java.util.function.Function;

/** Somebody who is no person at the unit, and comes anew to each game. */
@FunctionalInterface
public interface Newcomer {
  /**
   * @param chance gives the same chance for the same words whenever the game is gone on with, and
   *     none of the game's own
   */
  Holder sitDown(Game game, Function<String, Randomness> chance);

  /** As it is written beside a saved game, for {@link Holders#written}; empty for nobody known. */
  default String id() {
    return "";
  }

  /** How well a bot plays; empty when it is none. */
  default Optional<Level> level() {
    return Optional.empty();
  }

  /** What a program of somebody else is called; empty when it is none. */
  default Optional<String> program() {
    return Optional.empty();
  }

  /** Whether it still comes when it is invited. */
  default boolean comes() {
    return true;
  }

  /** There are no more games. */
  default void close() {}
}
