package croupier.app.table.menu;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which game; and behind the games, in which language. */
final class GameMenu extends ListMenu<Optional<Game>> {
  GameMenu(TableContext context) {
    super(context, Message.of("menu.title-which-game"), Choices.of(choices()));
  }

  private static List<Optional<Game>> choices() {
    List<Optional<Game>> choices = new ArrayList<>();
    Games.ALL.forEach(game -> choices.add(Optional.of(game)));
    choices.add(Optional.empty());
    return choices;
  }

  /** Whoever cannot read this language knows at least what it is called. */
  @Override
  protected Message label(Optional<Game> choice) {
    return choice
        .map(GameWords::title)
        .orElseGet(() -> LanguageMenu.ownName(context.words().language()));
  }

  @Override
  protected Mode chosen(Optional<Game> choice) {
    return choice
        .<Mode>map(game -> new PresetMenu(context, game, this))
        .orElseGet(() -> new LanguageMenu(context));
  }

  @Override
  protected Mode back() {
    return context.home();
  }

  @Override
  protected Message about(Optional<Game> choice) {
    return choice.map(GameMenu::players).orElseGet(() -> Message.of("menu.language"));
  }

  private static Message players(Game game) {
    var usual = game.options(Map.of());
    return Message.of("menu.for-players")
        .with("fewest", game.fewestSeats(usual))
        .with("most", game.mostSeats(usual));
  }

  @Override
  protected List<Message> help(Optional<Game> choice) {
    return List.of(choice.map(GameWords::about).orElseGet(() -> Message.of("menu.language-help")));
  }
}
