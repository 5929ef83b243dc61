package croupier.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The named ways to play each game, and the words on its options. */
class PresetTest {
  /** Between the arrows of a line of the LCD. */
  private static final int LONGEST_TITLE = 16;

  private static final Pattern RULE_ID = Pattern.compile("[A-Z][A-Z0-9]-S?[0-9]{1,3}\\b");

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFirstIsAsPrintedAndChangesNothing(Game game) {
    Preset first = game.presets().getFirst();
    assertEquals("as printed", first.title());
    assertEquals(game.options(Map.of()), game.options(first.options()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOtherIsAGameOfItsOwnThatCanBeBegun(Game game) {
    List<Preset> presets = game.presets();
    assertTrue(presets.size() >= 3, game.id());
    Set<Options> ways = new HashSet<>();
    for (Preset preset : presets) {
      Options options = game.options(preset.options());
      assertTrue(ways.add(options), preset.name() + " is like another");
      Position start = game.start(game.mostSeats(options), options);
      assertEquals(options, start.options());
      assertNotEquals(Position.Waiting.OVER, start.waiting());
      assertTrue(preset.title().length() <= LONGEST_TITLE, preset.title());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatPeopleReadNamesNoRuleIds(Game game) {
    Stream.concat(
            game.options().stream().map(Options.Spec::about),
            game.presets().stream().map(Preset::about))
        .forEach(about -> assertFalse(RULE_ID.matcher(about).find(), about));
  }
}
