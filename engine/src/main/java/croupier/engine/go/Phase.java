package croupier.engine.go;

import croupier.engine.Position.Waiting;

/** The moments of a round, in their order. */
public enum Phase {
  FIRST_ROLL(Waiting.CHANCE),
  ROLL(Waiting.CHANCE),
  DRAW(Waiting.CHANCE),
  TILES(GoReason.NOW_TILES),
  GO(GoReason.NOW_GO),
  CLAIM(GoReason.NOW_CLAIM),
  RACE(Waiting.CHANCE),
  PLACE(GoReason.NOW_PLACE),
  ATTACK(GoReason.NOW_ATTACK),
  DIALS(GoReason.NOW_DIALS),
  STEAL(GoReason.NOW_STEAL),
  SHIELD(GoReason.NOW_SHIELD),
  BUTTON(GoReason.NOW_BUTTON),
  MEGA(GoReason.NOW_MEGA),
  OVER(Waiting.OVER);

  private final Waiting waiting;
  private final GoReason now;

  Phase(Waiting waiting) {
    this.waiting = waiting;
    this.now = null;
  }

  Phase(GoReason now) {
    this.waiting = Waiting.DECISIONS;
    this.now = now;
  }

  public Waiting waiting() {
    return waiting;
  }

  /** What is decided now: the reason why anything else has to wait. */
  GoReason now() {
    return now;
  }
}
