package croupier.bots.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.RandomPlay;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Phase;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TurnBoardTest {
  @Test
  void everyBoardOfAGameIsInTheTableAndWorthWhatTheTurnScores() {
    TurnTable table = TurnTable.read();
    FastRandom random = new FastRandom(3);
    RandomPlay play = new RandomPlay(random);
    for (int games = 0; games < 200; games++) {
      ExpressPosition position = Express.GAME.start(2, Express.GAME.options(Map.of()));
      while (play.step(position)) {
        if (position.phase() == Phase.CHOOSING) {
          long board = TurnBoard.of(position);
          long form = TurnBoard.worthTheSame(board);
          assertTrue(table.index(form) >= 0);
          assertEquals(form, TurnBoard.worthTheSame(form));
          assertEquals(position.houseDieIsOpen(), TurnBoard.opensHouseDie(board));
          int houses = position.houses(position.turn()) * Express.GAME.house();
          assertEquals(
              position.turnScore(), TurnBoard.worth(form) + houses + position.moneyAside());
        }
      }
    }
  }
}
