package croupier.bots.express;

import croupier.bots.Bot;
import croupier.bots.BotBox;
import croupier.bots.Level;
import croupier.bots.tuning.Tunable;
import croupier.engine.Game;
import croupier.engine.express.Express;

/** Bots that know express. */
public final class ExpressBots implements BotBox {
  @Override
  public boolean knows(Game game) {
    return game == Express.GAME;
  }

  @Override
  public Bot bot(Game game, Level level) {
    return level == Level.HARD
        ? new ExactTurns()
        : new PlainTurns(Habits.TUNED, level == Level.EASY);
  }

  @Override
  public Tunable tunable(Game game) {
    return new Tunable(game, Habits.WEIGHTS, weights -> new PlainTurns(Habits.of(weights), false));
  }
}
