package croupier.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Refusal.Code;
import croupier.engine.classic.ClassicReason;
import croupier.engine.deal.DealReason;
import croupier.engine.express.ExpressReason;
import croupier.engine.go.GoReason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A refusal is named by its rule, in the same way in every game. */
public class ReasonsTest {
  private record SomeAction() implements Action {}

  private record SomeOutcome() implements Outcome {}

  static Stream<List<? extends Reason>> kinds() {
    return Stream.of(
        List.of(GeneralReason.values()),
        List.of(ExpressReason.values()),
        List.of(GoReason.values()),
        List.of(ClassicReason.values()),
        List.of(DealReason.values()));
  }

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyReasonHasASentenceAndEverySentenceAReason(List<Reason> reasons) throws IOException {
    String file = "/croupier/words/en/" + reasons.getFirst().messages() + ".ftl";
    try (var stream = getClass().getResourceAsStream(file)) {
      assertEquals(
          reasons.stream().map(Reason::message).toList(),
          new String(stream.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .map(line -> line.split(" = ")[0])
              .toList(),
          file);
    }
  }

  @Test
  void argumentsArePlainDataInTheirOrder() {
    Because because =
        GeneralReason.UNKNOWN_TYPE
            .with("type", "bluff")
            .with("count", 2)
            .with("code", Code.TOO_LONG)
            .with("types", List.of("roll", "stop"));
    assertEquals(
        "{type=bluff, count=2, code=too_long, types=[roll, stop]}", because.data().toString());
    assertEquals(
        "unknown_type {type=bluff, count=2, code=too_long, types=[roll, stop]}",
        because.toString());
    assertEquals("game_over", Refusal.gameOver().getMessage());
    assertEquals("There is no \"bluff\" here; there are roll, stop.", Sentences.of(because));
  }

  @Test
  void whatCameFromOutsideIsRepeatedAsItIs() {
    assertEquals(
        "There is no \"{ $types }$1\" here; there are roll.",
        Sentences.of(
            GeneralReason.UNKNOWN_TYPE
                .with("type", "{ $types }$1")
                .with("types", List.of("roll"))));
  }

  @ParameterizedTest
  @MethodSource("games")
  void anActionOrAnOutcomeOfAnotherGameIsRefusedAlike(Game game) {
    Position position = game.start(3, game.options(Map.of()));
    RandomPlay play = new RandomPlay(new FastRandom(1));
    boolean acted = false;
    boolean answered = false;
    while (position.waiting() != Position.Waiting.OVER && !(acted && answered)) {
      if (position.waiting() == Position.Waiting.CHANCE) {
        Refusal refusal = assertThrows(Refusal.class, () -> position.happen(new SomeOutcome()));
        assertEquals(Code.ILLEGAL_OUTCOME, refusal.code());
        assertEquals(GeneralReason.ANSWERS_SOMETHING_ELSE, refusal.reason());
        answered = true;
      } else {
        int seat = Integer.numberOfTrailingZeros(position.deciders());
        Refusal refusal = assertThrows(Refusal.class, () -> position.act(seat, new SomeAction()));
        assertEquals(Code.ILLEGAL_ACTION, refusal.code());
        assertEquals(GeneralReason.NOT_OF_THIS_GAME, refusal.reason());
        acted = true;
      }
      play.step(position);
    }
    assertTrue(acted && answered);
  }
}
