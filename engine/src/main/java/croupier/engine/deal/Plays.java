package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Randomness;
import java.util.ArrayList;
import java.util.List;

/** What the seat on turn may do with the cards of its hand (DL-08). */
final class Plays {
  private static final int TEN_COLOUR_RENT = Card.RENT_TEN_COLOUR.ordinal();
  private static final int FORCED_DEAL = Card.FORCED_DEAL.ordinal();
  private static final int FIRST_BANKABLE = Card.HOUSE.ordinal();
  private static final int FIRST_MONEY = Card.MONEY_1.ordinal();

  /** One of so many random action cards goes to the bank. */
  private static final int BANKED = 4;

  private Plays() {}

  static boolean possible(DealTable table) {
    return table.plays > 0 && !table.holdsNothing(table.turn);
  }

  // --- the list

  static int list(DealTable table, long[] into) {
    into[0] = DealMoves.move(DealMoves.END_TURN);
    int count = 1;
    if (table.plays > 0) {
      int hand = DealTable.handOf(table.turn);
      for (int word = 0; word < DealTable.PAIR; word++) {
        long left = table.cards[hand + word];
        while (left != 0) {
          int kind = DealCards.kind(word, Long.lowestOneBit(left));
          left &= ~DealCards.MASK[kind];
          if (kind != FORCED_DEAL) {
            count = Uses.list(table, kind, into, count);
          }
          if (Card.of(kind).isBankable()) {
            into[count++] = DealMoves.move(DealMoves.BANK, kind);
          }
        }
      }
      // The longest list comes last, and ends where there is no more room.
      if (table.held(table.turn, Card.FORCED_DEAL) > 0) {
        count = Uses.list(table, FORCED_DEAL, into, count);
      }
    }
    return Rearrangements.list(table, into, count);
  }

  // --- at random

  /** A random play, rearrangement or the end of the turn. Every legal one can come. */
  static long any(DealTable table, Randomness source, long[] room) {
    int hand = DealTable.handOf(table.turn);
    long low = table.cards[hand];
    long high = table.cards[hand + 1];
    int lows = Long.bitCount(low);
    int held = table.plays > 0 ? lows + Long.bitCount(high) : 0;
    int pick = source.below(held + (Rearrangements.possible(table) ? 2 : 1));
    if (pick > held) {
      return Rearrangements.any(table, source, room);
    }
    if (pick == held) {
      return DealMoves.move(DealMoves.END_TURN);
    }
    int kind =
        pick < lows
            ? DealCards.kind(0, DealCards.nth(low, pick))
            : DealCards.kind(1, DealCards.nth(high, pick - lows));
    boolean banked = kind >= FIRST_MONEY || kind >= FIRST_BANKABLE && source.below(BANKED) == 0;
    long use = banked ? DealTable.NONE : Uses.any(table, kind, source, room);
    return use == DealTable.NONE ? DealMoves.move(DealMoves.BANK, kind) : use;
  }

  // --- one move

  static boolean legal(DealTable table, long move) {
    int kind = DealMoves.kind(move);
    if (kind == DealMoves.END_TURN) {
      return true;
    }
    if (kind >= DealMoves.TURN_WILD && kind <= DealMoves.MOVE_BUILDING) {
      return Rearrangements.legal(table, move);
    }
    if (kind > DealMoves.PLAY_FOR_NOTHING || table.plays == 0) {
      return false;
    }
    int card = cardOf(move);
    return DealCards.count(table.cards, DealTable.handOf(table.turn), card) > 0
        && fits(table, move, card);
  }

  /** The card that a play takes from the hand. */
  static int cardOf(long move) {
    return switch (DealMoves.kind(move)) {
      case DealMoves.LAY_PROPERTY, DealMoves.BUILD ->
          Laid.of(DealMoves.first(move)).card().ordinal();
      case DealMoves.PASS_GO -> Card.PASS_GO.ordinal();
      case DealMoves.CHARGE_ONE_RENT -> TEN_COLOUR_RENT;
      case DealMoves.COLLECT_DEBT -> Card.DEBT_COLLECTOR.ordinal();
      case DealMoves.CELEBRATE_BIRTHDAY -> Card.BIRTHDAY.ordinal();
      case DealMoves.SLY_DEAL -> Card.SLY_DEAL.ordinal();
      case DealMoves.FORCED_DEAL -> Card.FORCED_DEAL.ordinal();
      case DealMoves.DEAL_BREAKER -> Card.DEAL_BREAKER.ordinal();
      default -> DealMoves.first(move);
    };
  }

  private static boolean fits(DealTable table, long move, int card) {
    int first = DealMoves.first(move);
    int second = DealMoves.second(move);
    int third = DealMoves.third(move);
    return switch (DealMoves.kind(move)) {
      case DealMoves.BANK -> Card.of(card).isBankable();
      case DealMoves.LAY_PROPERTY -> Card.of(card).isProperty();
      case DealMoves.BUILD ->
          Laid.of(first).isBuilding()
              && (Buildings.sites(table, table.turn, Sets.COLOUR[first], card) >> second & 1) == 1;
      case DealMoves.PASS_GO -> table.drawable() > 0;
      case DealMoves.CHARGE_RENT ->
          Charges.isRent(card)
              && card != TEN_COLOUR_RENT
              && (Uses.rentable(table, card) >> second & 1) == 1
              && third <= Charges.mostDoublers(table, card);
      case DealMoves.CHARGE_ONE_RENT ->
          (Uses.rentable(table, card) >> first & 1) == 1
              && second <= Charges.mostDoublers(table, card)
              && third != table.turn;
      case DealMoves.COLLECT_DEBT -> first != table.turn;
      case DealMoves.CELEBRATE_BIRTHDAY -> true;
      case DealMoves.SLY_DEAL -> first != table.turn && Uses.isLoose(table, first, second);
      case DealMoves.FORCED_DEAL ->
          first != table.turn
              && Uses.isLoose(table, first, second)
              && Uses.isLoose(table, table.turn, third);
      case DealMoves.DEAL_BREAKER ->
          first != table.turn
              && (Sets.completeSets(table, second, Sets.of(table, first, second)) >> third & 1)
                  == 1;
      default -> Uses.isOnlyForNothing(table, card);
    };
  }

  // --- what happens

  static void act(DealTable table, long move, List<Event> events) {
    int first = DealMoves.first(move);
    int second = DealMoves.second(move);
    int third = DealMoves.third(move);
    switch (DealMoves.kind(move)) {
      case DealMoves.END_TURN -> Turns.end(table, events);
      case DealMoves.BANK -> bank(table, first, events);
      case DealMoves.LAY_PROPERTY -> lay(table, first, events);
      case DealMoves.BUILD -> build(table, first, second, events);
      case DealMoves.PASS_GO -> Turns.passGo(table, events);
      case DealMoves.CHARGE_RENT ->
          Charges.rent(table, first, second, third, table.opponents(), events);
      case DealMoves.CHARGE_ONE_RENT ->
          Charges.rent(table, TEN_COLOUR_RENT, first, second, 1 << third, events);
      case DealMoves.COLLECT_DEBT -> Charges.debt(table, first, events);
      case DealMoves.CELEBRATE_BIRTHDAY -> Charges.birthday(table, events);
      case DealMoves.SLY_DEAL -> Takings.slyDeal(table, first, second, events);
      case DealMoves.FORCED_DEAL -> Takings.forcedDeal(table, first, second, third, events);
      case DealMoves.DEAL_BREAKER -> Takings.dealBreaker(table, first, second, third, events);
      case DealMoves.PLAY_FOR_NOTHING -> playForNothing(table, first, events);
      default -> Rearrangements.act(table, move, events);
    }
  }

  private static void bank(DealTable table, int kind, List<Event> events) {
    int seat = table.turn;
    table.shift(DealTable.handOf(seat), DealTable.bankOf(seat), kind);
    table.addWorth(seat, DealCards.VALUE[kind]);
    table.plays--;
    if (events != null) {
      events.add(new DealEvent.Banked(seat, Card.of(kind)));
    }
    Turns.goOn(table, events);
  }

  private static void lay(DealTable table, int laid, List<Event> events) {
    int seat = table.turn;
    table.drop(DealTable.handOf(seat), Sets.KIND[Sets.COLOUR[laid]][Sets.SLOT[laid]]);
    table.plays--;
    if (events != null) {
      events.add(new DealEvent.PropertyLaid(seat, Laid.of(laid)));
    }
    Sets.add(table, seat, laid, events);
    Turns.goOn(table, events);
  }

  private static void build(DealTable table, int laid, int set, List<Event> events) {
    int seat = table.turn;
    int kind = Laid.of(laid).card().ordinal();
    table.shift(DealTable.handOf(seat), DealTable.BUILT, kind);
    table.plays--;
    Buildings.flip(table, seat, Sets.COLOUR[laid], set, kind);
    if (events != null) {
      events.add(new DealEvent.Built(seat, Laid.of(laid), set));
    }
    Turns.goOn(table, events);
  }

  private static void playForNothing(DealTable table, int kind, List<Event> events) {
    table.spend(Card.of(kind));
    if (events != null) {
      events.add(new DealEvent.PlayedForNothing(table.turn, Card.of(kind)));
    }
    Turns.goOn(table, events);
  }

  /** The bounds of all Forced Deals, one shape for each target. */
  static List<DealShape> shapes(DealTable table) {
    if (table.plays == 0 || table.held(table.turn, Card.FORCED_DEAL) == 0) {
      return List.of();
    }
    List<DealShape> shapes = new ArrayList<>();
    List<Laid> own = Uses.loose(table, table.turn);
    for (int left = table.opponents(); left != 0; left &= left - 1) {
      int target = Integer.numberOfTrailingZeros(left);
      List<Laid> cards = Uses.loose(table, target);
      if (!own.isEmpty() && !cards.isEmpty()) {
        shapes.add(new DealShape.ForcedDeal(target, cards, own));
      }
    }
    return shapes;
  }
}
