package croupier.app.table.menu;

import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Preset;

/** What the menus say of a game: its name, its options, and the ways to play it. */
final class GameTexts {
  private GameTexts() {}

  static Message title(Game game) {
    return text(game.title());
  }

  static Message about(Game game) {
    return text(game.about());
  }

  static Message title(Game game, Preset preset) {
    return text(preset.title());
  }

  static Message about(Game game, Preset preset) {
    return text(preset.about());
  }

  static Message title(Game game, Options.Spec option) {
    return text(option.title());
  }

  static Message about(Game game, Options.Spec option) {
    return text(option.about());
  }

  static Message value(Game game, Options.Spec option, String value) {
    return value.matches("\\d{4,9}")
        ? Message.of("menu.number").with("number", Integer.parseInt(value))
        : text(value.replace('_', ' '));
  }

  private static Message text(String text) {
    return Message.of("menu.text").with("text", text);
  }
}
