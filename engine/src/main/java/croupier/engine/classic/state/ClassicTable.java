package croupier.engine.classic.state;

import croupier.engine.Group;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.rules.Shortages;
import java.util.Arrays;

/**
 * What lies on the table: money, deeds, buildings, cards, and the stack of what is going on. The
 * rules change it; they alone know the order of play, and what follows from what.
 *
 * <p>Masks of deeds have the bits of {@link ClassicBoard#deed}, and at the top the two cards that
 * get out of jail.
 */
public final class ClassicTable {
  public static final int BANK = Word.BANK;
  public static final int NONE = ClassicBoard.NONE;
  public static final int DEEDS = ClassicBoard.DEEDS;

  /** The bits of a mask that are deeds; above them are the two cards, by deck. */
  public static final int ALL_DEEDS = (1 << DEEDS) - 1;

  public static final int ALL_THINGS = (1 << DEEDS + Deck.COUNT) - 1;

  /**
   * No stack of interruptions is deeper, loaded or not: a card leads to one card more at most, and
   * deals leave no debts behind (CT-03).
   */
  public static final int DEEPEST = 12;

  /** Landings in a turn: three rolls, each with one deed at its end. */
  public static final int MOST_CLAIMS = 3;

  public final ClassicRules rules;
  public final ClassicBoard board;
  public final int seats;

  /** What is going on: a {@link Word} whose kind is the {@link Frame}. */
  private long top;

  /** The kind of the topmost, which nearly every question begins with. */
  private Frame frame;

  /** What waits under it, the lowest at 1. */
  private final long[] below = new long[DEEPEST + 1];

  /** How many frames there are, the topmost included. */
  private int depth;

  /** The number of the turn, from 1; 0 before the start is decided. */
  public int turn;

  /** Whose turn it is. */
  public int player;

  /** Doubles rolled in this turn. */
  public int doubles;

  /** Whether the dice were rolled in this turn. */
  public boolean rolled;

  /** Whether the player came out of jail in this turn, by paying or by a card. */
  public boolean released;

  /** Seats that paid their way out of jail in their last turn, and so roll only in their next. */
  public int finePaid;

  /** Seconds that the game was played, as far as was told. */
  public int seconds;

  /** The seats that are not bankrupt, as bits. */
  public int solvent;

  /** Which bankruptcy of the game it was, four bits a seat; 0 for who is solvent, or unknown. */
  public int fell;

  /** By seat; the Bank's place counts what it took less what it gave. */
  public final int[] cash = new int[BANK + 1];

  /** Deeds and cards of each seat. */
  public final int[] holdings = new int[ClassicGame.MOST_SEATS];

  /** The colours of which a seat has all sites, as bits. */
  public final int[] complete = new int[ClassicGame.MOST_SEATS];

  public final byte[] space = new byte[ClassicGame.MOST_SEATS];

  /** Which turn in jail it is or would be, from 1; 0 when not in jail. */
  public final byte[] jail = new byte[ClassicGame.MOST_SEATS];

  /** Whose a deed or card is, or BANK. */
  public final byte[] owner = new byte[DEEDS + Deck.COUNT];

  /** Steps of building on a site; the hotel is one more than the most houses. */
  public final byte[] steps = new byte[DEEDS];

  public int mortgaged;

  /** The deeds of groups with any building. */
  public int built;

  /** What the Bank has left. */
  public int houses = ClassicRules.HOUSES;

  public int hotels = ClassicRules.HOTELS;

  /** Cards of each deck whose place nobody knows, as bits: they lie on top. */
  public final int[] unseen = new int[Deck.COUNT];

  /** How many known cards lie under them. */
  public final int[] known = new int[Deck.COUNT];

  /** The known cards, the next in the lowest four bits. */
  public final long[] order = new long[Deck.COUNT];

  /** Rents that can be claimed: deed, multiplier or sum, and fresh dice, as {@link Rents} packs. */
  public final int[] claims = new int[MOST_CLAIMS];

  public int claimCount;

  /** Buildings that seats want since the last roll, as {@link Shortages} packs, by kind. */
  public final int[] wishes = new int[2];

  /** Deals that each seat may still offer before the next roll, four bits each. */
  public int offersLeft;

  public ClassicTable(ClassicRules rules, int seats) {
    this.rules = rules;
    this.board = rules.board;
    this.seats = seats;
    solvent = (1 << seats) - 1;
    Arrays.fill(cash, 0, seats, ClassicRules.START_CASH);
    Arrays.fill(owner, (byte) BANK);
    Arrays.fill(unseen, (1 << Card.DECK) - 1);
  }

  public void set(ClassicTable other) {
    top = other.top;
    frame = other.frame;
    depth = other.depth;
    System.arraycopy(other.below, 1, below, 1, depth - 1);
    turn = other.turn;
    player = other.player;
    doubles = other.doubles;
    rolled = other.rolled;
    released = other.released;
    finePaid = other.finePaid;
    seconds = other.seconds;
    solvent = other.solvent;
    fell = other.fell;
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
    return frame;
  }

  public long top() {
    return top;
  }

  public int depth() {
    return depth;
  }

  /** The frame that has so many below it. */
  public long frameAt(int at) {
    return at == depth - 1 ? top : below[at + 1];
  }

  public void push(Frame kind, int things, int amount, int one, int other) {
    below[depth++] = top;
    replaceTop(kind, things, amount, one, other);
  }

  public void push(long word) {
    below[depth++] = top;
    top = word;
    frame = Frame.of(Word.kind(word));
  }

  public void replaceTop(Frame kind, int things, int amount, int one, int other) {
    top = Word.of(kind.ordinal(), things, amount, one, other);
    frame = kind;
  }

  /** Changes what a frame remembers; its kind stays. */
  public void replace(int at, long word) {
    if (at == depth - 1) {
      top = word;
    } else {
      below[at + 1] = word;
    }
  }

  public void pop() {
    top = below[--depth];
    frame = Frame.of(Word.kind(top));
  }

  /** Leaves everything that was going on. */
  public void popAll() {
    depth = 0;
  }

  /** Where the topmost frame of a kind is, or NONE. */
  public int find(Frame frame) {
    for (int at = depth - 1; at >= 0; at--) {
      if (Word.kind(frameAt(at)) == frame.ordinal()) {
        return at;
      }
    }
    return NONE;
  }

  // --- seats

  public boolean isSolvent(int seat) {
    return (solvent >> seat & 1) == 1;
  }

  /** Which bankruptcy of the game it was that took a seat out of it, from 1; 0 for none. */
  public int fell(int seat) {
    return fell >>> 4 * seat & 15;
  }

  /** The next solvent seat clockwise. */
  public int after(int seat) {
    int later = solvent & -(2 << seat);
    return Integer.numberOfTrailingZeros(later != 0 ? later : solvent);
  }

  /** A seat as it is named outside, where the Bank is -1. */
  public static int seat(int inside) {
    return inside == BANK ? NONE : inside;
  }

  /** How many deals a seat may still offer before the next roll. */
  public int offersLeft(int seat) {
    return offersLeft >>> 4 * seat & 15;
  }

  /** The groups that can be built on of which a seat has every site, from its holdings. */
  public void recount(int seat) {
    int groups = 0;
    for (int group = 0; group < Group.COLOURS; group++) {
      int deeds = board.groupDeeds[group];
      groups |= (holdings[seat] & deeds) == deeds ? 1 << group : 0;
    }
    complete[seat] = groups;
  }
}
