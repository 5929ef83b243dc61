package croupier.engine;

import java.util.stream.Stream;

/**
 * The games that the suites play: all that are listed, or one alone with {@code -Dgame=go}. A
 * module that brings a game runs the suites so.
 */
public final class GamesToTest {
  private GamesToTest() {}

  public static Stream<Game> all() {
    String only = System.getProperty("game", "");
    return only.isEmpty() ? Games.ALL.stream() : Stream.of(Games.named(only));
  }
}
