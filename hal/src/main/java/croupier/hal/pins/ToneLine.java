package croupier.hal.pins;

/**
 * A line that sounds. It keeps the time of each tone by itself: neither does whoever asks wait for
 * it, nor does a tone last because nobody came to end it.
 */
@FunctionalInterface
public interface ToneLine {
  /**
   * Ends the tone that sounds, and begins another.
   *
   * @throws PinFault when this one or one before could not be heard
   */
  void sound(Tone tone) throws PinFault;
}
