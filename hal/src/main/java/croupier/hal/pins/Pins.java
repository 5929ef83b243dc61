package croupier.hal.pins;

import java.util.List;

/**
 * The lines of the header, by GPIO number. This is all that differs between a laptop and a Pi.
 *
 * <p>Everything here is called on one thread, and listeners are called on that thread too: pins
 * that hear edges elsewhere carry them over, with the time at which they happened. A level is
 * electrical: what counts as pressed is for the device to say.
 */
public interface Pins extends AutoCloseable {
  /** Asks for input lines as one group; the listener may be called from then on. */
  InputLines inputs(List<Integer> gpios, Bias bias, EdgeListener listener) throws PinFault;

  /** Asks for an output line, which is driven low at once. */
  OutputLine output(int gpio) throws PinFault;

  /** Asks for a data and a clock line as a stream of bytes. */
  ByteStream stream(int data, int clock) throws PinFault;

  /** Asks for a line that sounds; it is silent at first. */
  ToneLine tone(int gpio) throws PinFault;

  /** Gives every line back. */
  @Override
  void close();
}
