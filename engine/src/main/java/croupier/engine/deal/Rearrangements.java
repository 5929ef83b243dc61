package croupier.engine.deal;

import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Randomness;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * New order among the own properties on the own turn, free of plays (DL-09, DL-24). Wild cards turn
 * to another colour, and two cards of different sets change places; without a wild card no order
 * differs from another.
 */
final class Rearrangements {
  /** One of so many random rearrangements is an exchange, if there is one. */
  private static final int EXCHANGES = 3;

  private static final int HOUSE = Card.HOUSE.ordinal();

  private static final int[] BUILDINGS = {HOUSE, Card.HOTEL.ordinal()};

  /** The other colours that the card in a slot of a colour can show. */
  private static final int[][][] OTHERS = new int[Group.COUNT][Sets.SLOTS][];

  /** For a card in a slot of a colour, the slots of each colour with which it can change. */
  private static final int[][][] FITTING = new int[Group.COUNT][Sets.SLOTS][Group.COUNT];

  static {
    for (int colour = 0; colour < Group.COUNT; colour++) {
      for (int slot = 0; slot < Sets.SLOTS; slot++) {
        OTHERS[colour][slot] = others(colour, slot);
        for (int to = 0; to < Group.COUNT; to++) {
          FITTING[colour][slot][to] = fitting(colour, slot, to);
        }
      }
    }
  }

  private Rearrangements() {}

  private static int[] others(int from, int slot) {
    int kind = Sets.KIND[from][slot];
    return IntStream.range(0, Group.COUNT)
        .filter(colour -> kind >= 0 && colour != from && Sets.SLOT_FOR[kind][colour] >= 0)
        .toArray();
  }

  private static int fitting(int colour, int slot, int to) {
    int slots = 0;
    for (int other = 0; other < Sets.SLOTS; other++) {
      boolean both = Sets.KIND[colour][slot] >= 0 && Sets.KIND[to][other] >= 0;
      slots |= both && fits(Sets.LAID[colour][slot], Sets.LAID[to][other]) ? 1 << other : 0;
    }
    return slots;
  }

  static boolean possible(DealTable table) {
    return table.rearrangements > 0
        && (table.wildsOf(table.turn) > 0
            || table.rules.movingBuildings() && buildingMoves(table, null, 0) > 0);
  }

  static int list(DealTable table, long[] into, int count) {
    return table.rearrangements == 0
        ? count
        : buildingMoves(table, into, turns(table, into, count));
  }

  /** A random one; there is one. */
  static long any(DealTable table, Randomness source, long[] room) {
    int wilds = table.wildsOf(table.turn);
    if (table.rules.movingBuildings()) {
      int count = buildingMoves(table, room, 0);
      int pick = source.below(count + wilds);
      if (pick < count) {
        return room[pick];
      }
    }
    int place = wildAt(table, source.below(wilds));
    if (source.below(EXCHANGES) == 0) {
      int count = exchanges(table, place, room, 0);
      if (count > 0) {
        return room[source.below(count)];
      }
    }
    return anyTurn(place, source);
  }

  // --- places: a card among its like, as colour, set and slot

  private static int place(int colour, int number, int slot) {
    return (colour * Sets.MOST + number) * Sets.SLOTS + slot;
  }

  private static int colourOf(int place) {
    return place / (Sets.MOST * Sets.SLOTS);
  }

  private static int setOf(int place) {
    return place / Sets.SLOTS % Sets.MOST;
  }

  private static int slotOf(int place) {
    return place % Sets.SLOTS;
  }

  /** Where the wild card with this number lies before the seat on turn. */
  private static int wildAt(DealTable table, int number) {
    int left = number;
    for (int colour = 0; ; colour++) {
      long sets = Sets.of(table, table.turn, colour) & Sets.ALL_WILDS;
      for (int set = 0; sets != 0; set++, sets >>>= Sets.WIDTH) {
        int cards = (int) sets & Sets.CARDS;
        if (left >= Sets.SIZE[cards]) {
          left -= Sets.SIZE[cards];
        } else {
          int slot = 1;
          for (; left >= Sets.count(cards, slot); slot++) {
            left -= Sets.count(cards, slot);
          }
          return place(colour, set, slot);
        }
      }
    }
  }

  // --- turning wild cards

  private static int turns(DealTable table, long[] into, int count) {
    int written = count;
    int seat = table.turn;
    if (table.wildsOf(seat) == 0) {
      return written;
    }
    for (int colour = 0; colour < Group.COUNT; colour++) {
      int slots = Sets.slotsIn(Sets.of(table, seat, colour) & Sets.ALL_WILDS);
      for (; slots != 0; slots &= slots - 1) {
        int slot = Integer.numberOfTrailingZeros(slots);
        for (int to : OTHERS[colour][slot]) {
          if (written < Position.MOST_MOVES) {
            into[written++] = DealMoves.move(DealMoves.TURN_WILD, Sets.LAID[colour][slot], to);
          }
        }
      }
    }
    return written;
  }

  private static long anyTurn(int place, Randomness source) {
    int colour = colourOf(place);
    int slot = slotOf(place);
    int[] others = OTHERS[colour][slot];
    int to = others[others.length == 1 ? 0 : source.below(others.length)];
    return DealMoves.move(DealMoves.TURN_WILD, Sets.LAID[colour][slot], to);
  }

  private static boolean turnable(DealTable table, int laid, int to) {
    Laid card = Laid.of(laid);
    return card.isWild()
        && card.colour().ordinal() != to
        && Sets.SLOT_FOR[card.card().ordinal()][to] >= 0
        && Sets.lastWith(Sets.of(table, table.turn, Sets.COLOUR[laid]), Sets.SLOT[laid]) >= 0;
  }

  // --- exchanges

  /** Writes all exchanges of a wild card. */
  private static int exchanges(DealTable table, int place, long[] into, int count) {
    int written = count;
    int colour = colourOf(place);
    int slot = slotOf(place);
    written = exchanges(table, place, colour, FITTING[colour][slot][colour], into, written);
    for (int to : OTHERS[colour][slot]) {
      written = exchanges(table, place, to, FITTING[colour][slot][to], into, written);
    }
    return written;
  }

  /** The same with the sets of one colour, in which these slots fit. */
  private static int exchanges(
      DealTable table, int place, int colour, int fitting, long[] into, int count) {
    int written = count;
    long sets = Sets.of(table, table.turn, colour);
    int card = Sets.LAID[colourOf(place)][slotOf(place)];
    for (int set = 0; sets != 0; set++, sets >>>= Sets.WIDTH) {
      int slots = Sets.SLOTS_IN[(int) sets & Sets.CARDS] & fitting;
      if (colour == colourOf(place) && set == setOf(place)) {
        continue;
      }
      for (; slots != 0 && written < Position.MOST_MOVES; slots &= slots - 1) {
        int with = Sets.LAID[colour][Integer.numberOfTrailingZeros(slots)];
        into[written++] = DealMoves.exchange(card, setOf(place), with, set);
      }
    }
    return written;
  }

  /** Whether two different cards can each lie where the other does. */
  private static boolean fits(int card, int with) {
    int kind = Sets.KIND[Sets.COLOUR[card]][Sets.SLOT[card]];
    int withKind = Sets.KIND[Sets.COLOUR[with]][Sets.SLOT[with]];
    return kind != withKind
        && Sets.SLOT_FOR[kind][Sets.COLOUR[with]] >= 0
        && Sets.SLOT_FOR[withKind][Sets.COLOUR[card]] >= 0;
  }

  private static boolean exchangeable(DealTable table, long move) {
    int card = DealMoves.first(move);
    int with = DealMoves.third(move);
    int set = DealMoves.second(move);
    int withSet = DealMoves.fourth(move);
    return !Laid.of(card).isBuilding()
        && !Laid.of(with).isBuilding()
        && (Sets.COLOUR[card] != Sets.COLOUR[with] || set != withSet)
        && fits(card, with)
        && lies(table, card, set)
        && lies(table, with, withSet)
        && DealMoves.exchange(card, set, with, withSet) == move;
  }

  private static boolean lies(DealTable table, int laid, int set) {
    long sets = Sets.of(table, table.turn, Sets.COLOUR[laid]);
    return Sets.count(Sets.set(sets, set), Sets.SLOT[laid]) > 0;
  }

  static List<DealShape> shapes(DealTable table) {
    long[] room = new long[Position.MOST_MOVES];
    boolean exchangeable =
        IntStream.range(0, table.wildsOf(table.turn))
            .anyMatch(wild -> exchanges(table, wildAt(table, wild), room, 0) > 0);
    if (!exchangeable || table.rearrangements == 0) {
      return List.of();
    }
    List<Laid> cards = new ArrayList<>();
    for (int colour = 0; colour < Group.COUNT; colour++) {
      for (long left = Sets.of(table, table.turn, colour); left != 0; left >>>= Sets.WIDTH) {
        cards.addAll(Sets.cards(colour, (int) left & Sets.CARDS));
      }
    }
    return List.of(new DealShape.Exchange(cards));
  }

  // --- moving buildings

  private static int buildingMoves(DealTable table, long[] into, int count) {
    int written = count;
    int seat = table.turn;
    if (!table.rules.movingBuildings()) {
      return written;
    }
    for (int kind : BUILDINGS) {
      for (int colour = 0; colour < Group.COUNT; colour++) {
        int from = Buildings.takeable(Sets.of(table, seat, colour), kind);
        for (; from != 0; from &= from - 1) {
          int set = Integer.numberOfTrailingZeros(from);
          for (int to = 0; to < Group.COUNT; to++) {
            int sites = Buildings.sites(table, seat, to, kind);
            for (; sites != 0 && written < Position.MOST_MOVES; sites &= sites - 1) {
              if (into != null) {
                into[written] =
                    DealMoves.move(
                        DealMoves.MOVE_BUILDING,
                        Laid.of(Card.of(kind), Group.of(colour)).ordinal(),
                        set,
                        to,
                        Integer.numberOfTrailingZeros(sites));
              }
              written++;
            }
          }
        }
      }
    }
    return written;
  }

  private static boolean movable(DealTable table, long move) {
    Laid building = Laid.of(DealMoves.first(move));
    if (!table.rules.movingBuildings() || !building.isBuilding()) {
      return false;
    }
    int kind = building.card().ordinal();
    int colour = building.colour().ordinal();
    int from = Buildings.takeable(Sets.of(table, table.turn, colour), kind);
    int sites = Buildings.sites(table, table.turn, DealMoves.third(move), kind);
    return (from >> DealMoves.second(move) & 1) == 1 && (sites >> DealMoves.fourth(move) & 1) == 1;
  }

  // --- all of them

  static boolean legal(DealTable table, long move) {
    if (table.rearrangements == 0) {
      return false;
    }
    return switch (DealMoves.kind(move)) {
      case DealMoves.TURN_WILD -> turnable(table, DealMoves.first(move), DealMoves.second(move));
      case DealMoves.EXCHANGE -> exchangeable(table, move);
      case DealMoves.MOVE_BUILDING -> movable(table, move);
      default -> false;
    };
  }

  static void act(DealTable table, long move, List<Event> events) {
    table.rearrangements--;
    switch (DealMoves.kind(move)) {
      case DealMoves.TURN_WILD ->
          turn(table, DealMoves.first(move), DealMoves.second(move), events);
      case DealMoves.EXCHANGE -> exchange(table, move, events);
      default -> moveBuilding(table, move, events);
    }
    Turns.goOn(table, events);
  }

  private static void turn(DealTable table, int laid, int to, List<Event> events) {
    int seat = table.turn;
    int colour = Sets.COLOUR[laid];
    int slot = Sets.SLOT[laid];
    int kind = Sets.KIND[colour][slot];
    int turned = Sets.LAID[to][Sets.SLOT_FOR[kind][to]];
    if (events != null) {
      events.add(new DealEvent.WildTurned(seat, Laid.of(laid), Laid.of(turned)));
    }
    Sets.remove(table, seat, laid, Sets.lastWith(Sets.of(table, seat, colour), slot));
    Sets.settle(table, seat, colour, events);
    Sets.add(table, seat, turned, events);
  }

  private static void exchange(DealTable table, long move, List<Event> events) {
    int seat = table.turn;
    int card = DealMoves.first(move);
    int with = DealMoves.third(move);
    int moved = goesTo(table, seat, card, with, DealMoves.fourth(move));
    int back = goesTo(table, seat, with, card, DealMoves.second(move));
    if (events != null) {
      events.add(new DealEvent.Exchanged(seat, Laid.of(moved), Laid.of(back)));
    }
    Sets.settle(table, seat, Sets.COLOUR[card], events);
    Sets.settle(table, seat, Sets.COLOUR[with], events);
  }

  /** Puts a card in the place of another one, and says how it lies there. */
  private static int goesTo(DealTable table, int seat, int card, int place, int set) {
    int colour = Sets.COLOUR[place];
    int kind = Sets.KIND[Sets.COLOUR[card]][Sets.SLOT[card]];
    int slot = Sets.SLOT_FOR[kind][colour];
    table.cards[DealTable.setsOf(seat) + colour] +=
        (1L << Sets.SHIFT[slot]) - (1L << Sets.SHIFT[Sets.SLOT[place]]) << set * Sets.WIDTH;
    return Sets.LAID[colour][slot];
  }

  private static void moveBuilding(DealTable table, long move, List<Event> events) {
    Laid building = Laid.of(DealMoves.first(move));
    int kind = building.card().ordinal();
    Group to = Group.of(DealMoves.third(move));
    Buildings.flip(table, table.turn, building.colour().ordinal(), DealMoves.second(move), kind);
    Buildings.flip(table, table.turn, to.ordinal(), DealMoves.fourth(move), kind);
    if (events != null) {
      events.add(new DealEvent.BuildingMoved(table.turn, building, Laid.of(building.card(), to)));
    }
  }
}
