package croupier.pi;

import croupier.hal.pins.ByteStream;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;

/** Who drives lines for us. */
interface Outputs extends AutoCloseable {
  /** A line to drive, low at first. */
  OutputLine line(int gpio) throws PinFault;

  /** The bytes of the Pi's own SPI port, on GPIO 10 and 11; the same port each time. */
  ByteStream spi() throws PinFault;

  /** Gives all lines back. */
  @Override
  void close();
}
