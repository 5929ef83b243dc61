package croupier.bots.go;

import java.util.Arrays;

/**
 * A game of two in which both choose at once and one wins what the other loses. It is solved by the
 * simplex method on the payoffs, made positive: an exact mix for both, and the value.
 */
final class MatrixGame {
  private static final double NOTHING = 1e-12;

  private final double[] rowMix;
  private final double[] columnMix;
  private final double value;

  /**
   * @param payoffs what the one who chooses the row gets
   */
  MatrixGame(double[][] payoffs) {
    int rows = payoffs.length;
    int columns = payoffs[0].length;
    double lift = 1;
    for (double[] row : payoffs) {
      for (double payoff : row) {
        lift = Math.max(lift, 1 - payoff);
      }
    }
    // The column player's program: the largest sum of y with (A + lift) y <= 1.
    double[][] tableau = new double[rows + 1][columns + rows + 1];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        tableau[row][column] = payoffs[row][column] + lift;
      }
      tableau[row][columns + row] = 1;
      tableau[row][columns + rows] = 1;
    }
    Arrays.fill(tableau[rows], 0, columns, -1);
    int[] basis = new int[rows];
    for (int row = 0; row < rows; row++) {
      basis[row] = columns + row;
    }
    for (int column = entering(tableau[rows]); column >= 0; column = entering(tableau[rows])) {
      pivot(tableau, basis, leaving(tableau, basis, column), column);
    }
    double sum = tableau[rows][columns + rows];
    value = 1 / sum - lift;
    columnMix = new double[columns];
    for (int row = 0; row < rows; row++) {
      if (basis[row] < columns) {
        columnMix[basis[row]] = tableau[row][columns + rows] / sum;
      }
    }
    rowMix = new double[rows];
    for (int row = 0; row < rows; row++) {
      rowMix[row] = tableau[rows][columns + row] / sum;
    }
  }

  /** By Bland's rule, so that it ends. */
  private static int entering(double[] costs) {
    for (int column = 0; column < costs.length - 1; column++) {
      if (costs[column] < -NOTHING) {
        return column;
      }
    }
    return -1;
  }

  private static int leaving(double[][] tableau, int[] basis, int column) {
    int leaving = -1;
    double least = Double.MAX_VALUE;
    for (int row = 0; row < basis.length; row++) {
      double step = tableau[row][column];
      if (step > NOTHING) {
        double ratio = tableau[row][tableau[row].length - 1] / step;
        if (ratio < least - NOTHING
            || ratio < least + NOTHING && leaving >= 0 && basis[row] < basis[leaving]) {
          least = Math.min(least, ratio);
          leaving = row;
        }
      }
    }
    return leaving;
  }

  private static void pivot(double[][] tableau, int[] basis, int pivotRow, int column) {
    double[] pivot = tableau[pivotRow];
    double by = pivot[column];
    for (int i = 0; i < pivot.length; i++) {
      pivot[i] /= by;
    }
    for (double[] row : tableau) {
      double times = row[column];
      if (row != pivot && times != 0) {
        for (int i = 0; i < row.length; i++) {
          row[i] -= times * pivot[i];
        }
      }
    }
    basis[pivotRow] = column;
  }

  /** What the row player gets on average when both play their mix. */
  double value() {
    return value;
  }

  double[] rowMix() {
    return rowMix.clone();
  }

  double[] columnMix() {
    return columnMix.clone();
  }
}
