package croupier.engine.deal;

import croupier.engine.Because;
import croupier.engine.Group;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A payment as one number: how many cards of each value come from the bank, of each property, of
 * each wild card, and which buildings. All 106 cards before one seat need 61 bits; the sign says
 * that the number is a payment.
 *
 * <p>A wild card of which there is one only lies in one colour, and buildings are counted along the
 * colours; so a payment means something only together with the table on which it is made.
 */
final class PaymentCode {
  static final long PAYMENT = Long.MIN_VALUE;

  /** What fields there are: values of the bank, then cards, then Houses, then Hotels. */
  static final int FIELDS;

  static final int BANK_FIELDS = DealData.VALUES.length;

  private static final int MOST_FIELDS = 40;
  static final int[] SHIFT = new int[MOST_FIELDS];
  static final int[] MASK = new int[MOST_FIELDS];
  static final int[] VALUE = new int[MOST_FIELDS];

  /** The field of a kind of card in a bank. */
  static final int[] BANK_FIELD = new int[Card.COUNT];

  /** The field of a property as it lies; -1 for the ten-coloured, which never pay (DL-19). */
  static final int[] FIELD = new int[Laid.COUNT];

  /** All bits of the fields of a colour's cards. */
  static final long[] OF_COLOUR = new long[Group.COUNT];

  static final int FIRST_HOUSE;
  static final int FIRST_HOTEL;

  static {
    int fields = 0;
    int bits = 0;
    for (int value = 0; value < BANK_FIELDS; value++) {
      int most =
          Long.bitCount(DealCards.ofValue(value, 0)) + Long.bitCount(DealCards.ofValue(value, 1));
      bits = define(fields++, bits, most, DealData.VALUES[value]);
    }
    for (Card card : Card.values()) {
      BANK_FIELD[card.ordinal()] = Arrays.binarySearch(DealData.VALUES, card.value());
    }
    int[] fieldOfCard = new int[Card.COUNT];
    for (Laid laid : Laid.values()) {
      Card card = laid.card();
      FIELD[laid.ordinal()] = DealTable.NONE;
      if (card.isProperty() && card.value() > 0) {
        boolean shared = card.count() == 1 && fieldOfCard[card.ordinal()] > 0;
        if (!shared) {
          fieldOfCard[card.ordinal()] = fields;
          bits = define(fields++, bits, card.count(), card.value());
        }
        int field = fieldOfCard[card.ordinal()];
        FIELD[laid.ordinal()] = field;
        OF_COLOUR[laid.colour().ordinal()] |= (long) MASK[field] << SHIFT[field];
      }
    }
    FIRST_HOUSE = fields;
    for (int i = 0; i < Card.HOUSE.count(); i++) {
      bits = define(fields++, bits, 1, Card.HOUSE.value());
    }
    FIRST_HOTEL = fields;
    for (int i = 0; i < Card.HOTEL.count(); i++) {
      bits = define(fields++, bits, 1, Card.HOTEL.value());
    }
    FIELDS = fields;
    if (bits >= Long.SIZE) {
      throw new IllegalArgumentException("deal.properties: a payment of all cards is no number");
    }
  }

  private PaymentCode() {}

  private static int define(int field, int shift, int most, int value) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(most);
    SHIFT[field] = shift;
    MASK[field] = (1 << bits) - 1;
    VALUE[field] = value;
    return shift + bits;
  }

  static boolean isPayment(long move) {
    return move < 0;
  }

  static int count(long payment, int field) {
    return (int) (payment >>> SHIFT[field]) & MASK[field];
  }

  static long one(int field) {
    return 1L << SHIFT[field];
  }

  static int money(long payment) {
    int money = 0;
    for (int field = 0; field < BANK_FIELDS; field++) {
      money += count(payment, field) * VALUE[field];
    }
    return money;
  }

  static int worth(long payment) {
    int worth = 0;
    for (int field = 0; field < FIELDS; field++) {
      worth += count(payment, field) * VALUE[field];
    }
    return worth;
  }

  // --- buildings, counted along the colours and their sets

  /** The colour of the building of a field before a seat; -1 when there are not so many. */
  static int colourOfBuilding(DealTable table, int seat, int field) {
    boolean house = field < FIRST_HOTEL;
    int skip = field - (house ? FIRST_HOUSE : FIRST_HOTEL);
    for (int colour = 0; colour < Group.COUNT; colour++) {
      skip -= buildings(Sets.of(table, seat, colour), house ? Sets.HOUSE : Sets.HOTEL);
      if (skip < 0) {
        return colour;
      }
    }
    return DealTable.NONE;
  }

  static int buildings(long sets, int building) {
    int count = 0;
    for (long left = sets; left != 0; left >>>= Sets.WIDTH) {
      count += (left & building) != 0 ? 1 : 0;
    }
    return count;
  }

  /** Of several buildings of a kind in one colour the first ones pay: one payment, one number. */
  static long inOrder(DealTable table, int seat, long payment) {
    long ordered = payment;
    for (int pass = FIRST_HOUSE + 1; pass < FIELDS; pass++) {
      for (int field = FIRST_HOUSE + 1; field < FIELDS; field++) {
        if (field != FIRST_HOTEL
            && count(ordered, field) > 0
            && count(ordered, field - 1) == 0
            && colourOfBuilding(table, seat, field) == colourOfBuilding(table, seat, field - 1)) {
          ordered += one(field - 1) - one(field);
        }
      }
    }
    return ordered;
  }

  // --- as an action

  static DealAction.Pay action(DealTable table, int payer, long payment) {
    List<Integer> money = new ArrayList<>();
    for (int field = 0; field < BANK_FIELDS; field++) {
      money.addAll(Collections.nCopies(count(payment, field), VALUE[field]));
    }
    List<Laid> cards = new ArrayList<>();
    for (Laid laid : Laid.values()) {
      cards.addAll(Collections.nCopies(countOf(table, payer, payment, laid), laid));
    }
    for (int field = FIRST_HOUSE; field < FIELDS; field++) {
      if (count(payment, field) > 0) {
        Card card = field < FIRST_HOTEL ? Card.HOUSE : Card.HOTEL;
        cards.add(Laid.of(card, Group.of(colourOfBuilding(table, payer, field))));
      }
    }
    return new DealAction.Pay(money, cards);
  }

  /** How many of a property in its colour are paid. */
  static int countOf(DealTable table, int payer, long payment, Laid laid) {
    int field = FIELD[laid.ordinal()];
    if (field < 0) {
      return 0;
    }
    boolean elsewhere =
        laid.isWild()
            && laid.card().count() == 1
            && Sets.lastWith(
                    Sets.of(table, payer, laid.colour().ordinal()), Sets.SLOT[laid.ordinal()])
                < 0;
    return elsewhere ? 0 : count(payment, field);
  }

  /** The number of a payment; refuses what does not lie before the payer. */
  static long of(DealTable table, int payer, DealAction.Pay action) {
    long payment = PAYMENT;
    for (int value : action.money()) {
      int field = Arrays.binarySearch(DealData.VALUES, value);
      refuseUnless(
          field >= 0 && count(payment, field) < MASK[field],
          DealReason.NO_SUCH_MONEY.with("value", value));
      payment += one(field);
    }
    for (Laid laid : action.cards()) {
      int field = laid.isBuilding() ? free(table, payer, payment, laid) : lying(table, payer, laid);
      refuseUnless(
          field >= 0 && count(payment, field) < MASK[field],
          laid.card() == Card.TEN_COLOUR
              ? Because.of(DealReason.TEN_COLOURS_CANNOT_PAY)
              : DealReason.CARD_NOT_THERE_TO_PAY.with("card", laid));
      payment += one(field);
    }
    return payment;
  }

  private static int lying(DealTable table, int payer, Laid laid) {
    long sets = Sets.of(table, payer, laid.colour().ordinal());
    int slot = Sets.SLOT[laid.ordinal()];
    return Sets.lastWith(sets, slot) < 0 ? DealTable.NONE : FIELD[laid.ordinal()];
  }

  /** The first field of a building of this colour that is not paid yet. */
  static int free(DealTable table, int payer, long payment, Laid building) {
    boolean house = building.card() == Card.HOUSE;
    for (int field = house ? FIRST_HOUSE : FIRST_HOTEL;
        field < (house ? FIRST_HOTEL : FIELDS);
        field++) {
      if (count(payment, field) == 0
          && colourOfBuilding(table, payer, field) == building.colour().ordinal()) {
        return field;
      }
    }
    return DealTable.NONE;
  }

  private static void refuseUnless(boolean good, Because because) {
    if (!good) {
      throw new Refusal(Refusal.Code.ILLEGAL_ACTION, because);
    }
  }
}
