package croupier.app.evenings;

import java.util.Arrays;
import java.util.Map;

/**
 * How likely each sum of many throws is. It is reckoned exactly, throw by throw; only of very many
 * throws it is the bell curve, which nobody could tell apart from it by then.
 */
public final class Odds {
  /** Multiplications for which nobody waits noticeably, not on a small machine either. */
  private static final long EXACTLY = 6_000_000;

  private final double mean;
  private final double deviation;
  private final long least;
  private final long most;

  /** How likely each sum is, from the least on; null where there are too many. */
  private final double[] odds;

  private Odds(double mean, double deviation, long least, long most, double[] odds) {
    this.mean = mean;
    this.deviation = deviation;
    this.least = least;
    this.most = most;
    this.odds = odds;
  }

  /**
   * @param throwsMade how often each kind of throw was made
   */
  public static Odds of(Map<Throw, Integer> throwsMade) {
    double mean = 0;
    double variance = 0;
    long least = 0;
    long span = 0;
    double work = 0;
    for (Map.Entry<Throw, Integer> each : throwsMade.entrySet()) {
      double[] odds = each.getKey().odds();
      long times = each.getValue();
      double expected = 0;
      double squares = 0;
      for (int i = 0; i < odds.length; i++) {
        double result = each.getKey().least() + i;
        expected += odds[i] * result;
        squares += odds[i] * result * result;
      }
      mean += times * expected;
      variance += times * (squares - expected * expected);
      least += times * each.getKey().least();
      span += times * (odds.length - 1);
      work += (double) times * odds.length * span;
    }
    double[] sums = work > EXACTLY ? null : sums(throwsMade, (int) span + 1);
    return new Odds(mean, Math.sqrt(variance), least, least + span, sums);
  }

  private static double[] sums(Map<Throw, Integer> throwsMade, int length) {
    double[] sums = new double[length];
    sums[0] = 1;
    int last = 0;
    for (Map.Entry<Throw, Integer> each : throwsMade.entrySet()) {
      double[] odds = each.getKey().odds();
      for (int time = 0; time < each.getValue(); time++) {
        last = add(odds, sums, last);
      }
    }
    return sums;
  }

  /** The sums of so many of the same throw, from the least on. */
  static double[] sums(double[] odds, int times) {
    double[] sums = new double[times * (odds.length - 1) + 1];
    sums[0] = 1;
    int last = 0;
    for (int time = 0; time < times; time++) {
      last = add(odds, sums, last);
    }
    return sums;
  }

  /**
   * Adds one throw to sums of which this is the last.
   *
   * @return the last one now
   */
  private static int add(double[] odds, double[] sums, int last) {
    // From above, so that what is read has not been written yet.
    for (int sum = last + odds.length - 1; sum >= 0; sum--) {
      double likely = 0;
      for (int i = Math.max(0, sum - last); i < odds.length && i <= sum; i++) {
        likely += odds[i] * sums[sum - i];
      }
      sums[sum] = likely;
    }
    return last + odds.length - 1;
  }

  /** What is to be expected. */
  public double mean() {
    return mean;
  }

  /** How far from that it usually is. */
  public double deviation() {
    return deviation;
  }

  public long least() {
    return least;
  }

  public long most() {
    return most;
  }

  /** Whether it was reckoned exactly. */
  public boolean exact() {
    return odds != null;
  }

  /** How likely this very sum is. */
  public double just(long sum) {
    if (sum < least || sum > most) {
      return 0;
    }
    return odds == null ? bell(sum + 0.5) - bell(sum - 0.5) : odds[(int) (sum - least)];
  }

  /** How likely a sum of so much or more is. */
  public double atLeast(long sum) {
    if (sum <= least) {
      return 1;
    }
    if (sum > most) {
      return 0;
    }
    return odds == null ? bell(2 * mean - sum + 0.5) : added((int) (sum - least), odds.length);
  }

  /** How likely a sum of so much or less is. */
  public double atMost(long sum) {
    if (sum >= most) {
      return 1;
    }
    if (sum < least) {
      return 0;
    }
    return odds == null ? bell(sum + 0.5) : added(0, (int) (sum - least) + 1);
  }

  private double added(int from, int to) {
    return Math.min(1, Arrays.stream(odds, from, to).sum());
  }

  /** How much of the bell curve lies below. */
  private double bell(double below) {
    return deviation == 0 ? (below >= mean ? 1 : 0) : normal((below - mean) / deviation);
  }

  /** The normal distribution, to seven digits (Abramowitz and Stegun 26.2.17). */
  private static double normal(double x) {
    double t = 1 / (1 + 0.2316419 * Math.abs(x));
    double tail =
        Math.exp(-x * x / 2)
            / Math.sqrt(2 * Math.PI)
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return x > 0 ? 1 - tail : tail;
  }
}
