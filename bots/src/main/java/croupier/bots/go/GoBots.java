package croupier.bots.go;

import croupier.bots.Bot;
import croupier.bots.BotBox;
import croupier.bots.Level;
import croupier.bots.tuning.Tunable;
import croupier.engine.Game;
import croupier.engine.go.Go;

/** Bots that know go. */
public final class GoBots implements BotBox {
  @Override
  public boolean knows(Game game) {
    return game == Go.GAME;
  }

  @Override
  public Bot bot(Game game, Level level) {
    return level == Level.HARD ? new FarsightedGo() : new PlainGo(Worth.TUNED, level == Level.EASY);
  }

  @Override
  public Tunable tunable(Game game) {
    return new Tunable(game, Worth.WEIGHTS, weights -> new PlainGo(Worth.of(weights), false));
  }
}
