package croupier.app.table.face.express;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.express.ExpressPosition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a phone says of a turn of express: to whoever plays it. */
class ExpressSeatWordsTest {
  private static String say(Message message) {
    return Words.of(Language.ENGLISH).say(message, List.of("Ann", "Bo"));
  }

  /** Ann has rolled, with one policeman; brown is full. */
  private static ExpressPosition choosing() {
    return new ExpressScene(Map.of())
        .onBrown("p2", "p4")
        .with("jail", List.of("j3"))
        .shows("j2", "blank")
        .position();
  }

  @Test
  void whoPlaysIsAskedAndNobodyElse() {
    ExpressSeatWords words = new ExpressSeatWords(choosing());
    assertEquals(
        Optional.of("Place dice, roll again, or stop and keep 600."),
        words.asks(0).map(ExpressSeatWordsTest::say));
    assertEquals(Optional.empty(), words.asks(1));
    assertEquals(
        List.of("1 of 3 policemen is in jail.", "The house die is in the next roll."),
        words.weighs().stream().map(ExpressSeatWordsTest::say).toList());
  }
}
