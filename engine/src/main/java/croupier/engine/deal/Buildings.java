package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Group;
import java.util.List;

/** Houses and Hotels on complete sets (DL-22 to DL-25). */
final class Buildings {
  private static final int HOUSE = Card.HOUSE.ordinal();
  private static final int HOTEL = Card.HOTEL.ordinal();

  private Buildings() {}

  /** What the buildings of a set can pay. */
  static int worth(DealTable table, int set) {
    if (!table.rules.payingBuildings()) {
      return 0;
    }
    return ((set & Sets.HOUSE) != 0 ? DealCards.VALUE[HOUSE] : 0)
        + ((set & Sets.HOTEL) != 0 ? DealCards.VALUE[HOTEL] : 0);
  }

  /** The numbers of the sets of a colour that a building can be put on, as bits (DL-25). */
  static int sites(DealTable table, int seat, int colour, int kind) {
    if (!Group.of(colour).isColour()) {
      return 0;
    }
    long sets = Sets.of(table, seat, colour);
    int sites = 0;
    for (int left = Sets.completeSets(table, colour, sets); left != 0; left &= left - 1) {
      int number = Integer.numberOfTrailingZeros(left);
      int buildings = Sets.set(sets, number) & (Sets.HOUSE | Sets.HOTEL);
      if (buildings == (kind == HOUSE ? 0 : Sets.HOUSE)) {
        sites |= 1 << number;
      }
    }
    return sites;
  }

  /** The sets of a colour that a building can be taken from without leaving a Hotel alone. */
  static int takeable(long sets, int kind) {
    int numbers = 0;
    for (int number = 0; number < Sets.MOST; number++) {
      int buildings = Sets.set(sets, number) & (Sets.HOUSE | Sets.HOTEL);
      boolean free = kind == HOUSE ? buildings == Sets.HOUSE : (buildings & Sets.HOTEL) != 0;
      numbers |= free ? 1 << number : 0;
    }
    return numbers;
  }

  /** Puts a building on a set, or takes it off. */
  static void flip(DealTable table, int seat, int colour, int number, int kind) {
    int at = DealTable.setsOf(seat) + colour;
    long bit = (long) bit(kind) << number * Sets.WIDTH;
    table.cards[at] ^= bit;
    if (table.rules.payingBuildings()) {
      int value = DealCards.VALUE[kind];
      table.addWorth(seat, (table.cards[at] & bit) != 0 ? value : -value);
    }
  }

  private static int bit(int kind) {
    return kind == HOUSE ? Sets.HOUSE : Sets.HOTEL;
  }

  /** Takes a building off the last set that can spare it, and puts it into a bank (DL-22). */
  static void pay(DealTable table, int payer, int to, int colour, int kind) {
    int from = takeable(Sets.of(table, payer, colour), kind);
    flip(table, payer, colour, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(from), kind);
    bank(table, to, kind);
  }

  private static void bank(DealTable table, int seat, int kind) {
    table.shift(DealTable.BUILT, DealTable.bankOf(seat), kind);
    table.addWorth(seat, DealCards.VALUE[kind]);
  }

  /** Clears what stands on sets that are not complete any more (DL-23). */
  static void settle(DealTable table, int seat, int colour, List<Event> events) {
    int at = DealTable.setsOf(seat) + colour;
    for (int number = Sets.MOST - 1; number >= 0; number--) {
      int set = Sets.set(table.cards[at], number);
      boolean stays =
          Sets.size(set) > 0 && table.rules.lostBuildings() == DealRules.LostBuildings.STAY;
      if (!stays && !Sets.complete(table, colour, set)) {
        if ((set & Sets.HOTEL) != 0) {
          lose(table, seat, colour, number, HOTEL, events);
        }
        if ((set & Sets.HOUSE) != 0) {
          lose(table, seat, colour, number, HOUSE, events);
        }
        closeUp(table, at, number);
      }
    }
  }

  private static void lose(
      DealTable table, int seat, int colour, int number, int kind, List<Event> events) {
    flip(table, seat, colour, number, kind);
    Laid building = events == null ? null : Laid.of(Card.of(kind), Group.of(colour));
    if (table.rules.lostBuildings() == DealRules.LostBuildings.DISCARD) {
      table.shift(DealTable.BUILT, DealTable.DISCARDS, kind);
      if (events != null) {
        events.add(new DealEvent.BuildingDiscarded(seat, building));
      }
    } else {
      bank(table, seat, kind);
      if (events != null) {
        events.add(new DealEvent.BuildingBanked(seat, building));
      }
    }
  }

  /** A set of which nothing is left makes room. */
  private static void closeUp(DealTable table, int at, int number) {
    long sets = table.cards[at];
    if (Sets.set(sets, number) == 0) {
      table.cards[at] = Sets.without(sets, number);
    }
  }
}
