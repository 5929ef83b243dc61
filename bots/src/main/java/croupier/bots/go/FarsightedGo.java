package croupier.bots.go;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.bots.search.BotsEnding;
import croupier.bots.search.BotsEnding.Prospect;
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

  private static final int MOST_STEPS = 40;
  private static final double TRUST = 0.5;

  /** A lead of so much makes somebody e times as likely to win. */
  private static final double LEAD = 400;

  private final PlainGo rules = new PlainGo(Worth.TUNED, false);
  private final WorldSearch search =
      new WorldSearch(
          Candidates.after(rules),
          new BotsEnding(rules, MOST_STEPS, FarsightedGo::prospect),
          MOST_MOVES,
          Integer.MAX_VALUE,
          TRUST);

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    return ((GoPosition) world).phase() == Phase.DIALS
        ? rules.choose(world, seat, chance, thinking)
        : search.choose(world, seat, chance, thinking);
  }

  /** Who will win, by what blocks, tiles and markers are worth. */
  private static double prospect(Position position, int seat) {
    GoPosition table = (GoPosition) position;
    return Prospect.share(
        table.seats(), seat, other -> Math.exp(Worth.TUNED.of(table, other) / LEAD));
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return GoBotReason.of((GoPosition) world, seat, move);
  }
}
