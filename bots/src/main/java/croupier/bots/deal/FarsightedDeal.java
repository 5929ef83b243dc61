package croupier.bots.deal;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.bots.search.BotsEnding;
import croupier.bots.search.Candidates;
import croupier.bots.search.WorldSearch;
import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.deal.DealPosition;

/** Deals the hidden cards anew and plays games to their end before it decides. */
final class FarsightedDeal implements Bot {
  private static final int MOST_MOVES = 24;

  /** A game of plain players is over long before. */
  private static final int MOST_STEPS = 4_000;

  private final PlainDeal rules = new PlainDeal(Habits.TUNED, false);
  private final WorldSearch search =
      new WorldSearch(
          Candidates.after(rules),
          new BotsEnding(rules, MOST_STEPS, (position, seat) -> 1.0 / position.seats()),
          MOST_MOVES,
          Integer.MAX_VALUE);

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    return search.choose(world, seat, chance, thinking);
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return DealBotReason.of((DealPosition) world, seat, move);
  }
}
