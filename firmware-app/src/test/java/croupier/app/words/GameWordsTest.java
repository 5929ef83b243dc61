package croupier.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Preset;
import croupier.hal.LcdSize;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games, options and ways to play are called something in every language. */
class GameWordsTest {
  @ParameterizedTest
  @EnumSource
  void whatStandsOnALineOfADisplayFitsIt(Language language) {
    Words words = Words.of(language);
    for (LcdSize size : LcdSize.values()) {
      Typesetter setter = new Typesetter(ShortNames.NONE, size.columns());
      assertEquals(
          List.of(),
          Games.ALL.stream()
              .flatMap(SpokenGames::titles)
              .map(title -> Message.of("menu.chosen").with("choice", title))
              .map(chosen -> setter.line(words.line(chosen, List.of())))
              .filter(line -> !line.whole())
              .toList(),
          size.label());
    }
  }

  /** The engine protocol lists games in English; people who read English read the same. */
  @Test
  void englishIsWhatTheProtocolSays() {
    Map<Message, Set<String>> told = new HashMap<>();
    for (Game game : Games.ALL) {
      tell(told, GameWords.title(game), game.title());
      tell(told, GameWords.about(game), game.about());
      for (Options.Spec option : game.options()) {
        tell(told, GameWords.title(game, option), option.title());
        tell(told, GameWords.about(game, option), option.about());
      }
      for (Preset preset : game.presets()) {
        tell(told, GameWords.title(game, preset), preset.title());
        tell(told, GameWords.about(game, preset), preset.about());
      }
    }
    // Where the editions of the classic differ in what is usual, each tells that first.
    told.values().removeIf(sentences -> sentences.size() > 1);
    Words english = Words.of(Language.ENGLISH);
    told.forEach((message, sentences) -> assertEquals(sentences, Set.of(english.say(message))));
  }

  private static void tell(Map<Message, Set<String>> told, Message message, String sentence) {
    told.computeIfAbsent(message, _ -> new TreeSet<>()).add(sentence);
  }
}
