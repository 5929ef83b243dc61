package croupier.app.protocol;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Preset;
import croupier.engine.Records;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The games as the protocol lists them. */
public final class GameList {
  private GameList() {}

  public static List<Map<String, Object>> data() {
    return Games.ALL.stream().map(GameList::describe).toList();
  }

  private static Map<String, Object> describe(Game game) {
    Map<String, Object> data = new LinkedHashMap<>();
    Options usual = game.options(Map.of());
    data.put("game", game.id());
    data.put("title", game.title());
    data.put("about", game.about());
    data.put("seats", List.of((long) game.fewestSeats(usual), (long) game.mostSeats(usual)));
    data.put("options", game.options().stream().map(GameList::describe).toList());
    data.put("presets", game.presets().stream().map(GameList::describe).toList());
    return data;
  }

  /** A game with all that lies in its box. */
  static Map<String, Object> whole(Game game) {
    Map<String, Object> data = describe(game);
    data.put("box", game.box());
    return data;
  }

  private static Map<String, Object> describe(Preset preset) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", preset.name());
    data.put("title", preset.title());
    data.put("about", preset.about());
    data.put("options", preset.options());
    return data;
  }

  private static Map<String, Object> describe(Options.Spec spec) {
    Map<String, Object> option = new LinkedHashMap<>();
    option.put("name", spec.name());
    option.put("type", Records.lower(spec.type().name()));
    option.put("values", spec.values());
    option.put("default", spec.usual());
    option.put("about", spec.about());
    return option;
  }
}
