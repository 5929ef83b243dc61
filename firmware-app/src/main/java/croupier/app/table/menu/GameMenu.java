package croupier.app.table.menu;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Games;
import java.util.List;
import java.util.Map;

/** Which game. */
final class GameMenu extends ListMenu<Game> {
  GameMenu(TableContext context) {
    super(context, Message.of("menu.title-which-game"), Choices.of(Games.ALL));
  }

  @Override
  protected Message label(Game game) {
    return GameTexts.title(game);
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
  protected Message about(Game game) {
    var usual = game.options(Map.of());
    return Message.of("menu.for-players")
        .with("fewest", game.fewestSeats(usual))
        .with("most", game.mostSeats(usual));
  }

  @Override
  protected List<Message> help(Game game) {
    return List.of(GameTexts.about(game));
  }
}
