package croupier.engine;

/**
 * What is asked of chance, with its bounds. Each game has its own sealed kind, made of small
 * records.
 */
public interface Ask {
  /**
   * Whether people at the table may answer this themselves even where a seed answers the rest, as
   * in a race of buttons. A record believes nobody else who says so.
   */
  default boolean byHand() {
    return false;
  }
}
