package croupier.app.seat;

import croupier.bots.Bot;
import croupier.bots.BotSeat;
import croupier.bots.RandomBot;
import croupier.bots.Thinking;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.hal.Clock;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;

/**
 * Holds a seat and asks a bot of ours, for which the table never waits.
 *
 * <pre>
 *   asked ── looks, thinks ── PACE ─┬─ has thought ─────────────────────────────▶ its move
 *                                   ├─ still thinks ── QUICK ─┬─ another has ───▶ a quick move
 *                                   │                         └─ thinks as well ▶ any legal move
 *                                   └─ stumbled, refused ───────────────────────▶ any legal move
 * </pre>
 *
 * Who still thinks is not asked again before that has come to its end.
 */
final class BotHolder extends PacedHolder {
  static final long QUICK = 300 * Clock.MILLISECOND;

  private final Bot quick;

  /** What the bot has thought about for too long, and the quick one; null for nothing. */
  private Thought<Choice> tooLong;

  private Thought<Choice> second;

  /**
   * @param quick decides when the bot has not come to an end in time
   */
  BotHolder(
      Bot bot, Bot quick, TableThread table, Thinker thinker, Function<String, Randomness> chance) {
    super(bot, table, thinker, chance);
    this.quick = quick;
  }

  @Override
  public void asked(SeatQuestion question) {
    if (question.ask().isEmpty() && goesOn(tooLong)) {
      triesAgain(question, PACE);
    } else {
      super.asked(question);
    }
  }

  private static boolean goesOn(Thought<Choice> thought) {
    return thought != null && thought.goesOn();
  }

  /** A quick bot decides in its place; if that goes on for ever too, nobody thinks. */
  private void triesAgain(SeatQuestion question, long nanos) {
    if (goesOn(second)) {
      table.after(nanos, () -> decidesAnything(question));
    } else {
      BotSeat seat = looks(quick, question, "quick bot");
      second = thinker.begin(_ -> choice(seat, Thinking.trials(1)));
      answersAfter(nanos, question, second);
    }
  }

  private void decidesAnything(SeatQuestion question) {
    if (question.isOpen()) {
      decides(question, any(question));
    }
  }

  @Override
  protected void answer(SeatQuestion question, Thought<Choice> thought) {
    if (thought.isDone()) {
      answer(question, cameTo(question, thought));
      return;
    }
    LOG.warn("A bot has thought for too long");
    forget(thought);
    if (thought == second) {
      decides(question, any(question));
    } else {
      tooLong = thought;
      triesAgain(question, QUICK);
    }
  }

  private void answer(SeatQuestion question, Choice choice) {
    if (choice.action().isEmpty() && question.awaited()) {
      LOG.warn("A bot does nothing where the game waits for it");
      decides(question, any(question));
    } else {
      decides(question, choice);
    }
  }

  @Override
  protected void forget(Thought<Choice> thought) {
    thinker.giveUp(thought);
  }

  private Choice cameTo(SeatQuestion question, Thought<Choice> thought) {
    try {
      return thought.get();
    } catch (ExecutionException mistake) {
      stumbled(mistake.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return any(question);
  }

  private Choice any(SeatQuestion question) {
    return choice(looks(new RandomBot(), question, "any move"), Thinking.trials(1));
  }

  @Override
  public void refused(SeatQuestion question, Refusal why) {
    LOG.warn("What a bot decided cannot be: {}", why.code());
    if (question.ask().isEmpty()) {
      any(question).action().ifPresent(action -> question.answer(action, null));
    }
  }
}
