package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Game;
import croupier.engine.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pages say above the unit is made of sentences. */
final class HeadlinesTest {
  private static final Pattern SENTENCES =
      Pattern.compile("[\\p{Lu}$](?!.*(?:[!?]\\.|[^.]\\.\\.$|\\?[!?]|  )).*[.!?]");

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyHeadlineOfAnEveningIsMadeOfSentences(Game game) throws Exception {
    List<String> strange =
        RecordedEvening.pictures(game, folder).stream()
            .map(picture -> picture.prompt().headline())
            .filter(headline -> !SENTENCES.matcher(headline).matches())
            .distinct()
            .limit(20)
            .toList();
    assertEquals(List.of(), strange, "seed " + RecordedEvening.SEED);
  }
}
