package croupier.app.arena;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.hal.Clock;

/** A bot whose decisions are timed: all of them, or of quick ones every so many. */
final class TimedBot implements Bot {
  /** Of quick decisions one in so many is measured. */
  private static final int SELDOM = 64;

  private final Clock clock;
  private final DecisionTimes times;
  private final int every;
  private Bot bot;
  private int untilNext = 1;

  TimedBot(Clock clock, DecisionTimes times, boolean quick) {
    this.clock = clock;
    this.times = times;
    every = quick ? SELDOM : 1;
  }

  /** The next one that plays here. */
  TimedBot of(Bot next) {
    bot = next;
    return this;
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    if (--untilNext > 0) {
      return bot.choose(world, seat, chance, thinking);
    }
    untilNext = every;
    long begun = clock.nanos();
    long move = bot.choose(world, seat, chance, thinking);
    times.add(clock.nanos() - begun);
    return move;
  }
}
