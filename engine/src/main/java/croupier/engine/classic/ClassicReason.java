package croupier.engine.classic;

import croupier.engine.Reason;

/** Why something may not be done in travel and brands. */
public enum ClassicReason implements Reason {
  NOT_NOW,
  NOTHING_SUCH,
  WRONG_DICE,
  WRONG_CARD,
  WRONG_DEED,
  WRONG_TIME;

  @Override
  public String messages() {
    return "classic-reasons";
  }
}
