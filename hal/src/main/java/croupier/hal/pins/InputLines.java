package croupier.hal.pins;

/**
 * A group of input lines that were asked for together, so that the order of their edges is kept as
 * well as the hardware can. Edges can still be lost, and edges before the listener was there reach
 * nobody: whoever listens reads the levels again.
 */
public interface InputLines {
  /** The level now. A line that cannot be read keeps the last level known. */
  boolean high(int line);
}
