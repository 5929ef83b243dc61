package croupier.app.table;

import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import java.util.List;

/**
 * A roll ends every right to claim rent, so ROLL waits a little for owners who may still claim
 * (CT-19). Their time runs from when they see that they may, as long as hands are heard; whoever
 * has waited for so long already need not wait again.
 */
final class ClaimWait {
  private final ClassicPosition position;
  private final Countdown countdown;
  private List<ClassicEvent.RentDue> seen = List.of();

  ClaimWait(ClassicPosition position) {
    this.position = position;
    countdown = new Countdown(position.options().number("claim_wait"));
  }

  /** The position has changed; who may claim only now has all the time. */
  void renew() {
    List<ClassicEvent.RentDue> due = position.rentsDue();
    if (!seen.containsAll(due)) {
      countdown.stop();
    }
    seen = List.copyOf(due);
  }

  /** Hands are not heard. */
  void lookAway(long now) {
    countdown.stand(now);
  }

  /** Hands are heard. */
  void lookBack(long now) {
    if (!seen.isEmpty()) {
      countdown.runOn(now);
    }
  }

  /** Whether a roll takes nobody by surprise. */
  boolean isOver(long now) {
    return seen.isEmpty() || countdown.over(now);
  }

  Countdown countdown() {
    return countdown;
  }
}
