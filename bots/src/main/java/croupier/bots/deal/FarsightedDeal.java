package croupier.bots.deal;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.bots.search.BotsEnding;
import croupier.bots.search.BotsEnding.Prospect;
import croupier.bots.search.Candidates;
import croupier.bots.search.WorldSearch;
import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.deal.DealPosition;

/** Deals the hidden cards anew and plays games to their end before it decides. */
final class FarsightedDeal implements Bot {
  private static final double TRUST = 1;
  private static final int MOST_MOVES = 24;

  private static final int MOST_STEPS = 40;

  /** A lead of so much makes somebody e times as likely to win. */
  private static final double LEAD = 100;

  private static final Stakes STAKES = new Stakes(Habits.TUNED);

  private final PlainDeal rules = new PlainDeal(Habits.TUNED, false);
  private final WorldSearch search =
      new WorldSearch(
          Candidates.after(rules),
          new BotsEnding(rules, MOST_STEPS, FarsightedDeal::prospect),
          MOST_MOVES,
          Integer.MAX_VALUE,
          TRUST);

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    return search.choose(world, seat, chance, thinking);
  }

  /** Who will win, by sets, what lies towards them, and money. */
  private static double prospect(Position position, int seat) {
    DealPosition table = (DealPosition) position;
    return Prospect.share(
        table.seats(), seat, other -> Math.exp(STAKES.standing(table, other) / LEAD));
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return DealBotReason.of((DealPosition) world, seat, move);
  }
}
