package croupier.engine;

import croupier.engine.classic.Brands;
import croupier.engine.classic.Travel;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import java.util.List;

/**
 * The games there are. A game that is listed here is on the unit, in the protocol and in the
 * conformance suite.
 */
public final class Games {
  public static final List<Game> ALL =
      List.of(Express.GAME, Go.GAME, Travel.GAME, Brands.GAME, Deal.GAME);

  private Games() {}

  public static Game named(String id) {
    return ALL.stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new Refusal(
                    Refusal.Code.UNKNOWN_GAME,
                    GeneralReason.UNKNOWN_GAME
                        .with("game", Records.fit(id))
                        .with("games", ALL.stream().map(Game::id).toList())));
  }
}
