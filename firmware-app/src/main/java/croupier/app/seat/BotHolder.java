package croupier.app.seat;

import croupier.app.live.Happening;
import croupier.bots.Bot;
import croupier.bots.BotSeat;
import croupier.bots.RandomBot;
import croupier.bots.Thinking;
import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.hal.Clock;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Holds a seat and asks a bot. The bot looks at its world while the table's thread stands still,
 * and thinks about it elsewhere. Its answer comes after the same time always, at a pace that people
 * can follow: how long somebody thinks tells something. Its chance is derived from the game's and
 * from how far the game is, so whoever goes on with a game finds the same bot.
 *
 * <pre>
 *   asked ── looks, thinks ──── PACE ─┬─ has thought ────────▶ its move
 *                                     ├─ still thinks ───────▶ a quick move
 *                                     └─ stumbled, refused ──▶ any legal move
 * </pre>
 */
final class BotHolder implements Holder {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.seat");

  static final long PACE = 1_200 * Clock.MILLISECOND;

  private static final int DAWDLES_MILLIS = 800;

  /** How much longer a hand may take: in a race nobody is always as quick. */
  static final long DAWDLES = DAWDLES_MILLIS * Clock.MILLISECOND;

  private static final Choice NOTHING = new Choice(Optional.empty(), null);

  private final Bot bot;
  private final Bot quick;
  private final TableThread table;
  private final Thinker thinker;
  private final Function<String, Randomness> chance;

  /** What a bot has come to: an action, or to leave a right unused; perhaps with a word why. */
  private record Choice(Optional<Action> action, Because why) {}

  /**
   * @param quick decides at once when the bot has not come to an end in time
   * @param chance gives the same chance for the same words, and none of the game's own
   */
  BotHolder(
      Bot bot, Bot quick, TableThread table, Thinker thinker, Function<String, Randomness> chance) {
    this.bot = bot;
    this.quick = quick;
    this.table = table;
    this.thinker = thinker;
    this.chance = chance;
  }

  @Override
  public void asked(SeatQuestion question) {
    if (question.ask().isPresent()) {
      long dawdles = chance(question, "hand").below(DAWDLES_MILLIS) * Clock.MILLISECOND;
      table.after(PACE + dawdles, question::press);
      return;
    }
    BotSeat seat = looks(bot, question, "bot");
    FutureTask<Choice> thought = thinker.begin(thinking -> choice(seat, thinking));
    table.after(PACE, () -> answer(question, thought));
  }

  private Randomness chance(SeatQuestion question, String who) {
    return chance.apply(who + " at seat " + question.seat() + " after entry " + question.entries());
  }

  private BotSeat looks(Bot who, SeatQuestion question, String words) {
    BotSeat seat = new BotSeat(who, question.seat(), chance(question, words));
    question.shows(seat);
    return seat;
  }

  private static Choice choice(BotSeat seat, Thinking thinking) {
    long move = seat.choose(thinking);
    return move == Bot.NOTHING
        ? NOTHING
        : new Choice(Optional.of(seat.action(move)), why(seat, move));
  }

  /** Who has no word for it has decided all the same. */
  private static Because why(BotSeat seat, long move) {
    try {
      return seat.why(move);
    } catch (RuntimeException mistake) {
      stumbled(mistake);
      return null;
    }
  }

  private void answer(SeatQuestion question, FutureTask<Choice> thought) {
    if (!question.isOpen()) {
      thought.cancel(false);
      return;
    }
    Choice choice = thought.isDone() ? thought(question, thought) : late(question, thought);
    if (choice.action().isEmpty() && question.awaited()) {
      LOG.warn("A bot does nothing where the game waits for it");
      choice = any(question);
    }
    Because why = choice.why();
    choice.action().ifPresent(action -> question.answer(action, why));
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

  /** Of a mistake only the kind is logged: the rest may be what its seat alone knows. */
  private static void stumbled(Throwable mistake) {
    LOG.warn("A bot made a mistake: {}", mistake.getClass().getSimpleName());
  }

  @Override
  public void refused(SeatQuestion question, Refusal why) {
    LOG.warn("What a bot decided cannot be: {}", why.code());
    if (question.ask().isEmpty()) {
      any(question).action().ifPresent(action -> question.answer(action, null));
    }
  }

  @Override
  public void happened(Happening happening) {}
}
