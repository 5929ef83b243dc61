package croupier.engine.deal;

import croupier.engine.Position.Waiting;

/** What a game of deal waits for. */
public enum Phase {
  FIRST(Waiting.CHANCE),
  DEAL(Waiting.CHANCE),
  DRAW(Waiting.CHANCE),
  PLAY(DealReason.NOW_PLAY),
  ANSWER(DealReason.NOW_ANSWER),
  PAY(DealReason.NOW_PAY),
  PLACE(DealReason.NOW_PLACE),
  DISCARD(DealReason.NOW_DISCARD),
  OVER(Waiting.OVER);

  private final Waiting waiting;
  private final DealReason now;

  Phase(Waiting waiting) {
    this.waiting = waiting;
    this.now = null;
  }

  Phase(DealReason now) {
    this.waiting = Waiting.DECISIONS;
    this.now = now;
  }

  public Waiting waiting() {
    return waiting;
  }

  /** What is decided now: the reason why anything else has to wait. */
  DealReason now() {
    return now;
  }
}
