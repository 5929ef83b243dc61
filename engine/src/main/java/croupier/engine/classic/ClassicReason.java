package croupier.engine.classic;

import croupier.engine.Reason;

/** Why something may not be done in travel and brands. */
public enum ClassicReason implements Reason {
  NOT_NOW,
  NOTHING_SUCH,
  NOT_AN_ANSWER;

  @Override
  public String messages() {
    return "classic-reasons";
  }
}
