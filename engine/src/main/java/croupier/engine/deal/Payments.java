package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Randomness;
import java.util.ArrayList;
import java.util.List;

/** Paying a debt with what lies before a seat, without change (DL-18 to DL-22). */
final class Payments {
  /** A random payment has more cards than it needs about once in so many times. */
  private static final int GENEROUS = 8;

  private Payments() {}

  /** All that a seat can pay with. */
  static long everything(DealTable table, int seat) {
    long all = PaymentCode.PAYMENT;
    int bank = DealTable.bankOf(seat);
    long low = table.cards[bank];
    long high = table.cards[bank + 1];
    for (int field = 0; field < PaymentCode.BANK_FIELDS; field++) {
      int count =
          Long.bitCount(low & DealCards.ofValue(field, 0))
              + Long.bitCount(high & DealCards.ofValue(field, 1));
      all += (long) count << PaymentCode.SHIFT[field];
    }
    int houses = 0;
    int hotels = 0;
    for (int colour = 0; colour < Group.COUNT; colour++) {
      for (long left = Sets.of(table, seat, colour); left != 0; left >>>= Sets.WIDTH) {
        int set = (int) left & 0xffff;
        for (int slots = Sets.SLOTS_IN[set & Sets.CARDS]; slots != 0; slots &= slots - 1) {
          int slot = Integer.numberOfTrailingZeros(slots);
          int field = PaymentCode.FIELD[Sets.LAID[colour][slot]];
          if (field >= 0) {
            all += (long) Sets.count(set, slot) << PaymentCode.SHIFT[field];
          }
        }
        houses += (set & Sets.HOUSE) != 0 ? 1 : 0;
        hotels += (set & Sets.HOTEL) != 0 ? 1 : 0;
      }
    }
    if (table.rules.payingBuildings()) {
      for (int i = 0; i < houses; i++) {
        all += PaymentCode.one(PaymentCode.FIRST_HOUSE + i);
      }
      for (int i = 0; i < hotels; i++) {
        all += PaymentCode.one(PaymentCode.FIRST_HOTEL + i);
      }
    }
    return all;
  }

  static boolean legal(DealTable table, long payment) {
    int seat = table.target;
    return lies(table, seat, payment)
        && PaymentCode.worth(payment) >= Charges.owed(table)
        && leavesNoHotelAlone(table, seat, payment)
        && PaymentCode.inOrder(table, seat, payment) == payment;
  }

  /** Whether all that is to be paid with lies before the seat. */
  static boolean lies(DealTable table, int seat, long payment) {
    long all = everything(table, seat);
    long rest = payment;
    for (int field = 0; field < PaymentCode.FIELDS; field++) {
      if (PaymentCode.count(payment, field) > PaymentCode.count(all, field)) {
        return false;
      }
      rest &= ~((long) PaymentCode.MASK[field] << PaymentCode.SHIFT[field]);
    }
    return rest == PaymentCode.PAYMENT;
  }

  /** DE-07: a House is paid only from a set without Hotel, or together with its Hotel. */
  static boolean leavesNoHotelAlone(DealTable table, int seat, long payment) {
    for (int colour = 0; colour < Group.COUNT; colour++) {
      if (hotelsAlone(table, seat, payment, colour) > 0) {
        return false;
      }
    }
    return true;
  }

  /** How many Hotels of a colour would be left without their House. */
  private static int hotelsAlone(DealTable table, int seat, long payment, int colour) {
    long sets = Sets.of(table, seat, colour);
    int hotels = PaymentCode.buildings(sets, Sets.HOTEL);
    if (hotels == 0) {
      return 0;
    }
    int houses = PaymentCode.buildings(sets, Sets.HOUSE);
    for (int field = PaymentCode.FIRST_HOUSE; field < PaymentCode.FIELDS; field++) {
      if (PaymentCode.count(payment, field) > 0
          && PaymentCode.colourOfBuilding(table, seat, field) == colour) {
        houses -= field < PaymentCode.FIRST_HOTEL ? 1 : 0;
        hotels -= field < PaymentCode.FIRST_HOTEL ? 0 : 1;
      }
    }
    return hotels - houses;
  }

  /** Pays the Hotels too that would be left alone, and names buildings in their order. */
  static long withHotels(DealTable table, int seat, long payment) {
    long more = PaymentCode.inOrder(table, seat, payment);
    for (int colour = 0; colour < Group.COUNT; colour++) {
      for (int left = hotelsAlone(table, seat, more, colour); left > 0; left--) {
        Laid hotel = Laid.of(Card.HOTEL, Group.of(colour));
        more += PaymentCode.one(PaymentCode.free(table, seat, more, hotel));
      }
    }
    return more;
  }

  /**
   * A random payment: cards in random order until it is enough, and now and then some more. Every
   * legal payment can come.
   *
   * @param room for every card before a seat
   */
  static long any(DealTable table, Randomness source, long[] room) {
    int seat = table.target;
    int left = spread(table, seat, room);
    int owed = Charges.owed(table);
    long payment = PaymentCode.PAYMENT;
    while (left > 0 && (owed > 0 || source.below(GENEROUS) == 0)) {
      int pick = source.below(left--);
      int field = (int) room[pick];
      room[pick] = room[left];
      payment += PaymentCode.one(field);
      owed -= PaymentCode.VALUE[field];
    }
    return has(payment, PaymentCode.FIRST_HOUSE) ? withHotels(table, seat, payment) : payment;
  }

  /** Whether a payment has anything from this field on. */
  private static boolean has(long payment, int field) {
    return (payment & ~PaymentCode.PAYMENT) >>> PaymentCode.SHIFT[field] != 0;
  }

  /** Writes the field of every single card that a seat can pay with. */
  private static int spread(DealTable table, int seat, long[] room) {
    int count = 0;
    int bank = DealTable.bankOf(seat);
    for (int word = 0; word < DealTable.PAIR; word++) {
      for (long left = table.cards[bank + word]; left != 0; left &= left - 1) {
        room[count++] = PaymentCode.BANK_FIELD[DealCards.kind(word, Long.lowestOneBit(left))];
      }
    }
    int firstHouse = PaymentCode.FIRST_HOUSE;
    int firstHotel = PaymentCode.FIRST_HOTEL;
    for (int colour = 0; colour < Group.COUNT; colour++) {
      for (long left = Sets.of(table, seat, colour); left != 0; left >>>= Sets.WIDTH) {
        int set = (int) left & 0xffff;
        for (int slots = Sets.SLOTS_IN[set & Sets.CARDS]; slots != 0; slots &= slots - 1) {
          int slot = Integer.numberOfTrailingZeros(slots);
          int field = PaymentCode.FIELD[Sets.LAID[colour][slot]];
          for (int i = field < 0 ? 0 : Sets.count(set, slot); i > 0; i--) {
            room[count++] = field;
          }
        }
        if (set > Sets.CARDS && table.rules.payingBuildings()) {
          if ((set & Sets.HOUSE) != 0) {
            room[count++] = firstHouse++;
          }
          if ((set & Sets.HOTEL) != 0) {
            room[count++] = firstHotel++;
          }
        }
      }
    }
    return count;
  }

  // --- what happens

  /** The target pays the seat on turn; forced when it was all that could pay. */
  static void pay(DealTable table, long payment, boolean forced, List<Event> events) {
    int payer = table.target;
    int to = table.turn;
    DealAction.Pay action = events == null ? null : PaymentCode.action(table, payer, payment);
    List<Card> banked = events == null ? null : new ArrayList<>();
    payFromBank(table, payer, to, payment, banked);
    if (events != null) {
      events.add(
          new DealEvent.Paid(
              payer, to, PaymentCode.worth(payment), banked, action.cards(), forced));
    }
    if (has(payment, PaymentCode.BANK_FIELDS)) {
      payBuildings(table, payer, to, payment);
      payProperties(table, payer, to, payment, events);
    }
    Takings.place(table, events);
  }

  private static void payFromBank(
      DealTable table, int payer, int to, long payment, List<Card> banked) {
    int from = DealTable.bankOf(payer);
    int bank = DealTable.bankOf(to);
    int worth = 0;
    for (int field = 0; field < PaymentCode.BANK_FIELDS; field++) {
      for (int i = PaymentCode.count(payment, field); i > 0; i--) {
        int word = (table.cards[from] & DealCards.ofValue(field, 0)) != 0 ? 0 : 1;
        long bit = Long.lowestOneBit(table.cards[from + word] & DealCards.ofValue(field, word));
        table.cards[from + word] ^= bit;
        table.cards[bank + word] |= bit;
        worth += PaymentCode.VALUE[field];
        if (banked != null) {
          banked.add(Card.of(DealCards.kind(word, bit)));
        }
      }
    }
    table.addWorth(payer, -worth);
    table.addWorth(to, worth);
  }

  /** From the last to the first, so that those before keep their numbers; Hotels first. */
  private static void payBuildings(DealTable table, int payer, int to, long payment) {
    for (int field = PaymentCode.FIELDS - 1; field >= PaymentCode.FIRST_HOUSE; field--) {
      if (PaymentCode.count(payment, field) > 0) {
        int kind = field < PaymentCode.FIRST_HOTEL ? Card.HOUSE.ordinal() : Card.HOTEL.ordinal();
        int colour = PaymentCode.colourOfBuilding(table, payer, field);
        Buildings.pay(table, payer, to, colour, kind);
      }
    }
  }

  private static void payProperties(
      DealTable table, int payer, int to, long payment, List<Event> events) {
    for (int colour = 0; colour < Group.COUNT; colour++) {
      if ((payment & PaymentCode.OF_COLOUR[colour]) == 0) {
        continue;
      }
      boolean touched = false;
      int slots = Sets.slotsIn(Sets.of(table, payer, colour));
      for (; slots != 0; slots &= slots - 1) {
        int slot = Integer.numberOfTrailingZeros(slots);
        int laid = Sets.LAID[colour][slot];
        int field = PaymentCode.FIELD[laid];
        for (int i = field < 0 ? 0 : PaymentCode.count(payment, field); i > 0; i--) {
          Sets.remove(table, payer, laid, Sets.lastWith(Sets.of(table, payer, colour), slot));
          Takings.receive(table, to, laid, events);
          touched = true;
        }
      }
      if (touched) {
        Sets.settle(table, payer, colour, events);
      }
    }
  }

  static DealShape.Pay shape(DealTable table) {
    DealAction.Pay all = PaymentCode.action(table, table.target, everything(table, table.target));
    return new DealShape.Pay(Charges.owed(table), all.money(), all.cards());
  }
}
