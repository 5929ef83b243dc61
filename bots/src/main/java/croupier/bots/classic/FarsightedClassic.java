package croupier.bots.classic;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.bots.search.BotsEnding;
import croupier.bots.search.BotsEnding.Prospect;
import croupier.bots.search.Candidates;
import croupier.bots.search.WorldSearch;
import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;

/**
 * Plays on by the rules of {@link PlainClassic}, deals left out, before it decides what matters:
 * what to buy, bid, build, and which deal to offer or take. The rest it does by these rules at
 * once.
 */
final class FarsightedClassic implements Bot {
  private static final double TRUST = 1;
  private static final int MOST_MOVES = 8;
  private static final int MOST_STEPS = 100;

  private final PlainClassic rules = new PlainClassic(Habits.TUNED, true, false);
  private final PlainClassic others = new PlainClassic(Habits.TUNED, false, false);
  private final WorldSearch search =
      new WorldSearch(
          this::candidates,
          new BotsEnding(others, MOST_STEPS, FarsightedClassic::prospect),
          MOST_MOVES,
          Integer.MAX_VALUE,
          TRUST);

  /** What the rules would offer in the turn of somebody else. */
  private long proposal;

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    ClassicPosition table = (ClassicPosition) world;
    if (isAside(table, seat)) {
      proposal = rules.choose(world, seat, chance, thinking);
      boolean offers = proposal != NOTHING && ActionKind.of(proposal) == ActionKind.OFFER;
      return offers ? search.choose(world, seat, chance, thinking) : proposal;
    }
    boolean matters =
        switch (table.frame()) {
          case TURN -> table.claims() == 0;
          case BUY, AUCTION -> true;
          case OFFER -> seat != table.offerer();
          default -> false;
        };
    return matters
        ? search.choose(world, seat, chance, thinking)
        : rules.choose(world, seat, chance, thinking);
  }

  /** Whether it is somebody else's turn. */
  private static boolean isAside(ClassicPosition table, int seat) {
    return table.frame() == Frame.TURN && seat != table.player();
  }

  /** The move of the rules, and what a person would think of besides. */
  private int candidates(Position world, int seat, Randomness chance, long[] into) {
    ClassicPosition table = (ClassicPosition) world;
    if (isAside(table, seat)) {
      into[0] = proposal;
      into[1] = NOTHING;
      return 2;
    }
    int count = Candidates.after(rules).list(world, seat, chance, into);
    int kept = 1;
    for (int i = 1; i < count; i++) {
      if (isThoughtOf(table, into[i])) {
        into[kept++] = into[i];
      }
    }
    return kept;
  }

  /** Not what raises money without need, or offers what the rules would not. */
  private static boolean isThoughtOf(ClassicPosition table, long move) {
    if (move == NOTHING) {
      return true;
    }
    return switch (ActionKind.of(move)) {
      case MORTGAGE, SELL, SELL_DOWN, OFFER, COUNTER -> false;
      case BID -> table.frame() == Frame.AUCTION;
      default -> true;
    };
  }

  /** Who will win, by what everybody is worth and can ask for. */
  private static double prospect(Position position, int seat) {
    ClassicPosition table = (ClassicPosition) position;
    return Prospect.share(table.seats(), seat, other -> strength(table, other));
  }

  private static double strength(ClassicPosition table, int seat) {
    double worth = table.isBankrupt(seat) ? 0 : Math.max(1, table.worth(seat));
    return worth * Math.sqrt(worth);
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return rules.why(world, seat, move);
  }
}
