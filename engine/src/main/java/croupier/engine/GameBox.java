package croupier.engine;

import java.util.List;

/**
 * A box of games. Boxes are found on the class path, by {@link java.util.ServiceLoader}: a module
 * that brings a game lists its box in {@code META-INF/services/croupier.engine.GameBox}.
 */
public interface GameBox {
  List<Game> games();
}
