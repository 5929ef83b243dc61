package croupier.engine.classic.state;

/**
 * The one layout of the numbers that moves and frames are: from the low end 5 bits of kind, 30 bits
 * of things (28 deeds, 2 cards that get out of jail, or smaller numbers), 21 bits of signed amount,
 * and twice 3 bits of seat.
 */
public final class Word {
  /** What stands for the Bank, or for nobody, in a seat's three bits. */
  public static final int BANK = 7;

  /** Bids, payments of a deal and debts are below this. */
  public static final int MOST_AMOUNT = 999_999;

  private static final int KIND_BITS = 5;
  private static final int THING_BITS = 30;
  private static final int AMOUNT_BITS = 21;
  private static final int AMOUNT_AT = KIND_BITS + THING_BITS;
  private static final int ONE_AT = AMOUNT_AT + AMOUNT_BITS;
  private static final int OTHER_AT = ONE_AT + 3;
  private static final int ALL_THINGS = (1 << THING_BITS) - 1;
  private static final long ALL_AMOUNT = (1L << AMOUNT_BITS) - 1;

  private Word() {}

  public static long of(int kind, int things, int amount, int one, int other) {
    return kind
        | (long) things << KIND_BITS
        | (amount & ALL_AMOUNT) << AMOUNT_AT
        | (long) one << ONE_AT
        | (long) other << OTHER_AT;
  }

  public static int kind(long word) {
    return (int) word & 31;
  }

  public static int things(long word) {
    return (int) (word >>> KIND_BITS) & ALL_THINGS;
  }

  public static int amount(long word) {
    return (int) (word << 64 - ONE_AT >> 64 - AMOUNT_BITS);
  }

  public static int one(long word) {
    return (int) (word >>> ONE_AT) & 7;
  }

  public static int other(long word) {
    return (int) (word >>> OTHER_AT) & 7;
  }
}
