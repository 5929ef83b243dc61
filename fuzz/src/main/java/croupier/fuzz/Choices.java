package croupier.fuzz;

import java.util.Arrays;

/**
 * The bytes of an input as choices, one after the other. When they are used up, the first of
 * everything is chosen: an input that was cut off still means something.
 */
final class Choices {
  private final byte[] bytes;
  private int at;

  Choices(byte[] bytes) {
    this.bytes = bytes;
  }

  boolean more() {
    return at < bytes.length;
  }

  /** A number below this one. */
  int below(int bound) {
    int value = next();
    return (bound <= 256 ? value : value << 8 | next()) % bound;
  }

  boolean oneIn(int bound) {
    return below(bound) == 1;
  }

  private int next() {
    return more() ? bytes[at++] & 0xff : 0;
  }

  /** A whole number of any size. */
  long number() {
    long value = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      value = value << 8 | next();
    }
    return value;
  }

  /** All that is left, as it is. */
  byte[] rest() {
    byte[] rest = Arrays.copyOfRange(bytes, Math.min(at, bytes.length), bytes.length);
    at = bytes.length;
    return rest;
  }
}
