package croupier.engine.deal;

import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Randomness;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Cards that come from the pile. It has no order: a draw is a question to chance about all that is
 * unseen. The answer names the kinds of the cards in their order, six bits each, so that a set of
 * cards is one number only.
 */
final class Draws {
  private static final DealData DATA = DealData.STANDARD;
  private static final int WIDTH = 6;
  private static final int KIND = 63;
  private static final List<String> WORDS =
      Stream.of(Card.values()).map(card -> Records.lower(card.name())).toList();

  private Draws() {}

  /** How many cards are drawn now. */
  static int count(DealTable table) {
    int wish =
        table.phase == Phase.DEAL
            ? DATA.hand
            : table.plays < DATA.plays
                ? DATA.passGoDraws
                : table.holdsNothing(table.turn) ? DATA.drawWithEmptyHand : DATA.draw;
    int pile = DealCards.count(table.cards, DealTable.PILE);
    return pile >= wish ? wish : Math.min(wish, table.drawable());
  }

  /** Who draws: while hands are dealt, the first clockwise who has none yet. */
  static int seat(DealTable table) {
    int seat = table.turn;
    if (table.phase == Phase.DEAL) {
      while (!table.holdsNothing(seat)) {
        seat = table.next(seat);
      }
    }
    return seat;
  }

  /** The pile, and as far as it does not suffice what is drawn from after it. */
  static List<List<String>> from(DealTable table) {
    List<List<String>> from = new ArrayList<>();
    int missing = count(table);
    for (int batch = DealTable.PILE; missing > 0; batch += DealTable.PAIR) {
      List<String> cards = new ArrayList<>();
      for (int word = 0; word < DealTable.PAIR; word++) {
        for (long left = table.drawable(batch, word); left != 0; left &= left - 1) {
          cards.add(WORDS.get(DealCards.kind(word, Long.lowestOneBit(left))));
        }
      }
      missing -= cards.size();
      from.add(cards);
    }
    return from;
  }

  static long draw(DealTable table, Randomness source) {
    int batch = DealTable.PILE;
    long low = table.drawable(batch, 0);
    long high = table.drawable(batch, 1);
    int left = Long.bitCount(low) + Long.bitCount(high);
    long drawnLow = 0;
    long drawnHigh = 0;
    for (int i = count(table); i > 0; i--) {
      while (left == 0) {
        batch += DealTable.PAIR;
        low = table.drawable(batch, 0);
        high = table.drawable(batch, 1);
        left = Long.bitCount(low) + Long.bitCount(high);
      }
      int number = source.below(left--);
      int lows = Long.bitCount(low);
      if (number < lows) {
        long bit = DealCards.nth(low, number);
        low ^= bit;
        drawnLow |= bit;
      } else {
        long bit = DealCards.nth(high, number - lows);
        high ^= bit;
        drawnHigh |= bit;
      }
    }
    return rollOf(drawnLow, drawnHigh);
  }

  /** Cards are in the order of their kinds, so this writes them in that order. */
  private static long rollOf(long low, long high) {
    long roll = 0;
    int shift = 0;
    for (long left = low; left != 0; left &= left - 1, shift += WIDTH) {
      roll |= (long) (DealCards.kind(0, Long.lowestOneBit(left)) + 1) << shift;
    }
    for (long left = high; left != 0; left &= left - 1, shift += WIDTH) {
      roll |= (long) (DealCards.kind(1, Long.lowestOneBit(left)) + 1) << shift;
    }
    return roll;
  }

  /** The cards go to the hand; the discards become the pile when it does not suffice (DL-05). */
  static void happen(DealTable table, long roll, List<Event> events) {
    int seat = seat(table);
    int hand = DealTable.handOf(seat);
    long left = roll;
    while (left != 0) {
      long later = 0;
      int shift = 0;
      for (; left != 0; left >>>= WIDTH) {
        int kind = (int) left & KIND;
        if (DealCards.count(table.cards, DealTable.PILE, kind - 1) > 0) {
          table.shift(DealTable.PILE, hand, kind - 1);
        } else {
          later |= (long) kind << shift;
          shift += WIDTH;
        }
      }
      left = later;
      if (left != 0) {
        refill(table, events);
      }
    }
    int count = (Long.SIZE - Long.numberOfLeadingZeros(roll) + WIDTH - 1) / WIDTH;
    if (table.phase == Phase.DEAL) {
      Turns.dealt(table, seat, count, events);
    } else {
      Turns.drawn(table, count, events);
    }
  }

  /**
   * Gives the other hands and the pile other cards, out of all that the viewer cannot see: as many
   * to each as before. What seats could be seen to do never depends on their cards, except by
   * showing them.
   */
  static void redeal(DealTable table, int viewer, Randomness source) {
    long[] cards = table.cards;
    long[] unseen = new long[DealTable.PAIR];
    int[] places = new int[table.seats + 1];
    int[] counts = new int[table.seats + 1];
    places[0] = DealTable.UNDER;
    counts[0] = gather(cards, DealTable.UNDER, unseen);
    int hands = 1;
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat != viewer) {
        places[hands] = DealTable.handOf(seat);
        counts[hands++] = gather(cards, DealTable.handOf(seat), unseen);
      }
    }
    gather(cards, DealTable.PILE, unseen);
    for (int i = 0; i < hands; i++) {
      for (int left = counts[i]; left > 0; left--) {
        int lows = Long.bitCount(unseen[0]);
        int number = source.below(lows + Long.bitCount(unseen[1]));
        int word = number < lows ? 0 : 1;
        long bit = DealCards.nth(unseen[word], word == 0 ? number : number - lows);
        unseen[word] ^= bit;
        cards[places[i] + word] |= bit;
      }
    }
    cards[DealTable.PILE] = unseen[0];
    cards[DealTable.PILE + 1] = unseen[1];
  }

  /** Takes all cards from a place, and says how many. */
  private static int gather(long[] cards, int place, long[] unseen) {
    int count = DealCards.count(cards, place);
    for (int word = 0; word < DealTable.PAIR; word++) {
      unseen[word] |= cards[place + word];
      cards[place + word] = 0;
    }
    return count;
  }

  private static void refill(DealTable table, List<Event> events) {
    int from =
        DealCards.count(table.cards, DealTable.UNDER) > 0 ? DealTable.UNDER : DealTable.DISCARDS;
    for (int word = 0; word < 2; word++) {
      long cards = table.drawable(from, word);
      table.cards[DealTable.PILE + word] = cards;
      table.cards[from + word] ^= cards;
    }
    if (from == DealTable.DISCARDS) {
      boolean followed = DealCards.count(table.cards, DealTable.DISCARDS) > 0;
      table.top = followed ? Card.PASS_GO.ordinal() : DealTable.NONE;
    }
    if (from == DealTable.DISCARDS && events != null) {
      events.add(new DealEvent.PileReshuffled(DealCards.count(table.cards, DealTable.PILE)));
    }
  }

  // --- at the border

  static DealOutcome outcome(long roll) {
    List<Card> cards = new ArrayList<>();
    for (long left = roll; left != 0; left >>>= WIDTH) {
      cards.add(Card.of(((int) left & KIND) - 1));
    }
    return new DealOutcome.Drawn(cards);
  }

  static long roll(DealTable table, List<Card> cards) {
    int count = count(table);
    refuseUnless(
        cards.size() == count,
        DealReason.WRONG_NUMBER_OF_CARDS.with("count", count).with("named", cards.size()));
    long roll = 0;
    int[] wanted = new int[Card.COUNT];
    for (Card card : cards) {
      wanted[card.ordinal()]++;
    }
    int shift = 0;
    for (int kind = 0; kind < Card.COUNT; kind++) {
      for (int i = wanted[kind]; i > 0; i--, shift += WIDTH) {
        roll |= (long) (kind + 1) << shift;
      }
    }
    for (int kind = 0; kind < Card.COUNT; kind++) {
      checkSupply(table, kind, wanted[kind], count);
    }
    return roll;
  }

  /** Draws use up the pile, what is under it and the discards, in this order. */
  private static void checkSupply(DealTable table, int kind, int wanted, int count) {
    int left = count;
    int least = 0;
    int most = 0;
    for (int batch = DealTable.PILE; batch <= DealTable.DISCARDS; batch += DealTable.PAIR) {
      int all = table.drawable(batch);
      int ofKind =
          Long.bitCount(table.drawable(batch, DealCards.WORD[kind]) & DealCards.MASK[kind]);
      least += all <= left ? ofKind : Math.max(0, left - (all - ofKind));
      most += Math.min(left, ofKind);
      left -= Math.min(all, left);
    }
    Card card = Card.of(kind);
    refuseUnless(
        wanted <= most,
        DealReason.TOO_MANY_OF_A_CARD.with("most", most).with("card", card).with("named", wanted));
    refuseUnless(
        wanted >= least,
        DealReason.TOO_FEW_OF_A_CARD.with("least", least).with("card", card).with("named", wanted));
  }

  private static void refuseUnless(boolean good, Because because) {
    if (!good) {
      throw new Refusal(Refusal.Code.ILLEGAL_OUTCOME, because);
    }
  }
}
