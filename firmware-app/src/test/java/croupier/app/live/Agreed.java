package croupier.app.live;

import croupier.engine.Game;
import java.util.Map;

/** What people agree on before a game. */
public final class Agreed {
  private static final String TURNS = "20";

  private Agreed() {}

  /** Options with which a game that could last for days ends tonight. */
  public static Map<String, String> tonight(Game game) {
    boolean lasts = game.options().stream().anyMatch(spec -> spec.name().equals("turns"));
    return lasts ? Map.of("turns", TURNS) : Map.of();
  }
}
