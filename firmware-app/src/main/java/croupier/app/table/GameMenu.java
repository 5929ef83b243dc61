package croupier.app.table;

import croupier.app.table.Choices.Choice;
import croupier.engine.Game;
import croupier.engine.Games;
import java.util.List;
import java.util.Map;

/** Which game. */
final class GameMenu extends ListMenu<Game> {
  GameMenu(Desk desk) {
    super(
        desk,
        "Which game?",
        new Choices<>(Games.ALL.stream().map(game -> new Choice<>(game.title(), game)).toList()));
  }

  @Override
  Mode chosen(Game game) {
    return new PresetMenu(desk, game, this);
  }

  @Override
  Mode back() {
    return new Attract(desk);
  }

  @Override
  String about(Game game) {
    var usual = game.options(Map.of());
    return "for " + game.fewestSeats(usual) + " to " + game.mostSeats(usual) + " players";
  }

  @Override
  List<String> help(Game game) {
    return List.of(game.about());
  }
}
