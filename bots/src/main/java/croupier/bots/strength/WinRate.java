package croupier.bots.strength;

/**
 * How often somebody won, with what can be said of it.
 *
 * @param won games, a shared win as its share
 */
public record WinRate(int games, double won) {
  private static final double NORMAL_95 = 1.959964;

  public double rate() {
    return games == 0 ? 0 : won / games;
  }

  /** The lower end of the 95 % interval after Wilson. */
  public double low() {
    return Math.max(0, middle() - width());
  }

  /** The upper end of the 95 % interval after Wilson. */
  public double high() {
    return Math.min(1, middle() + width());
  }

  private double middle() {
    double z2 = NORMAL_95 * NORMAL_95;
    return (rate() + z2 / (2 * games)) / (1 + z2 / games);
  }

  private double width() {
    double z2 = NORMAL_95 * NORMAL_95;
    return NORMAL_95
        / (1 + z2 / games)
        * Math.sqrt(rate() * (1 - rate()) / games + z2 / (4.0 * games * games));
  }

  public WinRate plus(WinRate other) {
    return new WinRate(games + other.games, won + other.won);
  }

  @Override
  public String toString() {
    return "%.1f %% [%.1f, %.1f] of %d".formatted(100 * rate(), 100 * low(), 100 * high(), games);
  }
}
