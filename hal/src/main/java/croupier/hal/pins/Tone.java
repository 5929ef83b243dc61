package croupier.hal.pins;

/**
 * One tone of a buzzer.
 *
 * @param hertz its pitch; 0 for silence
 * @param percent how loud it is, of as loud as the line can be
 * @param nanos how long it sounds unless another begins
 */
public record Tone(int hertz, int percent, long nanos) {
  public static final Tone SILENCE = new Tone(0, 0, 0);

  private static final int LOUDEST = 100;

  public Tone {
    if (hertz < 0 || percent < 0 || percent > LOUDEST || nanos < 0) {
      throw new IllegalArgumentException("no line sounds like that");
    }
  }

  public boolean isHeard() {
    return hertz > 0 && percent > 0 && nanos > 0;
  }

  /**
   * For how much of each period the line is high. A line that is high for half of it is as loud as
   * it can be; how loud its fundamental is goes by the sine of that part.
   */
  public double duty() {
    return isHeard() ? Math.asin((double) percent / LOUDEST) / Math.PI : 0;
  }
}
