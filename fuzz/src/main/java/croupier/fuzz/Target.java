package croupier.fuzz;

import java.util.List;

/**
 * Something that takes bytes from outside. It may refuse them, by the names that it has for that;
 * whatever else is thrown is a finding, and so are a hang and memory without end.
 *
 * <p>What comes of an input follows from the input alone, so that what was found can be kept.
 */
interface Target {
  /** Takes an input, and looks whether what came of it keeps what was promised. */
  void take(byte[] input) throws Exception;

  /**
   * Real things, to begin with: small ones, for whatever is long is changed seldom in one place.
   */
  List<byte[]> seeds() throws Exception;

  /** Words that mean something here, which chance would hardly spell. */
  default List<String> words() {
    return List.of();
  }
}
