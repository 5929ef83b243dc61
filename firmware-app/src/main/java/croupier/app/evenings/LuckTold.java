package croupier.app.evenings;

import croupier.app.words.Message;

/**
 * What can be said of luck.
 *
 * @param came what the throws brought: of dice the mean of a throw, else all together
 * @param usual what was to be expected of them
 * @param asLucky how likely it is to be at least as lucky with as many throws
 * @param asUnlucky how likely it is to be at least as unlucky
 */
record LuckTold(double came, double usual, double asLucky, double asUnlucky) {
  /** What comes as often is not worth a word. */
  private static final double ORDINARY = 0.4;

  private static final long MOST_EVENINGS = 1_000_000;

  static LuckTold of(Luck luck) {
    Odds odds = luck.odds();
    double over = luck.ofDice() ? luck.times() : 1;
    double more = odds.atLeast(luck.total());
    double less = odds.atMost(luck.total());
    boolean few = luck.fewIsLucky();
    return new LuckTold(
        luck.total() / over, odds.mean() / over, few ? less : more, few ? more : less);
  }

  /** The whole sentence, about one of the players. */
  static Message told(Luck luck, int player) {
    LuckTold told = of(luck);
    Message what =
        Message.of(luck.kind())
            .player("who", player)
            .with("mean", rounded(told.came))
            .with("count", luck.total())
            .with("usual", rounded(told.usual));
    return Message.of("evenings.luck-told").with("what", what).with("rarity", told.rarity());
  }

  static double rounded(double number) {
    return Math.round(number * 10) / 10.0;
  }

  /** Which part of all evenings is less lucky; of those that are just the same, half. */
  double luckierThan() {
    return Math.clamp((asUnlucky + 1 - asLucky) / 2, 0, 1);
  }

  /** Of how many evenings one is as lucky, or as unlucky. */
  Message rarity() {
    double rare = Math.min(asLucky, asUnlucky);
    if (rare > ORDINARY) {
      return Message.of("evenings.as-usual");
    }
    long evenings = Math.clamp(Math.round(1 / Math.max(rare, 1e-9)), 2, MOST_EVENINGS);
    return Message.of(asLucky < asUnlucky ? "evenings.lucky" : "evenings.unlucky")
        .with("evenings", evenings);
  }
}
