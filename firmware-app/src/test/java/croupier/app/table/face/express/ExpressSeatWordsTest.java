package croupier.app.table.face.express;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.express.Express;
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

  private static Map<String, Object> shows(String die, String face) {
    return Map.of("die", die, "face", face);
  }

  /** Ann has rolled, with one policeman; brown has as many dice as there are here. */
  private static ExpressPosition choosing(List<Map<String, Object>> brown, String ofTheOthers) {
    var data = Express.GAME.start(2, Express.GAME.options(Map.of())).save();
    data.remove("starters");
    data.put("stage", "choosing");
    data.put("board", brown);
    data.put("jail", List.of("j3"));
    data.put(
        "table",
        List.of(
            shows("p1", "orange"),
            shows("p3", "pink"),
            shows("p5", "pink"),
            shows("p6", "red"),
            shows("p7", "green"),
            shows("j1", "blank"),
            shows("j2", ofTheOthers)));
    return Express.GAME.load(data);
  }

  private static Map<String, Object> onBrown(String die) {
    return Map.of("die", die, "group", "brown", "chance", false);
  }

  @Test
  void whoPlaysIsAskedAndNobodyElse() {
    ExpressSeatWords words =
        new ExpressSeatWords(choosing(List.of(onBrown("p2"), onBrown("p4")), "blank"));
    assertEquals(
        Optional.of("Place dice, roll again, or stop and keep 600."),
        words.asks(0).map(ExpressSeatWordsTest::say));
    assertEquals(Optional.empty(), words.asks(1));
    assertEquals(
        List.of("1 of 3 policemen are in jail.", "The house die is in the next roll."),
        words.weighs().stream().map(ExpressSeatWordsTest::say).toList());
  }
}
