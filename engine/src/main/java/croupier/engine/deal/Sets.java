package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Group;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The sets before a seat. A word for each colour holds up to three sets; a set counts its cards by
 * <i>slot</i>: the property, the two-colour wild cards that can show the colour, the ten-colour
 * wild card; then a House and a Hotel. Sets that are full come first and at most the last is not
 * (DE-01).
 *
 * <pre>
 *   bit  12 11 | 10 9 |  8 7 |  6 5 |  4 3 | 2 1 0
 *       hotel house ten    wild   wild   wild  property
 * </pre>
 */
final class Sets {
  static final int MOST = 3;
  static final int WIDTH = 16;
  static final int SLOTS = 5;
  static final int TEN = 4;

  /** The cards of a set, without its buildings. */
  static final int CARDS = 0x7ff;

  static final int HOUSE = 1 << 11;
  static final int HOTEL = 1 << 12;
  static final int WILDS = 0x7f8;

  /** Those that are not ten-coloured. */
  static final int COLOURED = 0x1ff;

  static final int PROPERTIES = 7;

  private static final long EACH = 1L | 1L << WIDTH | 1L << 2 * WIDTH;
  private static final long BUILDINGS = EACH * (HOUSE | HOTEL);

  /** The wild cards of all sets of a colour. */
  static final long ALL_WILDS = EACH * WILDS;

  static final int[] SHIFT = {0, 3, 5, 7, 9};

  /** How many cards a set has. */
  static final byte[] SIZE = new byte[CARDS + 1];

  /** Its slots that have a card, as bits. */
  static final byte[] SLOTS_IN = new byte[CARDS + 1];

  /** How many cards of a colour make a set. */
  static final int[] FULL = new int[Group.COUNT];

  /** The kind of card in a slot of a colour; -1 where there is none. */
  static final int[][] KIND = new int[Group.COUNT][SLOTS];

  /** The card as it lies in a slot of a colour. */
  static final int[][] LAID = new int[Group.COUNT][SLOTS];

  /** The slot of a card as it lies. */
  static final int[] SLOT = new int[Laid.COUNT];

  static final int[] COLOUR = new int[Laid.COUNT];

  /** The slot that a kind has in a colour; -1 where it cannot lie. */
  static final int[][] SLOT_FOR = new int[Card.COUNT][Group.COUNT];

  static {
    for (int set = 0; set <= CARDS; set++) {
      for (int slot = 0; slot < SLOTS; slot++) {
        int count = count(set, slot);
        SIZE[set] += (byte) count;
        SLOTS_IN[set] |= (byte) (count > 0 ? 1 << slot : 0);
      }
    }
    for (int[] slots : SLOT_FOR) {
      Arrays.fill(slots, DealTable.NONE);
    }
    for (Group colour : Group.values()) {
      int c = colour.ordinal();
      FULL[c] = DealData.STANDARD.setSize(colour);
      Arrays.fill(KIND[c], DealTable.NONE);
      int slot = 0;
      for (Card card : Card.values()) {
        if (card.isProperty() && card.colours().contains(colour)) {
          lie(card, colour, card == Card.TEN_COLOUR ? TEN : slot++);
        }
      }
    }
  }

  private Sets() {}

  private static void lie(Card card, Group colour, int slot) {
    Laid laid = Laid.of(card, colour);
    KIND[colour.ordinal()][slot] = card.ordinal();
    LAID[colour.ordinal()][slot] = laid.ordinal();
    SLOT[laid.ordinal()] = slot;
    SLOT_FOR[card.ordinal()][colour.ordinal()] = slot;
  }

  static {
    for (Laid laid : Laid.values()) {
      COLOUR[laid.ordinal()] = laid.colour().ordinal();
    }
  }

  // --- reading

  static long of(DealTable table, int seat, int colour) {
    return table.cards[DealTable.setsOf(seat) + colour];
  }

  static int set(long sets, int number) {
    return (int) (sets >>> number * WIDTH) & 0xffff;
  }

  /** How many cards lie in a slot of a set. */
  static int count(int set, int slot) {
    return set >>> SHIFT[slot] & (slot == 0 ? 7 : 3);
  }

  static int size(int set) {
    return SIZE[set & CARDS];
  }

  /** Whether a set is complete: full, and not only of wild cards (DL-27). */
  static boolean complete(DealTable table, int colour, int set) {
    return SIZE[set & CARDS] == FULL[colour] && (set & table.rules.needs()) != 0;
  }

  /** The sets of a colour without one of them; those after it move up. */
  static long without(long sets, int number) {
    int shift = number * WIDTH;
    return sets & (1L << shift) - 1 | sets >>> shift + WIDTH << shift;
  }

  /** How many sets of a colour have cards. */
  static int number(long sets) {
    return sets == 0 ? 0 : (Long.SIZE - 1 - Long.numberOfLeadingZeros(sets)) / WIDTH + 1;
  }

  /** The slots with a card in any set, as bits. */
  static int slotsIn(long sets) {
    int slots = 0;
    for (long left = sets; left != 0; left >>>= WIDTH) {
      slots |= SLOTS_IN[(int) left & CARDS];
    }
    return slots;
  }

  /** The last set with a card in a slot; -1 when there is none. */
  static int lastWith(long sets, int slot) {
    for (int number = MOST - 1; number >= 0; number--) {
      if (count(set(sets, number), slot) > 0) {
        return number;
      }
    }
    return DealTable.NONE;
  }

  /** The slots with a card that is in no complete set, as bits (DL-28). */
  static int loose(DealTable table, int colour, long sets) {
    int slots = 0;
    for (long left = sets; left != 0; left >>>= WIDTH) {
      int set = (int) left & 0xffff;
      if (!complete(table, colour, set)) {
        slots |= SLOTS_IN[set & CARDS];
      }
    }
    return slots;
  }

  /** The cards of a seat that are in no complete set, as bits: so many slots for each colour. */
  static long loose(DealTable table, int seat) {
    long cards = 0;
    for (int colour = 0; colour < Group.COUNT; colour++) {
      cards |= (long) loose(table, colour, of(table, seat, colour)) << colour * SLOTS;
    }
    return cards;
  }

  /** The card as it lies that the lowest of those bits stands for. */
  static int laid(long card) {
    int at = Long.numberOfTrailingZeros(card);
    return LAID[at / SLOTS][at % SLOTS];
  }

  /** The last set that is not complete and has a card in a slot; -1 when there is none. */
  static int lastLooseWith(DealTable table, int colour, long sets, int slot) {
    for (int number = MOST - 1; number >= 0; number--) {
      int set = set(sets, number);
      if (count(set, slot) > 0 && !complete(table, colour, set)) {
        return number;
      }
    }
    return DealTable.NONE;
  }

  /** The numbers of the complete sets, as bits. */
  static int completeSets(DealTable table, int colour, long sets) {
    int numbers = 0;
    for (int number = 0; number < MOST; number++) {
      numbers |= complete(table, colour, set(sets, number)) ? 1 << number : 0;
    }
    return numbers;
  }

  /** What one set brings (DL-15, DL-16). */
  static int rent(DealTable table, int colour, int set) {
    int size = size(set);
    if (size == 0 || (set & COLOURED) == 0 && !table.rules.wildRent()) {
      return 0;
    }
    int rent = DealData.STANDARD.rents[colour][size - 1];
    if ((set & HOUSE) != 0 && complete(table, colour, set)) {
      rent += DealData.STANDARD.house + ((set & HOTEL) != 0 ? DealData.STANDARD.hotel : 0);
    }
    return rent;
  }

  /** The rent of the best set of a colour (DL-15). */
  static int bestRent(DealTable table, int seat, int colour) {
    int best = 0;
    for (long left = of(table, seat, colour); left != 0; left >>>= WIDTH) {
      best = Math.max(best, rent(table, colour, (int) left & 0xffff));
    }
    return best;
  }

  // --- changing

  /** Lays a card in a colour: in the set that is not full, or as a new set (DL-26). */
  static void add(DealTable table, int seat, int laid, List<Event> events) {
    int colour = COLOUR[laid];
    int slot = SLOT[laid];
    int at = DealTable.setsOf(seat) + colour;
    long sets = table.cards[at];
    long card = 1L << SHIFT[slot];
    int shift = 0;
    for (; SIZE[(int) (sets >>> shift) & CARDS] == FULL[colour]; shift += WIDTH) {
      int full = (int) (sets >>> shift) & CARDS;
      if ((card & table.rules.needs()) != 0 && !complete(table, colour, full)) {
        sets += card - lastOf(full) << shift;
        card = lastOf(full);
      }
    }
    table.cards[at] = sets + (card << shift);
    table.addWorth(seat, DealCards.VALUE[KIND[colour][slot]]);
    if (slot > 0) {
      table.addWilds(seat, 1);
    }
    settle(table, seat, colour, events);
  }

  /**
   * A set that is full of wild cards gives up one of these for a card that completes it (DL-27).
   */
  private static long lastOf(int set) {
    return 1L << SHIFT[Integer.SIZE - 1 - Integer.numberOfLeadingZeros(SLOTS_IN[set])];
  }

  /** Takes a card out of a set; a card of a set that is not full closes the gap (DE-01). */
  static void remove(DealTable table, int seat, int laid, int number) {
    int colour = COLOUR[laid];
    int slot = SLOT[laid];
    int at = DealTable.setsOf(seat) + colour;
    long sets = table.cards[at];
    boolean wasFull = size(set(sets, number)) == FULL[colour];
    sets -= 1L << number * WIDTH + SHIFT[slot];
    int last = number(sets) - 1;
    if (wasFull && number < last) {
      sets = closeGap(sets, colour, number, last);
    }
    table.cards[at] = sets;
    table.addWorth(seat, -DealCards.VALUE[KIND[colour][slot]]);
    if (slot > 0) {
      table.addWilds(seat, -1);
    }
  }

  private static long closeGap(long sets, int colour, int number, int last) {
    int spare = set(sets, last);
    if (size(spare) < FULL[colour] && size(spare) > 0) {
      int slot = Integer.numberOfTrailingZeros(SLOTS_IN[spare & CARDS]);
      long card = 1L << SHIFT[slot];
      return sets - (card << last * WIDTH) + (card << number * WIDTH);
    }
    // All others are full: the one with the gap becomes the last.
    return without(sets, number) | (long) set(sets, number) << last * WIDTH;
  }

  /**
   * After a change: what stands on a set that is not complete loses its place (DL-23), and a colour
   * is complete or not.
   */
  static void settle(DealTable table, int seat, int colour, List<Event> events) {
    int at = DealTable.setsOf(seat) + colour;
    if ((table.cards[at] & BUILDINGS) != 0) {
      Buildings.settle(table, seat, colour, events);
    }
    boolean complete = false;
    for (long left = table.cards[at]; left != 0 && !complete; left >>>= WIDTH) {
      complete = complete(table, colour, (int) left & 0xffff);
    }
    if (complete != ((table.completeOf(seat) >>> colour & 1) == 1)) {
      table.flipComplete(seat, colour);
      if (events != null) {
        events.add(
            complete
                ? new DealEvent.SetCompleted(seat, Group.of(colour))
                : new DealEvent.SetBroken(seat, Group.of(colour)));
      }
    }
  }

  /** Takes a whole set out; the sets after it move up. */
  static int takeWhole(DealTable table, int seat, int colour, int number, List<Event> events) {
    int at = DealTable.setsOf(seat) + colour;
    long sets = table.cards[at];
    int set = set(sets, number);
    table.cards[at] = without(sets, number);
    count(table, seat, colour, set, -1);
    settle(table, seat, colour, events);
    return set;
  }

  /** Lays a whole set before a seat, in front of its set that is not full (DL-29). */
  static void addWhole(DealTable table, int seat, int colour, int set, List<Event> events) {
    int at = DealTable.setsOf(seat) + colour;
    table.cards[at] = table.cards[at] << WIDTH | set;
    count(table, seat, colour, set, 1);
    settle(table, seat, colour, events);
  }

  /** Lays a whole set behind the others. */
  static void addLast(DealTable table, int seat, int colour, int set) {
    int at = DealTable.setsOf(seat) + colour;
    table.cards[at] |= (long) set << number(table.cards[at]) * WIDTH;
    count(table, seat, colour, set, 1);
    settle(table, seat, colour, null);
  }

  private static void count(DealTable table, int seat, int colour, int set, int sign) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int count = count(set, slot);
      if (count > 0) {
        table.addWorth(seat, sign * count * DealCards.VALUE[KIND[colour][slot]]);
        table.addWilds(seat, slot > 0 ? sign * count : 0);
      }
    }
    table.addWorth(seat, sign * Buildings.worth(table, set));
  }

  /** The cards of a set as they lie, buildings last. */
  static List<Laid> cards(int colour, int set) {
    List<Laid> cards = new ArrayList<>();
    for (int slot = 0; slot < SLOTS; slot++) {
      for (int i = count(set, slot); i > 0; i--) {
        cards.add(Laid.of(LAID[colour][slot]));
      }
    }
    if ((set & HOUSE) != 0) {
      cards.add(Laid.of(Card.HOUSE, Group.of(colour)));
    }
    if ((set & HOTEL) != 0) {
      cards.add(Laid.of(Card.HOTEL, Group.of(colour)));
    }
    return cards;
  }
}
