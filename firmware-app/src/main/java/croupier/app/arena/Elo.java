package croupier.app.arena;

import java.util.Arrays;

/**
 * How strong each bot is, on the scale of chess: who is 400 points above another is expected to win
 * ten games for each that the other wins. The strengths are those that make the results most likely
 * (Bradley and Terry), found by Zermelo's iteration; their mean is 0. Each two that met are counted
 * one draw more, so that who never lost has a number too.
 */
final class Elo {
  private static final int MOST_ROUNDS = 10_000;
  private static final double ENOUGH = 1e-12;

  private Elo() {}

  /**
   * @param won how many games each bot (first index) won against each other
   */
  static double[] of(double[][] won) {
    int bots = won.length;
    double[] strength = new double[bots];
    Arrays.fill(strength, 1);
    double change = 1;
    for (int round = 0; round < MOST_ROUNDS && change > ENOUGH; round++) {
      double[] next = new double[bots];
      double logs = 0;
      for (int bot = 0; bot < bots; bot++) {
        next[bot] = better(won, strength, bot);
        logs += StrictMath.log(next[bot]);
      }
      double scale = StrictMath.exp(-logs / bots);
      change = 0;
      for (int bot = 0; bot < bots; bot++) {
        next[bot] *= scale;
        change = Math.max(change, Math.abs(next[bot] / strength[bot] - 1));
      }
      strength = next;
    }
    double[] points = new double[bots];
    for (int bot = 0; bot < bots; bot++) {
      points[bot] = 400 * StrictMath.log10(strength[bot]);
    }
    return points;
  }

  private static double better(double[][] won, double[] strength, int bot) {
    double wins = 0;
    double expected = 0;
    for (int other = 0; other < strength.length; other++) {
      double games = won[bot][other] + won[other][bot];
      if (other != bot && games > 0) {
        wins += won[bot][other] + 0.5;
        expected += (games + 1) / (strength[bot] + strength[other]);
      }
    }
    return expected == 0 ? strength[bot] : wins / expected;
  }
}
