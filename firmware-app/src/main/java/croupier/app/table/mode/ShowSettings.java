package croupier.app.table.mode;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import java.util.List;

/**
 * Whether the unit plays itself when nobody is there, after how long, and what.
 *
 * @param games the ids of the games; empty for all
 */
public record ShowSettings(boolean on, long idleNanos, List<String> games) {
  public static final ShowSettings USUAL = new ShowSettings(true, 120 * Clock.SECOND, List.of());

  /** The unit never plays itself. */
  public static final ShowSettings OFF = new ShowSettings(false, 0, List.of());

  public ShowSettings {
    games = List.copyOf(games);
  }

  /** The games that are shown, in their order. */
  public List<Game> shown() {
    return games.isEmpty() ? Games.ALL : games.stream().map(Games::named).toList();
  }
}
