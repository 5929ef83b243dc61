package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Randomness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What the seat on turn may do with the cards of its hand (DL-08). */
final class Plays {
  private static final int TEN_COLOUR_RENT = Card.RENT_TEN_COLOUR.ordinal();

  /** The ways in which a kind of property can be laid. */
  private static final int[][] WAYS_TO_LAY = new int[Card.COUNT][];

  /** The colours of a rent card, as bits. */
  private static final int[] RENTS = new int[Card.COUNT];

  static {
    for (Card card : Card.values()) {
      WAYS_TO_LAY[card.ordinal()] =
          card.colours().stream()
              .filter(_ -> card.isProperty())
              .mapToInt(colour -> Laid.of(card, colour).ordinal())
              .sorted()
              .toArray();
      for (Colour colour : card.colours()) {
        RENTS[card.ordinal()] |= 1 << colour.ordinal();
      }
    }
  }

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
          count = uses(table, kind, into, count);
          if (Card.of(kind).isBankable()) {
            into[count++] = DealMoves.move(DealMoves.BANK, kind);
          }
        }
      }
      if (table.held(table.turn, Card.FORCED_DEAL) > 0) {
        count = forcedDeals(table, into, count);
      }
    }
    return Rearrangements.list(table, into, count);
  }

  /** What a card can do besides being money; Forced Deals have a list of their own. */
  private static int uses(DealTable table, int kind, long[] into, int count) {
    Card card = Card.of(kind);
    if (card == Card.FORCED_DEAL) {
      return count;
    }
    int written =
        switch (card) {
          case HOUSE, HOTEL -> builds(table, kind, into, count);
          case PASS_GO -> one(table.drawable() > 0, DealMoves.PASS_GO, into, count);
          case BIRTHDAY -> one(true, DealMoves.CELEBRATE_BIRTHDAY, into, count);
          case DEBT_COLLECTOR -> debts(table, into, count);
          case SLY_DEAL -> slyDeals(table, into, count);
          case DEAL_BREAKER -> dealBreakers(table, into, count);
          case JUST_SAY_NO, DOUBLE_THE_RENT -> count;
          default ->
              card.isProperty()
                  ? layings(kind, into, count)
                  : Charges.isRent(kind) ? rents(table, kind, into, count) : count;
        };
    return written == count && mayPlayForNothing(table, kind)
        ? one(true, DealMoves.move(DealMoves.PLAY_FOR_NOTHING, kind), into, count)
        : written;
  }

  private static int one(boolean possible, long move, long[] into, int count) {
    if (possible) {
      into[count] = move;
    }
    return possible ? count + 1 : count;
  }

  private static int layings(int kind, long[] into, int count) {
    int written = count;
    for (int laid : WAYS_TO_LAY[kind]) {
      into[written++] = DealMoves.move(DealMoves.LAY_PROPERTY, laid);
    }
    return written;
  }

  private static int builds(DealTable table, int kind, long[] into, int count) {
    int written = count;
    for (int left = table.completeOf(table.turn); left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      int sites = Buildings.sites(table, table.turn, colour, kind);
      for (; sites != 0; sites &= sites - 1) {
        int laid = Laid.of(Card.of(kind), Colour.of(colour)).ordinal();
        into[written++] =
            DealMoves.move(DealMoves.BUILD, laid, Integer.numberOfTrailingZeros(sites));
      }
    }
    return written;
  }

  private static int debts(DealTable table, long[] into, int count) {
    int written = count;
    for (int left = table.opponents(); left != 0; left &= left - 1) {
      into[written++] = DealMoves.move(DealMoves.COLLECT_DEBT, Integer.numberOfTrailingZeros(left));
    }
    return written;
  }

  private static int slyDeals(DealTable table, long[] into, int count) {
    int written = count;
    for (int left = table.opponents(); left != 0; left &= left - 1) {
      int target = Integer.numberOfTrailingZeros(left);
      written = loose(table, target, DealMoves.move(DealMoves.SLY_DEAL, target), into, written);
    }
    return written;
  }

  /** Adds a move for each card of a seat that is in no complete set, as its second number. */
  private static int loose(DealTable table, int seat, long move, long[] into, int count) {
    int written = count;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      long sets = Sets.of(table, seat, colour);
      int slots = sets == 0 ? 0 : Sets.loose(table, colour, sets);
      for (; slots != 0; slots &= slots - 1) {
        int laid = Sets.LAID[colour][Integer.numberOfTrailingZeros(slots)];
        into[written++] = move | DealMoves.move(0, 0, laid);
      }
    }
    return written;
  }

  static boolean isLoose(DealTable table, int seat, int laid) {
    if (Laid.of(laid).isBuilding()) {
      return false;
    }
    int colour = Sets.COLOUR[laid];
    return (Sets.loose(table, colour, Sets.of(table, seat, colour)) >> Sets.SLOT[laid] & 1) == 1;
  }

  private static int dealBreakers(DealTable table, long[] into, int count) {
    int written = count;
    for (int left = table.opponents(); left != 0; left &= left - 1) {
      int target = Integer.numberOfTrailingZeros(left);
      for (int complete = table.completeOf(target); complete != 0; complete &= complete - 1) {
        int colour = Integer.numberOfTrailingZeros(complete);
        int sets = Sets.completeSets(table, colour, Sets.of(table, target, colour));
        for (; sets != 0; sets &= sets - 1) {
          into[written++] =
              DealMoves.move(
                  DealMoves.DEAL_BREAKER, target, colour, Integer.numberOfTrailingZeros(sets));
        }
      }
    }
    return written;
  }

  /** As many as there is room for; a shape tells of all. */
  private static int forcedDeals(DealTable table, long[] into, int count) {
    int written = count;
    int seat = table.turn;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int slots = Sets.loose(table, colour, Sets.of(table, seat, colour));
      for (; slots != 0; slots &= slots - 1) {
        int own = Sets.LAID[colour][Integer.numberOfTrailingZeros(slots)];
        for (int left = table.opponents(); left != 0; left &= left - 1) {
          int target = Integer.numberOfTrailingZeros(left);
          if (written + Colour.COUNT * Sets.SLOTS <= Position.MOST_MOVES) {
            long move = DealMoves.move(DealMoves.FORCED_DEAL, target, 0, own);
            written = loose(table, target, move, into, written);
          }
        }
      }
    }
    return written == count && mayPlayForNothing(table, Card.FORCED_DEAL.ordinal())
        ? one(
            true,
            DealMoves.move(DealMoves.PLAY_FOR_NOTHING, Card.FORCED_DEAL.ordinal()),
            into,
            count)
        : written;
  }

  /** The colours for which a rent card charges something now (DL-15, DL-16). */
  private static int rentable(DealTable table, int kind) {
    int colours = 0;
    for (int left = RENTS[kind]; left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      colours |= Sets.bestRent(table, table.turn, colour) > 0 ? 1 << colour : 0;
    }
    return colours;
  }

  private static int rents(DealTable table, int kind, long[] into, int count) {
    int written = count;
    int most = Charges.mostDoublers(table, kind);
    for (int left = rentable(table, kind); left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      for (int doublers = 0; doublers <= most; doublers++) {
        if (kind == TEN_COLOUR_RENT) {
          for (int targets = table.opponents(); targets != 0; targets &= targets - 1) {
            int target = Integer.numberOfTrailingZeros(targets);
            into[written++] = DealMoves.move(DealMoves.CHARGE_ONE_RENT, colour, doublers, target);
          }
        } else {
          into[written++] = DealMoves.move(DealMoves.CHARGE_RENT, kind, colour, doublers);
        }
      }
    }
    return written;
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
    int[] ways = WAYS_TO_LAY[kind];
    if (ways.length > 0) {
      int laid = ways[ways.length == 1 ? 0 : source.below(ways.length)];
      return DealMoves.move(DealMoves.LAY_PROPERTY, laid);
    }
    int uses = 0;
    if (kind < Card.MONEY_1.ordinal() && source.below(BANKED) > 0) {
      uses =
          kind == Card.FORCED_DEAL.ordinal()
              ? forcedDeals(table, room, 0)
              : uses(table, kind, room, 0);
    }
    return uses == 0
        ? DealMoves.move(DealMoves.BANK, kind)
        : room[uses == 1 ? 0 : source.below(uses)];
  }

  /** One of so many random action cards goes to the bank. */
  private static final int BANKED = 4;

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
              && (rentable(table, card) >> second & 1) == 1
              && third <= Charges.mostDoublers(table, card);
      case DealMoves.CHARGE_ONE_RENT ->
          (rentable(table, card) >> first & 1) == 1
              && second <= Charges.mostDoublers(table, card)
              && third != table.turn;
      case DealMoves.COLLECT_DEBT -> first != table.turn;
      case DealMoves.CELEBRATE_BIRTHDAY -> true;
      case DealMoves.SLY_DEAL -> first != table.turn && isLoose(table, first, second);
      case DealMoves.FORCED_DEAL ->
          first != table.turn && isLoose(table, first, second) && isLoose(table, table.turn, third);
      case DealMoves.DEAL_BREAKER ->
          first != table.turn
              && (Sets.completeSets(table, second, Sets.of(table, first, second)) >> third & 1)
                  == 1;
      default -> mayPlayForNothing(table, card) && isUseless(table, card);
    };
  }

  /** DL-30: cards that are aimed at something which may not be there. */
  private static boolean mayPlayForNothing(DealTable table, int kind) {
    return table.rules.playingForNothing()
        && (Charges.isRent(kind)
            || kind == Card.SLY_DEAL.ordinal()
            || kind == Card.FORCED_DEAL.ordinal()
            || kind == Card.DEAL_BREAKER.ordinal()
            || kind == Card.PASS_GO.ordinal());
  }

  private static boolean isUseless(DealTable table, int kind) {
    long[] room = new long[Position.MOST_MOVES];
    int uses =
        kind == Card.FORCED_DEAL.ordinal()
            ? forcedDeals(table, room, 0)
            : uses(table, kind, room, 0);
    return uses == 1 && DealMoves.kind(room[0]) == DealMoves.PLAY_FOR_NOTHING;
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
    List<Laid> own = loose(table, table.turn);
    for (int left = table.opponents(); left != 0; left &= left - 1) {
      int target = Integer.numberOfTrailingZeros(left);
      List<Laid> cards = loose(table, target);
      if (!own.isEmpty() && !cards.isEmpty()) {
        shapes.add(new DealShape.ForcedDeal(target, cards, own));
      }
    }
    return shapes;
  }

  private static List<Laid> loose(DealTable table, int seat) {
    long[] room = new long[Position.MOST_MOVES];
    int count = loose(table, seat, 0, room, 0);
    return Arrays.stream(room, 0, count).mapToObj(m -> Laid.of(DealMoves.second(m))).toList();
  }
}
