package croupier.app.table;

import croupier.engine.Action;
import croupier.engine.Outcome;

/** What a gesture asks of the game. */
sealed interface Wish {
  /** Nothing, or something that only the screen remembers. */
  record Nothing() implements Wish {}

  record Act(int player, Action action) implements Wish {}

  /** Let the seed answer. */
  record Roll() implements Wish {}

  /** People made the outcome: a race was won. */
  record ByHand(Outcome outcome) implements Wish {}

  Wish NOTHING = new Nothing();
}
