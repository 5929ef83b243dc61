package croupier.app.table.face.classic.desk;

import croupier.engine.Action;

/**
 * One piece of business that a seat can do between rolls.
 *
 * @param what what it is about, on the LCD
 * @param how what is done with it and what that costs or brings, on the LCD
 * @param sentence both, for the pages
 * @param action what OK does; null when it opens a page of its own
 * @param partner with whom that page is about a deal; -1 when it is about a debt
 */
record DeskItem(Kind kind, String what, String how, String sentence, Action action, int partner) {
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

  static DeskItem doing(Kind kind, String what, String how, String sentence, Action action) {
    return new DeskItem(kind, what, how, sentence, action, -1);
  }

  static DeskItem opening(Kind kind, String what, String how, String sentence, int partner) {
    return new DeskItem(kind, what, how, sentence, null, partner);
  }
}
