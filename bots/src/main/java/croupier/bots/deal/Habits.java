package croupier.bots.deal;

import croupier.bots.Weights;

/**
 * What a plain player of deal makes of things, where a million of money is 10.
 *
 * @param set a colour completed
 * @param step a card nearer to a set, times the share of the set that lies there then, in percent
 * @param hurt what an opponent loses weighs against an own gain, in percent
 * @param go two cards more
 * @param bank a million in the bank rather than in the hand
 * @param keep an action card in the hand rather than in the bank
 * @param no what must be at stake for a Just Say No
 * @param doubler what a Double The Rent must bring
 * @param build rent of a building, for each million
 * @param least what a play must bring
 */
record Habits(
    int set,
    int step,
    int hurt,
    int go,
    int bank,
    int keep,
    int no,
    int doubler,
    int build,
    int least) {
  static final Weights WEIGHTS = Weights.read(Habits.class, "deal.weights");
  static final Habits TUNED = of(WEIGHTS);

  static Habits of(Weights weights) {
    return new Habits(
        weights.get("set"),
        weights.get("step"),
        weights.get("hurt"),
        weights.get("go"),
        weights.get("bank"),
        weights.get("keep"),
        weights.get("no"),
        weights.get("doubler"),
        weights.get("build"),
        weights.get("least"));
  }
}
