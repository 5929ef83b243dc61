package croupier.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether numbers in a row look as if chance had made them: how often each comes (chi-square), how
 * often each follows each (serial), how often they cross their middle (runs), and how long the
 * lowest of them stay away (gaps). Each test says how likely chance alone is to look at least so
 * odd.
 */
final class ChanceTests {
  /** A cell that chance fills more seldom than this would make chi-square unreliable. */
  private static final double LEAST_EXPECTED = 10;

  private static final double LEAST_MARKED = 0.1;

  private final double[] weights;
  private final long[] counts;
  private final long[] pairs;
  private final long[] gaps;
  private final double low;

  /** The numbers below this are those whose gaps are counted: one in ten, or the lowest alone. */
  private final int marked;

  private final double likelyMarked;
  private long numbers;
  private long turns;
  private long gap = -1;
  private int before = -1;

  /**
   * @param weights how likely each number is, from 0 on
   */
  ChanceTests(double... weights) {
    this.weights = weights.clone();
    counts = new long[weights.length];
    pairs = new long[weights.length * weights.length];
    int lowest = 0;
    double likely = 0;
    while (likely < LEAST_MARKED) {
      likely += weights[lowest++];
    }
    marked = lowest;
    likelyMarked = likely;
    gaps = new long[(int) Math.ceil(4 / likely)];
    double sum = 0;
    for (int i = 0; i < weights.length / 2; i++) {
      sum += weights[i];
    }
    low = sum;
  }

  /** One more number. */
  void take(int number) {
    counts[number]++;
    if (before >= 0) {
      if (numbers % 2 == 1) {
        pairs[before * weights.length + number]++;
      }
      turns += isLow(before) == isLow(number) ? 0 : 1;
    }
    if (number < marked) {
      if (gap >= 0) {
        gaps[(int) Math.min(gap, gaps.length - 1)]++;
      }
      gap = 0;
    } else if (gap >= 0) {
      gap++;
    }
    before = number;
    numbers++;
  }

  private boolean isLow(int number) {
    return number < weights.length / 2;
  }

  long numbers() {
    return numbers;
  }

  /** How often each number came. */
  double chiSquare() {
    return chiSquare(counts, weights);
  }

  /** How often each number stood before each, in pairs that do not overlap. */
  double serial() {
    double[] expected = new double[pairs.length];
    for (int i = 0; i < pairs.length; i++) {
      expected[i] = weights[i / weights.length] * weights[i % weights.length];
    }
    return chiSquare(pairs, expected);
  }

  /** How often a number of the lower half followed one of the upper half, or the other way. */
  double runs() {
    double turn = 2 * low * (1 - low);
    double together = low * (1 - low) - turn * turn;
    double n = numbers - 1.0;
    double deviation = Math.sqrt(n * turn * (1 - turn) + 2 * (n - 1) * together);
    return 2 * upperNormal(Math.abs(turns - n * turn) / deviation);
  }

  /** How many others came between two of the lowest. */
  double gaps() {
    double[] expected = new double[gaps.length];
    double left = 1;
    for (int i = 0; i < gaps.length - 1; i++) {
      expected[i] = left * likelyMarked;
      left -= expected[i];
    }
    expected[gaps.length - 1] = left;
    return chiSquare(gaps, expected);
  }

  /** Cells that chance fills too seldom are one; where that leaves one only, nothing is odd. */
  static double chiSquare(long[] counts, double[] expected) {
    double all = 0;
    for (long count : counts) {
      all += count;
    }
    double sum = 0;
    int cells = 0;
    double fewCounted = 0;
    double fewExpected = 0;
    for (int i = 0; i < counts.length; i++) {
      double wanted = expected[i] * all;
      if (wanted < LEAST_EXPECTED) {
        fewCounted += counts[i];
        fewExpected += wanted;
      } else {
        sum += square(counts[i] - wanted) / wanted;
        cells++;
      }
    }
    if (fewExpected > 0) {
      sum += square(fewCounted - fewExpected) / fewExpected;
      cells++;
    }
    return cells < 2 ? 1 : upperGamma((cells - 1) / 2.0, sum / 2);
  }

  private static double square(double x) {
    return x * x;
  }

  private static double upperNormal(double z) {
    return z == 0 ? 0.5 : upperGamma(0.5, z * z / 2) / 2;
  }

  /** The regularised upper incomplete gamma function, by its series or its continued fraction. */
  static double upperGamma(double a, double x) {
    if (x <= 0) {
      return 1;
    }
    double front = Math.exp(a * Math.log(x) - x - logGamma(a));
    if (x < a + 1) {
      double term = 1 / a;
      double sum = term;
      for (int n = 1; Math.abs(term) > 1e-16 * sum; n++) {
        term *= x / (a + n);
        sum += term;
      }
      return 1 - front * sum;
    }
    double b = x + 1 - a;
    double c = 1e300;
    double d = 1 / b;
    double fraction = d;
    for (int n = 1; n < 100_000; n++) {
      double numerator = -n * (n - a);
      b += 2;
      d = 1 / (numerator * d + b);
      c = b + numerator / c;
      fraction *= c * d;
      if (Math.abs(c * d - 1) < 1e-15) {
        break;
      }
    }
    return front * fraction;
  }

  /** Lanczos' approximation. */
  private static double logGamma(double x) {
    double[] factors = {
      676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
      12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7
    };
    if (x < 0.5) {
      return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
    }
    double sum = 0.99999999999980993;
    for (int i = 0; i < factors.length; i++) {
      sum += factors[i] / (x + i);
    }
    double t = x + factors.length - 1.5;
    return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(t) - t + Math.log(sum);
  }

  /** The four tests, by name. */
  List<Result> results() {
    List<Result> results = new ArrayList<>();
    results.add(new Result("chi-square", chiSquare()));
    results.add(new Result("serial", serial()));
    results.add(new Result("runs", runs()));
    results.add(new Result("gaps", gaps()));
    return results;
  }

  /**
   * What a test says.
   *
   * @param likely how likely chance alone is to look at least so odd
   */
  record Result(String test, double likely) {}
}
