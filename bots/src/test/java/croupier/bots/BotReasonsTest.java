package croupier.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.bots.classic.ClassicBotReason;
import croupier.bots.deal.DealBotReason;
import croupier.bots.express.ExpressBotReason;
import croupier.bots.go.GoBotReason;
import croupier.engine.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What bots say has words in every language. */
class BotReasonsTest {
  private static final Pattern SLOT = Pattern.compile("\\{ \\$\\w+ }");

  static Stream<List<? extends Reason>> kinds() {
    return Stream.of(
        List.of(ExpressBotReason.values()),
        List.of(GoBotReason.values()),
        List.of(DealBotReason.values()),
        List.of(ClassicBotReason.values()));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyReasonHasWordsInEveryLanguage(List<Reason> reasons) throws IOException {
    List<String> english = messages("en", reasons);
    for (String language : List.of("en", "de", "fr", "es")) {
      List<String> messages = messages(language, reasons);
      assertEquals(
          reasons.stream().map(Reason::message).toList(),
          messages.stream().map(line -> line.split(" = ")[0]).toList(),
          language);
      for (int i = 0; i < messages.size(); i++) {
        assertEquals(slots(english.get(i)), slots(messages.get(i)), language);
      }
    }
  }

  private static List<String> messages(String language, List<Reason> reasons) throws IOException {
    String file = "/croupier/words/" + language + "/" + reasons.getFirst().messages() + ".ftl";
    try (var stream = BotReasonsTest.class.getResourceAsStream(file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    }
  }

  private static List<String> slots(String message) {
    return SLOT.matcher(message).results().map(MatchResult::group).sorted().toList();
  }
}
