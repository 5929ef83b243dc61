package croupier.app.words;

import croupier.engine.Game;
import croupier.engine.Games;
import java.util.stream.Stream;

/** What is said of all games, their options and their ways to play. */
final class SpokenGames {
  private SpokenGames() {}

  static Stream<Message> all() {
    return Games.ALL.stream().flatMap(SpokenGames::of);
  }

  private static Stream<Message> of(Game game) {
    Stream<Message> presets =
        game.presets().stream()
            .flatMap(
                preset -> Stream.of(GameWords.title(game, preset), GameWords.about(game, preset)));
    return Stream.of(
            Stream.of(GameWords.title(game), GameWords.about(game)),
            titles(game),
            options(game),
            presets)
        .flatMap(each -> each);
  }

  /** What has to fit a line of the display. */
  static Stream<Message> titles(Game game) {
    return game.options().stream()
        .flatMap(
            option ->
                Stream.concat(
                    Stream.of(GameWords.title(game, option)),
                    option.values().stream().map(value -> GameWords.value(game, option, value))));
  }

  private static Stream<Message> options(Game game) {
    return game.options().stream().map(option -> GameWords.about(game, option));
  }
}
