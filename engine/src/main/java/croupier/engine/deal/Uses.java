package croupier.engine.deal;

import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Randomness;
import java.util.Arrays;
import java.util.List;

/** What a card in the hand of the seat on turn can do now, besides being money. */
final class Uses {
  private static final int TEN_COLOUR_RENT = Card.RENT_TEN_COLOUR.ordinal();
  private static final int SLY_DEAL = Card.SLY_DEAL.ordinal();
  private static final int FORCED_DEAL = Card.FORCED_DEAL.ordinal();

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
      for (Group colour : card.colours()) {
        RENTS[card.ordinal()] |= 1 << colour.ordinal();
      }
    }
  }

  private Uses() {}

  /** Writes all of it. */
  static int list(DealTable table, int kind, long[] into, int count) {
    Card card = Card.of(kind);
    int written =
        switch (card) {
          case HOUSE, HOTEL -> builds(table, kind, into, count);
          case PASS_GO -> one(table.drawable() > 0, DealMoves.PASS_GO, into, count);
          case BIRTHDAY -> one(true, DealMoves.CELEBRATE_BIRTHDAY, into, count);
          case DEBT_COLLECTOR -> debts(table, into, count);
          case SLY_DEAL -> slyDeals(table, into, count);
          case FORCED_DEAL -> forcedDeals(table, into, count);
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
        int laid = Laid.of(Card.of(kind), Group.of(colour)).ordinal();
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
    for (long left = Sets.loose(table, seat); left != 0; left &= left - 1) {
      into[written++] = move | DealMoves.move(0, 0, Sets.laid(left));
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
    for (long given = Sets.loose(table, table.turn); given != 0; given &= given - 1) {
      int own = Sets.laid(given);
      for (int left = table.opponents(); left != 0; left &= left - 1) {
        int target = Integer.numberOfTrailingZeros(left);
        if (written + Group.COUNT * Sets.SLOTS <= Position.MOST_MOVES) {
          long move = DealMoves.move(DealMoves.FORCED_DEAL, target, 0, own);
          written = loose(table, target, move, into, written);
        }
      }
    }
    return written;
  }

  // --- one of it, at random

  /** A random use of a card, each as likely as the others; NONE when there is none. */
  static long any(DealTable table, int kind, Randomness source, long[] room) {
    if (kind == SLY_DEAL || kind == FORCED_DEAL) {
      long move = anyTaking(table, kind, source, room);
      if (move != DealTable.NONE) {
        return move;
      }
    }
    int count = list(table, kind, room, 0);
    return count == 0 ? DealTable.NONE : room[count == 1 ? 0 : source.below(count)];
  }

  /**
   * The loose cards of all are counted, not listed: there can be hundreds of ways to change. It is
   * the one that the list would have in this place.
   */
  private static long anyTaking(DealTable table, int kind, Randomness source, long[] room) {
    int count = 0;
    for (int left = table.opponents(); left != 0; left &= left - 1) {
      int target = Integer.numberOfTrailingZeros(left);
      room[target] = Sets.loose(table, target);
      count += Long.bitCount(room[target]);
    }
    long own = kind == FORCED_DEAL ? Sets.loose(table, table.turn) : 0;
    int all = kind == FORCED_DEAL ? count * Long.bitCount(own) : count;
    if (all == 0) {
      return DealTable.NONE;
    }
    int ways = all == 1 ? 0 : source.below(all);
    int pick = ways % count;
    int target = Integer.numberOfTrailingZeros(table.opponents());
    for (; pick >= Long.bitCount(room[target]); target = table.nextOpponent(target)) {
      pick -= Long.bitCount(room[target]);
    }
    int wanted = Sets.laid(DealCards.nth(room[target], pick));
    if (kind == SLY_DEAL) {
      return DealMoves.move(DealMoves.SLY_DEAL, target, wanted);
    }
    int given = Sets.laid(DealCards.nth(own, ways / count));
    return DealMoves.move(DealMoves.FORCED_DEAL, target, wanted, given);
  }

  // --- what is there

  /** The colours for which a rent card charges something now (DL-15, DL-16). */
  static int rentable(DealTable table, int kind) {
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

  /** DL-30: cards that are aimed at something which may not be there. */
  private static boolean mayPlayForNothing(DealTable table, int kind) {
    return table.rules.playingForNothing()
        && (Charges.isRent(kind)
            || kind == Card.SLY_DEAL.ordinal()
            || kind == Card.FORCED_DEAL.ordinal()
            || kind == Card.DEAL_BREAKER.ordinal()
            || kind == Card.PASS_GO.ordinal());
  }

  /** Whether a card can be played, but only for nothing. */
  static boolean isOnlyForNothing(DealTable table, int kind) {
    long[] room = new long[Position.MOST_MOVES];
    return list(table, kind, room, 0) == 1 && DealMoves.kind(room[0]) == DealMoves.PLAY_FOR_NOTHING;
  }

  /** The cards of a seat that are in no complete set. */
  static List<Laid> loose(DealTable table, int seat) {
    long[] room = new long[Position.MOST_MOVES];
    int count = loose(table, seat, 0, room, 0);
    return Arrays.stream(room, 0, count).mapToObj(m -> Laid.of(DealMoves.second(m))).toList();
  }
}
