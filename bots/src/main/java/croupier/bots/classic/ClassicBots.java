package croupier.bots.classic;

import croupier.bots.Bot;
import croupier.bots.BotBox;
import croupier.bots.Level;
import croupier.bots.tuning.Tunable;
import croupier.engine.Game;
import croupier.engine.classic.ClassicGame;

/** Bots that know the classic games. */
public final class ClassicBots implements BotBox {
  @Override
  public boolean knows(Game game) {
    return game instanceof ClassicGame;
  }

  @Override
  public Bot bot(Game game, Level level) {
    return level == Level.HARD
        ? new FarsightedClassic()
        : new PlainClassic(Habits.TUNED, true, level == Level.EASY);
  }

  @Override
  public Tunable tunable(Game game) {
    return new Tunable(
        game, Habits.WEIGHTS, weights -> new PlainClassic(Habits.of(weights), true, false));
  }
}
