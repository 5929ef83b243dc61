package croupier.bots.go;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.bots.search.BotsEnding;
import croupier.bots.search.Candidates;
import croupier.bots.search.WorldSearch;
import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;

/**
 * Plays games to their end by the rules of {@link PlainGo} before it decides; only the dials are
 * left to their mix, for whoever searches there can be seen through.
 */
final class FarsightedGo implements Bot {
  private static final int MOST_MOVES = 16;

  /** A game is over long before. */
  private static final int MOST_STEPS = 5_000;

  private final PlainGo rules = new PlainGo(Worth.TUNED, false);
  private final WorldSearch search =
      new WorldSearch(
          Candidates.after(rules),
          new BotsEnding(rules, MOST_STEPS, (position, seat) -> 1.0 / position.seats()),
          MOST_MOVES,
          Integer.MAX_VALUE);

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    return ((GoPosition) world).phase() == Phase.DIALS
        ? rules.choose(world, seat, chance, thinking)
        : search.choose(world, seat, chance, thinking);
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return GoBotReason.of((GoPosition) world, seat, move);
  }
}
