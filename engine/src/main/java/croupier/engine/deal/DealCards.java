package croupier.engine.deal;

/** Cards in numbers. */
final class DealCards {
  /** What cards can be worth. */
  static final int[] VALUES = {1, 2, 3, 4, 5, 10};

  /** As many cards as chance is asked for at once. */
  static final int MOST_DRAWN = 5;

  private DealCards() {}
}
