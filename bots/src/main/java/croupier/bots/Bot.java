package croupier.bots;

import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;

/**
 * Somebody who holds a seat and is not a person. A bot is made for one seat of one game by {@link
 * Bots}, and may remember what it did there; a bot that comes to a game in the middle plays all the
 * same.
 *
 * <p>What a bot is shown is never the truth but a <i>world</i>: a copy of the position in which
 * everything that the seat cannot know was dealt again. {@link BotSeat} makes it, and two positions
 * that the seat cannot tell apart make the same one; so a bot that reads all of it has learned
 * nothing.
 */
public interface Bot {
  /** Instead of a move: the seat has a right that it leaves unused, for now. */
  long NOTHING = Long.MAX_VALUE;

  /**
   * Says what the seat does.
   *
   * @param world where this seat may act; the bot leaves it as it was
   * @param chance of the bot's own, to draw from as it likes
   * @param thinking how long it may think, begun already; a bot that needs no thinking ignores it
   * @return a legal move, or {@link #NOTHING} when the game can go on without this seat
   */
  long choose(Position world, int seat, Randomness chance, Thinking thinking);

  /**
   * Why it chose this move in this world, when there is something to say that people care for; else
   * null. Asked at most once, right after the choice, and only for somebody who reads it.
   */
  default Because why(Position world, int seat, long move) {
    return null;
  }
}
