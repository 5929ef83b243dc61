package croupier.bots.deal;

import croupier.bots.Bot;
import croupier.bots.BotBox;
import croupier.bots.Level;
import croupier.bots.tuning.Tunable;
import croupier.engine.Game;
import croupier.engine.deal.Deal;

/** Bots that know deal. */
public final class DealBots implements BotBox {
  @Override
  public boolean knows(Game game) {
    return game == Deal.GAME;
  }

  @Override
  public Bot bot(Game game, Level level) {
    return level == Level.HARD
        ? new FarsightedDeal()
        : new PlainDeal(Habits.TUNED, level == Level.EASY);
  }

  @Override
  public Tunable tunable(Game game) {
    return new Tunable(game, Habits.WEIGHTS, weights -> new PlainDeal(Habits.of(weights), false));
  }
}
