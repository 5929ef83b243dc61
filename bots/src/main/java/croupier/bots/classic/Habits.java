package croupier.bots.classic;

import croupier.bots.Weights;

/**
 * By what a plain player of the classic games decides.
 *
 * @param reserve cash that is not built or redeemed with
 * @param fear cash that is kept besides, in percent of the dearest rent of an opponent
 * @param one what deeds of a group are worth, in percent of their prices
 * @param two how much more when there are two of it
 * @param complete how much more still when it is complete
 * @param railroad what each railroad more adds to all of them, in percent
 * @param bid what a deed is bid for, in percent of its worth
 * @param envy what an opponent gains by a deal counts against it, in percent
 * @param margin what a deal must bring
 * @param low cash below which a unit of money counts double in a deal
 * @param jail opponents' dearest rent from which it stays in jail
 */
record Habits(
    int reserve,
    int fear,
    int one,
    int two,
    int complete,
    int railroad,
    int bid,
    int envy,
    int margin,
    int low,
    int jail) {
  static final Weights WEIGHTS = Weights.read(Habits.class, "classic.weights");
  static final Habits TUNED = of(WEIGHTS);

  static Habits of(Weights weights) {
    return new Habits(
        weights.get("reserve"),
        weights.get("fear"),
        weights.get("one"),
        weights.get("two"),
        weights.get("complete"),
        weights.get("railroad"),
        weights.get("bid"),
        weights.get("envy"),
        weights.get("margin"),
        weights.get("low"),
        weights.get("jail"));
  }
}
