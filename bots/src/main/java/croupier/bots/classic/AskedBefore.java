package croupier.bots.classic;

import croupier.engine.classic.ClassicPosition;
import java.util.Arrays;

/**
 * What somebody has asked others for, in one game. The same player is asked for the same things
 * again for clearly more money, and else never.
 */
final class AskedBefore {
  /** That much more is worth another question. */
  static final int CLEARLY_MORE = 50;

  /** Deals that are remembered; of more the oldest are forgotten. */
  private static final int MOST = 1024;

  private static final int FEW = 16;

  /** Bits for the things of one side: deeds and cards that get out of jail. */
  private static final int THINGS = 30;

  private long[] deals = new long[FEW];
  private int[] paid = new int[FEW];
  private int count;

  /**
   * Whether this is new, or clearly better for who is asked.
   *
   * @param things of both sides
   * @param pays what is paid for it, below 0 asked for
   */
  boolean mayAsk(ClassicPosition table, int seat, int other, int things, int pays) {
    int at = find(deal(table, seat, other, things));
    return at < 0 || pays >= paid[at] + CLEARLY_MORE;
  }

  void remember(ClassicPosition table, int seat, int other, int things, int pays) {
    long deal = deal(table, seat, other, things);
    int at = find(deal);
    if (at >= 0) {
      paid[at] = Math.max(paid[at], pays);
      return;
    }
    if (count == deals.length && count < MOST) {
      deals = Arrays.copyOf(deals, 2 * count);
      paid = Arrays.copyOf(paid, 2 * count);
    }
    deals[count % MOST] = deal;
    paid[count % MOST] = pays;
    count++;
  }

  private int find(long deal) {
    for (int i = Math.min(count, MOST) - 1; i >= 0; i--) {
      if (deals[i] == deal) {
        return i;
      }
    }
    return -1;
  }

  /** Who is asked, and for what: the things of both, and which of them would be given. */
  private static long deal(ClassicPosition table, int seat, int other, int things) {
    long given = things & table.holdings(seat);
    return (long) other << 2 * THINGS | given << THINGS | things;
  }
}
