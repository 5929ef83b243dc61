package croupier.app.seat;

import croupier.app.live.Happening;
import croupier.bots.Bot;
import croupier.bots.BotSeat;
import croupier.bots.Thinking;
import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Randomness;
import croupier.hal.Clock;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Holds a seat for somebody who is no person. Whoever it is looks at a world of the seat while the
 * table's thread stands still, and thinks about it elsewhere; what came of that is asked for when
 * people can follow it, always after the same time: how long somebody thinks tells something.
 * Chance is derived from the game's and from how far the game is, so whoever goes on with a game
 * finds the same opponent.
 */
abstract class PacedHolder implements Holder {
  protected static final Logger LOG = LoggerFactory.getLogger("croupier.seat");

  static final long PACE = 1_200 * Clock.MILLISECOND;

  private static final int DAWDLES_MILLIS = 800;

  /** How much longer a hand may take: in a race nobody is always as quick. */
  static final long DAWDLES = DAWDLES_MILLIS * Clock.MILLISECOND;

  private static final Choice NOTHING = new Choice(Optional.empty(), null);

  private final Bot bot;
  protected final TableThread table;
  protected final Thinker thinker;
  private final Function<String, Randomness> chance;

  /** What somebody has come to: an action, or to leave a right unused; perhaps a word why. */
  protected record Choice(Optional<Action> action, Because why) {}

  /**
   * @param chance gives the same chance for the same words, and none of the game's own
   */
  protected PacedHolder(
      Bot bot, TableThread table, Thinker thinker, Function<String, Randomness> chance) {
    this.bot = bot;
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
    Thought<Choice> thought = thinker.begin(thinking -> thinks(seat, thinking));
    answersAfter(PACE, question, thought);
  }

  /** When so much time has passed, and if it is still asked. */
  protected final void answersAfter(long nanos, SeatQuestion question, Thought<Choice> thought) {
    table.after(
        nanos,
        () -> {
          if (question.isOpen()) {
            answer(question, thought);
          } else {
            forget(thought);
          }
        });
  }

  /** It is time to answer a question that is open. */
  protected abstract void answer(SeatQuestion question, Thought<Choice> thought);

  /** Nobody asks any more what it is about. */
  protected void forget(Thought<Choice> thought) {
    thought.cancel(false);
  }

  /** Thinks, on another thread. */
  protected Choice thinks(BotSeat seat, Thinking thinking) {
    return choice(seat, thinking);
  }

  private Randomness chance(SeatQuestion question, String who) {
    return chance.apply(who + " at seat " + question.seat() + " after entry " + question.entries());
  }

  protected final BotSeat looks(Bot who, SeatQuestion question, String words) {
    BotSeat seat = new BotSeat(who, question.seat(), chance(question, words));
    question.shows(seat);
    return seat;
  }

  protected static Choice choice(BotSeat seat, Thinking thinking) {
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

  protected static void decides(SeatQuestion question, Choice choice) {
    choice.action().ifPresent(action -> question.answer(action, choice.why()));
  }

  /** Of a mistake only the kind is logged: the rest may be what its seat alone knows. */
  protected static void stumbled(Throwable mistake) {
    LOG.warn("A bot made a mistake: {}", mistake.getClass().getSimpleName());
  }

  @Override
  public void happened(Happening happening) {}
}
