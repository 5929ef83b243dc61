package croupier.app.table.menu;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
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
    super(context, game.title() + ": how?", new Choices<>(choices(game)));
    this.game = game;
    this.before = before;
  }

  private static List<Choice<Optional<Preset>>> choices(Game game) {
    List<Choice<Optional<Preset>>> choices = new ArrayList<>();
    for (Preset preset : game.presets()) {
      choices.add(new Choice<>(preset.title(), Optional.of(preset)));
    }
    choices.add(new Choice<>("all options", Optional.empty()));
    return choices;
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
  protected String about(Optional<Preset> preset) {
    return "hold OK: help";
  }

  @Override
  protected List<String> help(Optional<Preset> preset) {
    return List.of(preset.map(Preset::about).orElse("Change every option as you like it."));
  }
}
