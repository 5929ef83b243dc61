package croupier.engine.deal;

import croupier.engine.Group;

/**
 * A few payments worth thinking of, for bots and for the dial: exact ones, those that keep sets,
 * those that keep money. Each is a way to line up what lies before the payer; cards are taken in
 * that order until it is enough, and then what turned out not to be needed is taken back.
 */
final class SensiblePayments {
  /** In what order cards are given away. */
  private enum Way {
    SMALL_MONEY,
    LARGE_MONEY,
    EXACT_MONEY,
    LOOSE_PROPERTIES,
    SMALL_PROPERTIES,
    LARGE_PROPERTIES,
    BUILDINGS
  }

  private static final Way[] WAYS = Way.values();

  /** Where the order of fields and the table of sums stand in the array for moves. */
  private static final int ORDER = 128;

  private static final int SUMS = 256;
  private static final int MOST_OWED = 100;
  private static final int LARGEST_VALUE = 10;

  // Ranks: properties that are in no complete set go before those that are, and before buildings.
  private static final int LOOSE = 100;
  private static final int COMPLETE = 200;
  private static final int BUILDING = 300;

  private SensiblePayments() {}

  static int list(DealTable table, long[] into) {
    int seat = table.target;
    int owed = Charges.owed(table);
    long all = Payments.everything(table, seat);
    int count = 0;
    for (Way way : WAYS) {
      long payment =
          way == Way.EXACT_MONEY
              ? exactMoney(all, owed, into)
              : inOrderOf(table, way, all, owed, into);
      count = add(payment, owed, into, count);
    }
    // Whatever is enough on its own.
    for (int field = 0; field < PaymentCode.FIELDS; field++) {
      long single = PaymentCode.PAYMENT + PaymentCode.one(field);
      if (PaymentCode.count(all, field) > 0 && Payments.leavesNoHotelAlone(table, seat, single)) {
        count = add(PaymentCode.inOrder(table, seat, single), owed, into, count);
      }
    }
    return count;
  }

  private static int add(long payment, int owed, long[] into, int count) {
    if (PaymentCode.worth(payment) < owed) {
      return count;
    }
    for (int i = 0; i < count; i++) {
      if (into[i] == payment) {
        return count;
      }
    }
    into[count] = payment;
    return count + 1;
  }

  private static long inOrderOf(DealTable table, Way way, long all, int owed, long[] room) {
    lineUp(table, way, room);
    long payment = PaymentCode.PAYMENT;
    int left = owed;
    for (int i = 0; i < PaymentCode.FIELDS && left > 0; i++) {
      int field = (int) room[ORDER + i];
      for (int n = PaymentCode.count(all, field); n > 0 && left > 0; n--) {
        payment += PaymentCode.one(field);
        left -= PaymentCode.VALUE[field];
      }
    }
    long whole = Payments.withHotels(table, table.target, payment);
    long needed = takeBack(table, takeBack(table, whole, owed, room), owed, room);
    return PaymentCode.inOrder(table, table.target, needed);
  }

  /**
   * Takes back what is not needed, the last given first: that is what one would rather keep. A
   * Hotel comes back only after its House, so this is done twice.
   */
  private static long takeBack(DealTable table, long payment, int owed, long[] room) {
    long needed = payment;
    int spare = PaymentCode.worth(payment) - owed;
    for (int i = PaymentCode.FIELDS - 1; i >= 0; i--) {
      int field = (int) room[ORDER + i];
      while (PaymentCode.count(needed, field) > 0
          && PaymentCode.VALUE[field] <= spare
          && Payments.leavesNoHotelAlone(table, table.target, needed - PaymentCode.one(field))) {
        needed -= PaymentCode.one(field);
        spare -= PaymentCode.VALUE[field];
      }
    }
    return needed;
  }

  /** Writes all fields in the order in which this way gives them away. */
  private static void lineUp(DealTable table, Way way, long[] room) {
    for (int field = 0; field < PaymentCode.FIELDS; field++) {
      int rank = rank(table, way, field);
      int at = ORDER + field;
      for (; at > ORDER && rank(table, way, (int) room[at - 1]) > rank; at--) {
        room[at] = room[at - 1];
      }
      room[at] = field;
    }
  }

  /** Small ranks go first; a way that starts on the table ends in the bank, and the reverse. */
  private static int rank(DealTable table, Way way, int field) {
    int value = PaymentCode.VALUE[field];
    if (field < PaymentCode.BANK_FIELDS) {
      return switch (way) {
        case SMALL_MONEY -> value;
        case LARGE_MONEY, EXACT_MONEY -> -value;
        case BUILDINGS -> LOOSE / 2 + value;
        case LOOSE_PROPERTIES -> LOOSE + LOOSE / 2 + value;
        case SMALL_PROPERTIES, LARGE_PROPERTIES -> BUILDING + LOOSE + value;
      };
    }
    if (field >= PaymentCode.FIRST_HOUSE) {
      return way == Way.BUILDINGS ? value : BUILDING + value;
    }
    int rank = inCompleteSet(table, field) ? COMPLETE : LOOSE;
    return way == Way.LARGE_PROPERTIES ? rank - value : rank + value;
  }

  private static boolean inCompleteSet(DealTable table, int field) {
    for (int colour = 0; colour < Group.COUNT; colour++) {
      long sets = Sets.of(table, table.target, colour);
      int loose = Sets.loose(table, colour, sets);
      for (int slot = 0; slot < Sets.TEN && sets != 0; slot++) {
        int laid = Sets.LAID[colour][slot];
        if (PaymentCode.FIELD[laid] == field
            && Sets.lastWith(sets, slot) >= 0
            && (loose >> slot & 1) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The least sum of money that is enough, with as few cards as the order allows. */
  private static long exactMoney(long all, int owed, long[] room) {
    int most = Math.min(owed, MOST_OWED) + LARGEST_VALUE - 1;
    for (int sum = 1; sum <= most; sum++) {
      room[SUMS + sum] = 0;
    }
    room[SUMS] = PaymentCode.PAYMENT;
    for (int field = PaymentCode.BANK_FIELDS - 1; field >= 0; field--) {
      int value = PaymentCode.VALUE[field];
      for (int n = PaymentCode.count(all, field); n > 0; n--) {
        for (int sum = most - value; sum >= 0; sum--) {
          if (room[SUMS + sum] != 0 && room[SUMS + sum + value] == 0) {
            room[SUMS + sum + value] = room[SUMS + sum] + PaymentCode.one(field);
          }
        }
      }
    }
    for (int sum = owed; sum <= most; sum++) {
      if (room[SUMS + sum] != 0) {
        return room[SUMS + sum];
      }
    }
    return PaymentCode.PAYMENT;
  }
}
