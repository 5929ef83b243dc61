package croupier.app.simulated.disk;

import java.util.Arrays;

/** The content of a file, as it grows and is cut. */
final class Bytes {
  private byte[] bytes;
  private int size;

  Bytes() {
    bytes = new byte[256];
  }

  private Bytes(byte[] bytes, int size) {
    this.bytes = bytes;
    this.size = size;
  }

  Bytes copy() {
    return new Bytes(Arrays.copyOf(bytes, Math.max(size, 1)), size);
  }

  int size() {
    return size;
  }

  byte[] all(int from) {
    return from < size ? Arrays.copyOfRange(bytes, from, size) : new byte[0];
  }

  /** How many of these places could be read. */
  int read(int at, byte[] into, int from, int most) {
    int read = Math.max(0, Math.min(most, size - at));
    System.arraycopy(bytes, Math.min(at, size), into, from, read);
    return read;
  }

  /** Puts a part of what is written in its place; a gap before it is filled with zeros. */
  void write(int at, byte[] what, int from, int to) {
    stretch(at + to);
    System.arraycopy(what, from, bytes, at + from, to - from);
  }

  /** The file is at least so long. */
  void stretch(int end) {
    if (end > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(end, 2 * bytes.length));
    }
    size = Math.max(size, end);
  }

  void cut(int end) {
    if (end < size) {
      Arrays.fill(bytes, end, size, (byte) 0);
      size = end;
    }
  }
}
