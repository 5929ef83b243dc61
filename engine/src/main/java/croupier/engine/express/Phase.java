package croupier.engine.express;

import croupier.engine.Position.Waiting;

/** Where in a turn the game is. */
public enum Phase {
  /** Who begins is asked of chance. */
  STARTING(Waiting.CHANCE),
  /** A turn begins: the first roll must be made (EX-24). */
  READY(Waiting.DECISIONS),
  /** The dice are in the air. */
  ROLLING(Waiting.CHANCE),
  /** The dice lie: place some, roll again, or stop. */
  CHOOSING(Waiting.DECISIONS),
  /** Get out of jail was rolled: say which policeman leaves (EX-14). */
  FREEING(Waiting.DECISIONS),
  OVER(Waiting.OVER);

  private final Waiting waiting;

  Phase(Waiting waiting) {
    this.waiting = waiting;
  }

  public Waiting waiting() {
    return waiting;
  }
}
