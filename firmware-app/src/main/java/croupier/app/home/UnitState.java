package croupier.app.home;

import croupier.app.Version;
import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.live.WallClock;
import croupier.app.table.Controller;
import croupier.engine.Game;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a unit is, as everybody may know it; of the table's thread. */
final class UnitState implements Onlooker {
  private static final String VERSION = Version.now();

  private final String title;
  private final String group;
  private final Controller controller;
  private final WallClock clock;

  /** What is on the table; null for no game of people. */
  private Game game;

  private List<String> players = List.of();
  private List<String> turn = List.of();
  private String mode = "";
  private int games;
  private Optional<LocalDate> day = Optional.empty();

  UnitState(String title, String group, Controller controller, WallClock clock) {
    this.title = title;
    this.group = group;
    this.controller = controller;
    this.clock = clock;
  }

  @Override
  public void begins(Game begun, List<String> names, int entries) {
    game = begun;
    players = List.copyOf(names);
    turn = List.of();
    if (entries == 0) {
      turnThePage();
      games++;
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

  /** While nobody knows what day it is, one day goes on. */
  private void turnThePage() {
    Optional<LocalDate> today = clock.now().map(ZonedDateTime::toLocalDate);
    if (today.isPresent() && day.isPresent() && !today.equals(day)) {
      games = 0;
    }
    day = today.isPresent() ? today : day;
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
    turnThePage();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("state", word());
    data.put("game", game == null ? null : game.id());
    data.put("players", players);
    data.put("turn", turn);
    data.put("games_today", games);
    data.put("faults", controller.broken());
    data.put("brightness", controller.lights());
    data.put("show", controller.showsItself() ? "ON" : "OFF");
    data.put("unit", title);
    data.put("group", group);
    data.put("version", VERSION);
    return data;
  }
}
