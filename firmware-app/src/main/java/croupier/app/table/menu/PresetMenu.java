package croupier.app.table.menu;

import croupier.app.settings.Kiosk;
import croupier.app.settings.Locked;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the game is to be played: in one of the ways that have a name, or option by option. */
final class PresetMenu extends ListMenu<Optional<Preset>> {
  private final Game game;
  private final Mode before;

  PresetMenu(TableContext context, Game game, Mode before) {
    super(
        context,
        Message.of("menu.title-how").with("game", GameWords.title(game)),
        Choices.of(choices(game, context.kiosk())));
    this.game = game;
    this.before = before;
  }

  private static List<Optional<Preset>> choices(Game game, Kiosk kiosk) {
    List<Optional<Preset>> choices = new ArrayList<>();
    game.presets().forEach(preset -> choices.add(Optional.of(preset)));
    if (!kiosk.locks(Locked.OPTIONS)) {
      choices.add(Optional.empty());
    }
    return choices;
  }

  @Override
  protected Message label(Optional<Preset> preset) {
    return preset
        .map(way -> GameWords.title(game, way))
        .orElseGet(() -> Message.of("menu.all-options"));
  }

  @Override
  protected Mode chosen(Optional<Preset> preset) {
    return preset
        .<Mode>map(way -> new SeatsMenu(context, game, game.options(way.options()), this))
        .orElseGet(() -> new OptionsMenu(context, game, this));
  }

  @Override
  protected Mode back() {
    return before.again();
  }

  @Override
  protected Message about(Optional<Preset> preset) {
    return Message.of("menu.help");
  }

  @Override
  protected List<Message> help(Optional<Preset> preset) {
    return List.of(
        preset
            .map(way -> GameWords.about(game, way))
            .orElseGet(() -> Message.of("menu.all-options-help")));
  }
}
