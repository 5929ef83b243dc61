package croupier.app.seat;

import croupier.app.program.Mishap;
import croupier.engine.Action;
import croupier.engine.Because;
import java.util.Optional;

/**
 * What came back from whoever holds a seat.
 *
 * @param action what was decided; nothing when a hand was wanted and came, or when the seat is
 *     given up
 * @param why a word on it for the table; null for none
 * @param mishap why the seat is given up; null when it is not
 */
public record SeatAnswer(
    SeatQuestion question, Optional<Action> action, Because why, Mishap mishap) {
  public int seat() {
    return question.seat();
  }
}
