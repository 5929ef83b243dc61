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

  /** How well a bot plays; empty when it is none. */
  default Optional<Level> level() {
    return Optional.empty();
  }
}
