package croupier.engine.go;

/**
 * What lies before one seat and what it is due. Build squares and kept tiles are packed into
 * numbers, so that copying a position is cheap.
 */
final class GoSeat {
  static final int SQUARES = 4;
  static final int LANDMARK = 4;
  static final int NONE = -1;

  /** What the byte of a square says: in the low eight bits the colour that it can take more of. */
  private static final int[] SQUARE = new int[256];

  /** Above these the colour that is complete there. */
  private static final int COMPLETE_AT = 8;

  /** And whether it is empty. */
  private static final int EMPTY = 1 << 16;

  static {
    for (int square = 0; square < SQUARE.length; square++) {
      int count = square & 7;
      int colour = 1 << (square >>> 3 & 7);
      SQUARE[square] = count == 0 ? EMPTY : count < LANDMARK ? colour : colour << COMPLETE_AT;
    }
  }

  int token;
  int jail;
  int die;
  int marker;

  /** The marker is at the end and has had its Mega Shut Down (GO-20, an option). */
  boolean spent;

  /** Eight bits for each square: the count in the low three, the colour above it. */
  int squares;

  /** Four bits for each kind of tile. */
  int tiles;

  /** Still due for landing on a colour space. */
  boolean landed;

  /** Blocks of any colour that are still due. */
  int free;

  /** The colour that is reached for, or NONE. */
  int chosen = NONE;

  /** A heist or shut down that is still due, as in {@link GoChoice}, or 0. */
  int attack;

  /** Whether it is asked again for a GO Button, as in {@link Later}. */
  int later;

  void set(GoSeat other) {
    token = other.token;
    jail = other.jail;
    die = other.die;
    marker = other.marker;
    spent = other.spent;
    squares = other.squares;
    tiles = other.tiles;
    landed = other.landed;
    free = other.free;
    chosen = other.chosen;
    attack = other.attack;
    later = other.later;
  }

  int count(int square) {
    return squares >>> 8 * square & 7;
  }

  /** The colour on a square that is not empty. */
  int colour(int square) {
    return squares >>> 8 * square + 3 & 7;
  }

  /** The squares with blocks, as bits. */
  int occupied() {
    int occupied = 0;
    for (int square = 0; square < SQUARES; square++) {
      occupied |= (count(square) != 0 ? 1 : 0) << square;
    }
    return occupied;
  }

  int blocks() {
    int counts = squares & 0x07070707;
    return counts * 0x01010101 >>> 24;
  }

  void add(int square, int colour) {
    squares =
        count(square) == 0
            ? squares | (colour << 3 | 1) << 8 * square
            : squares + (1 << 8 * square);
  }

  void remove(int square) {
    squares = count(square) == 1 ? squares & ~(0xff << 8 * square) : squares - (1 << 8 * square);
  }

  /** Empties every square of a colour and says how many blocks there were. */
  int clear(int colour) {
    int cleared = 0;
    for (int square = 0; square < SQUARES; square++) {
      if (count(square) > 0 && colour(square) == colour) {
        cleared += count(square);
        squares &= ~(0xff << 8 * square);
      }
    }
    return cleared;
  }

  /** The colours that can be placed, as bits. */
  int placeable(boolean split) {
    int said = 0;
    for (int square = 0; square < SQUARES; square++) {
      said |= said(square);
    }
    int complete = split ? 0 : said >>> COMPLETE_AT;
    return ((said & EMPTY) != 0 ? said | ~complete : said) & Colour.ALL;
  }

  private int said(int square) {
    return SQUARE[squares >>> 8 * square & 255];
  }

  boolean canPlace(int colour, boolean split) {
    return (placeable(split) >> colour & 1) == 1;
  }

  /**
   * The squares for a block, as bits: those of its colour that are not complete, and the first
   * empty one when there is none of its colour or colours may be split (GO-03).
   */
  int squaresFor(int colour, boolean split) {
    int matching = 0;
    int empty = 0;
    for (int square = 0; square < SQUARES; square++) {
      int said = said(square);
      matching |= (said >>> colour & 1) << square;
      empty |= ((said & EMPTY) != 0 ? 1 : 0) << square;
    }
    return matching == 0 || split ? matching | empty & -empty : matching;
  }

  /** The square with a landmark, or NONE. */
  int landmark() {
    int complete = squares & 0x04040404;
    return complete == 0 ? NONE : Integer.numberOfTrailingZeros(complete) >>> 3;
  }

  int tiles(int kind) {
    return tiles >>> 4 * kind & 15;
  }

  boolean holds(Tile tile) {
    return tiles(tile.ordinal()) > 0;
  }

  void changeTiles(int kind, int by) {
    tiles += by << 4 * kind;
  }

  int held() {
    return tiles * 0x1111 >>> 12 & 15;
  }
}
