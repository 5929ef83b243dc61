package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Group;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Cards that take properties, and where these go (DL-21, DL-28, DL-29). */
final class Takings {
  private static final int KIND_BITS = 2;
  private static final int KINDS = 3;
  private static final int FIRST_WILD = Card.LIGHT_BLUE_BROWN.ordinal();

  private Takings() {}

  static void slyDeal(DealTable table, int target, int wanted, List<Event> events) {
    table.spend(Card.SLY_DEAL);
    table.effect = Card.SLY_DEAL.ordinal();
    table.wanted = wanted;
    if (events != null) {
      events.add(new DealEvent.SlyDealPlayed(table.turn, target, Laid.of(wanted)));
    }
    Denials.begin(table, 1 << target, events);
  }

  static void forcedDeal(DealTable table, int target, int wanted, int given, List<Event> events) {
    table.spend(Card.FORCED_DEAL);
    table.effect = Card.FORCED_DEAL.ordinal();
    table.wanted = wanted;
    table.given = given;
    if (events != null) {
      events.add(
          new DealEvent.ForcedDealPlayed(table.turn, target, Laid.of(wanted), Laid.of(given)));
    }
    Denials.begin(table, 1 << target, events);
  }

  static void dealBreaker(DealTable table, int target, int colour, int set, List<Event> events) {
    table.spend(Card.DEAL_BREAKER);
    table.effect = Card.DEAL_BREAKER.ordinal();
    table.colour = colour;
    table.wanted = set;
    if (events != null) {
      events.add(new DealEvent.DealBreakerPlayed(table.turn, target, Group.of(colour), set));
    }
    Denials.begin(table, 1 << target, events);
  }

  static void carryOut(DealTable table, List<Event> events) {
    int seat = table.turn;
    int target = table.target;
    if (table.effect == Card.DEAL_BREAKER.ordinal()) {
      int set = Sets.takeWhole(table, target, table.colour, table.wanted, events);
      if (events != null) {
        events.add(
            new DealEvent.SetTaken(
                seat, target, Group.of(table.colour), Sets.cards(table.colour, set)));
      }
      Sets.addWhole(table, seat, table.colour, set, events);
    } else {
      take(table, target, table.wanted, events);
      if (table.effect == Card.FORCED_DEAL.ordinal()) {
        take(table, seat, table.given, events);
      }
      tell(events, seat, target, table.wanted, false);
      receive(table, seat, table.wanted, events);
      if (table.effect == Card.FORCED_DEAL.ordinal()) {
        tell(events, target, seat, table.given, true);
        receive(table, target, table.given, events);
      }
    }
    place(table, events);
  }

  private static void tell(List<Event> events, int seat, int from, int laid, boolean inReturn) {
    if (events != null) {
      events.add(new DealEvent.PropertyTaken(seat, from, Laid.of(laid), inReturn));
    }
  }

  private static void take(DealTable table, int seat, int laid, List<Event> events) {
    int colour = Sets.COLOUR[laid];
    long sets = Sets.of(table, seat, colour);
    Sets.remove(table, seat, laid, Sets.lastLooseWith(table, colour, sets, Sets.SLOT[laid]));
    Sets.settle(table, seat, colour, events);
  }

  /** A received card goes to its colour; a wild one waits to be placed, if it may (DL-21). */
  static void receive(DealTable table, int seat, int laid, List<Event> events) {
    if (Sets.SLOT[laid] == 0 || !table.rules.placing()) {
      Sets.add(table, seat, laid, events);
    } else {
      int one = 1 << KIND_BITS * (Sets.KIND[Sets.COLOUR[laid]][Sets.SLOT[laid]] - FIRST_WILD);
      if (seat == table.turn) {
        table.placing += one;
      } else {
        table.placingToo += one;
      }
    }
  }

  /** Waits for received wild cards to be placed; then it is the next target's turn. */
  static void place(DealTable table, List<Event> events) {
    if ((table.placing | table.placingToo) != 0) {
      table.phase = Phase.PLACE;
      if (Charges.isCharge(table.effect)) {
        table.target = DealTable.NONE;
        table.spared = false;
      }
    } else {
      Denials.nextTarget(table, events);
    }
  }

  /** Who places now: the seat on turn before the other. */
  static int placer(DealTable table) {
    return table.placing != 0 ? table.turn : table.target;
  }

  /** The kind that is placed now. */
  static int placed(DealTable table) {
    int waiting = table.placing != 0 ? table.placing : table.placingToo;
    return FIRST_WILD + Integer.numberOfTrailingZeros(waiting) / KIND_BITS;
  }

  /** How many of a kind wait to be placed. */
  static int waiting(int placing, int kind) {
    return kind < FIRST_WILD || kind > Card.TEN_COLOUR.ordinal()
        ? 0
        : placing >>> KIND_BITS * (kind - FIRST_WILD) & KINDS;
  }

  /** The cards that wait to be placed, in their order. */
  static List<Card> waiting(int placing) {
    List<Card> cards = new ArrayList<>();
    for (int kind = FIRST_WILD; kind <= Card.TEN_COLOUR.ordinal(); kind++) {
      cards.addAll(Collections.nCopies(waiting(placing, kind), Card.of(kind)));
    }
    return cards;
  }

  /** Cards that wait to be placed as one number; refuses what is not wild or too much. */
  static int packed(List<Card> cards) {
    int placing = 0;
    for (Card card : cards) {
      DealCheck.that(
          card.kind() == Card.Kind.WILD && waiting(placing, card.ordinal()) < card.count(),
          "Only wild cards that there are can wait to be placed.");
      placing += 1 << KIND_BITS * (card.ordinal() - FIRST_WILD);
    }
    return placing;
  }

  /** What waits when this card was received. */
  static int packed(Laid laid) {
    return laid.isWild() ? packed(List.of(laid.card())) : 0;
  }

  static int list(DealTable table, long[] into) {
    int[] slots = Sets.SLOT_FOR[placed(table)];
    int count = 0;
    for (int colour = 0; colour < Group.COUNT; colour++) {
      if (slots[colour] >= 0) {
        into[count++] = DealMoves.move(DealMoves.PLACE, Sets.LAID[colour][slots[colour]]);
      }
    }
    return count;
  }

  static void placeOne(DealTable table, int laid, List<Event> events) {
    int seat = placer(table);
    int one = 1 << KIND_BITS * (placed(table) - FIRST_WILD);
    if (table.placing != 0) {
      table.placing -= one;
    } else {
      table.placingToo -= one;
    }
    if (events != null) {
      events.add(new DealEvent.Placed(seat, Laid.of(laid)));
    }
    Sets.add(table, seat, laid, events);
    place(table, events);
  }
}
