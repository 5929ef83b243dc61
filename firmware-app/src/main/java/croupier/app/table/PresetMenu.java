package croupier.app.table;

import croupier.app.table.Choices.Choice;
import croupier.engine.Game;
import croupier.engine.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the game is to be played: in one of the ways that have a name, or option by option. */
final class PresetMenu extends ListMenu<Optional<Preset>> {
  private final Game game;
  private final Mode before;

  PresetMenu(Desk desk, Game game, Mode before) {
    super(desk, game.title() + ": how?", new Choices<>(choices(game)));
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
  Mode chosen(Optional<Preset> preset) {
    return preset
        .<Mode>map(way -> new SeatsMenu(desk, game, game.options(way.options()), this))
        .orElseGet(() -> new OptionsMenu(desk, game, this));
  }

  @Override
  Mode back() {
    return before.again();
  }

  @Override
  String about(Optional<Preset> preset) {
    return "hold OK: help";
  }

  @Override
  List<String> help(Optional<Preset> preset) {
    return List.of(preset.map(Preset::about).orElse("Change every option as you like it."));
  }
}
