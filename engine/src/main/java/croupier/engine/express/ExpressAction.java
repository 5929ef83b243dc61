package croupier.engine.express;

import croupier.engine.Action;
import croupier.engine.Group;

/** What the player whose turn it is can do. */
public sealed interface ExpressAction extends Action {
  /** Roll all dice that are not on the board. */
  record Roll() implements ExpressAction {}

  /** End the turn and score it. */
  record Stop() implements ExpressAction {}

  /** Put a die on a square of a group; it stays there. A chance goes on any group. */
  record Place(Die die, Group group) implements ExpressAction {}

  /** Take a policeman off the board; his die joins the next roll. */
  record FreePoliceman(Die die) implements ExpressAction {}
}
