package croupier.engine.deal;

import java.util.ArrayList;
import java.util.List;

/**
 * Cards in numbers. Each of the 106 cards is a bit of a pair of words, and those of a kind are
 * neighbours in one word; so a pile, a hand or a bank is two numbers. Which of its like a card is
 * makes no difference anywhere.
 */
final class DealCards {
  /** As many cards as chance is asked for at once. */
  static final int MOST_DRAWN = 5;

  /** Which of the two words the cards of a kind are in. */
  static final int[] WORD = new int[Card.COUNT];

  /** The bits of a kind in that word. */
  static final long[] MASK = new long[Card.COUNT];

  /** What a card of a kind is worth. */
  static final int[] VALUE = DealData.STANDARD.values;

  /** The kind of a card by its bit, the second word from 64 on. */
  private static final byte[] KIND = new byte[2 * Long.SIZE];

  private static final long[][] OF_VALUE = new long[DealData.VALUES.length][2];

  static {
    int bit = 0;
    for (int kind = 0; kind < Card.COUNT; kind++) {
      int count = DealData.STANDARD.counts[kind];
      if (bit < Long.SIZE && bit + count > Long.SIZE) {
        bit = Long.SIZE;
      }
      WORD[kind] = bit / Long.SIZE;
      MASK[kind] = (1L << count) - 1 << bit;
      for (int i = 0; i < count; i++) {
        KIND[bit++] = (byte) kind;
      }
      for (int value = 0; value < DealData.VALUES.length; value++) {
        if (DealData.VALUES[value] == VALUE[kind] && Card.of(kind).isBankable()) {
          OF_VALUE[value][WORD[kind]] |= MASK[kind];
        }
      }
    }
  }

  /** The bits of the Just Say Nos, and the word that they are in. */
  static final int NO_WORD = WORD[Card.JUST_SAY_NO.ordinal()];

  static final long NO_MASK = MASK[Card.JUST_SAY_NO.ordinal()];

  /** The bits of the Pass Gos, and the word that they are in. */
  static final int PASS_GO_WORD = WORD[Card.PASS_GO.ordinal()];

  static final long PASS_GO_MASK = MASK[Card.PASS_GO.ordinal()];

  private DealCards() {}

  /** The kind of the card with this bit. */
  static int kind(int word, long bit) {
    return KIND[word << 6 | Long.numberOfTrailingZeros(bit)];
  }

  /** The bit with this number among those that are set, counted from the lowest. */
  static long nth(long bits, int number) {
    return Long.expand(1L << number, bits);
  }

  /** The bits in a word of the bankable cards that are worth so much. */
  static long ofValue(int value, int word) {
    return OF_VALUE[value][word];
  }

  /** How many cards of a kind a pair of words has. */
  static int count(long[] cards, int at, int kind) {
    return Long.bitCount(cards[at + WORD[kind]] & MASK[kind]);
  }

  static int count(long[] cards, int at) {
    return Long.bitCount(cards[at]) + Long.bitCount(cards[at + 1]);
  }

  /** The cards of a pair of words, in the order of their kinds. */
  static List<Card> list(long[] cards, int at) {
    List<Card> list = new ArrayList<>();
    for (int word = 0; word < 2; word++) {
      for (long left = cards[at + word]; left != 0; left &= left - 1) {
        list.add(Card.of(kind(word, Long.lowestOneBit(left))));
      }
    }
    return list;
  }
}
