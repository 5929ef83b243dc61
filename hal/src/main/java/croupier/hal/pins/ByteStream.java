package croupier.hal.pins;

/** Bytes out over a data and a clock line, highest bit first, taken at the rising clock edge. */
@FunctionalInterface
public interface ByteStream {
  /** Sends the first {@code length} bytes, and keeps no hold of the array. */
  void write(byte[] bytes, int length) throws PinFault;
}
