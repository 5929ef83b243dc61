package croupier.bots;

import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;

/**
 * A seat that a bot holds: the only way from a position to a bot. It makes the world that the bot
 * sees, so whoever has the truth can stay on his own thread with it.
 */
public final class BotSeat {
  private final Bot bot;
  private final int seat;
  private final Randomness chance;
  private Position copy;
  private Position world;

  /**
   * @param chance of this seat alone; nothing else that is random may come from it
   */
  public BotSeat(Bot bot, int seat, Randomness chance) {
    this.bot = bot;
    this.seat = seat;
    this.chance = chance;
  }

  public int seat() {
    return seat;
  }

  /** Makes the world of this moment, for the next {@link #choose}. */
  public void look(Position truth) {
    if (copy == null) {
      copy = truth.copy();
    } else {
      copy.set(truth);
    }
    copy.redeal(seat, chance);
    world = copy;
  }

  /** The same for who waits until the bot has chosen: where all is seen, no copy is needed. */
  void lookAndWait(Position truth) {
    if (truth.game().isOpen()) {
      world = truth;
    } else {
      look(truth);
    }
  }

  /** What the bot has looked at last. */
  public Position world() {
    return world;
  }

  /** What the bot does in the world that it has looked at: a move, or {@link Bot#NOTHING}. */
  public long choose(Thinking thinking) {
    thinking.begin();
    return bot.choose(world, seat, chance, thinking);
  }

  /** What a move is called. */
  public Action action(long move) {
    return world.action(move);
  }

  /** Why it chose so; null when there is nothing to say. */
  public Because why(long move) {
    return bot.why(world, seat, move);
  }
}
