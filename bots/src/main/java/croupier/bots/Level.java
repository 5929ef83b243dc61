package croupier.bots;

/** How well a bot plays. */
public enum Level {
  /** Sensible, with the mistakes that people make. */
  EASY,
  /** Follows good rules, at once. */
  NORMAL,
  /** The best that fits {@link Thinking}. */
  HARD,
  /** Knows nothing but the contract of the engine: sampled worlds, played on at random. */
  ANY
}
