package croupier.engine.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What lies on the table: money, deeds, buildings, cards, and the stack of what is going on. It
 * keeps its own sums right, but knows nothing of the order of play.
 *
 * <p>Readings for everybody name deeds by their space. Masks of deeds have the bits of {@link
 * ClassicBoard#deed}, and at the top the two cards that get out of jail.
 */
public abstract sealed class ClassicTable permits ClassicPosition {
  static final int BANK = Word.BANK;
  static final int NONE = ClassicBoard.NONE;
  static final int DEEDS = ClassicBoard.DEEDS;

  /** The bits of a mask that are deeds; above them are the two cards, by deck. */
  static final int ALL_DEEDS = (1 << DEEDS) - 1;

  static final int ALL_THINGS = (1 << DEEDS + Deck.COUNT) - 1;

  /**
   * No stack of interruptions is deeper, loaded or not: a card leads to one card more at most, and
   * deals leave no debts behind (CT-03).
   */
  static final int DEEPEST = 12;

  /** Landings in a turn: three rolls, each with one deed at its end. */
  static final int MOST_CLAIMS = 3;

  final ClassicRules rules;
  final ClassicBoard board;
  final int seats;

  /** What is going on, the topmost last; each is a {@link Word} whose kind is a {@link Frame}. */
  final long[] stack = new long[DEEPEST];

  int depth;

  /** The number of the turn, from 1; 0 before the start is decided. */
  int turn;

  /** Whose turn it is. */
  int player;

  /** Doubles rolled in this turn. */
  int doubles;

  /** Whether the dice were rolled in this turn. */
  boolean rolled;

  /** Whether the player came out of jail in this turn, by paying or by a card. */
  boolean released;

  /** Seats that paid their way out of jail in their last turn, and so roll only in their next. */
  int finePaid;

  /** Seconds that the game was played, as far as was told. */
  int seconds;

  /** The seats that are not bankrupt, as bits. */
  int solvent;

  /** By seat; the Bank's place counts what it took less what it gave. */
  final int[] cash = new int[BANK + 1];

  /** Deeds and cards of each seat. */
  final int[] holdings = new int[ClassicGame.MOST_SEATS];

  /** The colours of which a seat has all sites, as bits. */
  final int[] complete = new int[ClassicGame.MOST_SEATS];

  final byte[] space = new byte[ClassicGame.MOST_SEATS];

  /** Which turn in jail it is or would be, from 1; 0 when not in jail. */
  final byte[] jail = new byte[ClassicGame.MOST_SEATS];

  /** Whose a deed or card is, or BANK. */
  final byte[] owner = new byte[DEEDS + Deck.COUNT];

  /** Steps of building on a site; the hotel is one more than the most houses. */
  final byte[] steps = new byte[DEEDS];

  int mortgaged;

  /** The deeds of groups with any building. */
  int built;

  /** What the Bank has left. */
  int houses = ClassicRules.HOUSES;

  int hotels = ClassicRules.HOTELS;

  /** Cards of each deck whose place nobody knows, as bits: they lie on top. */
  final int[] unseen = new int[Deck.COUNT];

  /** How many known cards lie under them. */
  final int[] known = new int[Deck.COUNT];

  /** The known cards, the next in the lowest four bits. */
  final long[] order = new long[Deck.COUNT];

  /** Rents that can be claimed: deed, multiplier or sum, and fresh dice, as {@link Rents} packs. */
  final int[] claims = new int[MOST_CLAIMS];

  int claimCount;

  /** Buildings that seats want since the last roll, as {@link Shortages} packs, by kind. */
  final int[] wishes = new int[2];

  /** Deals that each seat may still offer before the next roll, four bits each. */
  int offersLeft;

  ClassicTable(ClassicRules rules, int seats) {
    this.rules = rules;
    this.board = rules.board;
    this.seats = seats;
    solvent = (1 << seats) - 1;
    Arrays.fill(cash, 0, seats, ClassicRules.START_CASH);
    Arrays.fill(owner, (byte) BANK);
    Arrays.fill(unseen, (1 << Card.DECK) - 1);
  }

  final void setTable(ClassicTable other) {
    System.arraycopy(other.stack, 0, stack, 0, other.depth);
    depth = other.depth;
    turn = other.turn;
    player = other.player;
    doubles = other.doubles;
    rolled = other.rolled;
    released = other.released;
    finePaid = other.finePaid;
    seconds = other.seconds;
    solvent = other.solvent;
    System.arraycopy(other.cash, 0, cash, 0, cash.length);
    System.arraycopy(other.holdings, 0, holdings, 0, seats);
    System.arraycopy(other.complete, 0, complete, 0, seats);
    System.arraycopy(other.space, 0, space, 0, seats);
    System.arraycopy(other.jail, 0, jail, 0, seats);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
    System.arraycopy(other.steps, 0, steps, 0, DEEDS);
    mortgaged = other.mortgaged;
    built = other.built;
    houses = other.houses;
    hotels = other.hotels;
    for (int deck = 0; deck < Deck.COUNT; deck++) {
      unseen[deck] = other.unseen[deck];
      known[deck] = other.known[deck];
      order[deck] = other.order[deck];
    }
    System.arraycopy(other.claims, 0, claims, 0, other.claimCount);
    claimCount = other.claimCount;
    offersLeft = other.offersLeft;
    wishes[0] = other.wishes[0];
    wishes[1] = other.wishes[1];
  }

  // --- what is going on

  /** What the game waits for. */
  public Frame frame() {
    return Frame.of(Word.kind(top()));
  }

  /** Whether this is going on, on top or interrupted. */
  public boolean goingOn(Frame frame) {
    return find(frame) != NONE;
  }

  /** The number of the turn, from 1; 0 before the start is decided. */
  public int turn() {
    return turn;
  }

  /** Whose turn it is. */
  public int player() {
    return player;
  }

  /** How many doubles the player has rolled in this turn. */
  public int doubles() {
    return doubles;
  }

  /** Whether the dice were rolled in this turn: the player may roll again, or must roll first. */
  public boolean rolled() {
    return rolled;
  }

  public int secondsPlayed() {
    return seconds;
  }

  /** The deed that is about to be bought, auctioned, or paid for by fresh dice; else -1. */
  public int deedInQuestion() {
    return switch (frame()) {
      case BUY, AUCTION, UTILITY_ROLL -> board.spaceOf[Word.things(top()) & 31];
      default -> NONE;
    };
  }

  /** The house or hotel that is short, auctioned or to be placed; else null. */
  public Building buildingInQuestion() {
    return switch (frame()) {
      case SHORTAGE, BUILDING_AUCTION, PLACE -> Building.of(Word.things(top()) & 1);
      default -> null;
    };
  }

  /** The highest bid of the auction that goes on, 0 for none. */
  public int bid() {
    return switch (frame()) {
      case AUCTION -> Word.amount(top());
      case BUILDING_AUCTION -> Word.amount(top());
      default -> 0;
    };
  }

  /** How many of the building in question a seat has said that it wants. */
  public int wish(int seat) {
    Building building = buildingInQuestion();
    return building == null ? 0 : Shortages.wish(this, building.ordinal(), seat);
  }

  /** How many of the building that is short a seat may want. */
  public int mostWanted(int seat) {
    return frame() == Frame.SHORTAGE ? Shortages.mostWanted(this, seat) : 0;
  }

  /** Who made the highest bid, or asked for a building that is short; -1 for nobody. */
  public int bidder() {
    return switch (frame()) {
      case AUCTION, BUILDING_AUCTION, SHORTAGE -> seat(Word.one(top()));
      default -> NONE;
    };
  }

  /** Who must raise money; -1 for nobody. */
  public int debtor() {
    int at = find(Frame.DEBT);
    return at == NONE ? NONE : Word.one(stack[at]);
  }

  /** To whom it is owed; -1 for the Bank or when nobody is in debt. */
  public int creditor() {
    int at = find(Frame.DEBT);
    return at == NONE ? NONE : seat(Word.other(stack[at]));
  }

  /** How much is owed; 0 when nobody is in debt. */
  public int debt() {
    int at = find(Frame.DEBT);
    return at == NONE ? 0 : Word.amount(stack[at]);
  }

  public Cause debtCause() {
    int at = find(Frame.DEBT);
    return at == NONE ? null : Debts.cause(stack[at]);
  }

  /** The deal that is on offer; null when none is. */
  public ClassicEvent.DealOffered deal() {
    return frame() == Frame.OFFER ? Deals.described(this, top()) : null;
  }

  /** What is offered in place of money; null when nothing is. */
  public ClassicEvent.InsteadOffered insteadOffer() {
    return frame() == Frame.INSTEAD ? Debts.described(this) : null;
  }

  /** The mortgaged deeds that a seat has received and must redeem or keep now. */
  public int received(int seat) {
    return frame() == Frame.TRANSFER && Word.one(top()) == seat ? Word.things(top()) : 0;
  }

  // --- seats

  public int cash(int seat) {
    return cash[seat];
  }

  public int space(int seat) {
    return space[seat];
  }

  public boolean inJail(int seat) {
    return jail[seat] != 0;
  }

  /** Which turn in jail it is or would be, from 1; 0 when not in jail. */
  public int jailTurn(int seat) {
    return jail[seat];
  }

  public boolean isBankrupt(int seat) {
    return (solvent >> seat & 1) == 0;
  }

  public boolean holds(int seat, Deck deck) {
    return (holdings[seat] >> DEEDS + deck.ordinal() & 1) == 1;
  }

  /** The deeds and cards of a seat. */
  public int holdings(int seat) {
    return holdings[seat];
  }

  public boolean isComplete(int seat, Group group) {
    return (holdings[seat] & board.groupDeeds[group.ordinal()])
        == board.groupDeeds[group.ordinal()];
  }

  /** All that a seat has, valued as when the richest wins (C8-35, C8-38). */
  public int worth(int seat) {
    return Endings.worth(this, seat);
  }

  /** How much cash a seat could have after selling all buildings and mortgaging everything. */
  public int raisable(int seat) {
    return Debts.raisable(this, seat);
  }

  /** How many deals a seat may still offer before the next roll. */
  public int offersLeft(int seat) {
    return offersLeft >>> 4 * seat & 15;
  }

  // --- deeds and buildings

  public ClassicBoard board() {
    return board;
  }

  public ClassicWords words() {
    return rules.words;
  }

  /** Whose a deed is; -1 for the Bank. */
  public int owner(int space) {
    return seat(owner[board.deedAt[space]]);
  }

  public boolean isMortgaged(int space) {
    return (mortgaged >> board.deedAt[space] & 1) == 1;
  }

  /** Steps of building on a site: houses, or one more than the most of them for a hotel. */
  public int buildings(int space) {
    return steps[board.deedAt[space]];
  }

  /** Houses that a site holds before its hotel: 4, or 3 in the quicker game. */
  public int mostHouses() {
    return rules.mostHouses;
  }

  /** Houses left at the Bank. */
  public int houses() {
    return houses;
  }

  /** Hotels left at the Bank. */
  public int hotels() {
    return hotels;
  }

  /** The rent that landing on a deed costs now; of utilities, what the dice are multiplied by. */
  public int rent(int space) {
    return Rents.rent(this, board.deedAt[space]);
  }

  /** How many rents are open. */
  public int claims() {
    return claimCount;
  }

  /** The rents that are open, in the order of the landings. */
  public List<ClassicEvent.RentDue> rentsDue() {
    List<ClassicEvent.RentDue> due = new ArrayList<>();
    for (int i = 0; i < claimCount; i++) {
      due.add(Rents.described(this, claims[i]));
    }
    return due;
  }

  // --- what a seat could do between rolls, as masks of deeds

  /** Deeds for which a seat may claim rent. */
  public int claimable(int seat) {
    return Rents.claimable(this, seat);
  }

  /** Sites on which a seat may build now. */
  public int buildable(int seat) {
    return Buildings.buildable(this, seat);
  }

  /** Sites of which a seat may sell a building now. */
  public int sellable(int seat) {
    return Buildings.sellable(this, seat);
  }

  public int mortgageable(int seat) {
    return Mortgages.mortgageable(this, seat);
  }

  /** Mortgaged deeds that a seat has the money to redeem. */
  public int redeemable(int seat) {
    return Mortgages.redeemable(this, seat);
  }

  /** Deeds and cards that a seat may give away. */
  public int tradeable(int seat) {
    return Deals.tradeable(this, seat);
  }

  // --- inside

  final long top() {
    return stack[depth - 1];
  }

  final void push(Frame frame, int things, int amount, int one, int other) {
    stack[depth++] = Word.of(frame.ordinal(), things, amount, one, other);
  }

  final void replaceTop(Frame frame, int things, int amount, int one, int other) {
    stack[depth - 1] = Word.of(frame.ordinal(), things, amount, one, other);
  }

  final void pop() {
    depth--;
  }

  /** Where the topmost frame of a kind is, or NONE. */
  final int find(Frame frame) {
    for (int at = depth - 1; at >= 0; at--) {
      if (Word.kind(stack[at]) == frame.ordinal()) {
        return at;
      }
    }
    return NONE;
  }

  final boolean isSolvent(int seat) {
    return (solvent >> seat & 1) == 1;
  }

  /** The next solvent seat clockwise. */
  final int after(int seat) {
    int later = solvent & -(2 << seat);
    return Integer.numberOfTrailingZeros(later != 0 ? later : solvent);
  }

  /** A seat as it is named outside, where the Bank is -1. */
  static int seat(int inside) {
    return inside == BANK ? NONE : inside;
  }

  /** The groups that can be built on of which a seat has every site, from its holdings. */
  final void recount(int seat) {
    int groups = 0;
    for (int group = 0; group < Group.COLOURS; group++) {
      int deeds = board.groupDeeds[group];
      groups |= (holdings[seat] & deeds) == deeds ? 1 << group : 0;
    }
    complete[seat] = groups;
  }
}
