package croupier.pi;

import croupier.hal.pins.ByteStream;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import java.util.List;

/** Lends output lines for a moment, before there is what drives them in play. */
public interface EarlyLines {
  /** What is done with what is lent. */
  @FunctionalInterface
  interface Use<T> {
    void with(T lent) throws PinFault;
  }

  /** Lends the chain of lights. */
  void chain(Use<ByteStream> use) throws PinFault;

  /** Lends plain lines, all low at first. */
  void lines(List<Integer> gpios, Use<List<OutputLine>> use) throws PinFault;
}
