package croupier.bots.go;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.FastRandom;
import org.junit.jupiter.api.Test;

class MatrixGameTest {
  private static final double EXACT = 1e-9;

  @Test
  void aGameWithAPureAnswerIsPlayedPure() {
    MatrixGame game = new MatrixGame(new double[][] {{4, 2}, {3, 1}});
    assertEquals(2, game.value(), EXACT);
    assertArrayEquals(new double[] {1, 0}, game.rowMix(), EXACT);
    assertArrayEquals(new double[] {0, 1}, game.columnMix(), EXACT);
  }

  @Test
  void aSymbolThatBringsMoreIsChosenLess() {
    MatrixGame game = new MatrixGame(new double[][] {{2, 0}, {0, 1}});
    assertEquals(2 / 3.0, game.value(), EXACT);
    assertArrayEquals(new double[] {1 / 3.0, 2 / 3.0}, game.rowMix(), EXACT);
    assertArrayEquals(new double[] {1 / 3.0, 2 / 3.0}, game.columnMix(), EXACT);
  }

  @Test
  void nobodyDoesBetterAgainstEitherMix() {
    for (long seed = 0; seed < 500; seed++) {
      FastRandom random = new FastRandom(seed);
      double[][] payoffs = new double[1 + random.below(4)][1 + random.below(4)];
      for (double[] row : payoffs) {
        for (int column = 0; column < row.length; column++) {
          row[column] = random.below(21) - 10;
        }
      }
      MatrixGame game = new MatrixGame(payoffs);
      double bestRow = Double.NEGATIVE_INFINITY;
      for (double[] row : payoffs) {
        double gets = 0;
        for (int column = 0; column < row.length; column++) {
          gets += row[column] * game.columnMix()[column];
        }
        bestRow = Math.max(bestRow, gets);
      }
      double bestColumn = Double.POSITIVE_INFINITY;
      for (int column = 0; column < payoffs[0].length; column++) {
        double gives = 0;
        for (int row = 0; row < payoffs.length; row++) {
          gives += payoffs[row][column] * game.rowMix()[row];
        }
        bestColumn = Math.min(bestColumn, gives);
      }
      assertEquals(game.value(), bestRow, 1e-6, "seed " + seed);
      assertEquals(game.value(), bestColumn, 1e-6, "seed " + seed);
    }
  }
}
