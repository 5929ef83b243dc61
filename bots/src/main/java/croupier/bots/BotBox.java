package croupier.bots;

import croupier.bots.tuning.Tunable;
import croupier.engine.Game;

/**
 * A box of bots that know a game. Boxes are found on the class path, by {@link
 * java.util.ServiceLoader}: a module that brings some lists its box in {@code
 * META-INF/services/croupier.bots.BotBox}.
 */
public interface BotBox {
  /** Whether there are bots for this game in the box. */
  boolean knows(Game game);

  /** A bot for one seat of one game; never asked for {@link Level#ANY}. */
  Bot bot(Game game, Level level);

  /** The bot for this game whose weights can be tuned; null when there is none. */
  default Tunable tunable(Game game) {
    return null;
  }
}
