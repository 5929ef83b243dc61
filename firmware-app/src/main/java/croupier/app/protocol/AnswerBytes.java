package croupier.app.protocol;

import croupier.app.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes of JSON, one after the other. What is written often is given as bytes. */
final class AnswerBytes {
  /** An answer longer than this is no reason to keep so much room for all that follow. */
  private static final int ROOM = 1 << 16;

  private byte[] bytes = new byte[ROOM];
  private int size;

  static byte[] of(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  void clear() {
    size = 0;
    if (bytes.length > ROOM) {
      bytes = new byte[ROOM];
    }
  }

  int size() {
    return size;
  }

  byte[] bytes() {
    return bytes;
  }

  AnswerBytes add(byte[] some) {
    if (size + some.length > bytes.length) {
      grow(some.length);
    }
    System.arraycopy(some, 0, bytes, size, some.length);
    size += some.length;
    return this;
  }

  AnswerBytes add(char ascii) {
    if (size == bytes.length) {
      grow(1);
    }
    bytes[size++] = (byte) ascii;
    return this;
  }

  AnswerBytes add(String text) {
    return add(of(text));
  }

  /** A number as JSON has it. */
  AnswerBytes add(int number) {
    if (number < 0) {
      return number == Integer.MIN_VALUE ? add(Integer.toString(number)) : add('-').add(-number);
    }
    int digits = 1;
    for (int left = number; left >= 10; left /= 10) {
      digits++;
    }
    if (size + digits > bytes.length) {
      grow(digits);
    }
    size += digits;
    int left = number;
    for (int at = size - 1; at >= size - digits; at--) {
      bytes[at] = (byte) ('0' + left % 10);
      left /= 10;
    }
    return this;
  }

  /** Plain data as JSON. */
  AnswerBytes addJson(Object data) {
    return add(Json.write(data));
  }

  /** Writes another character where one stands. */
  void set(int at, char ascii) {
    bytes[at] = (byte) ascii;
  }

  /** Takes the last byte back. */
  void dropLast() {
    size--;
  }

  private void grow(int more) {
    bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
  }

  @Override
  public String toString() {
    return new String(bytes, 0, size, StandardCharsets.UTF_8);
  }
}
