package croupier.app.words;

import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Preset;

/**
 * What a game, its options and its ways to play are called. The messages are in the file that the
 * game names; of a game that brings none, what it says itself in English.
 */
public final class GameWords {
  private static final String ABOUT = "-about";

  private GameWords() {}

  /** At most 20 characters. */
  public static Message title(Game game) {
    return named(game, "game-" + game.id(), game.title());
  }

  public static Message about(Game game) {
    return named(game, "game-" + game.id() + ABOUT, game.about());
  }

  /** At most 20 characters. */
  public static Message title(Game game, Options.Spec option) {
    return named(game, "option-" + option.name(), option.title());
  }

  public static Message about(Game game, Options.Spec option) {
    return named(game, "option-" + option.name() + ABOUT, option.about());
  }

  /** At most 20 characters: a number, yes or no, a name such as A16, or a word of the option. */
  public static Message value(Game game, Options.Spec option, String value) {
    if (value.matches("[0-9]+")) {
      return Message.of("games.number").with("number", Long.parseLong(value));
    }
    return switch (value) {
      case "yes" -> Message.of("games.yes");
      case "no" -> Message.of("games.no");
      default ->
          value.matches("[a-z_]+")
              ? named(game, "value-" + option.name() + "-" + value, value.replace('_', ' '))
              : text(value);
    };
  }

  public static Message title(Game game, Preset preset) {
    return isPrinted(preset)
        ? Message.of("games.printed")
        : named(game, preset(game, preset), preset.title());
  }

  public static Message about(Game game, Preset preset) {
    return isPrinted(preset)
        ? Message.of("games.printed-about")
        : named(game, preset(game, preset) + ABOUT, preset.about());
  }

  private static boolean isPrinted(Preset preset) {
    return preset.options().isEmpty();
  }

  private static String preset(Game game, Preset preset) {
    return "preset-" + game.id() + "-" + preset.name();
  }

  private static Message named(Game game, String id, String english) {
    return Room.exists(game.messages())
        ? Message.of(game.messages() + "." + id.replace('_', '-'))
        : text(english);
  }

  private static Message text(String text) {
    return Message.of("games.text").with("text", text);
  }
}
