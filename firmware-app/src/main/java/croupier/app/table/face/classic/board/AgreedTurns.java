package croupier.app.table.face.classic.board;

import croupier.engine.classic.ClassicPosition;
import java.util.stream.IntStream;

/**
 * How far a game is that ends after an agreed turn; without one nothing of it is ever the last.
 *
 * @param turn the one that is on
 */
public record AgreedTurns(ClassicPosition position, int turn) {
  public static AgreedTurns now(ClassicPosition position) {
    return new AgreedTurns(position, position.turn());
  }

  /** How many turns there are; 0 when that was not agreed. */
  public int all() {
    return position.options().number("turns");
  }

  /** How many come after the one that is on. */
  public int left() {
    return all() - turn;
  }

  public boolean isLast() {
    return all() > 0 && left() == 0;
  }

  /** Whether nobody has more than one turn any more. */
  public boolean isLastRound() {
    return all() > 0 && left() < players();
  }

  /** Whether everybody has one turn, and the one that is on is the first of them. */
  public boolean beginsLastRound() {
    return all() > 0 && left() == players() - 1;
  }

  private long players() {
    return IntStream.range(0, position.seats()).filter(seat -> !position.isBankrupt(seat)).count();
  }
}
