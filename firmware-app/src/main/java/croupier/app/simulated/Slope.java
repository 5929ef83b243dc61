package croupier.app.simulated;

import java.util.List;

/**
 * Whether something grows: the straight line through samples at even distances.
 *
 * @param perStep how much it rises from one sample to the next
 * @param error half of the 95 % interval of that
 */
public record Slope(double perStep, double error) {
  /** Of a normal distribution, 95 % lie within so many deviations. */
  private static final double WIDTH = 1.96;

  public static Slope of(List<Double> samples) {
    int count = samples.size();
    double middle = (count - 1) / 2.0;
    double mean = samples.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    double square = 0;
    double product = 0;
    for (int i = 0; i < count; i++) {
      square += (i - middle) * (i - middle);
      product += (i - middle) * (samples.get(i) - mean);
    }
    double slope = product / square;
    double rest = 0;
    for (int i = 0; i < count; i++) {
      double off = samples.get(i) - mean - slope * (i - middle);
      rest += off * off;
    }
    return new Slope(slope, WIDTH * Math.sqrt(rest / (count - 2) / square));
  }

  /** Whether it cannot be told from no slope at all. */
  public boolean isFlat() {
    return Math.abs(perStep) <= error;
  }
}
