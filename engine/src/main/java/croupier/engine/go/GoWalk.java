package croupier.engine.go;

/**
 * Where tokens can be after so many rolls. All tokens walk the same ring, so it is known of which
 * spaces, though not of which seat.
 */
final class GoWalk {
  /** By then a token can be anywhere, on a board of any size. */
  private static final int LONG = 60;

  private static final int FACES = 6;

  private final GoBoard board;

  /** The spaces where a token can be that moves with the next roll, as bits. */
  private long movable = 1;

  /** Whether a token can have been sent to jail with the last roll. */
  private boolean sent;

  private GoWalk(GoBoard board) {
    this.board = board;
  }

  /** Whether a token can stand there after so many rolls, of which the last showed this die. */
  static boolean possible(GoBoard board, int rolls, int token, Jail jail, int die) {
    if (rolls == 0) {
      return token == 0 && jail == Jail.FREE;
    }
    GoWalk walk = new GoWalk(board);
    for (int left = Math.min(rolls, LONG); left > 1; left--) {
      walk.roll();
    }
    return switch (jail) {
      case FREE -> token != walk.goToJail() && walk.movesTo(token, die);
      case SENT -> token == board.jail() && walk.movesTo(walk.goToJail(), die);
      case SITTING -> token == board.jail() && walk.sent;
    };
  }

  private int goToJail() {
    return 3 * board.jail();
  }

  private boolean movesTo(int space, int die) {
    int from = (space - die + board.size()) % board.size();
    return (movable >>> from & 1) == 1;
  }

  private void roll() {
    long reached = 0;
    boolean caught = false;
    for (int die = 1; die <= FACES; die++) {
      for (int space = 0; space < board.size(); space++) {
        reached |= movesTo(space, die) ? 1L << space : 0;
      }
      caught |= movesTo(goToJail(), die);
    }
    long sitting = sent ? 1L << board.jail() : 0;
    sent = caught;
    movable = reached & ~(1L << goToJail()) | sitting;
  }
}
