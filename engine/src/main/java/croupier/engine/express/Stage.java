package croupier.engine.express;

/** Where in a turn the game is. */
public enum Stage {
  /** Who begins is asked of chance. */
  STARTING,
  /** A turn begins: the first roll must be made (EX-24). */
  READY,
  /** The dice are in the air. */
  ROLLING,
  /** The dice lie: place some, roll again, or stop. */
  CHOOSING,
  /** Get out of jail was rolled: say which policeman leaves (EX-14). */
  FREEING,
  OVER
}
