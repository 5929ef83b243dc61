package croupier.app.seat;

import croupier.engine.Action;
import java.util.Optional;

/**
 * What came back from whoever holds a seat.
 *
 * @param action what was decided; nothing when a hand was wanted and came
 */
public record SeatAnswer(SeatQuestion question, Optional<Action> action) {
  public int seat() {
    return question.seat();
  }
}
