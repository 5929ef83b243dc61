package croupier.bots.classic;

import croupier.bots.Bot;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;

/**
 * Deals: which to offer, which to take, and what to ask for instead. A deal is good when both have
 * more of it by the same measure; the money in it shares the gain.
 */
final class Bargains {
  private static final int PERCENT = 100;
  private static final int ALL_DEEDS = (1 << ClassicBoard.DEEDS) - 1;

  private final Habits habits;
  private final DeedWorth worth;
  private final AskedBefore asked = new AskedBefore();

  /** The holdings of all when nothing could be offered: nothing has to be looked for until then. */
  private long lookedAt;

  private int bestGain;
  private long bestOffer;

  Bargains(Habits habits) {
    this.habits = habits;
    worth = new DeedWorth(habits);
  }

  // --- to offer

  /** The best deal that can be offered, or {@link Bot#NOTHING}. */
  long offer(ClassicPosition table, int seat) {
    if (table.offersLeft(seat) == 0) {
      return Bot.NOTHING;
    }
    long now = allHoldings(table);
    if (now == lookedAt) {
      return Bot.NOTHING;
    }
    bestGain = 0;
    bestOffer = Bot.NOTHING;
    int own = table.tradeable(seat) & ALL_DEEDS;
    for (int other = 0; other < table.seats(); other++) {
      if (other != seat && !table.isBankrupt(other)) {
        withSeat(table, seat, other, own);
      }
    }
    if (bestOffer == Bot.NOTHING) {
      lookedAt = now;
    }
    return bestOffer;
  }

  private static long allHoldings(ClassicPosition table) {
    long all = 17;
    for (int seat = 0; seat < table.seats(); seat++) {
      all = all * 0x9e3779b97f4a7c15L + table.holdings(seat);
    }
    return all;
  }

  /** Deeds that lie in a group of mine for money or for one that lies in a group of theirs. */
  private void withSeat(ClassicPosition table, int seat, int other, int own) {
    ClassicBoard board = table.board();
    int wanted = inGroupsOf(board, table.tradeable(other), table.holdings(seat));
    int welcome = inGroupsOf(board, own, table.holdings(other));
    for (int left = wanted; left != 0; left &= left - 1) {
      int taken = left & -left;
      consider(table, seat, other, taken, 0);
      for (int give = welcome; give != 0; give &= give - 1) {
        int given = give & -give;
        if ((board.together(bit(taken)) & given) == 0) {
          consider(table, seat, other, taken, given);
        }
      }
    }
  }

  private static int bit(int thing) {
    return Integer.numberOfTrailingZeros(thing);
  }

  /** Those of some deeds that lie in a group of which there are others in a hand. */
  private static int inGroupsOf(ClassicBoard board, int deeds, int hand) {
    int in = 0;
    for (int left = deeds & ALL_DEEDS; left != 0; left &= left - 1) {
      in |= (board.together(bit(left)) & hand) != 0 ? left & -left : 0;
    }
    return in;
  }

  private void consider(ClassicPosition table, int seat, int other, int taken, int given) {
    int mine = change(table, seat, taken, given);
    int theirs = change(table, other, given, taken);
    // Money that leaves both with the same: what is paid is lost to one and gained by the other.
    int pays = (mine - theirs) / 2;
    pays = Math.max(-table.cash(other) + habits.reserve(), pays);
    pays = Math.min(table.cash(seat) - habits.reserve(), pays);
    int gain = mine - price(table, seat, pays);
    int theirGain = theirs - price(table, other, -pays);
    int net = gain - theirGain * habits.envy() / PERCENT;
    if (gain <= habits.margin()
        || theirGain - gain * habits.envy() / PERCENT <= habits.margin()
        || net <= bestGain) {
      return;
    }
    long offer = ClassicMoves.offer(other, taken | given, pays);
    if (asked.mayAsk(table, seat, other, taken | given, pays) && table.legal(seat, offer)) {
      bestGain = net;
      bestOffer = offer;
    }
  }

  private int change(ClassicPosition table, int seat, int gets, int gives) {
    int before = table.holdings(seat);
    return worth.of(table, before & ~gives | gets) - worth.of(table, before);
  }

  /** What paying so much costs a seat: the last money is worth more than the first. */
  private int price(ClassicPosition table, int seat, int pays) {
    int low = Math.max(0, habits.low() - (table.cash(seat) - Math.max(0, pays)));
    return pays > 0 ? pays + Math.min(low, pays) : pays;
  }

  // --- to answer

  /** Takes what is good, asks for more where that can make it good, else refuses. */
  long answer(ClassicPosition table, int seat) {
    int other = table.offerer();
    int given = table.offered() & table.holdings(seat);
    int taken = table.offered() & ~given;
    int pays = -table.offeredMoney();
    int mine = change(table, seat, taken, given);
    int theirs = change(table, other, given, taken);
    if (net(table, seat, other, mine, theirs, pays) >= habits.margin()) {
      return ClassicMoves.accept();
    }
    int asks = Math.max((mine - theirs) / 2, habits.reserve() - table.cash(other));
    long counter = ClassicMoves.counter(table.offered(), asks);
    if (asks < pays
        && asked.mayAsk(table, seat, other, table.offered(), asks)
        && net(table, seat, other, mine, theirs, asks) >= habits.margin()
        && net(table, other, seat, theirs, mine, -asks) >= habits.margin()
        && table.legal(seat, counter)) {
      return counter;
    }
    return ClassicMoves.refuse();
  }

  private int net(ClassicPosition table, int seat, int other, int mine, int theirs, int pays) {
    int gain = mine - price(table, seat, pays);
    int theirGain = theirs - price(table, other, -pays);
    return gain - Math.max(0, theirGain) * habits.envy() / PERCENT;
  }

  /** Whether property in place of money is worth at least what it is to count. */
  boolean isEnough(ClassicPosition table, int seat) {
    return worth.more(table, seat, table.offered()) >= table.offeredMoney();
  }

  // --- what was asked

  /** What it offered, or asked for instead, lies on the table. */
  void isAsked(ClassicPosition table, int seat) {
    int other = Integer.numberOfTrailingZeros(table.awaited());
    asked.remember(table, seat, other, table.offered(), table.offeredMoney());
  }
}
