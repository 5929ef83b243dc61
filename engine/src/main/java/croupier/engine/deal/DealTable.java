package croupier.engine.deal;

import croupier.engine.Group;

/** What lies on the table and in the hands, and what is going on: the whole state of a game. */
abstract class DealTable {
  static final int NONE = -1;

  /** DE-02: more than any new order of eleven wild cards needs, and still an end. */
  static final int REARRANGEMENTS = 30;

  // Where cards are, in the array of words; each place is a pair as in DealCards. The first three
  // stand in the order in which they are drawn from.
  static final int PAIR = 2;
  static final int PILE = 0;

  /** What comes after the pile and before the discards (DL-06). */
  static final int UNDER = 2;

  static final int DISCARDS = 4;

  /** The buildings that stand on sets. */
  static final int BUILT = 6;

  private static final int SEATS = 8;
  private static final int SEAT = 16;
  private static final int BANK = 2;
  private static final int SETS = 4;
  private static final int WORTH = 14;
  private static final int SUMMARY = 15;

  /** In a seat's summary: a bit for each colour with a complete set, then the number of wilds. */
  static final int ALL_COLOURS = (1 << Group.COUNT) - 1;

  static final int WILDS_SHIFT = 16;

  final DealRules rules;
  final int seats;
  final long[] cards;

  Phase phase = Phase.FIRST;
  int turn = NONE;

  /** Plays and rearrangements that are left in this turn. */
  int plays;

  int rearrangements;

  /** Turns in a row without a play (DL-05). */
  int quiet;

  /** The kind of card that lies on top of the discards, for all to see; NONE where none does. */
  int top = NONE;

  // --- what is played against others, while it lasts

  /** The kind of card; NONE while nothing is. */
  int effect = NONE;

  int colour = NONE;
  int doublers;
  int amount;

  /** For a Sly or Forced Deal the wanted card as it lies; for a Deal Breaker the set. */
  int wanted = NONE;

  /** The card as it lies that is given for a Forced Deal. */
  int given = NONE;

  /** Who answers or pays now, and as bits those who come after. */
  int target = NONE;

  int waiting;
  int noes;
  boolean toDoubling;

  /** Whether the target owes the rent without its doubling. */
  boolean spared;

  /** Received wild cards that have no colour yet: two bits for each kind, from the seat on turn. */
  int placing;

  /** The same of the target of a Forced Deal. */
  int placingToo;

  DealTable(DealRules rules, int seats) {
    this.rules = rules;
    this.seats = seats;
    cards = new long[SEATS + seats * SEAT];
    for (int kind = 0; kind < Card.COUNT; kind++) {
      cards[PILE + DealCards.WORD[kind]] |= DealCards.MASK[kind];
    }
  }

  /** A copy. */
  DealTable(DealTable other) {
    rules = other.rules;
    seats = other.seats;
    cards = other.cards.clone();
    setScalars(other);
  }

  final void setTable(DealTable other) {
    System.arraycopy(other.cards, 0, cards, 0, cards.length);
    setScalars(other);
  }

  private void setScalars(DealTable other) {
    phase = other.phase;
    turn = other.turn;
    plays = other.plays;
    rearrangements = other.rearrangements;
    quiet = other.quiet;
    top = other.top;
    effect = other.effect;
    colour = other.colour;
    doublers = other.doublers;
    amount = other.amount;
    wanted = other.wanted;
    given = other.given;
    target = other.target;
    waiting = other.waiting;
    noes = other.noes;
    toDoubling = other.toDoubling;
    spared = other.spared;
    placing = other.placing;
    placingToo = other.placingToo;
  }

  // --- places

  static int handOf(int seat) {
    return SEATS + seat * SEAT;
  }

  static int bankOf(int seat) {
    return SEATS + seat * SEAT + BANK;
  }

  /** Where the sets of a seat begin, one word for each colour. */
  static int setsOf(int seat) {
    return SEATS + seat * SEAT + SETS;
  }

  final int held(int seat) {
    return DealCards.count(cards, handOf(seat));
  }

  final boolean holdsNothing(int seat) {
    int hand = handOf(seat);
    return (cards[hand] | cards[hand + 1]) == 0;
  }

  final int held(int seat, Card kind) {
    return DealCards.count(cards, handOf(seat), kind.ordinal());
  }

  /** Moves a card of a kind from one place to another. */
  final void shift(int from, int to, int kind) {
    int word = DealCards.WORD[kind];
    long bit = Long.lowestOneBit(cards[from + word] & DealCards.MASK[kind]);
    cards[from + word] ^= bit;
    cards[to + word] |= bit;
    if (to == DISCARDS) {
      top = kind;
    }
  }

  /** Takes a property from a hand; on the table only its kind counts. */
  final void drop(int from, int kind) {
    int at = from + DealCards.WORD[kind];
    cards[at] ^= Long.lowestOneBit(cards[at] & DealCards.MASK[kind]);
  }

  /** Plays a card from the hand of the seat on turn to the discards. */
  final void spend(Card kind) {
    shift(handOf(turn), DISCARDS, kind.ordinal());
    plays--;
  }

  /** How many cards can still be drawn. */
  final int drawable() {
    return drawable(PILE) + drawable(UNDER) + drawable(DISCARDS);
  }

  final int drawable(int place) {
    return Long.bitCount(drawable(place, 0)) + Long.bitCount(drawable(place, 1));
  }

  /**
   * The cards of one of the places that are drawn from, in one of its words. A Pass Go that is
   * followed now is not among them: a card is discarded when it has been followed (DL-S19), and
   * lies on top of the discards until then.
   */
  final long drawable(int place, int word) {
    long all = cards[place + word];
    return place == DISCARDS && word == DealCards.PASS_GO_WORD && followsPassGo()
        ? all & ~Long.lowestOneBit(all & DealCards.PASS_GO_MASK)
        : all;
  }

  /** Whether the cards that are drawn now are those of a Pass Go. */
  private boolean followsPassGo() {
    return phase == Phase.DRAW && plays < DealData.STANDARD.plays;
  }

  // --- what a seat can pay with, and its sets

  final int worthOf(int seat) {
    return (int) cards[SEATS + seat * SEAT + WORTH];
  }

  final void addWorth(int seat, int value) {
    cards[SEATS + seat * SEAT + WORTH] += value;
  }

  /** The colours in which a seat has a complete set, as bits. */
  final int completeOf(int seat) {
    return (int) cards[SEATS + seat * SEAT + SUMMARY] & ALL_COLOURS;
  }

  final void flipComplete(int seat, int colourOfSet) {
    cards[SEATS + seat * SEAT + SUMMARY] ^= 1L << colourOfSet;
  }

  /** How many wild cards lie before a seat. */
  final int wildsOf(int seat) {
    return (int) cards[SEATS + seat * SEAT + SUMMARY] >>> WILDS_SHIFT;
  }

  final void addWilds(int seat, int count) {
    cards[SEATS + seat * SEAT + SUMMARY] += (long) count << WILDS_SHIFT;
  }

  // --- seats

  final int next(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** All seats but the one on turn, as bits. */
  final int opponents() {
    return (1 << seats) - 1 & ~(1 << turn);
  }

  /** The opponent after this one, in the order of seats. */
  final int nextOpponent(int seat) {
    return seat + 1 == turn ? seat + 2 : seat + 1;
  }

  /** The first of these seats, given as bits, clockwise from the one on turn (DL-14). */
  final int firstOf(int bits) {
    int around = (bits << seats | bits) >>> turn + 1;
    int seat = turn + 1 + Integer.numberOfTrailingZeros(around);
    return seat >= seats ? seat - seats : seat;
  }

  /** Just Say Nos that nobody has seen since they last went into the pile: public arithmetic. */
  final int hiddenNoes() {
    long seen = cards[DISCARDS + DealCards.NO_WORD];
    for (int seat = 0; seat < seats; seat++) {
      seen |= cards[bankOf(seat) + DealCards.NO_WORD];
    }
    return Long.bitCount(DealCards.NO_MASK & ~seen);
  }
}
