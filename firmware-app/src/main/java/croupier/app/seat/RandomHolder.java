package croupier.app.seat;

import croupier.app.live.Happening;
import croupier.engine.Randomness;
import croupier.hal.Clock;
import java.util.function.Function;

/**
 * Plays at random, at a pace that people can follow, and takes always the same time to think: how
 * long somebody thinks tells something. Its chance is derived from the game's and from how far the
 * game is, so whoever goes on with a game finds the same player.
 */
final class RandomHolder implements Holder {
  private static final long PACE = 1_200 * Clock.MILLISECOND;

  /** How much longer a hand may take: in a race nobody is always as quick. */
  private static final int DAWDLES_MILLIS = 800;

  /** Of what it may do, but need not, it does one in so many things: else nobody else gets on. */
  private static final int SELDOM = 8;

  private final TableThread table;
  private final Function<String, Randomness> chance;

  /**
   * @param chance gives the same chance for the same words, and none of the game's own
   */
  RandomHolder(TableThread table, Function<String, Randomness> chance) {
    this.table = table;
    this.chance = chance;
  }

  @Override
  public void asked(SeatQuestion question) {
    Randomness source =
        chance.apply("player at seat " + question.seat() + " after entry " + question.entries());
    if (question.ask().isPresent()) {
      long dawdles = source.below(DAWDLES_MILLIS) * Clock.MILLISECOND;
      table.after(PACE + dawdles, question::press);
    } else if (question.awaited() || source.below(SELDOM) == 0) {
      int pick = source.below(question.actions().size());
      table.after(PACE, () -> question.answer(question.actions().get(pick)));
    }
  }

  @Override
  public void happened(Happening happening) {}
}
