package croupier.app.mqtt;

import croupier.app.settings.Broker;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What is said to a broker, in MQTT 3.1.1. Messages are sent once, and not asked for again. */
final class Packets {
  private static final int CONNECT = 0x10;
  private static final int PUBLISH = 0x30;
  private static final int SUBSCRIBE = 0x82;
  private static final int RETAINED = 1;
  private static final int MORE = 0x80;

  /** MQTT 3.1.1. */
  private static final int LEVEL = 4;

  private static final int CLEAN = 0x02;
  private static final int WILL = 0x04;
  private static final int WILL_RETAINED = 0x20;
  private static final int PASSWORD = 0x40;
  private static final int USER = 0x80;

  static final byte[] PING = {(byte) 0xc0, 0};
  static final byte[] FAREWELL = {(byte) 0xe0, 0};

  private Packets() {}

  /** Who comes, and what the broker tells the others when the line breaks. */
  static byte[] connect(Broker broker, Will will, int keepAliveSeconds) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    put(body, "MQTT");
    body.write(LEVEL);
    boolean hasUser = broker.user().isPresent();
    boolean hasWill = !will.topic().isEmpty();
    body.write(CLEAN | (hasWill ? WILL | WILL_RETAINED : 0) | (hasUser ? USER | PASSWORD : 0));
    put(body, keepAliveSeconds);
    put(body, will.client());
    if (hasWill) {
      put(body, will.topic());
      put(body, will.words());
    }
    if (hasUser) {
      put(body, broker.user().get());
      put(body, broker.password());
    }
    return packet(CONNECT, body);
  }

  static byte[] publish(String topic, byte[] payload, boolean retained) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    put(body, topic);
    body.writeBytes(payload);
    return packet(PUBLISH | (retained ? RETAINED : 0), body);
  }

  static byte[] subscribe(List<String> topics) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    put(body, 1);
    for (String topic : topics) {
      put(body, topic);
      body.write(0);
    }
    return packet(SUBSCRIBE, body);
  }

  private static byte[] packet(int first, ByteArrayOutputStream body) {
    ByteArrayOutputStream packet = new ByteArrayOutputStream();
    packet.write(first);
    int length = body.size();
    do {
      int seven = length & (MORE - 1);
      length >>= 7;
      packet.write(length > 0 ? seven | MORE : seven);
    } while (length > 0);
    packet.writeBytes(body.toByteArray());
    return packet.toByteArray();
  }

  private static void put(ByteArrayOutputStream to, int number) {
    to.write(number >> 8);
    to.write(number);
  }

  private static void put(ByteArrayOutputStream to, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    put(to, bytes.length);
    to.writeBytes(bytes);
  }
}
