package croupier.app.seat;

import croupier.app.program.Forfeit;
import croupier.app.program.Mishap;
import croupier.bots.Bot;
import croupier.bots.BotSeat;
import croupier.bots.Thinking;
import croupier.engine.Game;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.hal.Clock;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Holds a seat and asks a program of somebody else. It may think for longer than a bot, as long as
 * its limits allow; when it does wrong it gives the seat up, and the table finds somebody else.
 *
 * <pre>
 *   asked ── looks, thinks ──── PACE ─┬─ has answered ─▶ its action
 *                                     ├─ still thinks ── LOOKS_AGAIN ──▶ ...
 *                                     └─ did wrong ────▶ the seat is given up
 * </pre>
 */
final class ProgramHolder extends PacedHolder {
  private static final long LOOKS_AGAIN = 100 * Clock.MILLISECOND;

  private final ProgramGuest guest;

  /** What it did wrong, perhaps about something that nobody asks any more; null for nothing. */
  private final AtomicReference<Mishap> wrong = new AtomicReference<>();

  private boolean gaveUp;

  ProgramHolder(
      ProgramGuest guest,
      Bot program,
      TableThread table,
      Thinker thinker,
      Function<String, Randomness> chance) {
    super(program, table, thinker, chance);
    this.guest = guest;
  }

  @Override
  public void asked(SeatQuestion question) {
    if (wrong.get() == null) {
      super.asked(question);
    } else {
      givesUp(question);
    }
  }

  @Override
  protected Choice thinks(BotSeat seat, Thinking thinking) {
    try {
      return super.thinks(seat, thinking);
    } catch (Forfeit forfeit) {
      wrong.set(forfeit.mishap());
      throw forfeit;
    }
  }

  @Override
  protected void answer(SeatQuestion question, Thought<Choice> thought) {
    if (!thought.isDone()) {
      answersAfter(LOOKS_AGAIN, question, thought);
    } else if (wrong.get() == null) {
      answered(question, thought);
    } else {
      givesUp(question);
    }
  }

  private void answered(SeatQuestion question, Thought<Choice> thought) {
    try {
      decides(question, thought.get());
    } catch (ExecutionException mistake) {
      if (!(mistake.getCause() instanceof CancellationException)) {
        stumbled(mistake.getCause());
        refused(question, null);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void givesUp(SeatQuestion question) {
    if (!gaveUp) {
      gaveUp = true;
      guest.spoilt();
    }
    question.giveUp(wrong.get());
  }

  @Override
  public void refused(SeatQuestion question, Refusal why) {
    wrong.set(Mishap.ILLEGAL);
    givesUp(question);
  }

  @Override
  public void leaves(Game game, boolean over) {
    if (over && wrong.get() == null) {
      guest.played();
    }
  }
}
