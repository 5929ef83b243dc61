package croupier.engine;

import croupier.engine.classic.Brands;
import croupier.engine.classic.Travel;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import java.util.List;

/** The five games that Croupier was made for. */
public final class FirstBox implements GameBox {
  @Override
  public List<Game> games() {
    return List.of(Express.GAME, Go.GAME, Travel.GAME, Brands.GAME, Deal.GAME);
  }
}
