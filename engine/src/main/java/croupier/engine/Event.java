package croupier.engine;

/**
 * Something that happened and that the whole table saw. Each game has its own sealed kind, made of
 * small records.
 */
public interface Event {
  /**
   * Whether this told anybody what was hidden from him, other than what the one who acted had
   * hidden himself. Then that decision stands: who has seen something cannot unsee it.
   */
  default boolean shows() {
    return false;
  }
}
