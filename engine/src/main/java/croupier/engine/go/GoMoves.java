package croupier.engine.go;

import croupier.engine.Action;
import croupier.engine.Refusal;

/** Actions as numbers: the kind, and two small numbers that say what it is done with. */
public final class GoMoves {
  public static final int PASS = 0;
  public static final int USE_GO_BUTTON = 1;
  public static final int USE_MR_MONOPOLY = 2;
  public static final int USE_SHIELD = 3;
  public static final int CHOOSE_GO = 4;
  public static final int CLAIM_COLOUR = 5;
  public static final int PLACE_BLOCK = 6;
  public static final int HEIST = 7;
  public static final int SHUT_DOWN = 8;
  public static final int LOCK_DIAL = 9;
  public static final int STEAL_BLOCK = 10;
  public static final int MEGA_SHUT_DOWN = 11;
  public static final int PASS_FOR_NOW = 12;

  private GoMoves() {}

  public static long move(int kind, int what, int where) {
    return kind << 8 | what << 4 | where;
  }

  public static long move(int kind, int what) {
    return move(kind, what, 0);
  }

  /** Writes that a seat may pass, as the first of its moves. */
  static int listPass(long[] into) {
    into[0] = move(PASS, 0);
    return 1;
  }

  /** Writes a move of a kind with each of these choices, given as bits, after those there are. */
  static int listEach(int kind, int choices, long[] into, int count) {
    int written = count;
    for (int left = choices; left != 0; left &= left - 1) {
      into[written++] = move(kind, Integer.numberOfTrailingZeros(left));
    }
    return written;
  }

  public static int kind(long move) {
    return (int) move >>> 8;
  }

  public static int what(long move) {
    return (int) move >>> 4 & 15;
  }

  public static int where(long move) {
    return (int) move & 15;
  }

  static GoAction action(long move) {
    int what = what(move);
    return switch (kind(move)) {
      case PASS -> new GoAction.Pass();
      case PASS_FOR_NOW -> new GoAction.PassForNow();
      case USE_GO_BUTTON -> new GoAction.UseGoButton(GoChoice.of(what));
      case USE_MR_MONOPOLY -> new GoAction.UseMrMonopoly();
      case USE_SHIELD -> new GoAction.UseShield();
      case CHOOSE_GO -> new GoAction.ChooseGo(GoChoice.of(what));
      case CLAIM_COLOUR -> new GoAction.ClaimColour(Colour.of(what));
      case PLACE_BLOCK -> new GoAction.PlaceBlock(what);
      case HEIST -> new GoAction.Heist(what);
      case SHUT_DOWN -> new GoAction.ShutDown(what, where(move));
      case LOCK_DIAL -> new GoAction.LockDial(Symbol.of(what));
      case STEAL_BLOCK -> new GoAction.StealBlock(what);
      case MEGA_SHUT_DOWN -> new GoAction.MegaShutDown(Colour.of(what));
      default -> throw new IllegalArgumentException("no move " + move);
    };
  }

  /** The number of an action; refuses seats and squares that do not exist. */
  static long move(Action action, int seats) {
    if (!(action instanceof GoAction known)) {
      throw Refusal.notOf(Go.GAME, action);
    }
    return switch (known) {
      case GoAction.Pass() -> move(PASS, 0);
      case GoAction.PassForNow() -> move(PASS_FOR_NOW, 0);
      case GoAction.UseGoButton(GoChoice choice) -> move(USE_GO_BUTTON, choice.ordinal());
      case GoAction.UseMrMonopoly() -> move(USE_MR_MONOPOLY, 0);
      case GoAction.UseShield() -> move(USE_SHIELD, 0);
      case GoAction.ChooseGo(GoChoice choice) -> move(CHOOSE_GO, choice.ordinal());
      case GoAction.ClaimColour(Colour colour) -> move(CLAIM_COLOUR, colour.ordinal());
      case GoAction.PlaceBlock(int square) -> move(PLACE_BLOCK, square(square));
      case GoAction.Heist(int target) -> move(HEIST, seat(target, seats));
      case GoAction.ShutDown(int target, int square) ->
          move(SHUT_DOWN, seat(target, seats), square(square));
      case GoAction.LockDial(Symbol symbol) -> move(LOCK_DIAL, symbol.ordinal());
      case GoAction.StealBlock(int square) -> move(STEAL_BLOCK, square(square));
      case GoAction.MegaShutDown(Colour colour) -> move(MEGA_SHUT_DOWN, colour.ordinal());
    };
  }

  private static int seat(int seat, int seats) {
    if (seat < 0 || seat >= seats) {
      throw Refusal.noSuchSeat(seat, seats);
    }
    return seat;
  }

  private static int square(int square) {
    if (square < 0 || square >= GoSeat.SQUARES) {
      throw new Refusal(
          Refusal.Code.ILLEGAL_ACTION,
          GoReason.NO_SUCH_SQUARE.with("square", square).with("last", GoSeat.SQUARES - 1));
    }
    return square;
  }
}
