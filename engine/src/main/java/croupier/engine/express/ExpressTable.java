package croupier.engine.express;

import croupier.engine.Bits;
import croupier.engine.Group;
import croupier.engine.Options;
import java.util.List;

/** What lies on the table in a game of express, in a few numbers, and what can be read from it. */
public abstract sealed class ExpressTable permits ExpressPosition {
  private static final Group[] GROUPS = Group.values();

  final ExpressData data = ExpressData.STANDARD;
  final Options options;
  final int goal;
  final int[] squares;
  final boolean goRests;
  final boolean housesStay;
  final boolean hotelOnce;
  final boolean breakTakesHotel;
  final boolean policeStart;
  final boolean getOutSaves;

  /** The groups that open the house die when they are complete, as bits. */
  final int opening;

  Phase phase = Phase.STARTING;
  int turn;

  /** Seats that still roll for the start, as bits. */
  int starters;

  /** Dice that lie on squares of groups, as bits, and the group of each, four bits a die. */
  int placed;

  int placedOn;

  /** Which of them are there as a chance. */
  int placedAsChance;

  /** Police dice on the jail squares, as bits of {@link Die}. */
  int jailed;

  /** Dice that rest until the turn ends (a GO with that option), as bits. */
  int resting;

  /**
   * What each die shows, five bits a die: face + 1, or 0 when it was not rolled since it came off
   * the board.
   */
  long showing;

  /**
   * Dice on the squares of each group, four bits a group; which groups hold a chance; which still
   * have room.
   */
  long filled;

  int chances;
  int open;
  int goMoney;
  int hotelMoney;
  final int[] houses;

  /** Houses that the seat had when its turn began: all that three policemen leave it (EX-22). */
  int housesBefore;

  final int[] scores;

  ExpressTable(int seats, Options options) {
    this.options = options;
    goal = options.number("goal");
    squares = data.squares.clone();
    squares[Group.DARK_BLUE.ordinal()] = options.number("dark_blue_squares");
    goRests = options.is("go_die", "aside");
    housesStay = options.is("houses", "game");
    hotelOnce = options.is("hotel", "once");
    breakTakesHotel = options.is("broken_house", "takes_hotel");
    policeStart = options.is("first", "policemen");
    getOutSaves = options.is("third_policeman", "get_out");
    int opened = options.is("house_die", "any_group") ? Group.COUNT : Group.COLOURS; // EX-04
    opening = (1 << opened) - 1;
    starters = (1 << seats) - 1;
    open = (1 << Group.COUNT) - 1;
    houses = new int[seats];
    scores = new int[seats];
  }

  ExpressTable(ExpressTable other) {
    options = other.options;
    goal = other.goal;
    squares = other.squares;
    goRests = other.goRests;
    housesStay = other.housesStay;
    hotelOnce = other.hotelOnce;
    breakTakesHotel = other.breakTakesHotel;
    policeStart = other.policeStart;
    getOutSaves = other.getOutSaves;
    opening = other.opening;
    houses = new int[other.houses.length];
    scores = new int[other.scores.length];
    setTable(other);
  }

  public Phase phase() {
    return phase;
  }

  public int goal() {
    return goal;
  }

  /** The seat whose turn it is. */
  public int turn() {
    return turn;
  }

  public int score(int seat) {
    return scores[seat];
  }

  public int houses(int seat) {
    return houses[seat];
  }

  /**
   * What a die shows, or null when it has not been rolled in this turn since it came off the board.
   */
  public Face showing(Die die) {
    int face = (int) (showing >>> 5 * die.ordinal()) & 31;
    return face == 0 ? null : Face.at(face - 1);
  }

  /** The group on whose square a die lies, or null. */
  public Group group(Die die) {
    return (placed >> die.ordinal() & 1) == 0 ? null : GROUPS[placedOn >> 4 * die.ordinal() & 15];
  }

  /** Whether a police die lies on a jail square. */
  public boolean jailed(Die die) {
    return (jailed >> die.ordinal() & 1) == 1;
  }

  /** Whether a die showed GO and rests until the turn ends, which only an option makes it do. */
  public boolean resting(Die die) {
    return (resting >> die.ordinal() & 1) == 1;
  }

  public int policemen() {
    return Integer.bitCount(jailed);
  }

  public int filled(Group group) {
    return count(group.ordinal());
  }

  /** What a group is worth when it is complete. */
  public int value(Group group) {
    return data.complete[group.ordinal()];
  }

  public int squares(Group group) {
    return squares[group.ordinal()];
  }

  /** Money of GO and of hotels that the turn has brought. */
  public int moneyAside() {
    return goMoney + hotelMoney;
  }

  public boolean complete(Group group) {
    return (open >> group.ordinal() & 1) == 0;
  }

  /** Whether a die on the board is there as a chance. */
  public boolean asChance(Die die) {
    return (placedAsChance >> die.ordinal() & 1) == 1;
  }

  public boolean holdsChance(Group group) {
    return (chances >> group.ordinal() & 1) == 1;
  }

  /** What the turn would score if it ended now. */
  public int turnScore() {
    return completeMoney() + incompleteMoney() + houseMoney() + goMoney + hotelMoney;
  }

  /**
   * The dice that the next roll takes: all that are not on the board (EX-08), the house die when it
   * is open.
   */
  public int diceToRoll() {
    int house = houseDieIsOpen() ? Die.HOUSE_BIT : 0;
    return (Die.PROPERTY_BITS | Die.POLICE_BITS) & ~placed & ~jailed & ~resting | house;
  }

  /** Whether a property is complete, so that the house die is rolled too (EX-03, EX-04). */
  public boolean houseDieIsOpen() {
    return (~open & opening) != 0;
  }

  /** Only with a GO at rest can the last die be on the board (EX-07). */
  public boolean canRoll() {
    return !goRests || diceToRoll() != 0;
  }

  int count(int group) {
    return (int) (filled >>> 4 * group) & 15;
  }

  int completeMoney() {
    int money = 0;
    for (int left = ~open & (1 << Group.COUNT) - 1; left != 0; left &= left - 1) {
      money += data.complete[Integer.numberOfTrailingZeros(left)];
    }
    return money;
  }

  /** The dearest incomplete group; a chance in it is worth nothing (EX-11, EX-19). */
  int incompleteMoney() {
    int best = 0;
    for (long left = filled; left != 0; ) {
      int group = Long.numberOfTrailingZeros(left) >> 2;
      left &= ~(15L << 4 * group);
      int counting = (open >> group & 1) == 0 ? 0 : count(group) - (chances >> group & 1);
      best = Math.max(best, counting * data.each[group]);
    }
    return best;
  }

  int houseMoney() {
    return houses[turn] * data.house;
  }

  void put(int die, int group, boolean asChance) {
    placed |= 1 << die;
    placedOn |= group << 4 * die;
    filled += 1L << 4 * group;
    if (asChance) {
      placedAsChance |= 1 << die;
      chances |= 1 << group;
    }
    if (count(group) == squares[group]) {
      open &= ~(1 << group);
    }
  }

  boolean shows(int die, Face face) {
    return ((int) (showing >>> 5 * die) & 31) == face.ordinal() + 1;
  }

  /** The seat whose turn is next. */
  int next() {
    return turn + 1 == scores.length ? 0 : turn + 1;
  }

  static List<Die> dice(int bits) {
    return Bits.listed(bits).stream().map(Die::at).toList();
  }

  final void setTable(ExpressTable other) {
    phase = other.phase;
    turn = other.turn;
    starters = other.starters;
    placed = other.placed;
    placedOn = other.placedOn;
    placedAsChance = other.placedAsChance;
    jailed = other.jailed;
    resting = other.resting;
    showing = other.showing;
    filled = other.filled;
    chances = other.chances;
    open = other.open;
    goMoney = other.goMoney;
    hotelMoney = other.hotelMoney;
    housesBefore = other.housesBefore;
    for (int seat = 0; seat < scores.length; seat++) {
      houses[seat] = other.houses[seat];
      scores[seat] = other.scores[seat];
    }
  }
}
