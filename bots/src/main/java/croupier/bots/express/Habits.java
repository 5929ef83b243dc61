package croupier.bots.express;

import croupier.bots.Weights;

/**
 * By what a plain player of express decides.
 *
 * @param stop with so much money, by policemen on the jail squares
 * @param missing what a group loses of its appeal for each square that is not filled, in percent
 * @param begin the appeal that a group needs for a die to be placed there, as money
 */
record Habits(int[] stop, int missing, int begin) {
  static final Weights WEIGHTS = Weights.read(Habits.class, "express.weights");
  static final Habits TUNED = of(WEIGHTS);

  static Habits of(Weights weights) {
    return new Habits(
        new int[] {weights.get("stop_0"), weights.get("stop_1"), weights.get("stop_2")},
        weights.get("missing"),
        weights.get("begin"));
  }
}
