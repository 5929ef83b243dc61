package croupier.bots.express;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Because;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressMoves;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Why a bot did what it did, in express. */
class ExpressBotReasonTest {
  /** Ann has completed brown, for 600, and nobody is in jail. */
  private static Because stops(long score) {
    Map<String, Object> data = Express.GAME.start(2, Express.GAME.options(Map.of())).save();
    data.remove("starters");
    data.put("stage", "choosing");
    data.put("scores", List.of(score, 0L));
    data.put("board", List.of(onBrown("p2"), onBrown("p4")));
    data.put(
        "table",
        List.of(
            shows("p1", "orange"),
            shows("p3", "pink"),
            shows("p5", "pink"),
            shows("p6", "red"),
            shows("p7", "green"),
            shows("j1", "blank"),
            shows("j2", "blank"),
            shows("j3", "blank")));
    return ExpressBotReason.of(Express.GAME.load(data), 0, ExpressMoves.STOP);
  }

  private static Map<String, Object> onBrown(String die) {
    return Map.of("die", die, "group", "brown", "chance", false);
  }

  private static Map<String, Object> shows(String die, String face) {
    return Map.of("die", die, "face", face);
  }

  @Test
  void whoWinsSaysWithWhatTheGameIsWon() {
    assertEquals(Because.of(ExpressBotReason.STOPS_TO_WIN).with("money", 15_100), stops(14_500));
    assertEquals(Because.of(ExpressBotReason.STOPS_WITH_MONEY).with("money", 600), stops(14_350));
  }
}
