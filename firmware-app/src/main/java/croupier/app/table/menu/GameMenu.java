package croupier.app.table.menu;

import croupier.app.settings.Kiosk;
import croupier.app.settings.Locked;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.LanguageMenu;
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
    super(context, Message.of("menu.title-which-game"), beginning(context));
  }

  /** At the game that was played last. */
  private static Choices<Optional<Game>> beginning(TableContext context) {
    Choices<Optional<Game>> games = Choices.of(choices(context.kiosk()));
    Optional<Game> last = context.lastGame().game();
    if (last.isPresent() && !games.value().equals(last)) {
      games.seek(last::equals);
    }
    return games;
  }

  private static List<Optional<Game>> choices(Kiosk kiosk) {
    List<Optional<Game>> choices = new ArrayList<>();
    Games.ALL.stream()
        .filter(game -> kiosk.offers(game.id()))
        .forEach(game -> choices.add(Optional.of(game)));
    if (!kiosk.locks(Locked.LANGUAGE)) {
      choices.add(Optional.empty());
    }
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
    return choice.map(this::how).orElseGet(() -> new LanguageMenu(context, new GameMenu(context)));
  }

  /** A game that has no ways to play with a name is played as it is where options are locked. */
  private Mode how(Game game) {
    return game.presets().isEmpty() && context.kiosk().locks(Locked.OPTIONS)
        ? new SeatsMenu(context, game, game.options(Map.of()), this)
        : new PresetMenu(context, game, this);
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
