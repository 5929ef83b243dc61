package croupier.app.seat;

import croupier.bots.Bot;
import croupier.bots.RandomBot;
import croupier.bots.Thinking;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/**
 * Holds a seat and asks a bot of ours, for which the table never waits.
 *
 * <pre>
 *   asked ── looks, thinks ──── PACE ─┬─ has thought ────────▶ its move
 *                                     ├─ still thinks ───────▶ a quick move
 *                                     └─ stumbled, refused ──▶ any legal move
 * </pre>
 */
final class BotHolder extends PacedHolder {
  private final Bot quick;

  /**
   * @param quick decides at once when the bot has not come to an end in time
   */
  BotHolder(
      Bot bot, Bot quick, TableThread table, Thinker thinker, Function<String, Randomness> chance) {
    super(bot, table, thinker, chance);
    this.quick = quick;
  }

  @Override
  protected void answer(SeatQuestion question, FutureTask<Choice> thought) {
    Choice choice = thought.isDone() ? thought(question, thought) : late(question, thought);
    if (choice.action().isEmpty() && question.awaited()) {
      LOG.warn("A bot does nothing where the game waits for it");
      choice = any(question);
    }
    decides(question, choice);
  }

  private Choice thought(SeatQuestion question, FutureTask<Choice> thought) {
    try {
      return thought.get();
    } catch (ExecutionException mistake) {
      stumbled(mistake.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return any(question);
  }

  private Choice late(SeatQuestion question, FutureTask<Choice> thought) {
    thought.cancel(false);
    LOG.warn("A bot has thought for too long");
    try {
      return choice(looks(quick, question, "quick bot"), Thinking.trials(1));
    } catch (RuntimeException mistake) {
      stumbled(mistake);
      return any(question);
    }
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
