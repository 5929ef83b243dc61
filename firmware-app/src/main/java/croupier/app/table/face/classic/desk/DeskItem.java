package croupier.app.table.face.classic.desk;

import croupier.app.words.Message;
import croupier.engine.Action;

/**
 * One piece of business that a seat can do between rolls.
 *
 * @param what what it is about, on the LCD
 * @param doing what is done with it and what that costs or brings; what OK means
 * @param action what OK does; null when it opens a page of its own
 * @param partner with whom that page is about a deal; -1 when it is about a debt
 */
record DeskItem(Kind kind, Message what, Message doing, Action action, int partner) {
  /** Kinds of business, in the order in which they are offered. */
  enum Kind {
    JAIL,
    BUILD,
    SELL,
    SELL_DOWN,
    MORTGAGE,
    REDEEM,
    DEAL,
    INSTEAD,
    GIVE_UP
  }

  static DeskItem doing(Kind kind, Message what, Message doing, Action action) {
    return new DeskItem(kind, what, doing, action, -1);
  }

  static DeskItem opening(Kind kind, Message what, Message doing, int partner) {
    return new DeskItem(kind, what, doing, null, partner);
  }
}
