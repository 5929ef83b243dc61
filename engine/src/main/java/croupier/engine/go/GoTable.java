package croupier.engine.go;

/**
 * What lies on the table, and what can be seen there: boards, tray, tiles, and what the round is
 * waiting for. It knows what fits where, but nothing of the order of play, which is in {@link
 * Rounds}.
 */
public abstract sealed class GoTable permits GoPosition {
  /** Build squares of a mini board (GO-02). */
  public static final int SQUARES = GoSeat.SQUARES;

  static final int NONE = GoSeat.NONE;

  final GoRules rules;
  final GoSeat[] places;

  Phase phase = Phase.FIRST_ROLL;
  int round;
  int roller;

  /**
   * The seats of whom something is asked, as bits: to decide, to roll for the start, to draw a
   * tile, to race.
   */
  int asked;

  /** Who attacks, or NONE. */
  int actor = NONE;

  /** Who is attacked, or NONE. */
  int target = NONE;

  /** The square that a Shut Down is aimed at. */
  int aim;

  /** The symbols on the locked dials of the actor and of the target, or NONE. */
  int actorDial = NONE;

  int targetDial = NONE;

  /** The colour of the block that is about to be placed, or NONE. */
  int hand = NONE;

  /** Four bits for each colour. */
  int tray = Colour.BLOCKS * 0x11111111;

  /** The colours of which the tray has blocks, as bits. */
  int stocked = Colour.ALL;

  /** Four bits for each kind of tile, as in {@link GoSeat}. */
  int supply;

  int discards;

  GoTable(GoRules rules, int seats) {
    this.rules = rules;
    places = new GoSeat[seats];
    for (int seat = 0; seat < seats; seat++) {
      places[seat] = new GoSeat();
    }
    for (int kind = 0; kind < Tile.COUNT; kind++) {
      supply += rules.mix()[kind] << 4 * kind;
    }
  }

  void setTable(GoTable other) {
    phase = other.phase;
    round = other.round;
    roller = other.roller;
    asked = other.asked;
    actor = other.actor;
    target = other.target;
    aim = other.aim;
    actorDial = other.actorDial;
    targetDial = other.targetDial;
    hand = other.hand;
    tray = other.tray;
    stocked = other.stocked;
    supply = other.supply;
    discards = other.discards;
    for (int seat = 0; seat < places.length; seat++) {
      places[seat].set(other.places[seat]);
    }
  }

  // --- to be seen by everybody

  public Phase phase() {
    return phase;
  }

  public GoBoard board() {
    return rules.board();
  }

  /** The number of the round, from 1; 0 while the start is rolled for. */
  public int round() {
    return round;
  }

  /** Who rolls in this round, and from whom it goes clockwise. */
  public int roller() {
    return roller;
  }

  /** Who attacks in {@code DIALS}, {@code STEAL}, {@code SHIELD}, or is about to; else -1. */
  public int attacker() {
    return actor;
  }

  /** Who is attacked in {@code DIALS}, {@code STEAL} and {@code SHIELD}; else -1. */
  public int target() {
    return target;
  }

  /** The square that a Shut Down is aimed at, in {@code SHIELD}. */
  public int aim() {
    return aim;
  }

  /** Whether a seat has chosen on its dial and waits for the other. */
  public boolean dialLocked(int seat) {
    return phase == Phase.DIALS && (seat == actor || seat == target) && (asked >> seat & 1) == 0;
  }

  /** The colour of the block to be placed in {@code PLACE}, else null. */
  public Colour hand() {
    return hand == NONE ? null : Colour.of(hand);
  }

  public int token(int seat) {
    return places[seat].token;
  }

  /** The kind of the space that a token is on. */
  public Space space(int seat) {
    return board().space(places[seat].token);
  }

  public Jail jail(int seat) {
    return Jail.of(places[seat].jail);
  }

  /** What a seat's die shows, 0 before the first roll. */
  public int die(int seat) {
    return places[seat].die;
  }

  /** How far a seat's marker is, 0 on Start. */
  public int marker(int seat) {
    return places[seat].marker;
  }

  /** Whether a seat has had the only Mega Shut Down that it may have. */
  public boolean spent(int seat) {
    return places[seat].spent;
  }

  public int trackerLength() {
    return rules.trackerLength();
  }

  /** The colour on a Build square, null when it is empty. */
  public Colour colour(int seat, int square) {
    return places[seat].count(square) == 0 ? null : Colour.of(places[seat].colour(square));
  }

  /** How many blocks stand on a Build square. */
  public int count(int seat, int square) {
    return places[seat].count(square);
  }

  /** How many blocks a seat has. */
  public int blocks(int seat) {
    return places[seat].blocks();
  }

  /** How many blocks of a colour the tray has. */
  public int tray(Colour colour) {
    return trayCount(colour.ordinal());
  }

  /** How many tiles lie face down. */
  public int supply() {
    return total(supply);
  }

  public int discards(Tile tile) {
    return discards >>> 4 * tile.ordinal() & 15;
  }

  /** How many tiles a seat keeps. */
  public int held(int seat) {
    return places[seat].held();
  }

  /** How many blocks of any colour a seat is still due in this round. */
  public int claims(int seat) {
    return places[seat].free;
  }

  /** Whether two or more choose a colour, so that none is to be seen before all have (GE-02). */
  public boolean claimsCompete() {
    return Claims.compete(this);
  }

  /** The attack that a seat is still due in this round, null when there is none. */
  public GoChoice attack(int seat) {
    return places[seat].attack == 0 ? null : GoChoice.of(places[seat].attack);
  }

  // --- to be seen by its owner only

  /** How many tiles of a kind a seat keeps; for the eyes of its owner. */
  public int tiles(int seat, Tile tile) {
    return places[seat].tiles(tile.ordinal());
  }

  // --- what fits where

  int trayCount(int colour) {
    return tray >>> 4 * colour & 15;
  }

  void takeFromTray(int colour) {
    tray -= 1 << 4 * colour;
    if (trayCount(colour) == 0) {
      stocked &= ~(1 << colour);
    }
  }

  void returnToTray(int colour, int count) {
    tray += count << 4 * colour;
    stocked |= 1 << colour;
  }

  /** The colours that a seat could take from the tray and place, as bits. */
  int takeable(GoSeat place) {
    return stocked & place.placeable(rules.split());
  }

  /** Whether a GO or GO Button may be used for a block (GO-07). */
  boolean mayChooseBlock(GoSeat place) {
    return rules.unplacedMovesMarker() || BlockRoom.forOneMore(this, place);
  }

  /**
   * Whether a seat is asked for tiles before blocks are taken. While tiles are secret this depends
   * on nothing hidden: who holds any tile is asked, once a round (GO-13, GE-03).
   */
  boolean askedForTiles(GoSeat place) {
    if (place.tiles == 0) {
      return false;
    }
    boolean step = place.marker < rules.trackerLength();
    return mayHold(place, Tile.GO_BUTTON) || step && mayHold(place, Tile.MR_MONOPOLY);
  }

  boolean mayFire(GoSeat place) {
    return place.marker == rules.trackerLength() && !place.spent;
  }

  /** As far as the table knows, or for sure when tiles lie open. */
  boolean mayHold(GoSeat place, Tile tile) {
    return rules.open() ? place.holds(tile) : place.tiles != 0;
  }

  /** The attack that the space of a seat brings, or 0. */
  int landingAttack(int seat) {
    return board().attack(places[seat].token);
  }

  /** The opponents who have blocks, as bits (GO-15). */
  int targets(int seat) {
    int targets = 0;
    for (int other = 0; other < places.length; other++) {
      targets |= (places[other].squares != 0 ? 1 : 0) << other;
    }
    return targets & ~(1 << seat);
  }

  /** The seats that reach for a colour, as bits. */
  int reachingFor(int colour) {
    int reaching = 0;
    for (int seat = 0; seat < places.length; seat++) {
      reaching |= (places[seat].chosen == colour ? 1 : 0) << seat;
    }
    return reaching;
  }

  /** The first colour, in board order, that a seat reaches for, or NONE. */
  int firstWanted() {
    int wanted = 0;
    for (GoSeat place : places) {
      wanted |= 1 << place.chosen; // who wants none sets the highest bit, which is no colour
    }
    wanted &= Colour.ALL;
    return wanted == 0 ? NONE : Integer.numberOfTrailingZeros(wanted);
  }

  /** The seats that are due a block, as bits. */
  int due() {
    int due = 0;
    for (int seat = 0; seat < places.length; seat++) {
      due |= (places[seat].landed | places[seat].free > 0 ? 1 : 0) << seat;
    }
    return due;
  }

  /** The seats that reach for any block, as bits. */
  int reaching() {
    int reaching = 0;
    for (int seat = 0; seat < places.length; seat++) {
      reaching |= (places[seat].chosen != NONE ? 1 : 0) << seat;
    }
    return reaching;
  }

  /** The seats that keep tiles, as bits. */
  int keepers() {
    int keepers = 0;
    for (int seat = 0; seat < places.length; seat++) {
      keepers |= (places[seat].tiles != 0 ? 1 : 0) << seat;
    }
    return keepers;
  }

  /** The seats that are due an attack, as bits. */
  int attackers() {
    int attackers = 0;
    for (int seat = 0; seat < places.length; seat++) {
      attackers |= (places[seat].attack != 0 ? 1 : 0) << seat;
    }
    return attackers;
  }

  /** The seats on GO, as bits. */
  int onGo() {
    int onGo = 0;
    for (int seat = 0; seat < places.length; seat++) {
      onGo |= (places[seat].token == 0 ? 1 : 0) << seat;
    }
    return onGo;
  }

  /** The seats that may use their Mega Shut Down, as bits. */
  int mayFire() {
    int firing = 0;
    for (int seat = 0; seat < places.length; seat++) {
      firing |= (mayFire(places[seat]) ? 1 : 0) << seat;
    }
    return firing;
  }

  /** The seats that have built a landmark, as bits. */
  int builders() {
    int builders = 0;
    for (int seat = 0; seat < places.length; seat++) {
      builders |= (places[seat].landmark() != NONE ? 1 : 0) << seat;
    }
    return builders;
  }

  /** How many seats sit between the roller and this one. */
  int turn(int seat) {
    return seat >= roller ? seat - roller : seat - roller + places.length;
  }

  /** The next seat clockwise, or NONE when everybody has had a turn. */
  int after(int seat) {
    int next = seat + 1 == places.length ? 0 : seat + 1;
    return next == roller ? NONE : next;
  }

  /** The first of these seats from a turn on, or NONE when none of them comes before the roller. */
  int firstFrom(int seat, int seats) {
    if (seat == NONE) {
      return NONE;
    }
    int inTurn = (seats << places.length | seats) >>> roller & (1 << places.length) - 1;
    int left = inTurn & -1 << turn(seat);
    if (left == 0) {
      return NONE;
    }
    int next = roller + Integer.numberOfTrailingZeros(left);
    return next >= places.length ? next - places.length : next;
  }

  /** The first of these seats, clockwise from the roller. */
  int firstClockwise(int seats) {
    int fromRoller = seats >>> roller;
    return Integer.numberOfTrailingZeros(fromRoller != 0 ? fromRoller << roller : seats);
  }

  static int total(int tiles) {
    return tiles * 0x1111 >>> 12 & 15;
  }
}
