package croupier.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The games there are: all that are in a {@link GameBox} on the class path. They are on the unit,
 * in the protocol and in the conformance suite.
 */
public final class Games {
  /** Our own games first, in their order, whatever the order of the class path. */
  public static final List<Game> ALL =
      ServiceLoader.load(GameBox.class, GameBox.class.getClassLoader()).stream()
          .sorted(Comparator.comparing(box -> box.type() != FirstBox.class))
          .flatMap(box -> box.get().games().stream())
          .toList();

  private Games() {}

  public static Game named(String id) {
    return ALL.stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new Refusal(
                    Refusal.Code.UNKNOWN_GAME,
                    GeneralReason.UNKNOWN_GAME
                        .with("game", Records.fit(id))
                        .with("games", ALL.stream().map(Game::id).toList())));
  }
}
