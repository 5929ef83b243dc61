package croupier.bots.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The table that ships is the one that the program makes. */
class TurnTableTest {
  /** Boards with more dice to roll take minutes. */
  private static final int MOST_DICE = 3;

  private final TurnTable shipped = TurnTable.read();

  @Test
  void theTableIsWhatTheComputationGives() {
    TurnTable again = TurnComputation.compute(MOST_DICE);
    int compared = 0;
    for (int i = 0; i < again.boards(); i++) {
      assertEquals(again.board(i), shipped.board(i));
      for (int state = 0; state < TurnTable.states(again.board(i)); state++) {
        if (Integer.bitCount(TurnBoard.dice(again.board(i))) <= MOST_DICE) {
          assertEquals(again.mean(i, state), shipped.mean(i, state));
          assertEquals(again.safe(i, state), shipped.safe(i, state));
          compared++;
        }
      }
    }
    assertTrue(compared > 100_000, "only " + compared);
  }

  @Test
  void aTurnBringsWhatItBroughtWhenTheTableWasMade() {
    assertEquals(2842, shipped.mean(shipped.index(TurnBoard.EMPTY), 0));
  }
}
