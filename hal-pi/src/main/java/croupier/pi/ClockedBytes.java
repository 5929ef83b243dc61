package croupier.pi;

import croupier.hal.pins.ByteStream;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;

/**
 * Bytes over two plain lines. Each change of a line is a call of the kernel, so the data line is
 * driven only when its bit changes.
 */
final class ClockedBytes implements ByteStream {
  private final OutputLine data;
  private final OutputLine clock;

  /** The level of the data line, or -1 when a failure left it unknown. */
  private int driven = -1;

  ClockedBytes(OutputLine data, OutputLine clock) {
    this.data = data;
    this.clock = clock;
  }

  @Override
  public void write(byte[] bytes, int length) throws PinFault {
    int level = driven;
    driven = -1;
    for (int i = 0; i < length; i++) {
      int octet = bytes[i];
      for (int bit = 7; bit >= 0; bit--) {
        int wanted = octet >> bit & 1;
        if (wanted != level) {
          data.set(wanted == 1);
          level = wanted;
        }
        clock.set(true);
        clock.set(false);
      }
    }
    driven = level;
  }
}
