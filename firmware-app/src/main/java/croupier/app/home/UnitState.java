package croupier.app.home;

import croupier.app.Version;
import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.table.Controller;
import croupier.engine.Game;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a unit is, as everybody may know it; of the table's thread. */
final class UnitState implements Onlooker {
  static final String GAMES = "games_today";

  private static final String VERSION = Version.now();

  private final String title;
  private final String group;
  private final Controller controller;
  private final GamesToday games;

  /** What is on the table; null for no game of people. */
  private Game game;

  private List<String> players = List.of();
  private List<String> turn = List.of();
  private String mode = "";

  UnitState(String title, String group, Controller controller, GamesToday games) {
    this.title = title;
    this.group = group;
    this.controller = controller;
    this.games = games;
  }

  @Override
  public void begins(Game begun, List<String> names, int entries) {
    game = begun;
    players = List.copyOf(names);
    turn = List.of();
    if (entries == 0) {
      games.begun();
    }
  }

  @Override
  public void happened(Happening happening) {
    turn =
        happening.view().get().get("to_act") instanceof List<?> seats
            ? seats.stream().map(seat -> players.get(((Number) seat).intValue())).toList()
            : List.of();
  }

  @Override
  public void leaves(Game left, boolean over) {
    game = null;
    players = List.of();
    turn = List.of();
  }

  void mode(String name) {
    mode = name;
  }

  /** In a word. */
  private String word() {
    if (game != null) {
      return switch (mode) {
        case "Paused", "Forgotten" -> "paused";
        default -> "playing";
      };
    }
    return switch (mode) {
      case "Showing" -> "show";
      case "Attract" -> "idle";
      case "Service", "SettingsMenu", "ServiceCheck" -> "service";
      default -> "menu";
    };
  }

  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("state", word());
    data.put("game", game == null ? null : game.id());
    data.put("players", players);
    data.put("turn", turn);
    data.put(GAMES, 0); // Whoever sends it looks at the clock.
    data.put("faults", controller.broken());
    data.put("brightness", controller.lights());
    data.put("show", controller.showsItself() ? "ON" : "OFF");
    data.put("unit", title);
    data.put("group", group);
    data.put("version", VERSION);
    return data;
  }
}
