package croupier.app.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EloTest {
  /** One draw is counted for each two that met. */
  @Test
  void tenWinsForEachLossAre400Points() {
    double[] elo = Elo.of(new double[][] {{0, 999.5}, {99.5, 0}});
    assertEquals(400, elo[0] - elo[1], 1e-6);
    assertEquals(0, elo[0] + elo[1], 1e-6);
  }

  @Test
  void threeThatFitTogetherAreFoundAgain() {
    double[] strengths = {400, 100, 25};
    double[][] won = new double[3][3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        // So that with the draw the shares are those of the strengths.
        won[i][j] = i == j ? 0 : 1001 * strengths[i] / (strengths[i] + strengths[j]) - 0.5;
      }
    }
    double[] elo = Elo.of(won);
    assertEquals(400 * Math.log10(4), elo[0] - elo[1], 1e-6);
    assertEquals(400 * Math.log10(4), elo[1] - elo[2], 1e-6);
  }

  @Test
  void whoNeverLostHasANumberToo() {
    double[] elo = Elo.of(new double[][] {{0, 10}, {0, 0}});
    assertTrue(Double.isFinite(elo[0]) && elo[0] > elo[1]);
  }
}
