package croupier.engine.deal;

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

  private SensiblePayments() {}

  static int list(DealTable table, long[] into) {
    int seat = table.target;
    int owed = Charges.owed(table);
    long all = Payments.everything(table, seat);
    int count = 0;
    for (Way way : WAYS) {
      count = add(table, along(table, way, all, owed, into), owed, into, count);
    }
    // Whatever is enough on its own.
    for (int field = 0; field < PaymentCode.FIELDS; field++) {
      if (PaymentCode.count(all, field) > 0 && PaymentCode.VALUE[field] >= owed) {
        long single = PaymentCode.PAYMENT + PaymentCode.one(field);
        count = add(table, single, owed, into, count);
      }
    }
    return count;
  }

  private static int add(DealTable table, long payment, int owed, long[] into, int count) {
    long whole = withoutSpares(table, Payments.withHotels(table, table.target, payment), owed);
    if (PaymentCode.worth(whole) < owed) {
      return count;
    }
    for (int i = 0; i < count; i++) {
      if (into[i] == whole) {
        return count;
      }
    }
    into[count] = whole;
    return count + 1;
  }

  /** Keeps a card that is not needed: first a House whose Hotel is enough on its own. */
  private static long withoutSpares(DealTable table, long payment, int owed) {
    long needed = payment;
    int spare = PaymentCode.worth(payment) - owed;
    for (int i = 0; i < PaymentCode.FIELDS && spare > 0; i++) {
      int field = (PaymentCode.FIRST_HOUSE + i) % PaymentCode.FIELDS;
      while (PaymentCode.count(needed, field) > 0
          && PaymentCode.VALUE[field] <= spare
          && Payments.leavesNoHotelAlone(table, table.target, needed - PaymentCode.one(field))) {
        needed -= PaymentCode.one(field);
        spare -= PaymentCode.VALUE[field];
      }
    }
    return needed;
  }

  private static long along(DealTable table, Way way, long all, int owed, long[] room) {
    if (way == Way.EXACT_MONEY) {
      return exactMoney(all, owed, room);
    }
    int fields = lineUp(table, way, room);
    long payment = PaymentCode.PAYMENT;
    int left = owed;
    for (int i = 0; i < fields && left > 0; i++) {
      int field = (int) room[ORDER + i];
      for (int n = PaymentCode.count(all, field); n > 0 && left > 0; n--) {
        payment += PaymentCode.one(field);
        left -= PaymentCode.VALUE[field];
      }
    }
    return takeBack(payment, -left, fields, room);
  }

  /** Takes back what is not needed, the last given first: that is what one would rather keep. */
  private static long takeBack(long payment, int change, int fields, long[] room) {
    long needed = payment;
    int left = change;
    for (int i = fields - 1; i >= 0; i--) {
      int field = (int) room[ORDER + i];
      while (PaymentCode.count(needed, field) > 0 && PaymentCode.VALUE[field] <= left) {
        needed -= PaymentCode.one(field);
        left -= PaymentCode.VALUE[field];
      }
    }
    return needed;
  }

  /** Writes all fields in the order in which this way gives them away. */
  private static int lineUp(DealTable table, Way way, long[] room) {
    int fields = PaymentCode.FIELDS;
    for (int field = 0; field < fields; field++) {
      int rank = rank(table, way, field);
      int at = ORDER + field;
      for (; at > ORDER && rank(table, way, (int) room[at - 1]) > rank; at--) {
        room[at] = room[at - 1];
      }
      room[at] = field;
    }
    return fields;
  }

  /** Small ranks go first; a way that starts on the table ends in the bank, and the reverse. */
  private static int rank(DealTable table, Way way, int field) {
    int value = PaymentCode.VALUE[field];
    boolean money = field < PaymentCode.BANK_FIELDS;
    boolean building = field >= PaymentCode.FIRST_HOUSE;
    int table100 = building ? 200 : 100 + (inCompleteSet(table, field) ? 50 : 0);
    return switch (way) {
      case SMALL_MONEY -> money ? value : table100 + value;
      case LARGE_MONEY, EXACT_MONEY -> money ? -value : table100 + value;
      case LOOSE_PROPERTIES -> money ? 120 + value : table100 + value;
      case SMALL_PROPERTIES -> money ? 500 + value : table100 + value;
      case LARGE_PROPERTIES -> money ? 500 + value : table100 - value;
      case BUILDINGS -> building ? value : money ? 50 + value : table100 + value;
    };
  }

  private static boolean inCompleteSet(DealTable table, int field) {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      long sets = Sets.of(table, table.target, colour);
      int loose = sets == 0 ? 0 : Sets.loose(table, colour, sets);
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
