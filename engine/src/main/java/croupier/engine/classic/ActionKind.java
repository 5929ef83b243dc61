package croupier.engine.classic;

import croupier.engine.classic.state.Word;

/**
 * The kinds of {@link ClassicAction}, in the same order: the number that a move begins with. Who
 * tells them apart does so by a switch expression over all of them, so a new one that is forgotten
 * somewhere does not compile.
 */
public enum ActionKind {
  ROLL,
  PAY_FINE,
  USE_JAIL_CARD,
  BUY,
  DECLINE,
  BID,
  PASS,
  CLAIM_RENT,
  BUILD,
  SELL,
  SELL_DOWN,
  MORTGAGE,
  REDEEM,
  KEEP_MORTGAGE,
  OFFER,
  COUNTER,
  ACCEPT,
  REFUSE,
  WITHDRAW,
  WANT,
  WAIVE,
  PLACE,
  OFFER_INSTEAD,
  GO_BANKRUPT,
  CHOOSE_TAX;

  private static final ActionKind[] ALL = values();

  /** The kind of a move; null when it is the move of no action. */
  public static ActionKind of(long move) {
    int kind = Word.kind(move);
    return kind < ALL.length ? ALL[kind] : null;
  }

  /** The move of an action that has no parts. */
  public long move() {
    return ordinal();
  }

  /** The move of an action that is about one thing. */
  public long move(int thing) {
    return Word.of(ordinal(), thing, 0, 0, 0);
  }

  long move(int things, int amount, int seat) {
    return Word.of(ordinal(), things, amount, seat, 0);
  }
}
