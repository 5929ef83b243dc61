package croupier.app.mqtt;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What comes from a broker, of MQTT 3.1.1: its kind in the upper half of the first byte, flags in
 * the lower one, how long the rest is in one to four bytes, and the rest.
 */
record Packet(int kind, int flags, byte[] body) {
  static final int CONNACK = 2;
  static final int PUBLISH = 3;
  static final int SUBACK = 9;
  static final int PINGRESP = 13;

  private static final int MORE = 0x80;
  private static final int SEVEN = 0x7f;
  private static final int LENGTH_BYTES = 4;

  /** How sure a message is to come; ours come at most once. */
  private static final int QUALITY = 6;

  /**
   * The next one.
   *
   * @param most bytes of it that are read; nothing is set aside for what is only announced
   */
  static Packet read(InputStream in, int most) throws IOException {
    int first = next(in);
    int length = 0;
    int more = MORE;
    for (int i = 0; (more & MORE) != 0; i++) {
      if (i == LENGTH_BYTES) {
        throw new Misspoken("a length that has no end");
      }
      more = next(in);
      length |= (more & SEVEN) << 7 * i;
    }
    if (length > most) {
      throw new Misspoken("a message of " + length + " bytes");
    }
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      throw new EOFException("the line ended within a message");
    }
    return new Packet(first >> 4, first & 15, body);
  }

  private static int next(InputStream in) throws IOException {
    int next = in.read();
    if (next < 0) {
      throw new EOFException("the broker ended the line");
    }
    return next;
  }

  /** A message to a topic. */
  record Message(String topic, byte[] payload, boolean retained) {}

  Message message() throws Misspoken {
    int length = body.length < 2 ? Integer.MAX_VALUE : (body[0] & 255) << 8 | body[1] & 255;
    if ((flags & QUALITY) != 0 || length > body.length - 2) {
      throw new Misspoken("a message that is none");
    }
    String topic = new String(body, 2, length, StandardCharsets.UTF_8);
    return new Message(topic, Arrays.copyOfRange(body, 2 + length, body.length), (flags & 1) != 0);
  }
}
