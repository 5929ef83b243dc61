package croupier.app.table.menu;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.engine.Game;
import croupier.engine.Games;
import java.util.List;
import java.util.Map;

/** Which game. */
final class GameMenu extends ListMenu<Game> {
  GameMenu(TableContext context) {
    super(
        context,
        "Which game?",
        new Choices<>(Games.ALL.stream().map(game -> new Choice<>(game.title(), game)).toList()));
  }

  @Override
  protected Mode chosen(Game game) {
    return new PresetMenu(context, game, this);
  }

  @Override
  protected Mode back() {
    return context.home();
  }

  @Override
  protected String about(Game game) {
    var usual = game.options(Map.of());
    return "for " + game.fewestSeats(usual) + " to " + game.mostSeats(usual) + " players";
  }

  @Override
  protected List<String> help(Game game) {
    return List.of(game.about());
  }
}
