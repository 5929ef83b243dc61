package croupier.engine.express;

import croupier.engine.Ask;
import java.util.List;

/** What is asked of chance. */
public sealed interface ExpressAsk extends Ask {
  /** Who begins: any of the seats. */
  record FirstSeat(int seats) implements ExpressAsk {}

  /** Each of these seats rolls the three police dice; the fewest policemen begin. */
  record PoliceRoll(List<Integer> seats) implements ExpressAsk {}

  /** One face for each of these dice. */
  record RollDice(List<Die> dice) implements ExpressAsk {}
}
