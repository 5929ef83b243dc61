package croupier.bots.go;

import croupier.engine.Randomness;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Symbol;

/**
 * Which symbol to turn to in a heist: the equilibrium of the game at hand, in which the attacker
 * gains the block that he would take when both show the same, and nothing otherwise.
 */
final class HeistMix {
  static final int SYMBOLS = Symbol.values().length;

  /** Chance is asked for a number below this. */
  private static final int FINE = 1 << 30;

  /** What is gained makes the payoffs larger or smaller, and the mix does not depend on that. */
  private static final MatrixGame GAME = game();

  private static final double[] ATTACK = GAME.rowMix();
  private static final double[] DEFENCE = GAME.columnMix();

  private HeistMix() {}

  private static MatrixGame game() {
    double[][] payoffs = new double[SYMBOLS][SYMBOLS];
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
      payoffs[symbol][symbol] = 1;
    }
    return new MatrixGame(payoffs);
  }

  static int symbol(GoPosition table, int seat, Randomness chance) {
    return pick(seat == table.attacker() ? ATTACK : DEFENCE, chance);
  }

  private static int pick(double[] mix, Randomness chance) {
    double left = (chance.below(FINE) + 0.5) / FINE;
    for (int i = 0; i < mix.length - 1; i++) {
      left -= mix[i];
      if (left < 0) {
        return i;
      }
    }
    return mix.length - 1;
  }
}
