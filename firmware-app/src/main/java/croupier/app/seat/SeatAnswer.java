package croupier.app.seat;

import croupier.engine.Action;
import croupier.engine.Because;
import java.util.Optional;

/**
 * What came back from whoever holds a seat.
 *
 * @param action what was decided; nothing when a hand was wanted and came
 * @param why a word on it for the table; null for none
 */
public record SeatAnswer(SeatQuestion question, Optional<Action> action, Because why) {
  public int seat() {
    return question.seat();
  }
}
