package croupier.app.live;

import croupier.engine.Game;
import java.util.Map;

/** What people agree on before a game. */
public final class Agreed {
  private Agreed() {}

  /** Options with which a game that could last for days ends tonight. */
  public static Map<String, String> tonight(Game game) {
    return turns(game, "20");
  }

  /** Options with which such a game ends after so many turns. */
  public static Map<String, String> turns(Game game, String turns) {
    boolean lasts = game.options().stream().anyMatch(spec -> spec.name().equals("turns"));
    return lasts ? Map.of("turns", turns) : Map.of();
  }
}
