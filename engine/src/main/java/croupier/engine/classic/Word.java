package croupier.engine.classic;

/**
 * The one layout of the numbers that moves and frames are: from the low end 5 bits of kind, 30 bits
 * of things (28 deeds, 2 cards that get out of jail, or smaller numbers), 21 bits of signed amount,
 * and twice 3 bits of seat.
 */
final class Word {
  /** What stands for the Bank, or for nobody, in a seat's three bits. */
  static final int BANK = 7;

  /** Bids, payments of a deal and debts are below this. */
  static final int MOST_AMOUNT = 999_999;

  private static final int KIND_BITS = 5;
  private static final int THING_BITS = 30;
  private static final int AMOUNT_BITS = 21;
  private static final int AMOUNT_AT = KIND_BITS + THING_BITS;
  private static final int ONE_AT = AMOUNT_AT + AMOUNT_BITS;
  private static final int OTHER_AT = ONE_AT + 3;
  private static final int ALL_THINGS = (1 << THING_BITS) - 1;
  private static final long ALL_AMOUNT = (1L << AMOUNT_BITS) - 1;

  private Word() {}

  static long of(int kind, int things, int amount, int one, int other) {
    return kind
        | (long) things << KIND_BITS
        | (amount & ALL_AMOUNT) << AMOUNT_AT
        | (long) one << ONE_AT
        | (long) other << OTHER_AT;
  }

  static int kind(long word) {
    return (int) word & 31;
  }

  static int things(long word) {
    return (int) (word >>> KIND_BITS) & ALL_THINGS;
  }

  static int amount(long word) {
    return (int) (word << 64 - ONE_AT >> 64 - AMOUNT_BITS);
  }

  static int one(long word) {
    return (int) (word >>> ONE_AT) & 7;
  }

  static int other(long word) {
    return (int) (word >>> OTHER_AT) & 7;
  }
}
