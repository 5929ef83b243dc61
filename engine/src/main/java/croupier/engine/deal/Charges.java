package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Group;
import java.util.ArrayList;
import java.util.List;

/** Cards that ask for money: rent, the Debt Collector, a birthday (DL-14 to DL-17). */
final class Charges {
  private static final DealData DATA = DealData.STANDARD;
  private static final int DOUBLER = Card.DOUBLE_THE_RENT.ordinal();

  private Charges() {}

  static boolean isCharge(int effect) {
    return isRent(effect)
        || effect == Card.DEBT_COLLECTOR.ordinal()
        || effect == Card.BIRTHDAY.ordinal();
  }

  static boolean isRent(int effect) {
    return effect >= Card.RENT_BROWN_LIGHT_BLUE.ordinal()
        && effect <= Card.RENT_TEN_COLOUR.ordinal();
  }

  /** How many Double The Rent cards can go with a rent card: each takes a play too (DL-08). */
  static int mostDoublers(DealTable table, int rent) {
    if (rent == Card.RENT_TEN_COLOUR.ordinal() && !table.rules.doublesTenColour()) {
      return 0;
    }
    int held = DealCards.count(table.cards, DealTable.handOf(table.turn), DOUBLER);
    return Math.min(held, table.plays - 1);
  }

  /** The amount is fixed when the card is played (DL-14). */
  static void rent(
      DealTable table, int card, int colour, int doublers, int targets, List<Event> events) {
    table.spend(Card.of(card));
    for (int i = 0; i < doublers; i++) {
      table.spend(Card.DOUBLE_THE_RENT);
    }
    table.effect = card;
    table.colour = colour;
    table.doublers = doublers;
    table.amount = Sets.bestRent(table, table.turn, colour) << doublers;
    if (events != null) {
      events.add(
          new DealEvent.RentCharged(
              table.turn,
              Card.of(card),
              Group.of(colour),
              doublers,
              table.amount,
              inOrder(table, targets)));
    }
    Denials.begin(table, targets, events);
  }

  static void debt(DealTable table, int target, List<Event> events) {
    table.spend(Card.DEBT_COLLECTOR);
    table.effect = Card.DEBT_COLLECTOR.ordinal();
    table.amount = DATA.debt;
    if (events != null) {
      events.add(new DealEvent.DebtCalledIn(table.turn, target, table.amount));
    }
    Denials.begin(table, 1 << target, events);
  }

  static void birthday(DealTable table, List<Event> events) {
    table.spend(Card.BIRTHDAY);
    table.effect = Card.BIRTHDAY.ordinal();
    table.amount = DATA.birthday;
    if (events != null) {
      events.add(new DealEvent.BirthdayCelebrated(table.turn, table.amount));
    }
    Denials.begin(table, table.opponents(), events);
  }

  /** What the target owes; without the doubling if that was denied (DL-12). */
  static int owed(DealTable table) {
    return table.spared ? table.amount >> table.doublers : table.amount;
  }

  /** Asks for the payment, or takes everything that can pay when it does not suffice (DL-18). */
  static void collect(DealTable table, List<Event> events) {
    if (table.worthOf(table.target) > owed(table)) {
      table.phase = Phase.PAY;
    } else {
      Payments.pay(table, Payments.everything(table, table.target), true, events);
    }
  }

  /** Seats, given as bits, clockwise from the one on turn. */
  static List<Integer> inOrder(DealTable table, int bits) {
    List<Integer> seats = new ArrayList<>();
    for (int left = bits; left != 0; left &= ~(1 << seats.getLast())) {
      seats.add(table.firstOf(left));
    }
    return seats;
  }
}
