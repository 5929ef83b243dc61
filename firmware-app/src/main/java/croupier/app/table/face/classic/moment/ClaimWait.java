package croupier.app.table.face.classic.moment;

import croupier.app.table.widget.Countdown;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import java.util.List;

/**
 * A roll ends every right to claim rent, so ROLL waits a little for owners who may still claim
 * (CT-19). Their time runs from when they see that they may, as long as hands are heard; whoever
 * has waited for so long already need not wait again.
 */
public final class ClaimWait {
  private final ClassicPosition position;
  private final Countdown countdown;
  private List<ClassicEvent.RentDue> seen = List.of();

  public ClaimWait(ClassicPosition position) {
    this.position = position;
    countdown = new Countdown(position.options().number("claim_wait"));
  }

  /** The position has changed; who may claim only now has all the time. */
  public void renew() {
    List<ClassicEvent.RentDue> due = position.rentsDue();
    if (!seen.containsAll(due)) {
      countdown.stop();
    }
    seen = List.copyOf(due);
  }

  /** Hands are not heard. */
  public void lookAway(long now) {
    countdown.stand(now);
  }

  /** Hands are heard. */
  public void lookBack(long now) {
    if (!seen.isEmpty()) {
      countdown.runOn(now);
    }
  }

  /** Whether a roll takes nobody by surprise. */
  public boolean isOver(long now) {
    return seen.isEmpty() || countdown.over(now);
  }

  public Countdown countdown() {
    return countdown;
  }
}
